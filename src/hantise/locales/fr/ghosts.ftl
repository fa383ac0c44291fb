### Ghosts (GH).

title = Ghosts
tagline = Renvoyez les fantômes à vos voisins sans perdre votre sang-froid : qui a le moins peur l’emporte.

## Le vocabulaire

colour-white = blanc
colour-black = noir
colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-yellow = jaune

card-W1 = 1 fantôme blanc
card-W2 = 2 fantômes blancs
card-W3 = 3 fantômes blancs
card-K1 = 1 fantôme noir
card-K2 = 2 fantômes noirs
card-K3 = 3 fantômes noirs
card-B1 = 1 fantôme bleu
card-B2 = 2 fantômes bleus
card-B3 = 3 fantômes bleus
card-R1 = 1 fantôme rouge
card-R2 = 2 fantômes rouges
card-R3 = 3 fantômes rouges
card-G1 = 1 fantôme vert
card-G2 = 2 fantômes verts
card-G3 = 3 fantômes verts
card-Y1 = 1 fantôme jaune
card-Y2 = 2 fantômes jaunes
card-Y3 = 3 fantômes jaunes
card-M = Brume

## Les actions

action-play = Jouer { $card_name }
action-mist = Jouer une Brume
action-take = Prendre la défausse (+1 PP)
# Le hasard distribue ou pioche.
action-draw = Carte suivante : { $card_name }
action-first = { $seat_name } commence

## Ce qui s’est passé

event-first = { $seat_name } est le premier joueur.
event-round = La manche { $round } commence ; à { $seat_name } l’honneur.
event-dealt =
    { $card ->
        [unknown] { $seat_name } reçoit une carte.
       *[other] { $seat_name } reçoit une carte : { $card_name }.
    }
event-drawn =
    { $card ->
        [unknown] { $seat_name } pioche une carte.
       *[other] { $seat_name } pioche une carte : { $card_name }.
    }
event-returned = { $seat_name } n’a que des Brumes : elles sont remélangées à la pioche et remplacées par cinq cartes.

# Les annonces (GH-3.8), telles qu’on les entend à la table.
event-opened = { $seat_name } ouvre avec { $card_name } : « { $degree } »
event-added = { $seat_name } joue { $card_name } : « { $degree } »
event-mirrored = { $seat_name } joue { $card_name } : « { $degree }, miroir » ({ $direction_name })
event-matched = { $seat_name } joue { $card_name } : « { $degree } »
event-mist = { $seat_name } joue une Brume : « { $degree }, brume »

event-took =
    { $seat_name } prend la défausse ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }) et 1 PP, ce qui fait { $fear } PP.
event-round-over = La manche { $round } est finie : { $seat_name } n’a plus de carte à jouer.
event-gave-back = { $seat_name } n’a pris aucun PP pendant la manche, en rend { $points } et en garde { $fear }.
event-won =
    { $seat_name } gagne avec { $fear ->
        [one] { $fear } Point de Peur
       *[other] { $fear } Points de Peur
    }.
event-shared =
    Avec { $fear ->
        [one] { $fear } Point de Peur
       *[other] { $fear } Points de Peur
    }, { $seat_name } partage la victoire.

## Comment elle s’est terminée

ending-won = La victoire va à qui a le moins de Points de Peur.
ending-shared = Plusieurs joueurs ont aussi peu de Points de Peur : ex æquo, ils se partagent la victoire.

## Les options

option-rounds = Manches
    .help = Le nombre de manches de la partie.
option-starting_fear = Points de Peur au départ
    .help = Les Points de Peur (PP) que chacun a au départ : 1, ou 3 dans l’édition de 2022.
option-mist = Cartes Brume
    .help = Joue-t-on avec les six cartes Brume ? L’édition de 2007 n’en a pas.
option-first = Premier joueur
    .help = Qui commence la première manche.
option-first-random = au hasard
option-first-A = place A
option-first-B = place B
option-first-C = place C
option-first-D = place D
option-first-E = place E
option-first-F = place F

error-first-not-seated = La place { $first } ne peut pas commencer : à { $players } joueurs, les places vont de A à { $last }.

## Pourquoi une action n’est pas possible

