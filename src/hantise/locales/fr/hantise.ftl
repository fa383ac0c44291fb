### Ce que dit la maison elle-même, quel que soit le jeu.

## Ce qui ne va pas dans une demande

error-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux disponibles : { $known }.
error-wrong-players =
    { $low ->
        [2] { $high ->
            [2] { $game } se joue à 2, pas à { $given }.
           *[other] { $game } se joue de 2 à { $high } joueurs, pas à { $given }.
        }
       *[other] { $game } se joue de { $low } à { $high } joueurs, pas à { $given }.
    }
error-unknown-option = Il n’y a pas d’option « { $option } ». Options disponibles : { $known }.
error-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $expected }.
error-option-range = L’option { $option } va de { $low } à { $high }, pas { $value }.
error-never = « { $notation } » n’est jamais possible. { $reason }
error-unknown-action = « { $notation } » n’est pas une action du jeu { $game }.
error-illegal-action = « { $action } » n’est pas possible maintenant. { $reason }
error-not-your-turn = Ce n’est pas à vous de jouer.
error-over = La partie est terminée.
error-not-chance = Ce n’est pas au hasard d’agir maintenant.
error-view-other = Ce n’est pas une vue du jeu { $game }.
error-newer-rules = Cette partie de { $game } suit la version { $given } des règles ; ce programme connaît les versions 1 à { $known }.

# Ce que peut valoir une option ; suit « Valeurs possibles : ».
expected-flag = oui ou non
expected-choice = { $choices }
expected-number = un nombre entier de { $low } à { $high }
expected-text = un texte de { $high } caractères au plus
# Une liste où il n’y a rien.
none = aucune

## Les enregistrements de parties

