### Ghooost! (GO).

title = Ghooost !
tagline = Chassez les fantômes de votre Manoir avant les autres : le dernier à en avoir perd.

## Le vocabulaire

card-1 = Scooty (1)
    .one = Scooty (1)
card-2 = 2
    .one = un 2
card-3 = Cerberus (3)
    .one = Cerberus (3)
card-4 = 4
    .one = un 4
card-5 = 5
    .one = un 5
card-6 = 6
    .one = un 6
card-7 = 7
    .one = un 7
card-8 = Twist (8)
    .one = Twist (8)
card-9 = 9
    .one = un 9
card-10 = 10
    .one = un 10
card-11 = Skeletum (11)
    .one = Skeletum (11)
card-12 = Igor (12)
    .one = Igor (12)
card-13 = 13
    .one = un 13
card-14 = 14
    .one = un 14
card-X = Miss Copy (X)
    .one = Miss Copy (X)
card-K = Kitty
    .one = Kitty

family-fearless = sans-peur
family-scary = effrayant
family-special = spécial
family-common = commun

## Les actions

action-play =
    Jouer { $count ->
        [1] { $card_one }
       *[other] { $count } × { $card_name }
    }{ $copies ->
        [0] { "" }
        [1] { " " }avec Miss Copy
       *[other] { " " }avec { $copies } Miss Copy
    }
action-kitty = Jouer Kitty à côté du Cimetière
action-luck = Tenter sa chance
action-take = Prendre le Cimetière
action-manor = Retourner une carte de son Manoir
action-pass = Passer
# Jamais permises ; elles n’ont un nom que pour être refusées.
action-copy-alone = Jouer Miss Copy seule
action-kitty-with-others = Jouer Kitty avec d’autres cartes
# Le hasard distribue, complète une main ou retourne une carte.
action-draw = Carte suivante : { $card_name }
action-turn-up = Carte retournée : { $card_name }
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
event-played =
    { $seat_name } joue { $cards ->
        [1] { "" }
        [2] un Double :{ " " }
        [3] un Triple :{ " " }
       *[other] { "" }
    }{ $count ->
        [1] { $cards ->
            [1] { $card_one }
           *[other] { $card_name }
        }
       *[other] { $count } × { $card_name }
    }{ $copies ->
        [0] .
        [1] { " " }avec Miss Copy.
       *[other] { " " }avec { $copies } Miss Copy.
    }
    .you =
        Vous jouez { $cards ->
            [1] { "" }
            [2] un Double :{ " " }
            [3] un Triple :{ " " }
           *[other] { "" }
        }{ $count ->
            [1] { $cards ->
                [1] { $card_one }
               *[other] { $card_name }
            }
           *[other] { $count } × { $card_name }
        }{ $copies ->
            [0] .
            [1] { " " }avec Miss Copy.
           *[other] { " " }avec { $copies } Miss Copy.
        }
event-kitty = { $seat_name } joue Kitty à côté du Cimetière.
    .you = Vous jouez Kitty à côté du Cimetière.
event-luck = { $seat_name } tente sa chance.
    .you = Vous tentez votre chance.
event-manor = { $seat_name } retourne une carte de son Manoir.
    .you = Vous retournez une carte de votre Manoir.
event-turned-up =
    { $source ->
        [crypt] { $seat_name } retourne { $card_one } de la Crypte
       *[other] { $seat_name } retourne { $card_one } de son Manoir
    }{ $valid ->
        [yes]  : la carte est jouée.
       *[no]  : la carte ne peut pas être jouée.
    }
    .you =
        { $source ->
            [crypt] Vous retournez { $card_one } de la Crypte
           *[other] Vous retournez { $card_one } de votre Manoir
        }{ $valid ->
            [yes]  : la carte est jouée.
           *[no]  : la carte ne peut pas être jouée.
        }
event-failed =
    { $cards ->
        [1] { $seat_name } prend cette carte en main.
       *[other] { $seat_name } prend cette carte et le Cimetière en main ({ $cards } cartes).
    }
    .you =
        { $cards ->
            [1] Vous prenez cette carte en main.
           *[other] Vous prenez cette carte et le Cimetière en main ({ $cards } cartes).
        }
event-took =
    { $seat_name } prend le Cimetière ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }).
    .you =
        Vous prenez le Cimetière ({ $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }).
event-passed = { $seat_name } n’a que des Miss Copy et passe son tour.
    .you = Vous n’avez que des Miss Copy et passez votre tour.
event-quartet =
    { $source ->
        [hand] Quatuor pour { $seat_name } : { $card_name } !
       *[other] { $seat_name } complète un Quatuor : { $card_name } !
    } { $cards ->
        [one] { $cards } carte est défaussée.
       *[other] { $cards } cartes sont défaussées.
    }
    .you =
        { $source ->
            [hand] Vous avez un Quatuor : { $card_name } !
           *[other] Vous complétez un Quatuor : { $card_name } !
        } { $cards ->
            [one] { $cards } carte est défaussée.
           *[other] { $cards } cartes sont défaussées.
        }
