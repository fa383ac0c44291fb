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
action-take = Prendre la défausse (+1 peur)
# Le hasard distribue ou pioche.
action-draw = Carte suivante : { $card_name }
action-first = { $seat_name } commence

## Ce qui s’est passé

event-first = { $seat_name } est le premier joueur.
    .you = Vous êtes le premier joueur.
event-round = Manche { $round } : { $seat_name } commence.
    .you = Manche { $round } : vous commencez.
event-dealt =
    { $card ->
        [unknown] { $seat_name } reçoit une carte.
       *[other] { $seat_name } reçoit une carte : { $card_name }.
    }
    .you =
        { $card ->
            [unknown] Vous recevez une carte.
           *[other] Vous recevez une carte : { $card_name }.
        }
event-drawn =
    { $card ->
        [unknown] { $seat_name } pioche une carte.
       *[other] { $seat_name } pioche une carte : { $card_name }.
    }
    .you =
        { $card ->
            [unknown] Vous piochez une carte.
           *[other] Vous piochez une carte : { $card_name }.
        }
event-returned = { $seat_name } n’a que des Brumes : elles sont remélangées à la pioche et remplacées par cinq cartes.
    .you = Vous n’avez que des Brumes : elles sont remélangées à la pioche et remplacées par cinq cartes.

# Les annonces (GH-3.8), telles qu’on les entend à la table.
event-opened = { $seat_name } ouvre avec { $card_name } : « { $degree } ».
    .you = Vous ouvrez avec { $card_name } : « { $degree } ».
event-added = { $seat_name } joue { $card_name } : « { $degree } ».
    .you = Vous jouez { $card_name } : « { $degree } ».
event-mirrored = { $seat_name } joue { $card_name } : « { $degree }, miroir » ({ $direction_name }).
    .you = Vous jouez { $card_name } : « { $degree }, miroir » ({ $direction_name }).
event-matched = { $seat_name } joue { $card_name } : « { $degree } ».
    .you = Vous jouez { $card_name } : « { $degree } ».
event-mist = { $seat_name } joue une Brume : « { $degree }, brume ».
    .you = Vous jouez une Brume : « { $degree }, brume ».

event-took =
    { $seat_name } prend la défausse ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }) et 1 peur, ce qui fait { $fear }.
    .you =
        Vous prenez la défausse ({ $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }) et 1 peur, ce qui fait { $fear }.
event-round-over = La manche { $round } est terminée : { $seat_name } n’a plus de carte à jouer.
    .you = La manche { $round } est terminée : vous n’avez plus de carte à jouer.
event-gave-back = { $seat_name } n’a pris aucune peur dans la manche, en rend { $points } et en garde { $fear }.
    .you = Vous n’avez pris aucune peur dans la manche : vous en rendez { $points } et en gardez { $fear }.
event-won =
    { $seat_name } gagne avec { $fear ->
        [one] { $fear } Point de Peur
       *[other] { $fear } Points de Peur
    }.
    .you =
        Vous gagnez avec { $fear ->
            [one] { $fear } Point de Peur
           *[other] { $fear } Points de Peur
        }.
event-shared =
    Avec { $fear ->
        [one] { $fear } Point de Peur
       *[other] { $fear } Points de Peur
    }, { $seat_name } partage la victoire.
    .you =
        Avec { $fear ->
            [one] { $fear } Point de Peur
           *[other] { $fear } Points de Peur
        }, vous partagez la victoire.

## Comment elle s’est terminée

ending-won = Le joueur qui a le moins de Points de Peur gagne.
ending-shared = Plusieurs joueurs ont le moins de Points de Peur : ils se partagent la victoire.

## Les options

option-rounds = Manches
    .help = Le nombre de manches de la partie.
