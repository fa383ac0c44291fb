### La table, la partie revue, le grand écran et le cadre des leçons.

## Partout à la table

close = Fermer
cancel = Annuler
home = Accueil
menu = Menu
drawers = Journal, discussion et règles
log = Journal
chat = Discussion
rules = Règles

## Les places

seats = Joueurs
name-you = { $name } (vous)
    .behind = (vous)
seat-you = Vous
seat-free = libre
seat-bot = robot
bot-at-A = Ambre
bot-at-B = Bougie
bot-at-C = Cendre
bot-at-D = Drap
bot-at-E = Écho
bot-at-F = Fumée
seat-stand-in = un robot joue
seat-here = présent
seat-away = absent
seat-resigned = a abandonné
seat-flag = temps écoulé
seat-turn = à son tour
watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
clock-left = Temps restant
clock-days =
    { $days ->
        [one] { $days } jour { $hours } h
       *[other] { $days } jours { $hours } h
    }

## La ligne qui dit à qui de faire quoi

status-loading = Chargement de la table…
status-closed = Cette table a été fermée.
status-moment = Position précédente (entrée { $seq }).
status-again = Depuis votre dernier tour…
status-resigned = Vous avez abandonné. C’est à { $seat_name } de jouer.
status-resigned-bot = Vous avez abandonné. Un robot joue à votre place.
status-stand-in = Un robot joue pour vous. Reprenez votre place quand vous voulez.
status-flag =
    { $count ->
        [one] { $names } n’a plus de temps : un robot continue.
       *[other] { $names } n’ont plus de temps : des robots continuent.
    }
status-flag-you = Votre temps est écoulé : un robot joue pour vous. Reprenez votre place quand vous voulez.
status-flag-you-claim = Votre temps est écoulé : un robot joue pour vous. Reprenez votre place avant que votre adversaire ne réclame la victoire.
status-generic-you = À vous : choisissez une action.
status-generic-other = C’est à { $seat_name } de jouer.
status-generic-wait = Un instant…
not-your-turn = C’est à { $seat_name } de jouer.
your-turn = C’est à vous de jouer.
result-you = Vous gagnez !
result-winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
result-draw = Partie nulle.
since-short =
    { $count ->
        [one] Depuis votre tour : { $count } coup
       *[other] Depuis votre tour : { $count } coups
    }
since-show =
    { $count ->
        [one] Revoir le coup joué depuis votre tour
       *[other] Revoir les { $count } coups joués depuis votre tour
    }
back-to-present = Retour à la partie

## Les boutons

undo = Annuler
take-back = Annuler mon coup
hint = Indice
status-thinking = { $seat_name } réfléchit
hint-why = Pourquoi ?
hint-expected = Résultat attendu : { $outlook }
outlook-winning = victoire en vue
outlook-ahead = léger avantage
outlook-even = égalité
outlook-behind = léger désavantage
outlook-losing = défaite en vue
outlook-scale = De −100, tout est perdu, à +100, tout est gagné.
hint-line = La suite possible
hint-step = { $who } : { $action }
hint-chance = Hasard
hint-others = Autres coups
hint-guesses = Ce que les autres cachent n’est que supposé.
all-actions = Toutes les actions
actions-short = Actions
actions-none = Vous n’avez rien à faire pour l’instant.
you-watch = Vous regardez la partie.
come-back = Reprendre ma place
costly-yes = Confirmer

## Journal et discussion

log-empty = Il ne s’est encore rien passé.
log-memory = À cette table, chacun se fie à sa mémoire : seul le dernier coup est affiché.
log-curtain = Le journal est caché tant que le rideau est fermé.
log-look = Afficher cette position
chat-empty = Personne n’a encore rien dit.
chat-off = La discussion est désactivée à cette table.
chat-curtain = La discussion est cachée tant que le rideau est fermé.
chat-phrases = Phrases prédéfinies
chat-text = Écrire un message
chat-send = Envoyer
chat-mute = Masquer
chat-mute-name = Masquer { $name }
chat-muted =
    { $count ->
        [one] Vous masquez une personne.
       *[other] Vous masquez { $count } personnes.
    }
