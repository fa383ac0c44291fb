### 18 Ghosts (EG).

title = 18 Ghosts
tagline = Dix-huit fantômes, trois portails qui n’arrêtent pas de tourner : faites évader avant l’adversaire un fantôme de chaque couleur.

## Le vocabulaire

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune

attacker-red = { colour-red }
attacker-blue = { colour-blue }
attacker-yellow = { colour-yellow }
defender-red = { colour-red }
defender-blue = { colour-blue }
defender-yellow = { colour-yellow }
loser-red = { colour-red }
loser-blue = { colour-blue }
loser-yellow = { colour-yellow }

direction-north = nord
direction-east = est
direction-south = sud
direction-west = ouest

# Les lettres d’une position : majuscules pour le joueur A, minuscules pour le joueur B.
ghost-R = fantôme rouge du joueur A
ghost-B = fantôme bleu du joueur A
ghost-Y = fantôme jaune du joueur A
ghost-r = fantôme rouge du joueur B
ghost-b = fantôme bleu du joueur B
ghost-y = fantôme jaune du joueur B

floor-R = tapis rouge
floor-B = tapis bleu
floor-Y = tapis jaune
floor-M = chambre à miroir
floor-P = chambre à portail

## Les actions

action-place = Placer un fantôme { $colour_name } en { $target }
action-step = { $source } va en { $target }
action-mirror = { $source } va en { $target } par les miroirs
action-fight = { $source } attaque { $target }
action-release = Sortir un fantôme { $colour_name } du cachot
action-pass = Passer

## Ce qui s’est passé

# Un fantôme est d’abord placé par son propriétaire ; s’il sort du cachot, par l’adversaire.
event-placed =
    { $seat ->
        [0] { $owner_seat ->
            [0] { event-placed.own }
           *[1] { event-placed.released }
        }
       *[1] { $owner_seat ->
            [1] { event-placed.own }
           *[0] { event-placed.released }
        }
    }
    .own = { $seat_name } place un fantôme { $colour_name } en { $target }.
    .released = { $seat_name } place en { $target } le fantôme { $colour_name } sorti du cachot.
    .you =
        { $seat ->
            [0] { $owner_seat ->
                [0] { event-placed.own-you }
               *[1] { event-placed.released-you }
            }
           *[1] { $owner_seat ->
                [1] { event-placed.own-you }
               *[0] { event-placed.released-you }
            }
        }
    .own-you = Vous placez un fantôme { $colour_name } en { $target }.
    .released-you = Vous placez en { $target } le fantôme { $colour_name } sorti du cachot.
    .owner-you = { $seat_name } place en { $target } votre fantôme { $colour_name } sorti du cachot.
event-stepped = { $seat_name } déplace son fantôme { $colour_name } de { $source } en { $target }.
    .you = Vous déplacez votre fantôme { $colour_name } de { $source } en { $target }.
event-mirrored = { $seat_name } envoie son fantôme { $colour_name } de { $source } en { $target } par les miroirs.
    .you = Vous envoyez votre fantôme { $colour_name } de { $source } en { $target } par les miroirs.
event-fought =
    { $seat ->
        [0] { $defender_seat ->
            [0] { event-fought.own }
           *[1] { event-fought.rival }
        }
       *[1] { $defender_seat ->
            [1] { event-fought.own }
           *[0] { event-fought.rival }
        }
    }
    .own = { $seat_name } envoie son fantôme { $attacker_name } de { $source } attaquer son propre fantôme { $defender_name } en { $target } : le { $loser_name } perd et va au cachot.
    .rival = { $seat_name } envoie son fantôme { $attacker_name } de { $source } attaquer un fantôme { $defender_name } adverse en { $target } : le { $loser_name } perd et va au cachot.
    .you =
        { $seat ->
            [0] { $defender_seat ->
                [0] { event-fought.own-you }
               *[1] { event-fought.rival-you }
            }
           *[1] { $defender_seat ->
                [1] { event-fought.own-you }
               *[0] { event-fought.rival-you }
            }
        }
    .own-you = Votre fantôme { $attacker_name } en { $source } attaque votre propre fantôme { $defender_name } en { $target } : le { $loser_name } perd et va au cachot.
    .rival-you = Votre fantôme { $attacker_name } en { $source } attaque un fantôme { $defender_name } adverse en { $target } : le { $loser_name } perd et va au cachot.
    .defender-you = { $seat_name } envoie son fantôme { $attacker_name } de { $source } attaquer votre fantôme { $defender_name } en { $target } : le { $loser_name } perd et va au cachot.