option-starting_fear = Points de Peur au départ
    .help = Les Points de Peur que chacun a au départ : 1, ou 3 dans l’édition de 2022.
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
illegal-over = La partie est terminée (GH-4.3).
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
position-round = Au premier champ (manche), on lit « { $given } » ; il y faut un nombre de 1 à { $rounds }, puis la lettre du premier joueur, ou ? s’il n’est pas encore connu. Si quelqu’un a rendu cinq Brumes, on ajoute ! et la lettre de sa place, une fois par retour.
position-turn = Au deuxième champ (tour), on lit « { $given } » ; il y faut un mot parmi { $phases }, puis deux-points, la lettre d’une place, et + ou - pour le sens de jeu.
position-direction = À 2 joueurs, on ne tient compte d’aucun sens de jeu : le deuxième champ doit finir par + (GH-3.3).
position-first-later = Seul le premier joueur de la manche 1 est à désigner ; ensuite, c’est chacun son tour (GH-2.2).
position-clockwise = Chaque manche commence dans le sens horaire : le sens doit être + tant que personne n’a joué (GH-2.4).
position-only-mists = D’après sa main et les cartes qu’elle a jouées, la place { $letter } n’a reçu que des Brumes ; personne ne commence à jouer avec une telle main (GH-2.3).
position-top = Au troisième champ (dernière carte), on lit « { $given } » ; il y faut une carte Fantôme, = et un degré de frayeur de 1 à 7, ou - s’il n’y a pas de défausse (GH-3.2).
position-cards = Au champ { $field_name }, on lit « { $given } » à la place des cartes ; il y faut W, K, B, R, G ou Y suivi de 1, 2 ou 3, et M, ou - s’il n’y en a pas.
position-seats =
    Le sixième champ décrit { $given ->
        [one] { $given } place
       *[other] { $given } places
    }, avec / entre elles ; il en faut { $players }.
position-seat = À { $players } joueurs, il n’y a pas de place { $letter }.
position-seat-form = Pour la place { $letter } (sixième champ), on lit « { $given } » ; il y faut la main, les Points de Peur, les défausses prises dans la manche et les cartes jouées (g pour un Fantôme, m pour une Brume, - si aucune), séparés par deux-points.
position-hand = La place { $letter } a { $given } cartes en main ; il n’y en a jamais plus de 5 (GH-2.3, GH-3.7).
position-fear =
    La place { $letter } a pris { $taken ->
        [one] { $taken } défausse
       *[other] { $taken } défausses
    } dans la manche et n’a que { $fear ->
        [one] { $fear } Point de Peur
       *[other] { $fear } Points de Peur
    } ; chaque défausse en apporte un (GH-3.5).
position-too-many = { $card } ({ $card_name }) figure { $given } fois dans les mains et les défausses ; il n’y en a que { $most } (GH-1.1, GH-4.4).
position-first = Dans la phase { $phase }, le premier champ ne convient pas : il finit par ? dans la phase first, et par la lettre du premier joueur dans toutes les autres (GH-2.2).
position-pile-without-top = Il y a des cartes dans la défausse (quatrième champ), mais le troisième champ ne donne pas la dernière.
position-top-not-in-pile = La dernière carte, { $card } ({ $card_name }), n’est pas parmi celles de la défausse (quatrième champ).
position-needs-pile = Dans la phase { $phase }, il y a une défausse : le troisième champ doit en donner la dernière carte (GH-3.1).
position-needs-no-pile = Dans la phase { $phase }, il n’y a pas de défausse : le troisième champ doit être - (GH-3.1).
position-empty-hand = La place { $letter } ne peut pas avoir à jouer sans carte en main : la manche serait terminée (GH-4.1).
position-cannot-open = La place { $letter } ne peut pas avoir à ouvrir sans carte Fantôme en main (GH-3.6).
position-not-drawn =
    { $letter } a { $given ->
        [one] { $given } carte
       *[other] { $given } cartes
    } au lieu de { $expected } : tant que la pioche n’est pas vide (il y reste { $deck }), on pioche une carte à la fin de son tour (GH-3.7).
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
position-not-returned = Pour la place { $letter } (sixième champ), on lit { $given } à la fin ; un nombre de Brumes reçues n’y figure qu’après le retour de cinq Brumes, avec ! au premier champ (GH-2.3).
position-returner = Pour la place { $letter } (sixième champ), on lit { $given } à la fin ; la place qui a rendu cinq Brumes n’a pas de nombre de Brumes reçues (GH-2.3).
position-dealt = Pour la place { $letter } (sixième champ), il faut à la fin le nombre de Brumes reçues, 0 ou 1, puisqu’une autre place a rendu les cinq autres (GH-2.3).
position-sixth = { $given } places ont reçu une Brume alors qu’une autre en avait cinq ; il n’y en a que six (GH-1.1, GH-2.3).
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
count-score =
    { $count ->
        [one] { $count } peur
       *[other] { $count } peurs
    }

status-first = On désigne le premier joueur.
status-deal = On distribue les cartes.
status-open-you = À vous : ouvrez une défausse avec une carte Fantôme.
status-open-other = C’est à { $seat_name } d’ouvrir une défausse.
status-play-you = À vous : jouez une carte, ou prenez la défausse (+1 peur).
status-play-other = C’est à { $seat_name } de jouer une carte ou de prendre la défausse.
status-draw = On pioche une carte.
status-over = La partie est terminée.