event-discarded =
    Skeletum balaie le Cimetière : { $cards ->
        [one] { $cards } carte est défaussée.
       *[other] { $cards } cartes sont défaussées.
    }
event-reversed = Le sens de jeu s’inverse : { $direction_name } désormais.
event-skipped = À cause de Kitty, { $seat_name } passe son tour.
    .you = À cause de Kitty, vous passez votre tour.
event-out =
    { $place ->
        [1] { $seat_name } n’a plus de fantômes et sort en premier !
       *[other] { $seat_name } n’a plus de fantômes et sort !
    }
    .you =
        { $place ->
            [1] Vous n’avez plus de fantômes et sortez en premier !
           *[other] Vous n’avez plus de fantômes et sortez !
        }
event-again =
    { $reason ->
        [double] { $seat_name } rejoue après un Double.
        [triple] { $seat_name } rejoue après un Triple.
        [quartet] { $seat_name } rejoue après un Quatuor.
        [skeletum] { $seat_name } rejoue grâce à Skeletum.
       *[kitty] { $seat_name } rejoue grâce à Kitty.
    }
    .you =
        { $reason ->
            [double] Vous rejouez après un Double.
            [triple] Vous rejouez après un Triple.
            [quartet] Vous rejouez après un Quatuor.
            [skeletum] Vous rejouez grâce à Skeletum.
           *[kitty] Vous rejouez grâce à Kitty.
        }
event-midnight = La Crypte est vide : minuit sonne !
event-round-over =
    { $reason ->
        [last-left] La manche { $round } est terminée : { $seat_name } garde ses fantômes jusqu’au bout et la perd.
        [all-passed] La manche { $round } s’arrête, car tout le monde a passé : { $seat_name } a le plus de cartes ({ $cards }), à égalité ou non, et la perd.
        [idle] La manche { $round } s’arrête, car rien ne bouge plus : { $seat_name } a le plus de cartes ({ $cards }), à égalité ou non, et la perd.
       *[cap] La manche { $round } s’arrête, car elle a trop duré : { $seat_name } a le plus de cartes ({ $cards }), à égalité ou non, et la perd.
    }
    .you =
        { $reason ->
            [last-left] La manche { $round } est terminée : vous gardez vos fantômes jusqu’au bout et la perdez.
            [all-passed] La manche { $round } s’arrête, car tout le monde a passé : vous avez le plus de cartes ({ $cards }), à égalité ou non, et la perdez.
            [idle] La manche { $round } s’arrête, car rien ne bouge plus : vous avez le plus de cartes ({ $cards }), à égalité ou non, et la perdez.
           *[cap] La manche { $round } s’arrête, car elle a trop duré : vous avez le plus de cartes ({ $cards }), à égalité ou non, et la perdez.
        }
event-scored =
    { $seat_name } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $first ->
        [yes] { " " }(premier sorti)
       *[no] { "" }
    }{ $last ->
        [yes] { " " }(dernier sorti)
       *[no] { "" }
    }, ce qui fait { $total }.
    .you =
        Vous gagnez { $points ->
            [one] { $points } point
           *[other] { $points } points
        }{ $first ->
            [yes] { " " }(premier sorti)
           *[no] { "" }
        }{ $last ->
            [yes] { " " }(dernier sorti)
           *[no] { "" }
        }, ce qui fait { $total }.
event-boo =
    { $boos ->
        [1] { $seat_name } reçoit un « Bouh ! ».
       *[other] { $seat_name } reçoit un « Bouh ! », ce qui fait { $boos }.
    }
    .you =
        { $boos ->
            [1] Vous recevez un « Bouh ! ».
           *[other] Vous recevez un « Bouh ! », ce qui fait { $boos }.
        }
event-tied =
    Plusieurs joueurs qui ont moins de deux « Bouh ! » sont en tête avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } après la manche { $round } : on en joue une autre.
event-lost = { $seat_name } perd et pousse un terrifiant cri de fantôme : ouh-ouh-ouuuh !
    .you = Vous perdez et poussez un terrifiant cri de fantôme : ouh-ouh-ouuuh !
event-won =
    { $seat_name } gagne la partie avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Vous gagnez la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
event-shared =
    Avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $seat_name } partage la victoire.
    .you =
        Avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, vous partagez la victoire.

## Comment cela s’est terminé

ending-last-left = Un seul joueur avait encore des fantômes : il a perdu.
ending-all-passed = Tout le monde a dû passer ; celui qui avait le plus de cartes a perdu, à égalité celui dont c’était le tour le plus tôt.
ending-idle = Plus rien ne bougeait ; celui qui avait le plus de cartes a perdu, à égalité celui dont c’était le tour le plus tôt.
ending-cap = La manche a trop duré ; celui qui avait le plus de cartes a perdu, à égalité celui dont c’était le tour le plus tôt.
ending-match-won = Un deuxième « Bouh ! » est tombé : le plus de points parmi les autres gagne.
ending-match-extended = Après une égalité, d’autres manches ont départagé ceux qui ont moins de deux « Bouh ! » : le plus de points gagne.
ending-match-shared = Après 20 manches, plusieurs joueurs sont encore en tête à égalité et se partagent la victoire.