chat-guest = Les invités n’ont que les phrases prédéfinies ; avec un compte, on écrit librement.
chat-nobody = Prenez une place pour participer à la discussion.
chat-watching = Jusqu’à la fin de la partie, seuls les autres spectateurs lisent ceci.
chat-spectator = spectateur
chat-join = Discuter avec les autres spectateurs
chat-unread =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = À vous !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-well-played = Bien joué !
phrase-lucky = Quelle chance !
phrase-oops = Oups !
phrase-boo = Bouh !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-good-game = Belle partie !
phrase-rematch = On rejoue ?
phrase-goodbye = Au revoir !

## Demander aux autres

ask-bot = Laisser jouer un robot
ask-stop = Proposer d’arrêter
resign = Abandonner
close-table = Fermer la table
claim = Réclamer la victoire
proposal-back = { $by_seat_name } voudrait annuler son coup.
proposal-back-mine = Vous demandez à annuler votre coup.
proposal-stop = { $by_seat_name } propose d’arrêter là.
proposal-stop-mine = Vous proposez d’arrêter là.
proposal-bot = { $by_seat_name } voudrait qu’un robot joue pour { $absent_seat_name }, qui n’est pas là.
proposal-bot-mine = Vous proposez qu’un robot joue pour { $absent_seat_name }, qui n’est pas là.
proposal-waiting = En attente de réponse : { $names }.
proposal-yes = Accepter
proposal-no = Refuser
proposal-withdraw = Retirer
sure-resign = Abandonner la partie ?
    .text = Vous perdez la partie, et c’est sans retour.
    .yes = Abandonner
sure-resign-many = { sure-resign }
    .text = Un robot prend votre place et vous terminez dernier. C’est sans retour.
sure-stop = Arrêter la partie ?
    .text = Si tout le monde est d’accord, la partie est nulle.
    .yes = Demander aux autres
sure-bot = Laisser un robot jouer pour { $absent_seat_name } ?
    .text = Si les autres sont d’accord, un robot joue ; { $absent_seat_name } pourra reprendre sa place à tout moment.
    .yes = Demander aux autres
sure-claim = Réclamer la victoire ?
    .text = Votre adversaire n’a plus de temps. La partie se termine, et vous gagnez. Vous pouvez aussi laisser le robot continuer.
    .yes = Réclamer la victoire
sure-close = Fermer cette table ?
    .text = Tout le monde la quitte, et on ne peut pas la rouvrir.
    .yes = Fermer la table

## La fin d’une manche et de la partie

round-player = Joueur
round-what = Ce qui s’est passé
round-score = Score
round-continue = Continuer
end-title = Partie terminée
end-result = Résultat
end-rank = Rang
rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
end-rematch = Revanche
end-rematch-go = Aller à la revanche
end-replay = Revoir
end-picture = Partager l’image
end-drawing = en dessin (SVG)
end-lobby = Retour au salon
picture-failed = Le navigateur n’a pas pu créer d’image.

## La ligne avec la maison

line-reconnecting = Connexion perdue. Reconnexion…
line-unsaved = Votre coup n’est pas encore enregistré. Nouvel essai…
line-offline = Vous êtes hors ligne. La partie reprendra dès votre retour.
line-closed = Cette table a été fermée.
closed-help = L’hôte ou la maison l’a fermée. Il y a d’autres tables au salon.
line-banned = Vous ne pouvez pas entrer ici pour l’instant.
line-replaced = Cette partie est ouverte dans une autre fenêtre.
line-retry = Réessayer
no-table = Table introuvable
no-table-help = Le lien ou le code comporte peut-être une erreur. Redemandez-le, ou trouvez une table au salon.
no-line = La table est injoignable

## La salle d’attente

waiting-start = Tout le monde est là : commencez quand vous voulez.
waiting-host = Toutes les places sont prises. L’hôte va lancer la partie.
waiting-everybody = La partie commence dès que tout le monde est là.
waiting-free =
    { $count ->
        [one] Une place est encore libre. Envoyez le lien à quelqu’un !
       *[other] { $count } places sont encore libres. Envoyez le lien à vos amis !
    }
waiting-sit =
    { $count ->
        [one] Une place est libre. Voulez-vous jouer ?
       *[other] { $count } places sont libres. Voulez-vous jouer ?
    }