error-not-a-file = « { $path } » est un dossier ou un périphérique, pas un fichier : rien n’a été enregistré.
error-not-saved = Le fichier { $path } n’a pas pu être écrit : { $detail }.
error-record-unreadable = Le fichier { $path } n’a pas pu être lu : { $detail }.
error-record-too-large = Ce n’est pas une partie enregistrée : { $given } octets, alors qu’une partie en a { $most } au plus.
error-record-json = Ce n’est pas une partie enregistrée : ces { $size } octets ne sont pas du JSON valide ({ $detail }).
error-record-truncated = Cette partie enregistrée est incomplète : elle s’arrête au bout de { $size } octets ({ $detail }).
error-record-shape = Ce n’est pas une partie enregistrée : « { $field } » { $reason }.
error-record-format = Cet enregistrement est au format { $given } ; ce programme lit le format { $known }.
error-record-seats =
    L’enregistrement nomme { $given ->
        [one] { $given } place
       *[other] { $given } places
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
error-record-seals =
    L’enregistrement compte { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } mais { $given ->
        [one] { $given } sceau
       *[other] { $given } sceaux
    } : on y a ajouté ou retiré quelque chose.
error-record-edited = L’entrée { $number } (« { $entry } ») ne correspond pas à son sceau : elle, ou quelque chose avant elle, a été modifiée.
error-record-entry-wrong = L’entrée { $number } (« { $entry } ») ne peut pas être rejouée. { $reason }
error-record-entry = À l’entrée de table « { $entry } », il manque la place, le robot ou l’entrée à laquelle revenir, ou l’un d’eux n’est pas du bon genre.
error-record-draw = Avant le retour en arrière, le hasard avait tiré ici « { $expected } » : il doit le tirer de nouveau, et non « { $given } ».
error-record-back =
    On ne peut pas revenir à l’entrée { $to } : il y a { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } pour l’instant.
error-record-seat = Il n’y a pas de place { $seat } : on compte les places à partir de 0, et la table en a { $players }.
error-record-time = La place { $seat } n’a pas pu perdre au temps : il faut pour cela deux joueurs et une pendule à zéro.
error-record-result = Le résultat de l’enregistrement n’est pas celui auquel mènent ses entrées.

## À la table, à côté des règles

event-resigned = { $seat_name } abandonne.
    .you = Vous abandonnez.
event-forfeited = { $seat_name } perd par forfait : le programme { $why_name }.
    .you = Vous perdez par forfait : le programme { $why_name }.
# Ce qu’un programme a fait pour perdre par forfait ; suit « le programme ».
why-crashed = est tombé en panne
why-stalled = a pris trop de temps
why-nonsense = a répondu n’importe quoi
why-illegal = a choisi une action impossible
event-agreed = Tout le monde accepte d’arrêter.
event-flag = { $seat_name } n’a plus de temps.
    .you = Votre temps est écoulé.
event-lost-on-time = { $seat_name } perd au temps.
    .you = Vous perdez au temps.
event-bot = Un robot remplace { $seat_name }.
    .you = Un robot vous remplace.
event-person = { $seat_name } reprend sa place.
    .you = Vous reprenez votre place.
event-back =
    { $to ->
        [0] On revient au début de la partie.
       *[other] On revient à un moment antérieur.
    }
ending-resigned = Un joueur a abandonné.
ending-forfeited = Un programme a échoué et perd par forfait.
ending-lost-on-time = Le temps est écoulé.
ending-agreed = Les joueurs ont convenu d’arrêter : la partie est nulle.

## Les titres communs à toutes les tables

heading-players = Joueurs
heading-turn = À qui de jouer
heading-actions = Actions possibles
heading-log = Journal de la partie
heading-options = Options
heading-result = Résultat

## Command line

cli-help = Une maison de jeux de fantômes : jouez, revoyez vos parties, lisez et vérifiez les règles.
cli-help-play = Jouer contre des robots, ou à plusieurs au même clavier.
cli-help-resume = Reprendre la dernière partie, ou celle d’un fichier.
cli-help-replay = Revoir une partie enregistrée, pas à pas.
cli-help-analyse = Dire ce que valait chaque coup d’une partie terminée, et où elle a basculé.
cli-help-games = Lister les jeux et leurs options.
cli-help-rules = Lire les règles d’un jeu.
cli-help-castle = Vérifier ou dessiner votre propre château.
cli-help-position = Vérifier le texte d’une position et la dessiner.
cli-help-perft = Compter les suites d’actions, pour tester et mesurer les règles.
cli-help-laws = Vérifier que les jeux respectent les lois de la maison.

cli-usage = Usage : { $usage }
cli-usage-command = COMMANDE [ARGUMENTS]
cli-usage-options = [OPTIONS]
cli-heading-commands = Commandes
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-everywhere = Options générales

cli-word-bot = ROBOT
cli-word-depth = PROFONDEUR
cli-word-eyes = VUE
cli-word-file = FICHIER
cli-word-castle = check|draw
cli-word-game = JEU
cli-word-letter = LETTRE
cli-word-names = NOM,NOM
cli-word-number = NOMBRE
cli-word-pair = NOM=VALEUR
cli-word-seconds = SECONDES
cli-word-text = TEXTE
cli-word-word = MOT

cli-help-lang = la langue ; par défaut, celle du système
cli-help-no-colour = sans couleurs (comme NO_COLOR dans l’environnement)
cli-help-help = afficher cette aide
cli-help-version = afficher la version
cli-help-json = afficher du JSON, pour les programmes
cli-help-game = le nom court du jeu, tel que le donne « hantise games »
cli-help-play-game = le nom court du jeu ; s’il manque, on vous le demande
cli-help-players = le nombre de joueurs
cli-help-option = une option du jeu ; peut se répéter. Pour un texte tel qu’un château : nom=@FICHIER
cli-help-people = combien de personnes jouent à ce clavier, aux premières places (par défaut 1 ; 0 pour regarder)
cli-help-seat = une place occupée par une personne, par exemple B ; peut se répéter
cli-help-bot = le robot des autres places ; répété, chacun à son tour
cli-help-names = les noms des joueurs, dans l’ordre des places
cli-help-seed = une graine : le même nombre donne le même hasard et les mêmes robots
cli-help-start-position = partir de cette position
cli-help-play-resume = reprendre la partie de ce fichier
cli-help-play-save = enregistrer la partie dans ce fichier
cli-help-pace = pause avant chaque action d’un robot
cli-help-resume-file = le fichier de la partie ; par défaut, la dernière partie inachevée
cli-help-replay-file = le fichier de la partie
cli-help-eyes = le point de vue : la lettre d’une place, public ou all (tout)
cli-help-step = l’étape de départ, ou à afficher
cli-help-check = seulement vérifier le fichier
cli-help-search = seulement ce que les règles disent de ce mot
cli-help-castle-verb = check : dire tout ce qui ne va pas ; draw : en faire une image (SVG)
cli-help-castle-file = le fichier du château (TOML)
cli-help-castle-output = où écrire l’image (par défaut, à côté du fichier)
cli-help-castle-game = quel château, si le fichier en contient un par jeu
cli-help-position-text = la position, entre guillemets
cli-help-depth = sur combien d’actions
cli-help-laws-game = le nom court d’un jeu ; par défaut, tous
cli-help-laws-games = parties au hasard pour chaque nombre de joueurs et chaque option (par défaut 20)

cli-error-language = Il n’y a pas de langue « { $given } ». Langues disponibles : { $known }.
cli-error-no-command = Il n’y a pas de commande « { $given } ». Commandes disponibles : { $known }.
cli-error-no-option = Il n’y a pas d’option { $option } ici ; voir --help.
cli-error-option-needs-value = L’option { $option } attend une valeur ; voir --help.
cli-error-missing = Il manque : { $parameter }. Voir --help.
cli-error-extra = De trop : « { $given } ». Un texte avec des espaces se met entre guillemets.
cli-error-usage = Commande incomprise : { $detail }
cli-error-number = « { $given } » n’est pas un nombre entier (0 ou plus).
cli-error-pair = « { $given } » n’est pas de la forme nom=valeur.
cli-error-twice = L’option { $option } est donnée deux fois.
cli-error-pace = « { $given } » n’est pas une pause de 0 à { $most } secondes.
cli-error-laws-games = Il faut jouer au moins 1 partie.
cli-error-depth = La profondeur doit être d’au moins 1.
cli-error-seat = Il n’y a pas de place « { $given } » : les places vont de A à { $last }.
cli-error-eyes = Il n’y a pas de point de vue « { $given } ». Disponibles : les places A à { $last }, public, all.
cli-error-step =
    Il n’y a pas d’étape { $given } : la partie a { $last ->
        [one] { $last } étape
       *[other] { $last } étapes
    }.
cli-error-people-and-seat = Donnez --people ou --seat, pas les deux.
cli-error-too-many-people = { $people } personnes ne peuvent pas prendre { $players } places.
cli-error-too-many-names = Il y a { $given } noms pour { $players } places.
cli-error-name = Le nom « { $name } » ne convient pas : les noms doivent être différents et imprimables.
cli-error-file-exists = Le fichier { $path } existe déjà et n’a pas été modifié. Pour reprendre la partie qu’il contient : hantise resume { $path }
cli-error-not-read = Le fichier { $file } ne peut pas être lu.
cli-error-file-too-long = Le fichier { $file } est trop gros : on lit au plus { $most } octets.
cli-error-no-terminal = Pour jouer, il faut un terminal. Avec --people 0, les robots jouent entre eux.
cli-error-resume-alone = Avec --resume, le fichier fixe tout : ne donnez ni jeu ni places.
cli-error-resume-over = La partie de { $path } est terminée. Pour la revoir : hantise replay { $path }
cli-error-nothing-to-resume = Il n’y a pas de partie à reprendre dans { $folder }.
cli-error-no-rules = Il n’y a pas de règles de « { $game } » dans cette langue.
cli-error-action-number =
    { $last ->
        [one] Il n’y a qu’une action : 1, et non { $given }.
       *[other] Il y a { $last } actions : donnez un nombre de 1 à { $last }, et non { $given }.
    }

# À la table
cli-you = vous
cli-bot-random = hasard
cli-bot-beginner = débutant
cli-bot-careful = prudent
cli-bot-skilled = aguerri
cli-bot-master = maître
cli-prompt = Numéro, notation ou ? pour l’aide :{ " " }
cli-curtain =
    { $name }, c’est à vous.
    Les autres, regardez ailleurs, s’il vous plaît.

    Appuyez sur Entrée quand vous seul voyez l’écran.
cli-hint = Indice : { $notation } ({ $action })
cli-nothing-to-undo = Vous n’avez encore rien décidé : il n’y a rien à annuler.
cli-all-agree = Tout le monde accepte-t-il de revenir à votre dernière décision ? [o/N]{ " " }
cli-not-agreed = La partie continue.
cli-nothing-yet = Il ne s’est encore rien passé.
cli-saved = Enregistré : { $path }
cli-overwrite = { $path } existe déjà. Le remplacer ? [o/N]{ " " }
cli-position-secret = La position montre des mains cachées : gardez-la secrète jusqu’à la fin de la partie.
cli-really-resign = { $name }, voulez-vous vraiment abandonner ? [o/N]{ " " }
cli-keep-game = Garder cette partie pour la reprendre plus tard ? [O/n]{ " " }
cli-kept =
    La partie est enregistrée dans { $path }
    Pour la reprendre : hantise resume
cli-kept-named =
    La partie est enregistrée dans { $path }
    Pour la reprendre : hantise resume { $path }
cli-dropped = La partie n’a pas été gardée.
cli-order-action-words = 3 / { $notation }
cli-order-action = faire l’action de ce numéro ou de cette notation
cli-order-help = afficher cette aide
cli-order-hint = ce que ferait le meilleur robot, et pourquoi
cli-order-undo = revenir à votre dernière décision
cli-order-log = ce qui s’est passé
cli-order-rules = les règles du jeu
cli-order-save = enregistrer la partie, dans un fichier si vous en nommez un
cli-order-position = la position en texte
cli-order-resign = abandonner
cli-order-quit = quitter ; la partie peut être gardée
cli-order-redraw-key = Entrée
cli-order-redraw = redessiner le plateau
cli-legend-door = le côté ouvert d’un portail

# Le menu
cli-menu-welcome = Bienvenue dans la maison des fantômes.
cli-menu-game = Quel jeu ?
cli-menu-players = Combien de joueurs, de { $low } à { $high } ?
cli-menu-rivals = Contre qui ?
cli-menu-bot = le robot « { $bot } »
cli-menu-people = des personnes à ce clavier
cli-menu-again = Un nombre de { $low } à { $high }, s’il vous plaît.

# La fin
cli-winner = { $names } gagne.
cli-you-win = Vous gagnez.
cli-winners = Les vainqueurs : { $names }.
cli-not-over = La partie n’est pas terminée.
cli-record-kept =
    La partie est enregistrée dans { $path }
    Pour la revoir : hantise replay { $path }

# Revoir une partie
cli-replay-secrets = Cette partie n’est pas terminée : vous voyez ce qui est caché aux joueurs.
cli-replay-keys =
    { $moment } / { $last }, { $eyes }
    n → suite · p ← retour · f début · l fin · nombre Entrée · e vue · q quitter { $typed }
cli-eyes =
    { $eyes ->
        [all] tout révélé
        [public] vue d’un spectateur
       *[other] vue : { $eyes }
    }
cli-record-sound =
    { $path } est en ordre : { $entries ->
        [one] { $entries } entrée se rejoue
       *[other] { $entries } entrées se rejouent
    } jusqu’au résultat annoncé.

# Les tableaux
cli-column-id = Nom court
cli-column-game = Jeu
cli-column-players = Joueurs
cli-column-depth = Profondeur
cli-column-count = Suites
cli-column-seconds = Secondes
cli-column-per-second = Par seconde
cli-option-line = { $name }={ $default } (ou { $others })
cli-option-text = { $name }=@FICHIER (le texte d’un fichier, au plus { $most } caractères)
cli-game-facts = { $players } joueurs · { $minutes } minutes · dès { $age } ans
cli-fact = { $name } : { $value }
cli-number = { $number }
cli-perft-last = Les dernières actions : { $kinds }
cli-position-actions =
    { $count ->
        [one] { $count } action : { $actions }
       *[other] { $count } actions : { $actions }
    }
cli-nothing-found = Les règles de { $game } ne disent rien de « { $word } ».

# Les lois
cli-laws-report = { $games } parties, { $states } états, dont { $sampled } regardés de près ; { $illegal } actions illégales essayées ; { $worlds } mondes imaginés, dont { $other } autres que la vérité ; les chances de { $odds } vues comparées aux chances exactes.
cli-laws-endings = Fins de partie : { $endings }
cli-laws-kept =
    Toutes les lois sont respectées : { $laws }.
    Graine : { $seed }
cli-laws-broken = Une loi est enfreinte : { $law }
cli-laws-again = Graine { $seed } ; de quoi reproduire le problème : { $path }

## Les mesures de vitesse

cli-help-bench = Mesurer à quelle vitesse les jeux se jouent au hasard et s’explorent, comparés à OpenSpiel.
cli-help-bench-game = les noms courts de jeux ; par défaut, tous
cli-help-bench-milliseconds = la durée de chaque mesure (par défaut 1000)
cli-help-bench-repeats = le nombre de mesures ; la médiane compte (par défaut 3)
cli-help-bench-search = seulement la vitesse à laquelle les robots explorent
cli-error-bench = Il faut mesurer pendant au moins 1 milliseconde et au moins 1 fois.
cli-bench-running = Mesure en cours
cli-bench-no-peer =
    OpenSpiel n’est pas installé : il n’y a rien à quoi comparer. Pour l’installer :
    { "." }venv/bin/uv pip install --require-hashes -r requirements/bench.txt
cli-bench-ratios = Compilé, comparé à OpenSpiel { $version }
cli-column-subject = Jeu
cli-column-loop = Boucle
cli-column-build = Version
cli-column-peer = Comparé à
cli-column-ratio = Rapport
cli-column-actions-per-second = Actions par seconde
cli-bench-searches = Exploration
cli-column-counted = Unité
cli-column-microseconds = µs chacun
cli-column-playout = Actions d’une partie au hasard
cli-bench-worlds = mondes imaginés
cli-bench-guided = itérations, guide du jeu
cli-bench-nodes = nœuds
cli-bench-random = itérations, parties au hasard
cli-bench-mcts = simulations MCTS
cli-bench-ismcts = simulations ISMCTS

## Les robots

error-unknown-bot = Il n’y a pas de robot « { $bot } » pour { $game }. Robots disponibles : { $known }.
reason-random = au petit bonheur
reason-only = rien d’autre n’est possible
reason-winning = cela fait gagner la partie
reason-search = le meilleur coup trouvé en calculant

## Hall, parties jouées, classements, jeux et leçons

error-no-messages = Il n’y a pas de messages « { $name } » dans la langue « { $language } ».
error-no-person = Il n’y a personne à cette adresse.
error-no-record = Il n’y a pas de partie terminée à cette adresse.
error-record-in-progress = Cette partie est encore en cours. Vous pourrez la revoir quand elle sera terminée.
error-record-eyes = Il n’y a pas de vue « { $eyes } » de cette partie : choisissez une place de 0 à { $last }, « public » ou « open ».
error-record-place = « { $place } » n’est pas un endroit de la liste des parties.
error-record-file-large = Ce n’est pas une partie enregistrée : le fichier dépasse { $most } Mio.
error-record-long = Cet enregistrement compte { $given } entrées ; une partie en a { $most } au plus.
error-record-start-long = La position de départ de cet enregistrement dépasse { $most } caractères.
error-no-scene =
    { $scenes ->
        [0] Il n’y a pas de leçon pour ce jeu.
        [one] La leçon n’a qu’une scène.
       *[other] La leçon compte { $scenes } scènes, numérotées à partir de 1.
    }
error-no-puzzle = Ce problème n’existe pas.
error-lesson-done = Cette scène est terminée : passez à la suivante, ou recommencez-la.

## Les personnes et la sûreté dans la maison

error-bad-request = Cette demande ne peut pas être lue : « { $field } » { $reason }.
reason-wrong-form = n’a pas la forme attendue
reason-too-short = est trop court : { $number } au moins
reason-too-long = est trop long : { $number } au plus
reason-too-small = est trop petit : { $number } au moins
reason-too-big = est trop grand : { $number } au plus
reason-too-many-digits = est un nombre qui a bien trop de chiffres
reason-missing = manque
reason-twice = est donné deux fois
reason-unknown-field = n’a rien à faire ici
error-not-signed-in = Connectez-vous d’abord, comme invité ou avec un compte.
error-not-found = Il n’y a rien à cette adresse.
error-method = Cela ne peut pas se faire à cette adresse.
error-forbidden = Ce n’est pas permis.
error-too-large = C’est trop gros.
error-too-many-requests = Trop de demandes. Réessayez dans { $seconds } s.
error-internal = Une erreur s’est produite dans la maison ; elle est notée. Rien n’a été modifié.
error-unavailable = La maison ne peut rien lire ni enregistrer pour l’instant. Réessayez dans un moment.
error-aborted = La connexion s’est terminée avant que tout soit envoyé. Rien n’a été modifié.
error-origin = Cette demande vient d’un autre site et a été refusée.
error-banned = Vous êtes exclu jusqu’au { $until } ; vous pouvez encore regarder.
error-muted = Vous ne pouvez pas écrire dans la discussion jusqu’au { $until }.
error-name = Ce nom ne convient pas : un nom a de 1 à { $most } caractères visibles, sur une ligne.
error-name-taken = Le nom « { $name } », ou un nom qui lui ressemble, est déjà pris.
error-line = « { $field } » doit tenir sur une ligne de caractères visibles.
error-wrong-sign-in = Nom ou mot de passe incorrect.
error-wrong-password = Mot de passe incorrect.
error-password-needed = Saisissez votre mot de passe pour changer le nom ou l’adresse e-mail de votre compte.
error-mail-code = Ce code est incorrect ou a expiré.
error-no-mail-to-confirm = Il n’y a pas d’adresse e-mail à confirmer.
error-too-many-imported = Vous avez déjà importé { $most } parties, c’est la limite.
error-wrong-recovery = Nom ou code de secours incorrect.
error-password-name = Le mot de passe doit être différent du nom.
error-has-account = Vous avez déjà un compte.
error-needs-account = Il faut un compte pour cela.
error-handover = Ce code n’est pas valable : chacun sert une fois, pendant quelques minutes.
error-token-manages = Un jeton ne peut pas gérer le compte.
error-too-many-tokens = Vous avez déjà { $most } jetons : révoquez-en un d’abord.
error-too-many-mutes = Vous masquez déjà { $most } personnes : cessez d’abord d’en masquer une.
error-mute-oneself = Vous ne pouvez pas vous masquer vous-même.
error-push-address = La maison n’envoie pas de notifications à cette adresse.
error-admin-only = Seuls les administrateurs peuvent faire cela.
error-admin-protected = Les administrateurs ne peuvent être ni réduits au silence ni exclus ici.
confirm-mail-title = Confirmez votre adresse e-mail
confirm-mail-text =
    Votre code est { $code }

    Saisissez-le sur la page de vos réglages pour recevoir ici les rappels. Si vous n’avez rien demandé, ignorez ce message : vous n’en recevrez pas d’autre.
remind-your-turn-title = À vous de jouer à { $game }
remind-your-turn-text = Les autres vous attendent.
remind-seat-lost-title = Un robot joue pour vous à { $game }
remind-seat-lost-text = Votre temps est écoulé. Vous pouvez reprendre votre place à tout moment.
remind-lost-on-time-title = Vous avez perdu au temps à { $game }
remind-lost-on-time-text = Votre temps était écoulé, et votre adversaire a réclamé la victoire.
remind-mail =
    { $text }

    { $url }

    Vous recevez cet e-mail parce que vous avez donné votre adresse à cette maison ; vous pouvez la retirer dans les réglages.

## Running the house

error-setting-host = « { $given } » n’est pas une adresse où écouter. Attendu : une adresse telle que 127.0.0.1, 0.0.0.0 ou ::1.
error-setting-port = « { $given } » n’est pas un port. Attendu : un nombre entier de { $low } à { $high }.
error-setting-port-taken = Le port { $port } de { $host } est pris par un autre programme. Choisissez-en un autre avec --port.
error-setting-listen = La maison ne peut pas écouter sur { $host }, port { $port } : { $detail }.
error-setting-connections = « { $given } » n’est pas un nombre de connexions. Attendu : un nombre entier de { $low } à { $high }.
error-setting-workers = « { $given } » n’est pas un nombre de processus. Attendu : un nombre entier de { $low } à { $high }.
error-setting-workers-sqlite = { $workers } processus ne peuvent pas se partager un fichier SQLite. À plusieurs, il faut PostgreSQL : --database postgresql://…
error-setting-database-file = « { $given } » ne peut pas être une base de données. Attendu : le chemin d’un fichier, sqlite:///chemin ou postgresql://….
error-setting-database-scheme = « { $scheme }:// » n’est pas une sorte de base de données connue. Attendu : le chemin d’un fichier, sqlite:///chemin ou postgresql://….
error-setting-database-postgresql = Ce n’est pas l’adresse d’une base PostgreSQL. Attendu : postgresql://nom:motdepasse@hôte:5432/base
error-setting-base-url = « { $given } » ne peut pas être l’adresse publique. Attendu : http:// ou https:// et un hôte, sans chemin, par exemple https://fantomes.example.org
error-setting-smtp-url = Ce n’est pas l’adresse d’un serveur de courrier. Attendu : smtp://nom:motdepasse@hôte:587 ou smtps://…
error-setting-flag = { $setting } ne peut pas être « { $given } ». Attendu : yes ou no.
error-setting-log-format = « { $given } » n’est pas un format de journal. Attendu : l’un de { $known }.
error-database-in-use = Une autre maison est ouverte sur { $path }. Un fichier SQLite sert un seul processus ; à plusieurs, il faut PostgreSQL.
error-database-file-bad = { $path } ne peut pas servir de base de données : { $detail }.
error-database-newer = Cette base a été écrite par une version plus récente de Hantise (révision { $revision }). Lancez cette version, ou restaurez une sauvegarde.
error-database-unreachable = La base PostgreSQL ne répond pas : { $detail }.
house-not-built = Les pages web ne sont pas encore construites. Dans une copie des sources, lancez ./hantise, qui les construit.
cli-word-address = ADRESSE
cli-word-database = BASE
cli-word-name = NOM
cli-word-url = URL
cli-help-serve = Ouvrir la maison sur le web ; comme hantise sans commande.
cli-help-serve-host = adresse d’écoute : 127.0.0.1 (par défaut) pour cette machine seule, 0.0.0.0 pour tout le réseau ; HANTISE_HOST
cli-help-serve-port = port (par défaut 8000, ou le suivant libre) ; HANTISE_PORT
cli-help-serve-database = un fichier pour SQLite (par défaut dans votre dossier de données), ou postgresql://… ; HANTISE_DATABASE_URL
cli-help-serve-workers = nombre de processus, avec PostgreSQL (par défaut 1) ; HANTISE_WORKERS
cli-help-serve-base-url = l’adresse publique pour les liens et les codes QR, telle que https://fantomes.example.org ; HANTISE_BASE_URL
cli-help-serve-smtp-url = un serveur de courrier pour les rappels, smtp://nom:motdepasse@hôte:587 ; mieux dans HANTISE_SMTP_URL, où personne ne le lit
cli-help-serve-trust-proxy = croire ce que votre propre proxy dit de l’origine des demandes ; HANTISE_TRUSTED_PROXY=yes
cli-help-serve-log-format = format du journal : text, json ou auto (par défaut : json sauf dans un terminal) ; HANTISE_LOG_FORMAT
cli-help-serve-connections = connexions qu’une même adresse peut ouvrir (par défaut 500) ; HANTISE_CONNECTIONS
cli-help-serve-no-limits = sans limite de fréquence, pour mesurer une maison à vous ; HANTISE_LIMITS=no
cli-help-serve-no-browser = ne pas ouvrir de navigateur
cli-serve-open = La maison est ouverte : { $address }
cli-serve-others = Pour les autres, et les téléphones dans la pièce : { $address }
cli-serve-stop = Ctrl-C pour la fermer.
cli-help-backup = Sauvegarder toute la base dans un seul fichier ; la maison peut rester ouverte.
cli-help-backup-file = le fichier à créer ; il contient des secrets : vous seul pouvez le lire
cli-backup-writing = Écriture
cli-backup-verifying = Vérification
cli-backup-done =
    { $path } : { $rows ->
        [one] une ligne, écrite et vérifiée.
       *[other] { $rows } lignes, écrites et vérifiées.
    }
cli-help-restore = Restaurer une sauvegarde dans une base, SQLite ou PostgreSQL.
cli-help-restore-file = le fichier de sauvegarde
cli-help-restore-force = remplacer ce que la base contient
cli-restore-writing = Restauration
cli-restore-done =
    { $rows ->
        [one] Une ligne restaurée.
       *[other] { $rows } lignes restaurées.
    }
cli-help-admin = Nommer un compte administrateur : il peut faire taire, exclure, fermer des tables.
cli-help-admin-name = le nom du compte
cli-help-admin-remove = lui retirer ces droits
cli-admin-made = { $name } est maintenant administrateur et doit se reconnecter.
cli-admin-removed = { $name } n’est plus administrateur.
cli-error-no-account = Il n’y a pas de compte « { $name } ». Un invité doit d’abord créer un compte.
error-database-missing = Il n’y a pas de base de données à { $path }.
error-database-older = Cette base vient d’une version antérieure de Hantise, ou est vide. Ouvrez la maison une fois pour la mettre à jour.
error-database-not-ours = Cette base appartient à autre chose.
error-database-in-use-postgresql = Une maison est ouverte sur cette base. Fermez-la d’abord.
error-backup-exists = { $path } existe déjà : rien n’a été écrit.
error-backup-missing = Il n’y a pas de fichier { $path }.
error-backup-not-one = { $path } n’est pas une sauvegarde de Hantise, ou a été modifié.
error-backup-cut = { $path } est incomplet ou illisible.
error-backup-checksum = { $path } a été modifié : sa somme de contrôle ne correspond pas.
error-backup-newer = { $path } vient d’une version plus récente de Hantise.
error-backup-row = Une ligne de cette sauvegarde ne convient pas à sa table : rien n’a été modifié.
error-restore-not-empty = Cette base n’est pas vide. Avec --force, tout son contenu est remplacé.

## Tables

error-no-table = Cette table n’existe pas.
error-not-begun = La partie n’a pas encore commencé.
error-begun = Trop tard pour rejoindre : la partie a commencé, ou la table a été fermée.
error-not-over = La partie n’est pas encore terminée.
error-not-your-record = Seule la personne qui a importé une partie peut la supprimer.
error-not-against-bots = Seules les parties contre des robots peuvent être mises de côté.
error-not-host = Seul l’hôte peut faire cela.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-your-seat = Cette place n’est pas la vôtre.
error-already-seated = Vous avez déjà une place à cette table.
error-no-seat = Cette place n’existe pas à cette table.
error-no-free-seat = Toutes les places de cette table sont prises.
error-seat-taken = Cette place est prise.
error-same-names = Deux personnes sur un même écran ne peuvent pas porter le même nom.
error-seats-free = La partie ne peut pas commencer : il reste des places libres.
error-too-many-waiting = Vous avez déjà { $most } tables ouvertes. Fermez-en une ou commencez une partie d’abord.
error-too-many-playing = Vous avez déjà une place à { $most } tables. Terminez d’abord quelques parties.
error-house-full = Il y a trop de tables dans cette maison. Réessayez plus tard.
error-draft-ended = Jouez d’abord ce que vous avez choisi avant de continuer.
error-too-late = Trop tard : la partie a avancé. Voici la position actuelle.
error-look-first = C’est le tour d’une autre de vos places : ouvrez d’abord son rideau.
error-bot-plays = Un robot joue à cette place. Reprenez-la d’abord.
error-bot-already = Un robot joue déjà à cette place.
error-nothing-to-return = Aucun robot ne joue à votre place.
error-resigned = Cette place a abandonné.
error-preview-hidden = Dans un jeu à information cachée, personne ne peut regarder à l’avance.
error-hint-people = Les indices sont réservés aux parties contre des robots.
error-back-nothing = Vous n’avez pas de coup à annuler.
error-back-rated = Dans une partie classée, on ne peut pas annuler un coup qui a révélé quelque chose.
error-rated-stand-in = Impossible tant qu’un robot remplace quelqu’un dans une partie classée : personne ne peut donner son accord à sa place.
error-claim-many = À trois joueurs ou plus, on ne peut pas réclamer la victoire au temps : un robot continue.
error-claim-nothing = Il n’y a pas de victoire au temps à réclamer : votre adversaire a encore du temps, ou il est revenu.
error-proposal-open = C’est déjà demandé ; on attend les réponses.
error-proposal-gone = Cette demande n’est plus d’actualité.
error-proposal-not-asked = On ne vous demande pas de répondre à cela.
error-clock-decides = À cette table, c’est la pendule qui décide quand un robot remplace quelqu’un.
error-not-absent =
    { $seconds ->
        [one] Un robot ne peut remplacer qu’une personne absente depuis { $seconds } seconde.
       *[other] Un robot ne peut remplacer qu’une personne absente depuis { $seconds } secondes.
    }
error-memory-aid = À cette table, on ne peut rien revoir avant la fin de la partie.
error-no-moment = La partie n’en est pas encore là.
error-chat-off = La discussion est désactivée à cette table.
error-chat-one = Envoyez soit un message à vous, soit une phrase prédéfinie.
error-chat-phrase = Cette phrase n’existe pas.
error-chat-phrases = À cette table, seules les phrases prédéfinies sont permises.
error-chat-guest = Les invités n’ont que les phrases prédéfinies.
error-chat-empty = Le message est vide.
error-chat-seat = Avant le début de la partie, seuls les joueurs assis peuvent écrire ici.
error-chat-nobody = Choisissez d’abord un nom : vous pourrez ensuite écrire ici.
error-no-message = Ce message n’existe pas.

## Les noms des robots à une table

bot-random = Étourdi
    .character = Connaît les règles, et rien d’autre : un coup en vaut un autre.
bot-beginner = Distrait
    .character = Apprend encore. Voit ce qui est devant lui et oublie le reste.
bot-careful = Prudent
    .character = S’en tient à quelques bons principes et joue aussitôt.
bot-skilled = Rusé
    .character = Voit plusieurs coups à l’avance et n’oublie rien.
bot-master = Redoutable
    .character = Prend son temps, voit loin et ne pardonne rien.

## L’analyse

cli-help-analyse-as = le robot qui juge (par défaut, le plus fort)
cli-help-analyse-iterations = le nombre d’itérations par position (par défaut, une minute environ pour la partie)
cli-help-analyse-seed = la graine (par défaut 1) ; même graine et mêmes itérations, même analyse
cli-analyse-running = Analyse
cli-analyse-scale = De −100, tout est perdu, à +100, tout est gagné. Juge : { $bot }, { $iterations } itérations par position.
cli-analyse-turning = Tournants
cli-analyse-calm = Aucun coup n’a coûté cher.
cli-analyse-move = { $move }. { $name } : { $action }
cli-analyse-better = { "   " }{ $cost } · mieux : { $action }
cli-column-seat = Joueur
cli-column-start = Début
cli-column-choice = Ses coups
cli-column-others = Coups adverses
cli-column-luck = Chance
cli-column-end = Fin
cli-column-mistakes = Erreurs
cli-error-analyse-open = Cette partie est encore en cours. Vous pourrez l’analyser quand elle sera terminée.
cli-error-analyse-iterations = { $given } itérations ne suffisent pas : il en faut au moins { $least }.
error-analysis-rules = Cette partie suit des règles que cette maison n’a plus : elle ne peut pas être analysée.
error-analysis-long = Cette partie est trop longue pour être analysée : { $given } décisions, au plus { $most }.
error-play-on = Une partie ne peut pas commencer à cette étape.

## L’arène

cli-help-arena = Faire jouer des robots entre eux, avec intervalles de confiance ; relancée, elle continue.
cli-help-arena-bots = les robots : des noms comme careful, « skilled:iterations=2000 », « cmd:./mon-robot », « ws://hôte:9000/ »
cli-help-arena-games = le nombre de parties par rencontre (par défaut 100)
cli-help-arena-lineup = à plus de deux : un robot parmi des copies d’un autre, ou tous différents
cli-help-arena-sprt = s’arrêter dès qu’il est clair lequel de deux scores, en pour cent, est le plus proche : 50:60
cli-help-arena-seed = la graine de tout le hasard (par défaut 1) ; même graine, mêmes parties
cli-help-arena-processes = le nombre de parties à la fois (par défaut, autant que de cœurs)
cli-help-arena-ray = jouer sur une grappe Ray : HÔTE:PORT, ou « local » pour en lancer une le temps de la commande
cli-help-arena-seconds = le temps pour une décision (par défaut 10)
cli-help-arena-megabytes = la mémoire d’un programme qui joue (par défaut 2048)
cli-help-arena-folder = où les parties sont gardées et retrouvées ; par défaut, un dossier à part
cli-word-bots = ROBOT ROBOT…
cli-word-folder = DOSSIER
cli-word-lineup = one|mixed
cli-word-range = BAS:HAUT
cli-column-bot = Robot
cli-column-against = Contre
cli-column-results = G–N–P
cli-column-score = Score % (à 95 %)
cli-column-share = × juste
cli-column-forfeits = Forfaits
cli-column-cost = Décision
cli-column-sprt = SPRT
cli-arena-pairings = Rencontres
cli-arena-bots = Toutes les parties
cli-arena-verdict = plus près de { $bound } %
cli-arena-kept = Les parties sont gardées dans { $path }.
cli-error-arena-games = Il faut jouer au moins 1 partie.
cli-error-arena-lineup = La composition est « one » ou « mixed », pas « { $given } ».
cli-error-arena-mixed = Une table mixte de { $players } demande autant de robots différents ; il y en a { $bots }.
cli-error-arena-seconds = « { $given } » n’est pas une durée en secondes supérieure à 0.
cli-error-arena-sprt = « { $given } » n’est pas deux scores en pour cent, le plus bas d’abord, comme 50:60.
error-arena-two = Il faut au moins deux robots pour un match.
error-arena-same = Deux robots s’appellent « { $name } ». Donnez à l’un un nom à lui : NOM=ROBOT.
error-arena-command = Il n’y a pas de commande dans « { $given } ». Attendu : « cmd:COMMANDE ».
error-arena-no-budget = Le robot { $bot } ne cherche pas : il ne prend pas de budget.
error-arena-limit = Il n’y a pas de limite « { $given } » (dans « { $bot } »). Possibles : { $known }.
error-arena-budget = La limite { $name } doit être un nombre supérieur à 0, pas « { $given } ».
error-arena-folder = { $path } ne peut pas servir : { $detail }.
error-arena-in-use = { $path } est utilisé par un autre lancement de ce tournoi.
error-arena-other = { $path } contient les parties d’un autre tournoi. Choisissez un autre dossier.
error-arena-journal = { $path } est endommagé : la ligne { $line } est illisible.
error-ray-address = « { $given } » n’est pas l’adresse d’une grappe Ray. Attendu : HÔTE:PORT, ou « local ».
error-ray-missing = Ray n’est pas installé. Pour l’installer : pip install hantise[ray]
error-ray-unreachable = Il n’y a pas de grappe Ray à l’adresse { $address } : { $detail }.
error-ray-silent = Ce qui répond à l’adresse { $address } n’est pas une grappe Ray, ou elle est en panne.
error-ray-other = Un nœud de la grappe a une autre version de Hantise : { $detail }. Installez partout la même.
error-ray-failed = La grappe n’a pas pu finir une partie : { $detail }. Les parties jouées sont gardées ; la même commande continue.
cli-arena-report = Le rapport est { $path }.
arena-report-title = Arène : { $game }
arena-report-results = Résultats
arena-report-summary =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, chaque donne dans toutes les rotations des places, graine { $seed }. Un score de 50 % est équitable ; entre parenthèses, l’intervalle à 95 %.
arena-report-ladder = Classement
arena-report-two-seats = Bradley–Terry, en points Elo autour de 1500 : 400 points valent dix contre un.
arena-report-more-seats = Plackett–Luce sur les classements entiers : un nouveau venu a 25, et l’intervalle contient 95 % du doute.
arena-report-rating = Cote
arena-report-interval = 95 %
arena-report-lengths = Durée
arena-report-lengths-words = Décisions par partie : de { $least } à { $most }, au plus { $median } pour la moitié des parties.
arena-report-seats = Score selon la place
arena-report-seats-words = Le score de chaque robot à chaque place, avec son intervalle à 95 % ; 50 % est équitable.
arena-report-cost = Coût
arena-report-cost-words = Temps de réflexion par décision, en moyenne.
error-arena-no-openings = { $game } se passe d’ouvertures : le hasard rend ses parties différentes.
cli-help-openings = Trouver des ouvertures équilibrées pour l’arène, par les parties d’un robot contre lui-même.
cli-help-openings-count = combien (par défaut 240)
cli-help-openings-plies = le nombre d’actions au hasard avant chacune (par défaut 18)
cli-help-openings-judge = le robot dont les parties décident (par défaut careful)
cli-help-openings-games = le nombre de ses parties depuis chaque position (par défaut 8)
cli-error-openings = Il faut au moins 1 ouverture, 1 action et 1 partie.
cli-error-openings-judge = Le juge doit être un de nos robots, pas « { $given } ».
cli-openings-running = Ouvertures équilibrées

## Les problèmes

cli-help-puzzles = Chercher des problèmes dans des parties entre robots, ou redémontrer ceux d’un jeu.
cli-help-puzzles-verb = mine : jouer des parties et garder les problèmes trouvés ; check : redémontrer chaque problème
cli-help-puzzles-each = combien de chaque niveau (par défaut 36)
cli-help-puzzles-games = s’arrêter après ce nombre de parties, avec ce qui est trouvé (par défaut, sans limite)
cli-help-puzzles-seed = la graine de toutes les parties (par défaut 1) ; même graine, mêmes problèmes
cli-help-puzzles-file = le fichier des problèmes (par défaut, celui du jeu)
cli-word-puzzles = mine|check
cli-puzzles-mining = Recherche de problèmes
cli-puzzles-checking = Démonstration
cli-puzzles-mined =
    { $count ->
        [one] 1 problème est dans { $path }.
       *[other] { $count } problèmes sont dans { $path }.
    }
cli-puzzles-checked =
    { $count ->
        [one] 1 problème est démontré.
       *[other] { $count } problèmes sont démontrés.
    }
cli-error-puzzles-verb = « mine » ou « check » attendu, et non « { $given } ».
cli-error-puzzles-each = Il faut au moins 1 problème de chaque niveau, et 1 partie.
cli-error-puzzles-nowhere = Ce jeu n’a pas de dossier pour ses problèmes. Choisissez un fichier avec --file.
cli-error-puzzles-file = Impossible d’utiliser { $path } : { $detail }.
cli-error-puzzles-damaged = { $path } est endommagé. Supprimez-le pour recommencer.
cli-error-puzzles-other = { $path } contient les problèmes d’un autre jeu ou d’une autre graine.
cli-error-no-puzzler = Rien ne permet de chercher des problèmes pour { $game }.

## Les études

cli-help-study = Étudier un jeu en y jouant : qui commence, durée, fins, avance, chance et talent ; relancée, elle reprend.
cli-help-study-bot = le robot qui joue (par défaut, celui de niveau 2)
cli-help-study-games = parties par réglage, du robot avec lui-même et contre un plus faible (par défaut 200)
cli-help-study-pages = où les pages sont écrites (par défaut, à côté des parties)
cli-study-running = Étude
cli-error-study-bot = Une étude demande un de nos robots, sans nom particulier, pas « { $given } ».
cli-error-study-games = Il faut au moins 2 parties.
error-study-weakest = Aucun robot n’est plus faible que { $bot } : il n’y a rien à quoi le comparer.
study-title = Étude : { $game }
study-about =
    Ce que devient le jeu quand le robot { $bot } y joue : à tous les nombres de joueurs, puis, au plus petit nombre, avec chacune des autres éditions et options. Pour chacun de ces réglages il a joué { $games } parties avec lui-même et autant contre { $weaker }, depuis le début ordinaire, la chance d’une donne étant la même pour tous ceux qui s’y assoient ; { $all } parties en tout. Un autre robot, ou une personne, y trouvera peut-être un autre jeu. Les chiffres valent ce que vaut le nombre de parties du tableau ; entre parenthèses, l’intervalle qui contient la vérité 95 fois sur 100.
study-short = En bref
study-short-players = **À { $players } joueurs.**
study-short-begins-even = Celui qui décide en premier obtient { $score } % : on ne voit pas d’avantage.
study-short-begins-good = Décider en premier est un avantage : { $score } %.
study-short-begins-bad = Décider en premier est un désavantage : { $score } %.
study-short-length = La moitié des parties demande au plus { $decisions } décisions ; quand on a le choix, c’est entre { $choices } actions.
study-short-lead = L’avance change de camp { $changes } fois, et le vainqueur la garde une fois passés { $decided } % de la partie.
study-short-lead-open = L’avance change de camp { $changes } fois.
study-short-luck = Contre le robot juste en dessous, le talent explique { $skill } % des résultats et la donne { $deal } %.
study-games = Les parties
study-games-words = Les décisions sont celles de toutes les places, les forcées comprises. Choix : les actions permises quand il y en a plusieurs. Arbre : le produit de tous les choix d’une partie, en puissance de dix.
study-begins = Qui commence
study-begins-words = Le score de qui décide en premier, de la place suivante, et ainsi de suite ; 50 % est équitable. Le graphique montre la première.
study-length = Durée
study-length-words = Décisions par partie, réglage « { $setting } ».
study-endings = Fins de partie
study-endings-words = Comment les parties ont fini, en pour cent.
study-ending-goal = Quelqu’un a atteint le but.
study-lead = Qui mène
study-lead-words = À 48 tours au plus de chaque partie, on juge ce que chaque place peut espérer, en voyant toutes les mains. Mène celui qui peut espérer au moins 0,5 de plus que tout autre, sur une échelle de −1 à 1. Le graphique montre les perspectives du futur vainqueur au fil de la partie, réglage « { $setting } ».
study-judge-search = une courte recherche
study-judge-guide = des parties poursuivies comme les imaginent les robots qui cherchent
study-judge-random = des parties poursuivies au hasard
study-luck = Chance et talent
study-luck-words = Le robot contre un plus faible, assis aux autres places ; à chaque donne le robot passe par toutes les places. *Parties pour trancher* : après tant de parties, le meilleur mène 19 fois sur 20. La dispersion des résultats est décomposée : ce qui revient au meilleur robot (vif sur le graphique), ce que la donne et l’ordre des tours ont apporté à une place, quel qu’en soit l’occupant (plus pâle), et la suite du jeu, hasard ultérieur compris (le plus pâle).
study-column-setting = Réglage
study-column-games = Parties
study-column-decisions = Décisions
study-column-half = Médiane
study-column-choices = Choix
study-column-forced = Forcées %
study-column-tree = Arbre
study-column-draws = Nulles %
study-column-place = Rang { $place }, %
study-column-ending = Fin
study-column-changes = Changements de meneur
study-column-any-change = Parties avec changement, %
study-column-decided = Jouée après, %
study-column-judge = Jugé par
study-column-over = Contre
study-column-score = Score %
study-column-tell = Parties pour trancher
study-column-skill = Talent %
study-column-deal = Donne %
study-column-play = Jeu %