event-turned = Le portail { $colour_name } pivote et s’ouvre maintenant côté { $direction_name }.
event-released = { $seat_name } sort un fantôme { $colour_name } du cachot ; à l’adversaire de le placer.
    .you = Vous sortez un fantôme { $colour_name } du cachot ; à l’adversaire de le placer.
event-passed = { $seat_name } ne peut rien faire et passe son tour.
    .you = Vous ne pouvez rien faire et passez votre tour.
event-escaped = Évasion ! { $seat_name } sort un fantôme { $colour_name } du château depuis { $room }.
    .you = Évasion ! Votre fantôme { $colour_name } quitte le château depuis { $room }.
event-won = { $seat_name } gagne la partie.
    .you = Vous gagnez la partie.
event-drawn =
    { $reason ->
       *[both-goals] { ending-both-goals }
        [two-passes] { ending-two-passes }
        [repetition] { ending-repetition }
        [quiet] { ending-quiet }
        [no-escape] { ending-no-escape }
    }

## Comment elle s’est terminée

ending-goal =
    { $goal ->
       *[three-colours] { $seat_name } a libéré un fantôme de chaque couleur.
        [any-three] { $seat_name } a libéré trois fantômes.
        [any-one] { $seat_name } a libéré un fantôme.
    }
    .you =
        { $goal ->
           *[three-colours] Vous avez libéré un fantôme de chaque couleur.
            [any-three] Vous avez libéré trois fantômes.
            [any-one] Vous avez libéré un fantôme.
        }
ending-both-goals = Les deux joueurs ont atteint leur but au même instant : la partie est nulle.
ending-two-passes = Les deux joueurs ont passé l’un après l’autre : la partie est nulle.
ending-repetition = La même position s’est présentée pour la troisième fois : la partie est nulle.
ending-quiet = Il y a eu 100 tours de suite sans combat ni évasion : la partie est nulle.
ending-no-escape = Il y a eu 500 tours de suite sans évasion : la partie est nulle.

## Les options

option-goal = But
    .help = Ce qui doit s’évader du château pour gagner.
option-goal-three-colours = un fantôme de chaque couleur
option-goal-any-three = trois fantômes quelconques
option-goal-any-one = n’importe quel fantôme (partie non classée)

goal-three-colours = { option-goal-three-colours }
goal-any-three = { option-goal-any-three }
goal-any-one = { option-goal-any-one }

## Pourquoi une action n’est pas possible

illegal-other-game = C’est une action d’un autre jeu (EG-2, EG-3).
illegal-over = La partie est terminée (EG-5).
illegal-place-in-turn = Il n’y a pas de fantôme à placer maintenant (EG-2.1, EG-3.5).
illegal-none-left = Tous vos fantômes { $colour_name }s sont déjà placés (EG-1.3).
illegal-not-released = Vous devez placer le fantôme sorti du cachot, et il est d’une autre couleur (EG-3.5).
never-carpet = Il n’y a pas de tapis { $colour_name } en { $room } : un fantôme se place sur un tapis de sa couleur (EG-2.2).
never-carpet-at-all = { $room } n’a pas de tapis : un fantôme se place sur un tapis de sa couleur (EG-2.2).
never-portal-room = { $room } est une chambre à portail : aucun fantôme n’y entre jamais (EG-3.3).
never-mirror-room = { $room } n’est pas une chambre à miroir (EG-3.2).
never-next = { $target } n’est pas à côté de { $source } : un fantôme se déplace d’une chambre, jamais en diagonale (EG-3.1, EG-3.4).
illegal-carpet-taken = Il y a déjà un fantôme en { $target } (EG-2.2).
illegal-room-taken = Il y a déjà un fantôme en { $target } (EG-3.1, EG-3.2).
illegal-still-placing = Il faut d’abord que tous les fantômes soient placés (EG-2.1).
illegal-place-released-first = Vous devez d’abord placer le fantôme que votre adversaire a sorti du cachot (EG-3.5).
illegal-none-in-dungeon = Vous n’avez pas de fantôme { $colour_name } au cachot (EG-3.5).
illegal-no-carpet-free = Aucune chambre avec un tapis { $colour_name } n’est vide : le fantôme ne peut pas sortir du cachot (EG-3.5).
illegal-pass = On ne passe que si rien d’autre n’est possible (EG-5.3).
illegal-not-your-ghost = Vous n’avez pas de fantôme à déplacer en { $source } (EG-3.1, EG-3.2, EG-3.4).
illegal-same-colour = Deux fantômes de même couleur ne se battent pas (EG-3.4).
illegal-nobody-to-fight = Il n’y a pas de fantôme à combattre en { $target } (EG-3.4).

