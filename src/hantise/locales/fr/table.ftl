### La table, la partie revue, le grand écran et le cadre des leçons.

## Partout à la table

close = Fermer
cancel = Annuler
home = Vers l’entrée
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
seat-stand-in = un robot remplace
seat-here = présent
seat-away = absent
seat-resigned = a abandonné
seat-turn = à son tour
watching =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
clock-days =
    { $days ->
        [one] { $days } jour { $hours } h
       *[other] { $days } jours { $hours } h
    }

## La ligne qui dit à qui de faire quoi

status-loading = On dresse la table…
status-closed = Cette table a été fermée.
status-moment = Un moment passé (entrée { $seq }).
status-again = Depuis votre tour…
status-resigned = Vous avez abandonné. C’est à { $seat_name } de jouer.
status-resigned-bot = Vous avez abandonné. Un robot joue à votre place.
status-stand-in = Un robot joue pour vous. Reprenez votre place quand vous voulez.
status-generic-you = À vous : choisissez une action.
status-generic-other = C’est à { $seat_name } de jouer.
status-generic-wait = Un instant…
not-your-turn = C’est à { $seat_name } de jouer.
your-turn = C’est à vous de jouer.
result-you = Vous gagnez !
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
back-to-present = Au présent

## Les boutons

undo = Annuler
take-back = Reprendre
hint = Indice
all-actions = Toutes les actions
actions-short = Actions
actions-none = Vous n’avez rien à faire pour l’instant.
you-watch = Vous regardez la partie.
come-back = Reprendre ma place
costly-yes = Je le fais

## Journal et discussion

log-empty = Il ne s’est encore rien passé.
log-memory = À cette table, chacun se fie à sa mémoire : seul le dernier coup est rappelé.
log-curtain = Le journal est caché tant que le rideau est fermé.
log-look = Montrer ce moment sur le plateau
chat-empty = Personne n’a encore rien dit.
chat-off = On ne discute pas à cette table.
chat-curtain = La discussion est cachée tant que le rideau est fermé.
chat-phrases = Phrases toutes faites
chat-text = Dire quelque chose
chat-send = Envoyer
chat-mute = Masquer
chat-mute-name = Ne plus voir ce que dit { $name }
chat-muted =
    { $count ->
        [one] Vous masquez ce que dit une personne.
       *[other] Vous masquez ce que disent { $count } personnes.
    }
chat-guest = Les invités ont les phrases toutes faites ; avec un compte, on écrit librement.
chat-nobody = Prenez une place pour vous joindre à la discussion.
chat-unread =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = À vous !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-well-played = Bien joué !
phrase-lucky = Quelle chance !
phrase-oops = Oups !
phrase-boo = Bouh !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-good-game = Belle partie !
phrase-rematch = On rejoue ?
phrase-goodbye = Au revoir !

## Demander aux autres

ask-bot = Laisser jouer un robot
ask-stop = S’arrêter là
resign = Abandonner
close-table = Fermer la table
proposal-back = { $by_seat_name } voudrait reprendre un coup.
proposal-back-mine = Vous demandez à reprendre un coup.
proposal-stop = { $by_seat_name } voudrait s’arrêter là.
proposal-stop-mine = Vous proposez de s’arrêter là.
proposal-bot = { $by_seat_name } voudrait qu’un robot joue pour { $absent_seat_name }, qui n’est pas là.
proposal-bot-mine = Vous proposez qu’un robot joue pour { $absent_seat_name }, qui n’est pas là.
proposal-waiting = On attend la réponse de { $names }.
proposal-yes = D’accord
proposal-no = Refuser
proposal-withdraw = Retirer
sure-resign = Abandonner la partie ?
    .text = La partie est perdue pour vous, sans retour possible.
    .yes = Abandonner
sure-resign-many = { sure-resign }
    .text = Un robot prend votre place, et vous serez classé dernier, sans retour possible.
sure-stop = S’arrêter là ?
    .text = Si tout le monde est d’accord, la partie est nulle.
    .yes = Demander aux autres
sure-bot = Laisser un robot jouer pour { $absent_seat_name } ?
    .text = Si les autres sont d’accord, un robot joue ; { $absent_seat_name } pourra reprendre sa place à tout moment.
    .yes = Demander aux autres
sure-close = Fermer cette table ?
    .text = Tout le monde la quitte, et on ne peut pas la rouvrir.
    .yes = La fermer

## La fin d’une manche et de la partie

round-player = Joueur
round-what = Ce qui s’est passé
round-score = Score
round-continue = Continuer
end-title = La partie est finie
end-result = Résultat
end-rank = Rang
rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
end-rematch = Rejouer
end-rematch-go = Vers la partie suivante
end-replay = Revoir
end-picture = Partager l’image
end-drawing = en dessin (SVG)
end-lobby = Vers le salon
picture-failed = Le navigateur n’a pas pu faire d’image.