## Les options

option-deck = Cartes
    .help = Combien il y a de Miss Copy et de Kitty : 2 et 4 selon la règle du jeu, 4 et 2 selon une critique.
option-deck-2x4k = 2 Miss Copy, 4 Kitty
option-deck-4x2k = 4 Miss Copy, 2 Kitty
option-match = Durée
    .help = Une partie dure jusqu’à ce que quelqu’un ait deux « Bouh ! » ; à 2 joueurs, une manche décide.
option-match-boo = jusqu’au deuxième « Bouh ! »
option-match-single = une seule manche
option-last_out_bonus = Bonus du dernier sorti
    .help = L’exemple de la règle du jeu donne 1 point de plus au dernier joueur qui sort, son barème 2. Il ne compte que dans une partie en plusieurs manches, à 3 joueurs ou plus.
option-idle_limit = Limite d’inaction
    .help = La manche s’arrête après autant d’actions de suite qui n’ont rien changé ; 0 : jamais.
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
error-match-two = À 2 joueurs, une manche décide : il faut être au moins 3 pour une partie en plusieurs manches (GO-7.4).

## Pourquoi une action n’est pas possible

illegal-other-game = C’est une action d’un autre jeu (GO-4).
illegal-over = La partie est terminée (GO-6.2).
illegal-chance = Le hasard ne peut pas faire cela maintenant (GO-2.1, GO-2.2, GO-4.4).
illegal-wait-for-chance = Une carte est encore à distribuer, à piocher ou à retourner (GO-2.1, GO-4.2, GO-4.4).
illegal-not-chance = C’est à un joueur d’agir : rien n’est distribué, pioché ni retourné maintenant (GO-4).
illegal-not-in-hand =
    { $held ->
        [0] Vous n’avez pas cette carte en main : { $card_name } (GO-3.1).
       *[other] Vous n’avez que { $held } × { $card_name } en main, pas { $count } (GO-3.1).
    }
illegal-no-copy =
    { $held ->
        [0] Vous n’avez pas Miss Copy en main (GO-3.4).
       *[other] Vous n’avez que { $held } Miss Copy en main, pas { $copies } (GO-3.4).
    }
illegal-too-low = { $card_name }, c’est trop peu : le Cimetière montre un { $top }, et seuls peuvent suivre une valeur au moins égale, un sans-peur ou un Quatuor (GO-3.1).
illegal-scary = Le { $top } du dessus est effrayant : seuls peuvent suivre un autre effrayant d’une valeur au moins égale, un sans-peur ou un Quatuor, mais pas { $card_one } (GO-3.2).
illegal-copy-alone = Miss Copy ne se joue qu’avec une carte qui a une valeur (GO-3.4).
illegal-no-kitty = Vous n’avez pas Kitty en main (GO-3.5).
illegal-kitty-with-others = Kitty se joue toujours seul, un à la fois (GO-3.5).
illegal-luck-after-midnight = Minuit a sonné et la Crypte est vide : on ne peut plus tenter sa chance (GO-4.2).
illegal-nothing-to-take = Il n’y a rien à prendre dans le Cimetière (GO-4.3).
illegal-manor-before-midnight = Personne ne touche à son Manoir avant minuit (GO-4.4).
illegal-manor-with-hand = On ne retourne une carte de son Manoir qu’avec la main vide (GO-5.3).
illegal-pass-before-midnight = Avant minuit, on ne passe pas : on peut toujours tenter sa chance (GO-5.4).
illegal-pass = On ne passe que si l’on n’a que des Miss Copy en main et que le Cimetière est vide (GO-5.4).

## Ce qui ne va pas dans le texte d’une position

field-cemetery = Cimetière (quatrième champ)
field-discard = défausse (cinquième champ)
field-seats = places (huitième champ)