illegal-other-game = C’est une action d’un autre jeu (GH-3).
illegal-over = La partie est finie (GH-4.3).
illegal-draw = Le hasard ne peut pas faire cela maintenant (GH-2.2, GH-2.3, GH-3.7).
illegal-wait-for-chance = On est encore en train de distribuer ou de piocher (GH-2.2, GH-2.3, GH-3.7).
illegal-not-chance = C’est à un joueur de jouer : on ne distribue ni ne pioche maintenant (GH-3).
illegal-no-pile = Il n’y a pas de défausse à prendre : vous devez en ouvrir une avec une carte Fantôme (GH-3.1).
illegal-take-without-ghost = Sans carte Fantôme en main, vous ne pouvez pas prendre la défausse : vous ne pourriez pas en ouvrir une autre (GH-3.6).
illegal-not-in-hand = Vous n’avez pas cette carte en main : { $card_name } (GH-3).
illegal-mist-opens = Une Brume ne peut pas ouvrir la défausse (GH-3.1).
illegal-too-frightening = Le degré de frayeur est de { $degree } ; avec { $card_name }, il dépasserait 7 (GH-3.2).

## Ce qui ne va pas dans le texte d’une position

field-pile = défausse (quatrième champ)
field-gone = défausses prises (cinquième champ)
field-seats = places (sixième champ)

position-fields = Une position a { $expected } champs séparés par une espace (manche, tour, dernière carte, défausse, défausses prises, places) ; ce texte en a { $given }.
position-round = Au premier champ (manche), on lit « { $given } » ; il y faut un nombre de 1 à { $rounds }, puis la lettre du premier joueur, ou ? s’il n’est pas encore connu. Si quelqu’un a rendu cinq Brumes, on ajoute ! et la lettre de sa place, une fois par retour.
position-turn = Au deuxième champ (tour), on lit « { $given } » ; il y faut un mot parmi { $phases }, puis deux-points, la lettre d’une place, et + ou - pour le sens de jeu.
position-direction = À 2 joueurs, on ne tient compte d’aucun sens de jeu : le deuxième champ doit finir par + (GH-3.3).
position-first-later = Seul le premier joueur de la manche 1 est à désigner ; ensuite, c’est chacun son tour (GH-2.2).
position-clockwise = Chaque manche commence dans le sens horaire : le sens doit être + tant que personne n’a joué (GH-2.4).
position-only-mists = D’après sa main et les cartes qu’elle a jouées, la place { $letter } n’a reçu que des Brumes ; personne ne commence à jouer avec une telle main (GH-2.3).
position-top = Au troisième champ (dernière carte), on lit « { $given } » ; il y faut une carte Fantôme, = et un degré de frayeur de 1 à 7, ou - s’il n’y a pas de défausse (GH-3.2).
position-cards = Au champ { $field_name }, on lit « { $given } » à la place des cartes ; il y faut W, K, B, R, G ou Y suivi de 1, 2 ou 3, et M, ou - s’il n’y en a pas.
position-seats =
    Le sixième champ décrit { $given ->
        [one] { $given } place
       *[other] { $given } places
    }, avec / entre elles ; il en faut { $players }.
position-seat = À { $players } joueurs, il n’y a pas de place { $letter }.
position-seat-form = Pour la place { $letter } (sixième champ), on lit « { $given } » ; il y faut la main, les Points de Peur, les défausses prises dans la manche et les cartes jouées (g pour un Fantôme, m pour une Brume, - si aucune), séparés par deux-points.
position-hand = La place { $letter } a { $given } cartes en main ; il n’y en a jamais plus de 5 (GH-2.3, GH-3.7).
position-fear =
    La place { $letter } a pris { $taken ->
        [one] { $taken } défausse
       *[other] { $taken } défausses
    } dans la manche et n’a que { $fear } PP ; chaque défausse en apporte un (GH-3.5).