## Ce qui ne va pas dans le texte d’une position

field-dungeon = cachot (troisième champ)
field-escaped = évadés (quatrième champ)
field-quiet = tours sans combat ni évasion (cinquième champ)
field-since-escape = tours sans évasion (sixième champ)

position-fields = Une position a { $expected } champs séparés par une espace (château, qui agit, cachot, évadés, tours sans combat ni évasion, tours sans évasion) ; ce texte en a { $given }.
position-rows = Le château (premier champ) a 5 rangées séparées par / ; ce texte en a { $given }.
position-row-length =
    La rangée { $row } du château s’écrit ici « { $signs } », ce qui fait { $given ->
        [one] { $given } chambre
       *[other] { $given } chambres
    } ; il en faut 5.
position-portal = La chambre { $room } abrite un portail : il y faut ^ > v ou < pour son côté ouvert, et non « { $sign } ».
position-sign = Dans la chambre { $room }, on lit « { $sign } » ; il y faut un fantôme (R B Y r b y) ou un chiffre pour des chambres vides.
position-ending = Après { $quiet } tours sans combat ni évasion et { $since_escape } sans évasion, aucune partie ne finit par { $ending } (EG-5).
position-pass = { $letter } ne peut pas venir de passer : on ne passe que si rien d’autre n’est possible, et passer compte comme un tour calme (EG-5.3).
position-side = Au deuxième champ (qui agit), on lit « { $given } » ; il y faut A ou B, puis rien, + et un fantôme sorti du cachot, +pass, ou # et une fin de partie.
position-letters = Au champ { $field_name }, on lit « { $given } » ; il y faut des fantômes (R B Y r b y), ou - s’il n’y en a pas.
position-number = Au champ { $field_name }, on lit « { $given } » ; il y faut un nombre de 0 à 999.
position-too-many = { $ghost } ({ $ghost_name }) figure { $given } fois dans le château, au cachot et parmi les évadés ; il n’y en a que 3 de chaque sorte (EG-1.3).
position-missing = Ces fantômes ne sont nulle part : { $ghosts }. Il ne peut en manquer que pendant le placement, tant qu’il n’y a personne au cachot ni d’évadé et que nul n’a passé (EG-2.1).
position-placing-counters = Pendant le placement, on ne compte pas les tours : les cinquième et sixième champs doivent valoir 0 (EG-2.1).
position-placing-carpet = Pendant le placement, chaque fantôme est sur un tapis de sa couleur ; ce n’est pas le cas en { $room } ({ $ghost_name }) (EG-2.2).
position-placing-portal = Pendant le placement, le portail { $colour_name } s’ouvre sur la paroi extérieure (EG-1.2).
position-placing-order =
    Après { $placed ->
        [one] { $placed } placement
       *[other] { $placed } placements
    }, le joueur A doit avoir placé { $expected } de ses fantômes et c’est à { $side } d’agir ; ici, le joueur A en a placé { $given } (EG-2.1).