## À l’écran

# Les annonces telles qu’on les entend (GH-3.8).
spoken-opened = { $degree }
spoken-added = { $degree }
spoken-mirrored = { $degree }, miroir
spoken-matched = { $degree }
spoken-mist = { $degree }, brume
spoken-took = { $seat_name } prend la défausse
    .you = Vous prenez la défausse
spoken-round-over = La manche { $round } est terminée
spoken-won = { $seat_name } gagne
    .you = Vous gagnez
spoken-shared = { $seat_name } partage la victoire
    .you = Vous partagez la victoire

status-take-you = À vous : aucune de vos cartes n’est jouable. Prenez la défausse (+1 peur).
status-mist-you = À vous : vous n’avez que des Brumes. Jouez-en une.

costly-take =
    { $unscathed ->
        [yes] Prendre la défausse ? Ce sera votre première peur de la manche ({ $fear } en tout), et vous ne pourrez pas en rendre à la fin.
       *[no] Prendre la défausse ? Elle vous coûte 1 peur, ce qui fait { $fear }.
    }

fright-0 = zéro
fright-1 = un
fright-2 = deux
fright-3 = trois
fright-4 = quatre
fright-5 = cinq
fright-6 = six
fright-7 = sept
degree-words = { $fright_name } sur sept

board-you = Vous
board-direction = Sens de jeu : { $direction_name }
board-seats = Autour de la table, dans le sens horaire
board-seat = { $seat_name }{ board-seat.standing }
    .you = Vous{ board-seat.standing }
    .standing =
        { $acting ->
            [yes] , à son tour
           *[no] { "" }
        }{ $first ->
            [yes] , premier joueur de la manche
           *[no] { "" }
        } : { $hand ->
            [one] { $hand } carte
           *[other] { $hand } cartes
        } en main, { $fear ->
            [one] { $fear } peur
           *[other] { $fear } peurs
        }{ $taken ->
            [0] { "" }
            [one] , { $taken } défausse prise dans la manche
           *[other] , { $taken } défausses prises dans la manche
        }
board-card =
    { $copies ->
        [1] { $card_name }
       *[other] { $card_name }, { $copies } fois
    }{ $playable ->
        [no] , injouable pour l’instant
       *[other] { "" }
    }{ $hinted ->
        [yes] , conseillé
       *[no] { "" }
    }
board-pile =
    défausse de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, dernière carte Fantôme : { $card_name }{ $mists ->
        [0] { "" }
        [one] , { $mists } Brume à côté
       *[other] , { $mists } Brumes à côté
    }
board-no-pile = Pas de défausse sur la table
board-take = Prendre
board-take-pile =
    Prendre la défausse (+1 peur) : { $pile }{ $hinted ->
        [yes] , conseillé
       *[no] { "" }
    }
board-deck =
    Pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
board-remember = Cartes jouées dans la manche
board-close = Fermer

round-sum = Fin de la manche { $round } sur { $rounds }
round-took =
    { $piles ->
        [0] aucune défausse prise, et aucune peur à rendre
        [one] { $piles } défausse prise : +{ $piles } peur
       *[other] { $piles } défausses prises : +{ $piles } peurs
    }
round-gave-back =
    { $points ->
        [one] aucune défausse prise : rend { $points } peur
       *[other] aucune défausse prise : rend { $points } peurs
    }
round-next = { $seat_name } commence la manche suivante.
    .you = Vous commencez la manche suivante.

## La première partie guidée