## La ligne avec la maison

line-reconnecting = La ligne est coupée. On se reconnecte…
line-offline = Vous êtes hors ligne. La partie reprendra dès votre retour.
line-closed = Cette table a été fermée.
closed-help = Son hôte ou la maison l’a fermée. Il y en a d’autres au salon.
line-banned = Vous ne pouvez pas entrer ici pour l’instant.
line-replaced = Cette partie est ouverte dans une autre fenêtre.
line-retry = Réessayer
no-table = Cette table n’existe pas
no-table-help = Le lien ou le code comporte peut-être une erreur. Redemandez-le, ou trouvez une table au salon.
no-line = La table est injoignable

## La salle d’attente

waiting-start = Tout le monde est là : commencez quand vous voulez.
waiting-host = Toutes les places sont prises. L’hôte va lancer la partie.
waiting-everybody = La partie commence dès que tout le monde est là.
waiting-free =
    { $count ->
        [one] Une place est encore libre. Envoyez le lien à quelqu’un !
       *[other] { $count } places sont encore libres. Envoyez le lien à vos amis !
    }
waiting-sit =
    { $count ->
        [one] Une place est libre. Voulez-vous jouer ?
       *[other] { $count } places sont libres. Voulez-vous jouer ?
    }
waiting-full = Toutes les places sont prises. Vous pourrez regarder dès le début de la partie.
join-name = Votre nom
join-name-made-up = vide : un nom inventé
sit-any = S’asseoir et jouer
sit-here = S’asseoir ici
leave = Se lever
start = Commencer la partie
bot-add = Asseoir un robot…
bot-choose = Asseoir un robot à la place { $letter }
bot-remove = Retirer
share = Inviter
share-code = Le code à dire à voix haute :
share-link = Le lien vers cette table
share-copy = Copier
share-share = Partager
share-copied = Le lien est copié.
share-selected = Le lien est sélectionné : copiez-le au clavier ou d’un appui long.
share-qr = Une image pour les téléphones, qui mène à { $url }
share-text = Viens jouer à { $game } avec moi !
share-failed = Le lien ne peut pas être montré pour l’instant.
share-local = Cette adresse ne marche que sur cet appareil. Pour l’atteindre d’un téléphone dans la pièce, lancez la maison avec « ./hantise serve --host 0.0.0.0 ».
about-table = Cette table
about-pace = Temps
about-memory = Aide-mémoire
about-rated = Compte pour le classement
pace-none = sans pendule
pace-live = { $minutes } minutes chacun, { $increment } secondes de plus par coup
pace-correspondence =
    { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }

## Le menu

show-settings = Affichage et son
speed = Vitesse
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-instant = immédiate
sound = Sons
voice = Dire les annonces à voix haute
confirm-costly = Demander avant les choix coûteux
big-screen = Un grand écran dans la pièce fait les sons : cet appareil se tait
tv-open = Grand écran

## Plusieurs personnes devant un écran

curtain-who = { $name }, c’est à vous
curtain-others = Les autres, regardez ailleurs, s’il vous plaît.
curtain-hold = Maintenir pour regarder
curtain-keep = Ouvrir pour mon tour
curtain-close = Fermer le rideau
curtain-public = tout le monde peut regarder
recap-title = Depuis votre dernier tour
recap-read = Compris

## Un jeu qui n’a pas son propre plateau

generic-view = La table
generic-private = Vous seul voyez
generic-recall = Ce qu’on a pu voir avant
generic-yes = oui
generic-no = non

## Revoir une partie

replay-title = Revoir : { $game }
replay-controls = Lecture de la partie
replay-first = Au début
replay-previous = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Une étape en avant
replay-last = À la fin
replay-step = Étape
replay-position = Étape { $step } sur { $last }
replay-start = Le début.
replay-dealt = Tout est distribué : la partie peut commencer.
replay-eyes = Par les yeux de qui
replay-eyes-public = un spectateur
replay-eyes-open = tout à découvert
replay-share = Vitesse, lien, image, fichier
replay-link = Copier le lien vers cette étape
replay-linked = Le lien vers cette étape est copié.
replay-link-shown = Copiez l’adresse de cette page : elle mène à cette étape.
replay-export = Enregistrer la partie
replay-keys = Espace lance et arrête, les flèches avancent et reculent, Début et Fin sautent.
replay-from-events = Cette partie suit d’anciennes règles : on montre ce qui en a été gardé.
replay-none = Il n’y a pas de telle partie à revoir
import-title = Revoir une partie d’un fichier
import-help = Choisissez une partie enregistrée ici ou sur votre ordinateur. Elle est vérifiée, puis quiconque a son lien peut la revoir.
import-file = Fichier de la partie
import-go = L’ouvrir
import-busy = La partie est en cours de vérification…
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
tv-sound = Mettre le son
tv-next = La partie suivante commence ici dans un instant.
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
lesson-over = La leçon est finie
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