position-fields = Une position compte { $expected } champs séparés par une espace (manche, tour, dessus du Cimetière, Cimetière, défausse, Crypte, compteurs, places, places sorties) ; ce texte en compte { $given }.
position-round = Pour la manche (premier champ), on lit « { $given } » ; attendu : un nombre, puis la lettre du premier joueur, ou ? s’il n’est pas désigné.
position-turn = Pour le tour (deuxième champ), on lit « { $given } » ; attendu : l’une des phases { $phases }, puis deux-points, la lettre d’une place, et + ou - pour le sens. Après refill viennent > et la lettre de qui joue ensuite ; over demande = et l’une des fins { $endings }.
position-top = Pour le dessus du Cimetière (troisième champ), on lit « { $given } » ; attendu : une à trois cartes d’une même valeur autre que 11, dont au moins une de valeur propre, comme 5, 5*2 ou 5*2+X, ou - s’il n’y en a pas (GO-3.4, GO-3.6, GO-3.9).
position-cards = Dans le champ { $field_name }, on lit « { $given } » à la place de cartes ; attendu : 1 à 14, X et K séparés par des virgules, *2 à *4 pour plusieurs cartes pareilles, ou - s’il n’y en a pas.
position-crypt = Pour la Crypte (sixième champ), on lit « { $given } » ; attendu : son nombre de cartes.
position-counters = Pour les compteurs (septième champ), on lit « { $given } » ; attendu : les tours passés de suite, les actions sans effet de suite et toutes les actions de la manche, séparés par deux-points.
position-seats =
    Le huitième champ décrit { $given ->
        [one] { $given } place
       *[other] { $given } places
    }, séparées par / ; attendu : { $players }.
position-seat-form = Pour la place { $letter } (huitième champ), on lit « { $given } » ; attendu : main, cartes connues, taille du Manoir, points et « Bouh ! », séparés par deux-points.
position-seat = Il n’y a pas de place { $letter } à { $players } joueurs.
position-out = Pour les places sorties (neuvième champ), on lit « { $given } » ; attendu : des lettres de places, chacune une fois, ou - s’il n’y en a pas.
position-too-many =
    { $card } ({ $card_name }) figure { $given } fois dans les mains, le Cimetière et la défausse ; il n’y en a que { $most } (GO-1.1).
position-manor = Le Manoir de la place { $letter } compte { $given } cartes ; avec autant de joueurs, il en a { $most } au plus (GO-2.1).
position-sizes = La Crypte et les Manoirs comptent { $given } cartes en tout, mais { $unseen } cartes ne sont nulle part ailleurs (GO-2.1).
position-skeletum = Il ne peut y avoir de 11 dans le Cimetière : il est défaussé aussitôt (GO-3.9).
position-no-top = Le Cimetière (quatrième champ) contient autre chose que des Kitty, mais le troisième champ ne nomme aucune carte du dessus.
position-top-not-there = { $card } ({ $card_name }), au-dessus selon le troisième champ, n’est pas dans le Cimetière (quatrième champ), ou pas assez souvent.
position-known = La place { $letter } est censée avoir { $card } ({ $card_name }), mais ne l’a pas, ou pas assez souvent.
position-out-acts = La place { $letter } est sortie et ne peut pas avoir à jouer (GO-6.1).
position-out-number =
    { $given ->
        [one] { $given } place est sortie
       *[other] { $given } places sont sorties
    } sur { $players } ; elles le sont toutes sauf une quand la partie est terminée, et seulement alors (GO-6.2).
position-out-before-midnight = Personne ne peut être sorti avant minuit (GO-6.1).
position-out-with-cards =
    La place { $letter } est sortie, mais elle a encore { $given ->
        [one] { $given } carte
       *[other] { $given } cartes
    } (GO-6.1).
position-no-cards = La place { $letter } n’a plus de cartes : elle doit compter parmi les places sorties (GO-6.1).
position-direction = À 2 joueurs, on ne tient compte d’aucun sens : il faut + dans le deuxième champ (GO-3.8).
position-clockwise = Chaque manche commence dans le sens horaire : il faut + tant que personne n’a agi (GO-2.2).
position-counters-order = Les compteurs (septième champ) ne peuvent pas être { $passes }, { $idle } et { $actions } : un tour passé est une action sans effet, et il y a 2 000 actions au plus (GO-6.3).
position-no-action = La phase { $phase } suit une action, mais le septième champ n’en compte aucune.
position-idle = En phase { $phase }, une carte quitte la Crypte ou un Manoir : les actions sans effet (septième champ) doivent être à 0 (GO-6.3).
position-passes = On ne passe qu’après minuit, quand il n’y a rien dans le Cimetière (GO-5.4).
position-stopped = Avec { $passes } tours passés, { $idle } actions sans effet et { $actions } actions en tout, la manche se serait arrêtée (GO-6.3).
position-passed = La place { $letter } vient de passer : sa main ne doit contenir que des X, tous connus (GO-5.4).
position-before-first = Avant que le premier joueur soit désigné, personne n’a de cartes et rien n’a été joué (GO-2.2).
position-played-too-soon = Pendant la distribution, rien n’a été joué, pris ni défaussé (GO-2.1).
position-cannot-draw = La place { $letter } ne peut pas recevoir de carte : sa main est pleine (GO-4.4).
position-deal-order = Pendant que { $turn } reçoit ses cartes, la place { $letter } doit en avoir { $expected }, et non { $given } : les mains se remplissent l’une après l’autre, à partir du premier joueur (GO-2.1).
position-short-crypt = Il y a trop peu de cartes pour remplir toutes les mains (GO-2.1).
position-after-midnight = La phase { $phase } n’est possible qu’avant minuit, mais la Crypte (sixième champ) est vide (GO-4).
position-not-refilled =
    Avant minuit, chaque main est complétée à 4 cartes ; la place { $letter } en a { $given } (GO-4.4).