position-would-escape = Le fantôme { $colour_name } en { $room } est devant le côté ouvert de son portail : il se serait évadé (EG-4.1).
position-counters = Les tours sans combat ni évasion ({ $quiet }) ne peuvent pas être plus nombreux que les tours sans évasion ({ $since_escape }) (EG-5.5).
position-drawn = Avec { $quiet } tours sans combat ni évasion et { $since_escape } sans évasion, la partie serait nulle (EG-5.5).
position-released = { $side } ne peut pas avoir à placer ce fantôme ({ $ghost_name }) : il faut qu’il soit à l’adversaire et au cachot (EG-3.5).
position-no-carpet = { $ghost } ({ $ghost_name }) n’a pas pu sortir du cachot : aucune chambre avec un tapis de sa couleur n’est vide (EG-3.5).
position-goal = Le but est : { $goal_name }. Les fantômes évadés ({ $escaped }) et la fin de partie donnée au deuxième champ ne s’accordent pas avec lui (EG-5.1, EG-5.2).

## Le plateau

heading-castle = Château
heading-portals = Portails
heading-dungeon = Cachot
heading-escaped = Évadés
heading-waiting = À placer
heading-goal = But
heading-quiet = Tours sans combat ni évasion
heading-since-escape = Tours sans évasion

count-score =
    { $count ->
        [one] { $count } fantôme évadé
       *[other] { $count } fantômes évadés
    }

status-placing-you = À vous : placez un de vos fantômes dans une chambre vide dont le tapis est de sa couleur.
status-placing-other = C’est à { $seat_name } de placer un fantôme.
status-turn-you = À vous : déplacez un fantôme, traversez un miroir, combattez ou sortez un fantôme du cachot.
status-turn-other = C’est à { $seat_name } de jouer.
status-released-you = À vous : placez d’abord le fantôme que votre adversaire a sorti du cachot, dans une chambre vide dont le tapis est de sa couleur.
status-released-other = C’est à { $seat_name } de placer le fantôme sorti du cachot.
status-over = La partie est terminée.

## Pourquoi un robot joue ainsi

reason-wins = cela fait gagner
reason-escapes = un fantôme s’évade
reason-nearer = cela rapproche un fantôme de son portail
reason-guards = c’est ce qui donne le moins à l’adversaire
reason-forces = cela force la victoire
reason-resists = c’est ce qui résiste le plus longtemps
reason-ahead =
    c’est le meilleur coup en calculant { $moves ->
        [one] un coup
       *[other] { $moves } coups
    } à l’avance

## Le plateau sur le web

web-turn =
    { $may ->
       *[all] { status-turn-you }
        [move] À vous : déplacez un fantôme ou combattez.
        [mirror] À vous : déplacez un fantôme, traversez un miroir ou combattez.
        [release] À vous : déplacez un fantôme, combattez ou sortez un fantôme du cachot.
        [pass] À vous : rien n’est possible, il faut passer.
    }
web-grid = Le château vu d’en haut, le nord en haut
web-how = Les flèches mènent d’une chambre à l’autre. Entrée choisit un fantôme, puis la chambre où il va ; Échap annule.
web-room = { $room }, { $floor_name }
web-empty = vide
web-ghost-own = votre fantôme { $colour_name }
web-ghost-of = fantôme { $colour_name } ({ $seat_name })
web-exit = le portail { $colour_name } s’ouvre ici
web-portal = { $room }, portail { $colour_name }, ouvert côté { $direction_name }, vers { $exit }
web-portal-wall = { $room }, portail { $colour_name }, ouvert côté { $direction_name }, contre l’enceinte
web-chosen = choisi
web-can-go = peut aller en { $rooms }
web-target-place = on peut y placer un fantôme
web-target-step = à un pas
web-target-mirror = accessible par les miroirs
web-target-fight = peut être attaqué
web-last-from = quittée au dernier coup
web-last-to = but du dernier coup
web-foresee-fought = Fantôme { $loser_name } ({ $loser_seat_name }) : au cachot.
web-foresee-fought-own = Votre fantôme { $loser_name } va au cachot.
web-foresee-turned = Le portail { $colour_name } s’ouvre côté { $direction_name }.
web-foresee-escaped = Fantôme { $colour_name } ({ $seat_name }) : évadé !
web-foresee-escaped-own = Votre fantôme { $colour_name } s’évade !
web-foresee-won = { $seat_name } gagne !
web-foresee-won-own = Vous gagnez !
web-foresee-drawn = La partie est nulle.
web-you = Vous
web-side-own = Vos fantômes hors du château
web-side-of = Fantômes hors du château : { $seat_name }
web-outside =
    { $place ->
       *[escaped] Évadés, { $colour_name }s : { $count }
        [dungeon] Au cachot, { $colour_name }s : { $count }
        [waiting] À placer, { $colour_name }s : { $count }
    }