waiting-full = Toutes les places sont prises. Vous pourrez regarder dès le début de la partie.
join-name = Votre nom
join-name-made-up = inventé si vide
sit-any = Rejoindre la partie
sit-here = Prendre cette place
leave = Quitter la table
start = Commencer la partie
bot-add = Ajouter un robot…
bot-choose = Ajouter un robot à la place { $letter }
bot-remove = Retirer
share = Inviter
share-code = Code de la table :
share-link = Lien vers cette table
share-copy = Copier
share-share = Partager
share-copied = Lien copié.
share-selected = Lien sélectionné : copiez-le au clavier ou d’un appui long.
share-qr = Code QR pour { $url }
share-text = Viens jouer à { $game } avec moi !
share-failed = Le lien ne peut pas être affiché pour l’instant.
share-local = Cette adresse ne marche que sur cet ordinateur. Pour l’atteindre depuis un téléphone dans la pièce, lancez la maison avec « ./hantise serve --host 0.0.0.0 ».
about-table = Cette table
about-pace = Cadence
about-memory = Aide-mémoire
about-rated = Partie classée
pace-none = sans pendule
pace-live =
    { $minutes ->
        [one] { $minutes } minute chacun
       *[other] { $minutes } minutes chacun
    }, plus { $increment ->
        [one] { $increment } seconde par coup
       *[other] { $increment } secondes par coup
    }
pace-correspondence =
    { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }

## Les touches

keys = Raccourcis clavier
keys-table = À la table
keys-screen = Plusieurs personnes devant un écran
keys-replay = Revoir une partie
keys-editor = Dessiner un château
keys-help = Afficher ces raccourcis
keys-explain = Expliquer une carte, un jeton ou un symbole
keys-close = Fermer ce qui est ouvert
keys-tabs = Journal, discussion et règles : onglet suivant
keys-hold = Maintenir pour regarder
keys-curtain = Fermer le rideau
keys-rooms = D’une pièce à l’autre
keys-row-ends = À la première ou à la dernière pièce de la rangée
keys-choose = Choisir
keys-let-go = Lâcher ce qu’on tient
keys-cards = D’une carte à l’autre
keys-rows = À la rangée du dessus ou du dessous
keys-hand-ends = À la première ou à la dernière carte
keys-copies = Une carte de plus ou de moins
keys-places = De pièce en mur et de mur en pièce
keys-tool = Utiliser l’outil choisi
keys-door = Sur un mur : porte rouge, bleue ou verte
keys-wall-up = Sur un mur : retirer la porte
keys-hall = Sur un mur : réunir les deux pièces, ou les séparer
keys-blazon = Dans une pièce : son blason
keys-undo = Annuler
keys-redo = Rétablir
keys-save = Enregistrer
keys-play = Lecture ou pause
keys-step = Une étape en arrière ou en avant
keys-ten = Dix étapes en arrière ou en avant
keys-replay-ends = Au début ou à la fin
key-space = Espace
key-enter = Entrée
key-escape = Échap
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-delete = Suppr
key-backspace = Retour arrière

## Le menu

show-settings = Affichage et son
speed = Vitesse des animations
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-instant = instantanée
sound = Sons
voice = Lire les annonces à voix haute
confirm-costly = Confirmer les coups coûteux
big-screen = Couper le son ici : le grand écran s’en charge
tv-open = Grand écran

## Plusieurs personnes devant un écran

curtain-who = { $name }, c’est à vous
curtain-others = Les autres, regardez ailleurs, s’il vous plaît.
curtain-hold = Maintenir pour regarder
curtain-keep = Garder ouvert pour mon tour
curtain-close = Fermer le rideau
curtain-public = tout le monde peut regarder
recap-title = Depuis votre dernier tour
recap-read = Compris

## Un jeu qui n’a pas son propre plateau

generic-view = La table
generic-private = Vous seul voyez
generic-recall = Vu auparavant
generic-yes = oui
generic-no = non

## Revoir une partie