position-before-midnight = La phase { $phase } n’est possible qu’après minuit, quand la Crypte (sixième champ) est vide (GO-5.3).
position-manor-with-hand = La place { $letter } ne peut pas retourner une carte de son Manoir : sa main n’est pas vide (GO-5.3).
position-first = Le premier champ ne convient pas à la phase : il finit par ? en phase first, et par la lettre du premier joueur dans toutes les autres (GO-2.2).
position-first-later = On ne désigne un premier joueur qu’à la première manche ; ensuite, celui qui a perdu la précédente commence (GO-2.2).
position-single = Quand une seule manche décide, c’est la première, sans points ni « Bouh ! » (GO-7.4).
position-ending-single = Une manche unique ne peut pas finir comme une partie en plusieurs manches (GO-7.4).
position-ending-match = Une partie en plusieurs manches ne peut pas finir comme une manche unique (GO-7.4).
position-rounds = Une partie compte 20 manches au plus (GO-7.3).
position-points = Les manches jouées jusqu’ici ne peuvent pas donner ces points et ces « Bouh ! » (GO-7.1).
position-not-decided = La partie ne peut pas être terminée : personne n’a deux « Bouh ! » (GO-7.3).
position-decided = La partie devrait être terminée : quelqu’un a deux « Bouh ! », et un seul joueur mène parmi les autres (GO-7.3).
position-wrong-ending = D’après les points, les « Bouh ! » et les manches, la partie ne peut pas avoir fini ainsi (GO-7.3).

## Le plateau

heading-cemetery = Cimetière
heading-crypt = Crypte
heading-discard = Défausse
heading-manor = Manoir
heading-hand = Votre main
heading-hands = Main
heading-points = Points
heading-boos = Bouh !

direction-clockwise = sens horaire
direction-counterclockwise = sens antihoraire

round-number = Manche { $round }
to-beat =
    { $value ->
        [0] tout peut être joué
       *[other] { $value } à battre
    }
to-beat-scary = { $value } à battre, effrayant
kitties-beside = { $count } Kitty à côté
time-before = avant minuit
time-after = après minuit
idle-left =
    { $count ->
        [one] la manche s’arrête après encore { $count } action sans effet
       *[other] la manche s’arrête après encore { $count } actions sans effet
    }
seat-out = sorti
count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

status-first = On désigne le premier joueur.
status-deal = On distribue les cartes.
status-turn-you = À vous de jouer.
status-turn-other = C’est à { $seat_name } de jouer.
status-again-you = À vous de rejouer.
status-again-other = { $seat_name } rejoue.
status-draft-you = À vous de rejouer.
status-draft-other = { $seat_name } rejoue.
status-refill = On complète une main.
status-luck = On retourne une carte de la Crypte.
status-manor = On retourne une carte d’un Manoir.
status-over = La partie est terminée.

## La première partie guidée