web-touch-waiting = Montrer où placer un fantôme { $colour_name }
web-touch-dungeon = Sortir un fantôme { $colour_name } : votre adversaire le placera
web-cycle = Le rouge bat le bleu, le bleu bat le jaune, le jaune bat le rouge
web-costly-own = Le fantôme en { $target } est à vous : l’un des deux finira au cachot. Combattre quand même ?

## La première partie guidée

lesson-place = D’abord, les fantômes entrent, chacun sur un tapis de sa couleur. Touchez un tapis marqué d’un plus : un de vos fantômes de cette couleur s’y installe.
lesson-place-done = Chacun son tour, jusqu’à ce que les dix-huit soient là. Les fantômes pâles sont à vous, ceux au haut-de-forme à votre adversaire.
lesson-step = À présent, une seule action par tour. Choisissez un de vos fantômes, puis une chambre vide voisine : pour l’instant, seules les quatre chambres à miroir sont libres.
lesson-step-done = Une chambre à la fois, jamais en diagonale, et jamais dans une chambre à portail. La couleur du tapis n’a plus d’importance.
lesson-mirror = Votre fantôme jaune en d4 est dans une chambre à miroir. Choisissez-le, puis l’une des chambres à miroir marquées d’une étoile.
lesson-mirror-done = De miroir à miroir, c’est un seul déplacement, quelle que soit la distance, pourvu que l’autre soit vide.
lesson-fight = Le rouge bat le bleu, le bleu bat le jaune, le jaune bat le rouge. Votre fantôme rouge en b5 a un bleu pour voisin : attaquez a5.
lesson-fight-done = Le vainqueur tient la chambre, le perdant va au cachot, et le portail de la couleur du perdant fait un quart de tour : le bleu s’ouvre maintenant à l’ouest.
lesson-escape = Le portail rouge s’ouvre vers c4 : c’est par là que sortent les rouges. Menez-y votre fantôme rouge depuis b4.
lesson-escape-done = Évadé aussitôt, sans rien dépenser de plus ! Tout fantôme placé devant le côté ouvert du portail de sa couleur s’évade, peu importe à qui c’est le tour.
lesson-turn = Un de vos fantômes bleus attend en c2, mais le portail bleu s’ouvre à l’ouest. Perdez un combat exprès : attaquez le rouge en a3 avec votre bleu en b3.
lesson-turn-done = Le bleu a perdu, le portail bleu a donc pivoté vers le nord, et le fantôme en c2 s’est évadé. Pour faire tourner un portail, on peut même attaquer l’un des siens.
lesson-release = Il vous manque le jaune, et un de vos fantômes jaunes est au cachot. Réclamez-le : touchez-le à côté du château.
lesson-release-done = C’était votre tour. Votre adversaire le place maintenant sur le tapis jaune de son choix, puis joue normalement.
lesson-answer = Votre adversaire a réclamé un fantôme jaune, et c’est vous qui choisissez son tapis. Attention au portail : il s’ouvre vers e4, d’où un jaune s’évaderait aussitôt.
lesson-answer-done = Bien loin du portail. À vous maintenant de jouer votre tour.
lesson-win = Un rouge et un bleu à vous sont dehors : il ne manque qu’un jaune. Le portail jaune s’ouvre vers e4, mais un rouge s’y tient : attaquez-le depuis d4.
lesson-win-done = Le jaune bat le rouge, prend la chambre et s’éclipse : un fantôme de chaque couleur, la partie est gagnée. Vous savez tout ; le château est à vous !