replay-title = Revoir : { $game }
replay-controls = Lecture de la partie
replay-first = Aller au début
replay-previous = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-next = Étape suivante
replay-last = Aller à la fin
replay-step = Étape
replay-position = Étape { $step } sur { $last }
replay-reading = Chargement…
replay-further = Afficher les coups suivants
replay-earlier = Afficher les coups précédents
replay-start = Début de la partie.
replay-dealt = Mise en place terminée : la partie peut commencer.
replay-eyes = Vue
replay-eyes-public = Spectateur
replay-eyes-open = Tout révélé
replay-share = Continuer, vitesse, lien, fichier
replay-link = Copier le lien vers cette étape
replay-linked = Lien vers cette étape copié.
replay-link-shown = Copiez l’adresse de cette page : elle mène à cette étape.
replay-export = Télécharger la partie
replay-from-events = Cette partie suit d’anciennes règles : elle est montrée telle qu’elle a été conservée.
replay-none = Partie introuvable
analyse = Analyser
analysis = Analyse
analysis-running = Analyse de la partie…
analysis-waiting = Comptez une minute environ. Les robots en train de jouer passent d’abord.
analysis-failed = L’analyse n’a pas pu être terminée.
analysis-curve = Cours de la partie
analysis-seat = { $who } { $worth }
analysis-mark = { $cost } · mieux : { $action }
analysis-ahead = Prochain coup { $cost } · mieux : { $action }
analysis-previous = Tournant précédent
analysis-next = Tournant suivant
analysis-details = Détails
analysis-turning = Les tournants
analysis-calm = Aucun coup n’a coûté cher.
analysis-move = Étape { $step }, { $who }
analysis-luck-and-choice = Chance et choix
analysis-choices = Les choix
analysis-start = Début
analysis-choice = Ses coups
analysis-others = Coups adverses
analysis-luck = Chance
analysis-end = Fin
analysis-mistakes = Erreurs
analysis-luck-scale = Un coup est jugé sur ce que son joueur pouvait savoir, le cours de la partie sur les vraies cartes. La chance est ce que les tirages ont apporté de plus que leur moyenne.
analysis-judge = Juge : { $bot }.
play-on = Jouer à partir d’ici
play-on-help = Une nouvelle partie non classée contre des robots reprend celle-ci après l’étape { $step }.
play-on-seat = Votre place
play-on-go = Jouer
record-delete = Supprimer cette partie importée
record-delete-sure = Supprimer cette partie importée ?
    .text = Son lien ne marchera plus. Le fichier que vous avez importé reste tel quel.
    .yes = Supprimer
import-title = Revoir une partie depuis un fichier
import-help = Choisissez une partie téléchargée ici ou enregistrée sur votre ordinateur. Elle est vérifiée, puis toute personne qui a son lien peut la revoir.
import-file = Fichier de la partie
import-go = Ouvrir
import-busy = Vérification de la partie…
import-too-large = Ce fichier est trop gros pour une partie enregistrée.
import-not-json = Ce fichier n’est pas une partie enregistrée : ce n’est pas du JSON.

## Le grand écran

tv-join = Jouer ou regarder
tv-code = Code
tv-waiting =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
tv-ready = Tout le monde est là. L’hôte lance la partie.
tv-sound = Activer le son
tv-next = La prochaine partie commence ici dans un instant.
tv-free-seat = libre

## Les leçons

lesson-title = Apprendre { $game }
lesson-progress = Scène { $number } sur { $count }
lesson-show = Montrez-moi
lesson-again = Recommencer
lesson-next = Continuer
lesson-back = Scène précédente
lesson-play = Jouer maintenant
lesson-end = Vous savez tout ce qu’il faut pour une première partie.
lesson-over = La leçon est terminée
lesson-from-start = Recommencer la leçon
lesson-wanted = Comme ceci : { $action }
lesson-astray = C’est permis, mais la scène porte sur autre chose : recommencez-la.
lesson-none = Il n’y a pas de leçon pour ce jeu
# Des noms de la maison : celui de l’élève, si la maison n’en connaît pas d’autre, et ceux des autres places.
lesson-learner = Lueur
lesson-other-1 = Murmure
lesson-other-2 = Courant d’air
lesson-other-3 = Lanterne
lesson-other-4 = Soupir
lesson-other-5 = Berceuse

## Un problème

puzzle = Problème
puzzles = Problèmes
puzzle-title = { $game }, problème { $number }
puzzle-right = Bien vu. Continuez :
puzzle-solved = Résolu !
puzzle-shown = Voici comment :
puzzle-not-now = Ce n’est pas possible ici.
puzzle-again = Réessayer
puzzle-restart = Recommencer
puzzle-show = Voir la solution
puzzle-next = Problème suivant