lesson-play = Débarrassez-vous de tous vos fantômes, ceux de la main et ceux de votre Manoir : le dernier à en avoir perd. Un 4 est au-dessus du Cimetière. Jouez une carte au moins aussi forte. (Votre 2 est trop faible : touchez-le pour voir ce qu’on vous dit.)
lesson-play-done = C’est maintenant votre carte qu’il faut battre. Vous avez pioché dans la Crypte pour avoir de nouveau quatre cartes : avant minuit, chaque action finit ainsi.
lesson-double = Vous avez deux 5. Jouez-les ensemble : un Double !
lesson-double-done = Après un Double ou un Triple, vous devez rejouer. Vous avez d’abord pioché, et c’est encore à vous.
lesson-copy = Miss Copy (X) n’a pas de valeur propre. Jouée avec une autre carte, elle devient cette carte : jouez votre 9 avec elle et vous aurez un Double.
lesson-copy-done = Deux 9, donc vous rejouez. Seule, Miss Copy ne peut rien faire du tout : évitez de la garder pour la fin.
lesson-twist = Jouez Twist, le 8 : il inverse le sens de jeu.
lesson-twist-done = C’est { $right_seat_name }, à votre droite, qui a dû lui répondre, n’a pas pu, et a pris le Cimetière. On joue désormais dans l’autre sens.
lesson-kitty = Igor (12) est effrayant : seuls peuvent suivre un autre 12, un sans-peur ou un Quatuor, et donc pas même votre 14. Mais Kitty est sans peur. Jouez-le !
lesson-kitty-done = Kitty est à côté du Cimetière et il faut toujours battre Igor. { $left_seat_name }, à votre gauche, a passé son tour, et le suivant a dû tout prendre, Kitty compris.
lesson-luck = Aucune de vos cartes ne va sur un 7. Tentez votre chance : la première carte de la Crypte est retournée, et jouée si elle convient.
lesson-luck-done = Un 10 : il convient ! Sinon, il serait venu dans votre main avec tout le Cimetière. Moins il y a de cartes en jeu, plus on peut oser.
lesson-take = Un 13, et rien pour le battre. Mais voyez : deux 9 sont dans le Cimetière, et vous en avez deux. Avant minuit, ce peut être une aubaine : prenez le Cimetière.
lesson-take-done = Vous avez maintenant quatre 9. Tout le monde a vu ce que vous avez pris et peut s’en souvenir.
lesson-quartet = Quatre cartes identiques font un Quatuor, et un Quatuor va sur n’importe quoi, même sur un 14. Jouez vos quatre 9.
lesson-quartet-done = Tout le Cimetière est défaussé, vos 9 compris, et vous rejouez.
lesson-complete = On peut aussi compléter un Quatuor avec le dessus du Cimetière : il y a un 10, et vous en avez trois. (Le Kitty à côté ne compte pas.)
lesson-complete-done = Un et trois font quatre : le Cimetière est défaussé, et c’est encore à vous.
lesson-skeletum = Skeletum, le 11, balaie le Cimetière à lui seul, s’il peut être joué. Jouez-le sur le 10.
lesson-skeletum-done = Le Cimetière est vide et vous rejouez : tout ce que vous voulez.
lesson-midnight = Il reste une carte dans la Crypte. Jouez, et vous la piocherez.
lesson-midnight-done = Minuit ! Désormais, on ne pioche plus et on ne tente plus sa chance. La main d’abord, le Manoir ensuite : qui se débarrasse de tout est sorti.
lesson-manor = Il est minuit passé et votre main est vide. Vous pouvez retourner la première carte de votre Manoir : elle est jouée à l’aveugle. (Vous pourriez aussi prendre le Cimetière, mais à quoi bon ?)
lesson-manor-done = Un 9 sur un 4 : un fantôme de moins dans votre Manoir. S’il n’avait pas convenu, il serait dans votre main, avec le Cimetière.
lesson-out = Votre Manoir est vide et { $left_seat_name }, à votre gauche, n’a déjà plus de cartes. Débarrassez-vous de vos deux dernières cartes !
lesson-out-done = Un Double vous ferait rejouer, mais vous n’avez plus rien : vous faites partie des gagnants. Le dernier joueur garde ses fantômes, perd, et pousse un cri terrifiant. Vous savez tout de Ghooost !

## Pourquoi un robot joue ainsi

reason-out = il se débarrasse de sa dernière carte
reason-quartet = un Quatuor vide le Cimetière
reason-skeletum = Skeletum vide le Cimetière et permet de rejouer
reason-again = plusieurs cartes d’un coup, et un coup de plus
reason-press = le joueur suivant peut difficilement battre cela
reason-shed = une carte difficile à placer plus tard
reason-kitty = Kitty passe toujours et coûte un tour à quelqu’un
reason-luck = l’enjeu est faible, et sa main vaut d’être gardée
reason-gather = ces cartes vont bien avec sa main
reason-manor = sa main est vide, au tour du Manoir
reason-forced = rien d’autre n’est possible

## À l’écran

web-you = Vous
web-next = ensuite
web-seats = Autour de la table, dans le sens horaire
web-out =
    { $place ->
        [1] premier sorti
       *[other] sorti
    }
web-seat = { $seat_name }{ web-seat.standing }
    .you = Vous{ web-seat.standing }
    .standing =
        { $acting ->
            [yes] , à son tour
           *[no] { "" }
        }{ $next ->
            [yes] , jouera ensuite
           *[no] { "" }
        }{ $first ->
            [yes] , commence cette manche
           *[no] { "" }
        } : { $place ->
            [0] { $hand ->
                [one] { $hand } carte
               *[other] { $hand } cartes
            } en main, { $manor ->
                [one] { $manor } carte
               *[other] { $manor } cartes
            } dans le Manoir
           *[other] dehors
        }{ $match ->
            [yes] , { $points ->
                [one] { $points } point
               *[other] { $points } points
            }, { $boos ->
                [one] { $boos } Bouh
               *[other] { $boos } Bouh
            }
           *[no] { "" }
        }.
web-known = Cartes connues de cette main : { $cards }.
web-known-of = { $seat_name } a forcément en main
web-known-you = Les autres savent que vous avez
web-several =
    { $copies ->
        [1] { $card_name }
       *[other] { $copies } × { $card_name }
    }
web-card =
    { $copies ->
        [1] { $card_name }
       *[other] { $copies } × { $card_name }
    }{ $up ->
        [0] { "" }
       *[other] , { $up } en avant
    }{ $playable ->
        [no] , injouable maintenant
       *[other] { "" }
    }{ $several ->
        [yes] , choisissez combien
       *[no] { "" }
    }{ $hinted ->
        [yes] , conseillé
       *[no] { "" }
    }