position-too-many = { $card } ({ $card_name }) figure { $given } fois dans les mains et les défausses ; il n’y en a que { $most } (GH-1.1, GH-4.4).
position-first = Dans la phase { $phase }, le premier champ ne convient pas : il finit par ? dans la phase first, et par la lettre du premier joueur dans toutes les autres (GH-2.2).
position-pile-without-top = Il y a des cartes dans la défausse (quatrième champ), mais le troisième champ ne donne pas la dernière.
position-top-not-in-pile = La dernière carte, { $card } ({ $card_name }), n’est pas parmi celles de la défausse (quatrième champ).
position-needs-pile = Dans la phase { $phase }, il y a une défausse : le troisième champ doit en donner la dernière carte (GH-3.1).
position-needs-no-pile = Dans la phase { $phase }, il n’y a pas de défausse : le troisième champ doit être - (GH-3.1).
position-empty-hand = La place { $letter } ne peut pas avoir à jouer sans carte en main : la manche serait finie (GH-4.1).
position-cannot-open = La place { $letter } ne peut pas avoir à ouvrir sans carte Fantôme en main (GH-3.6).
position-cannot-draw = La place { $letter } ne peut pas avoir à recevoir une carte : sa main est complète, ou la pioche est vide (GH-2.3, GH-3.7).
position-before-first = Tant que le premier joueur n’est pas connu, personne n’a de carte en main ni n’en rend, et aucune défausse n’a été prise (GH-2.2).
position-short-deck = La pioche ne suffit pas à compléter toutes les mains (GH-2.3).
position-opener = La place { $letter } ne peut pas ouvrir la manche : le premier joueur est { $first } (GH-2.2).
position-degree = Avec les cartes de cette défausse, le degré de frayeur ne peut pas être { $degree } (GH-3.1, GH-3.2, GH-3.3).
position-deal-order = Pendant que { $turn } reçoit ses cartes, la place { $letter } doit en avoir { $expected } et non { $given } : on remplit une main après l’autre, à partir du premier joueur (GH-2.3).
position-deal-anew = La place { $letter } ne peut pas recevoir de cartes : toutes les mains étaient complètes quand { $returned } a rendu cinq Brumes (GH-2.3).
position-played-too-soon = Dans la phase { $phase }, personne n’a encore joué : les cartes jouées de chaque place doivent être - (GH-2.3).
position-mist-opened = La place { $letter } a ouvert la manche : ses cartes jouées ne peuvent pas commencer par m (GH-3.1).
position-mists-played =
    Les places ont joué { $given ->
        [one] { $given } Brume
       *[other] { $given } Brumes
    } (m au sixième champ), mais il n’y en a que { $seen } dans la défausse et les défausses prises.
position-ghosts-played =
    Les places ont joué { $given ->
        [one] { $given } carte Fantôme
       *[other] { $given } cartes Fantôme
    } (g au sixième champ), mais il n’y en a que { $seen } dans la défausse et les défausses prises.
position-not-returned = Pour la place { $letter } (sixième champ), on lit { $given } à la fin ; un nombre de Brumes reçues n’y figure qu’après le retour de cinq Brumes, avec ! au premier champ (GH-2.3).
position-returner = Pour la place { $letter } (sixième champ), on lit { $given } à la fin ; la place qui a rendu cinq Brumes n’a pas de nombre de Brumes reçues (GH-2.3).
position-dealt = Pour la place { $letter } (sixième champ), il faut à la fin le nombre de Brumes reçues, 0 ou 1, puisqu’une autre place a rendu les cinq autres (GH-2.3).
position-sixth = { $given } places ont reçu une Brume alors qu’une autre en avait cinq ; il n’y en a que six (GH-1.1, GH-2.3).
position-returned = La place { $letter } ne peut pas avoir rendu cinq Brumes : il n’y en avait pas tant à distribuer (GH-2.3).
position-dealt-otherwise =
    D’après sa main et les cartes qu’elle a jouées, la place { $letter } ne peut pas avoir reçu { $given ->
        [one] { $given } Brume
       *[other] { $given } Brumes
    } à la distribution (GH-2.3).

## Le plateau

heading-round = Manche
heading-first = Premier joueur
heading-degree = Degré de frayeur
heading-direction = Sens de jeu
heading-pile = Défausse
heading-top = Dernière carte Fantôme
heading-mists = Brumes à côté de la défausse
heading-deck = Pioche
heading-hand = Votre main
heading-hands = Cartes en main
heading-fear = Points de Peur
heading-taken = Défausses prises dans la manche
heading-gone = Cartes des défausses prises

direction-clockwise = sens horaire
direction-counterclockwise = sens antihoraire

round-of = Manche { $round } sur { $rounds }
count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-score = { $count } PP

status-first = On désigne le premier joueur.
status-deal = On distribue les cartes.
status-open-you = À vous : ouvrez une défausse avec une carte Fantôme.
status-open-other = C’est à { $seat_name } d’ouvrir une défausse.
status-play-you = À vous : jouez une carte, ou prenez la défausse (+1 PP).
status-play-other = C’est à { $seat_name } de jouer une carte ou de prendre la défausse.
status-draw = On pioche une carte.
status-over = La partie est finie.

## Pourquoi un robot joue ainsi

reason-open = une carte difficile à placer plus tard
reason-frighten = cela laisse peu de marge au joueur suivant
reason-mirror = la même couleur n’ajoute rien
reason-mist = une Brume, faute de carte Fantôme jouable
reason-take = rien d’autre n’est possible