lesson-open = À vous de commencer : il n’y a pas encore de défausse. Ouvrez-en une avec une carte Fantôme : ses fantômes font le degré de frayeur. (Une Brume ne peut pas ouvrir : touchez-la pour voir.)
lesson-open-done = Les yeux au-dessus de la défausse indiquent le degré de frayeur. Vous avez pioché : chaque tour finit ainsi, tant que la pioche dure.
lesson-raise = Le degré est de 4 et les derniers fantômes sont jaunes. Jouez une autre couleur : ses fantômes s’ajoutent au degré.
lesson-raise-done = D’autres fantômes sont apparus et le degré a monté. Il peut atteindre 7, jamais le dépasser.
lesson-mirror = À 6, presque rien ne passe plus. Mais vous avez la couleur de la dernière carte : jouez votre fantôme jaune en miroir. Le degré ne bouge pas et le sens de jeu s’inverse.
lesson-mirror-done = « 6, miroir » : c’est { $right_seat_name }, à votre droite, qui a dû affronter le 6, et a pris la défausse et 1 peur. Voyez les flèches : on joue dans l’autre sens.
lesson-seven = Le degré est de 5. Trois fantômes de plus feraient 8 : une telle carte est refusée, touchez-en une pour voir. Deux font 7 tout juste, et c’est permis. Jouez-les !
lesson-seven-done = Un 7 brûle les doigts. { $left_seat_name }, à votre gauche, n’a rien pu jouer et a pris la défausse et 1 peur.
lesson-mist = Cette fois, le 7 est pour vous et aucun de vos fantômes ne passe. Cachez-vous : jouez votre Brume. Elle se pose à côté de la défausse et ne change rien.
lesson-mist-done = « 7, brume. » Mais les derniers fantômes sont toujours noirs, et { $left_seat_name } en avait un : miroir ! Le 7 vous revient.
lesson-take = Ni fantôme noir ni Brume : aucune de vos cartes n’est jouable. Touchez la défausse pour la prendre.
lesson-take-done = La défausse est devant vous, face cachée, hors de la manche, et vous coûte 1 Point de Peur. À la fin, qui en a le moins l’emporte.
lesson-reopen = Votre tour n’est pas fini : ouvrez une autre défausse avec une carte Fantôme. Plus elle a de fantômes, moins le suivant a de marge.
lesson-reopen-done = Prendre et ouvrir, c’est un seul tour : tant que vous n’avez pas ouvert, vous pouvez changer d’avis.
lesson-round = La pioche est vide et { $left_seat_name }, à votre gauche, n’a plus de carte. Vous n’avez pris aucune défausse dans cette manche : jouez votre dernière carte.
lesson-round-done = C’est à { $left_seat_name }, qui n’a plus de carte : la manche est terminée. Vous n’y avez pris aucune peur, vous rendez donc les vôtres, 3 au plus. La manche suivante commence.
lesson-win = Fin de la dernière manche. Vous avez 3 Points de Peur et { $left_seat_name }, à votre gauche, 2, mais vous n’en avez pris aucun dans cette manche. Jouez votre dernière carte !
lesson-win-done = Vous rendez vos 3 Points de Peur et c’est vous qui en avez le moins : vous gagnez. Vous savez tout de Ghosts.

## Pourquoi un robot joue ainsi

reason-open = une carte difficile à placer plus tard
reason-frighten = cela laisse peu de marge au joueur suivant
reason-mirror = la même couleur n’ajoute rien
reason-mist = une Brume, faute de carte Fantôme jouable
reason-take = rien d’autre n’est possible

## Ce que sont et font les choses sur la table

explain-ghosts = Sur une autre couleur, elle ajoute { $number } au degré de frayeur, 7 au plus. Sur la même couleur, c’est un miroir : le degré reste, et le sens de jeu s’inverse (GH-3.2, GH-3.3).
    .title = { $card_name }
explain-mist = Se pose à côté de la défausse et ne change rien : au suivant de se débrouiller. Elle ne peut pas ouvrir (GH-3.1, GH-3.4).
    .title = { card-M }
explain-gauge = Le nombre de fantômes apparus sur cette défausse. Il peut atteindre 7, jamais le dépasser (GH-3.1, GH-3.2).
    .title = { heading-degree }
explain-deck = On termine son tour en piochant une carte. Une fois vide, la manche finit quand quelqu’un commence son tour sans carte en main (GH-3.7, GH-4.1).
    .title = { heading-deck }
explain-pile = La prendre coûte 1 point de Peur, et vous en ouvrez aussitôt une autre. C’est obligatoire si vous ne pouvez rien jouer (GH-3.5).
    .title = { heading-pile }
explain-hand = Seul leur propriétaire les voit. Chacun en reçoit cinq et en pioche une à la fin de chaque tour (GH-2.3, GH-3.7).
    .title = { heading-hands }
explain-fear = Qui en a le moins à la fin gagne. Une manche où vous n’en prenez aucun vous en fait rendre jusqu’à 3 (GH-4.2, GH-4.3).
    .title = { heading-fear }
explain-taken = Chacune a coûté 1 point de Peur ; plus de récompense pour cette manche (GH-3.5, GH-4.2).
    .title = { heading-taken }
explain-first = A commencé cette manche ; son voisin de gauche commencera la suivante (GH-2.2).
    .title = { heading-first }
explain-direction = Chaque manche commence dans le sens horaire ; chaque miroir l’inverse (GH-2.4, GH-3.3).
    .title = { heading-direction }