web-held =
    Choix : { $count } × { $card_name }{ $copies ->
        [0] { "" }
        [1] { " " }avec Miss Copy
       *[other] { " " }avec { $copies } Miss Copy
    }
web-more-count = Un de plus : { $card_name }
web-fewer-count = Un de moins : { $card_name }
web-more-copies = Une Miss Copy de plus
web-fewer-copies = Une Miss Copy de moins
web-play = Jouer
web-luck = Chance
web-luck-stake = ou +{ $stake }
web-luck-crypt =
    Tenter sa chance avec la première carte de la Crypte ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }) : si elle ne convient pas, { $stake ->
        [1] elle vient dans votre main
       *[other] elle et le Cimetière viennent dans votre main, { $stake } cartes
    }{ $hinted ->
        [yes] , conseillé
       *[no] { "" }
    }
web-crypt-empty = Crypte : vide, minuit a sonné
web-crypt =
    Crypte : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
web-take = Prendre
web-take-cemetery =
    Prendre le Cimetière. { $cemetery }{ $hinted ->
        [yes] , conseillé
       *[no] { "" }
    }
web-cemetery =
    { $cards ->
        [0] Cimetière : vide
        [one] Cimetière : { $cards } carte
       *[other] Cimetière : { $cards } cartes
    }{ $run ->
        [0] { "" }
       *[other] , dessus { $run } × { $value }
    }{ $copied ->
        [0] { "" }
        [1] , dont Miss Copy
       *[other] , dont { $copied } Miss Copy
    }{ $scary ->
        [yes] , effrayant
       *[no] { "" }
    }{ $kitties ->
        [0] { "" }
       *[other] , { $kitties } Kitty à côté
    }
web-discard =
    Défausse : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
web-manor-left =
    { $cards ->
        [one] Encore { $cards } carte
       *[other] Encore { $cards } cartes
    }. Si elle ne convient pas : +{ $stake } en main.
web-remember = Cartes à retenir
web-close = Fermer

web-midnight = Minuit !
web-banner-round = Manche { $round }
web-banner-round-over = Bouh-ouh-ouuuh, { $seat_name } !
web-call-took = +{ $cards }
web-call-failed = raté : +{ $cards }
web-call-quartet = Quatuor !
web-call-discarded = Du balai !
web-call-skipped = passe un tour
web-call-passed = passe
web-call-out = Sorti !

web-status-other = À { $seat_name } de jouer, puis à { $next_seat_name }.
web-status-before-me = À { $seat_name } de jouer, puis à vous.
web-status-again = { $seat_name } rejoue.
web-status-day =
    { $again ->
        [yes] Rejouez :
       *[no] À vous :
    } jouez, tentez votre chance ou ramassez.
web-status-day-open =
    { $again ->
        [yes] Rejouez :
       *[no] À vous :
    } jouez ou tentez votre chance.
web-status-night =
    { $again ->
        [yes] Rejouez :
       *[no] À vous :
    } jouez ou prenez le Cimetière.
web-status-night-open =
    { $again ->
        [yes] Rejouez :
       *[no] À vous :
    } jouez des fantômes.
web-status-luck-or-take =
    { $again ->
        [yes] Rejouez :
       *[no] À vous :
    } rien ne convient, tentez votre chance ou prenez le Cimetière.
web-status-luck =
    { $again ->
        [yes] Rejouez :
       *[no] À vous :
    } Miss Copy ne joue pas seule, tentez votre chance.
web-status-take =
    { $again ->
        [yes] Rejouez :
       *[no] À vous :
    } rien ne convient, prenez le Cimetière.
web-status-manor =
    { $again ->
        [yes] Rejouez :
       *[no] À vous :
    } votre main est vide, retournez une carte de votre Manoir{ $take ->
        [yes] { " " }ou prenez le Cimetière
       *[no] { "" }
    }.
web-status-pass = Rien que Miss Copy, et rien à prendre : vous devez passer.

web-costly-take = Prendre le Cimetière ? { $cards } cartes viennent dans votre main.
web-costly-luck = Si la carte ne convient pas, elle et tout le Cimetière viennent dans votre main : { $cards } cartes.

web-round-sum = Fin de la manche { $round }
web-round-scored =
    { $first ->
        [yes] dehors en premier
       *[no] { $last ->
            [yes] dehors en dernier
           *[no] dehors
        }
    } : +{ $points }
web-round-boo =
    { $reason ->
        [last-left] n’a pas pu sortir
       *[other] le plus de cartes ({ $cards })
    } : Bouh ! ({ $boos })
web-round-next = { $seat_name } commence la manche suivante.
    .you = Vous commencez la manche suivante.

## Ce que sont et font les choses sur la table

explain-card-1 = Sans-peur : on peut toujours le jouer, quelle que soit la carte du dessus. Toutes les valeurs peuvent suivre (GO-3.1, GO-3.3).
    .title = { card-1 }