## Ce que sont et font les choses sur la table

explain-ghost-red = Bat le bleu, perd contre le jaune. Il s’évade par le portail rouge, et le fait tourner quand il perd un combat (EG-3.4, EG-3.6, EG-4.1).
    .title = fantôme rouge
explain-ghost-blue = Bat le jaune, perd contre le rouge. Il s’évade par le portail bleu, et le fait tourner quand il perd un combat (EG-3.4, EG-3.6, EG-4.1).
    .title = fantôme bleu
explain-ghost-yellow = Bat le rouge, perd contre le bleu. Il s’évade par le portail jaune, et le fait tourner quand il perd un combat (EG-3.4, EG-3.6, EG-4.1).
    .title = fantôme jaune
explain-carpet-red = C’est là qu’on place les fantômes rouges, au début et à leur sortie du cachot. Tous peuvent y passer (EG-2.2, EG-3.1, EG-3.5).
    .title = tapis rouge
explain-carpet-blue = C’est là qu’on place les fantômes bleus, au début et à leur sortie du cachot. Tous peuvent y passer (EG-2.2, EG-3.1, EG-3.5).
    .title = tapis bleu
explain-carpet-yellow = C’est là qu’on place les fantômes jaunes, au début et à leur sortie du cachot. Tous peuvent y passer (EG-2.2, EG-3.1, EG-3.5).
    .title = tapis jaune
explain-portal-red = Tout fantôme rouge dans la chambre face à son côté ouvert s’évade aussitôt, à qui qu’il soit. Chaque fantôme rouge qui perd un combat le fait pivoter d’un quart de tour (EG-3.6, EG-4.1).
    .title = portail rouge
explain-portal-blue = Tout fantôme bleu dans la chambre face à son côté ouvert s’évade aussitôt, à qui qu’il soit. Chaque fantôme bleu qui perd un combat le fait pivoter d’un quart de tour (EG-3.6, EG-4.1).
    .title = portail bleu
explain-portal-yellow = Tout fantôme jaune dans la chambre face à son côté ouvert s’évade aussitôt, à qui qu’il soit. Chaque fantôme jaune qui perd un combat le fait pivoter d’un quart de tour (EG-3.6, EG-4.1).
    .title = portail jaune
explain-mirror = De là, un fantôme peut gagner n’importe quelle autre chambre à miroir vide. On ne combat pas à travers les miroirs (EG-3.2, EG-3.4).
    .title = chambre à miroir
explain-dungeon = Les perdants des combats. À votre tour, vous pouvez faire sortir un des vôtres : l’adversaire choisit le tapis, de sa couleur (EG-3.4, EG-3.5).
    .title = cachot
explain-escaped = Ils ne reviennent pas. Un de chaque couleur, et c’est gagné, sauf si la table joue avec un autre but (EG-4.3, EG-5.1, EG-5.6).
    .title = fantômes évadés
explain-waiting = Chacun va dans une chambre vide dont le tapis est de sa couleur (EG-2.1, EG-2.2).
    .title = fantômes à placer
explain-cycle = Le rouge bat le bleu, le bleu bat le jaune, le jaune bat le rouge, quel que soit l’attaquant (EG-3.4).
    .title = qui bat qui

## Les problèmes

puzzle-goal-win =
    { $turns ->
        [one] À vous de jouer : gagnez tout de suite.
       *[other] À vous de jouer : gagnez en { $turns } tours au plus, quoi que fasse votre adversaire.
    }
puzzle-why-late = Ce coup ne gagne pas, et il ne vous reste plus de tour pour le faire.
puzzle-why-gone = Ce coup laisse du temps à votre adversaire : après cette réponse, vous ne gagnez plus dans ce nombre de tours.
puzzle-why-lost = Ce coup laisse votre adversaire gagner avant vous.
puzzle-why-drawn = Ce coup ne mène qu’à une partie nulle.