explain-card-2 = Sans pouvoir : il se joue sur une carte de valeur 2 ou moins qui n’est pas effrayante (GO-3.1, GO-3.2).
    .title = { card-2 }
explain-card-3 = Effrayant : seuls un 3, un 12, un sans-peur ou un Quatuor peuvent suivre (GO-3.2).
    .title = { card-3 }
explain-card-4 = Sans pouvoir : il se joue sur une carte de valeur 4 ou moins qui n’est pas effrayante (GO-3.1, GO-3.2).
    .title = { card-4 }
explain-card-5 = Sans pouvoir : il se joue sur une carte de valeur 5 ou moins qui n’est pas effrayante (GO-3.1, GO-3.2).
    .title = { card-5 }
explain-card-6 = Sans pouvoir : il se joue sur une carte de valeur 6 ou moins qui n’est pas effrayante (GO-3.1, GO-3.2).
    .title = { card-6 }
explain-card-7 = Sans pouvoir : il se joue sur une carte de valeur 7 ou moins qui n’est pas effrayante (GO-3.1, GO-3.2).
    .title = { card-7 }
explain-card-8 = Inverse le sens de jeu, sauf s’il ne reste que deux joueurs (GO-3.8).
    .title = { card-8 }
explain-card-9 = Sans pouvoir : il se joue sur une carte de valeur 9 ou moins qui n’est pas effrayante (GO-3.1, GO-3.2).
    .title = { card-9 }
explain-card-10 = Sans pouvoir : il se joue sur une carte de valeur 10 ou moins qui n’est pas effrayante (GO-3.1, GO-3.2).
    .title = { card-10 }
explain-card-11 = Emporte tout le Cimetière hors de la manche, et vous rejouez (GO-3.9).
    .title = { card-11 }
explain-card-12 = Effrayant : seuls un autre 12, un sans-peur ou un Quatuor peuvent suivre (GO-3.2).
    .title = { card-12 }
explain-card-13 = Sans pouvoir : il se joue sur une carte de valeur 13 ou moins qui n’est pas effrayante (GO-3.1, GO-3.2).
    .title = { card-13 }
explain-card-14 = Sans pouvoir : il se joue sur une carte de valeur 14 ou moins qui n’est pas effrayante (GO-3.1, GO-3.2).
    .title = { card-14 }
explain-card-X = Jouée avec une carte qui a une valeur, elle en devient la copie, pouvoirs compris. Elle ne se joue jamais seule, ni avec Kitty (GO-3.4).
    .title = { card-X }
explain-card-K = Sans-peur : on peut toujours le jouer, seul, à côté du Cimetière. La carte à battre reste la même, et le joueur suivant passe son tour (GO-3.3, GO-3.5).
    .title = { card-K }
explain-crypt = Avant minuit, on y pioche jusqu’à avoir quatre cartes, ou l’on tente sa chance avec la première. Quand elle est vide, minuit sonne (GO-4.2, GO-4.4, GO-4.5).
    .title = { heading-crypt }
explain-cemetery = Jouez-y une carte d’une valeur au moins égale à celle du dessus. Sinon, vous pouvez le prendre tout entier en main (GO-3.1, GO-4.3, GO-5.2).
    .title = { heading-cemetery }
explain-discard = Les cartes que les Quatuors et Skeletum ont sorties de cette manche (GO-3.6, GO-3.9).
    .title = { heading-discard }
explain-manor = Face cachée : personne n’en connaît les cartes. Après minuit, qui a la main vide retourne les siennes une à une (GO-2.1, GO-5.3).
    .title = { heading-manor }
explain-hand = Des cartes que seul leur propriétaire voit. Sans carte en main ni dans le Manoir, on est sorti (GO-2.1, GO-6.1).
    .title = { heading-hands }
explain-clock = Plus la Crypte se vide, plus minuit approche. Ensuite on ne pioche plus, et les Manoirs s’ouvrent (GO-4.5, GO-5.3).
    .title = horloge
explain-hourglass = Le nombre d’actions de suite qui peuvent encore ne rien changer. Ensuite la manche s’arrête, et celui qui a le plus de cartes la perd (GO-6.3).
    .title = sablier
explain-boo = Le perdant de chaque manche en reçoit un. Le deuxième met fin à la partie, et nul ne gagne avec deux (GO-7.1, GO-7.3).
    .title = { heading-boos }
explain-points = 1 par manche que vous ne perdez pas, davantage pour le premier et le dernier sorti. Le plus de points gagne la partie (GO-7.1, GO-7.3).
    .title = { heading-points }
explain-first = A commencé cette manche. Qui la perd commence la suivante (GO-2.2).
    .title = premier joueur
explain-direction = Chaque manche commence dans le sens horaire ; Twist (8) l’inverse (GO-2.2, GO-3.8).
    .title = sens de jeu
