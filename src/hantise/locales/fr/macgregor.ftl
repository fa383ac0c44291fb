### Le Fantôme des MacGregor (MG).

title = Le Fantôme des MacGregor
tagline = Ouvrez les bonnes portes et sortez du château le premier, avant que le fantôme ne traverse le mur pour vous transmettre sa malédiction.

## Le vocabulaire

# Au féminin : une clé, une porte.
colour-red = rouge
colour-blue = bleue
colour-green = verte

door-red = rouge
door-blue = bleue
door-green = verte

back-lion = au lion
back-crown = à la couronne
back-tower = à la tour
back-cross = à la croix
back-thistle = au chardon

blazon-lion = lion
blazon-crown = couronne
blazon-tower = tour
blazon-cross = croix
blazon-thistle = chardon

# Les clés et les cartes fantôme par leur nom court.
keys-rL = rouge au lion
keys-rC = rouge à la couronne
keys-rT = rouge à la tour
keys-rX = rouge à la croix
keys-rH = rouge au chardon
keys-bL = bleue au lion
keys-bC = bleue à la couronne
keys-bT = bleue à la tour
keys-bX = bleue à la croix
keys-bH = bleue au chardon
keys-gL = verte au lion
keys-gC = verte à la couronne
keys-gT = verte à la tour
keys-gX = verte à la croix
keys-gH = verte au chardon
plan-L = carte fantôme lion
plan-C = carte fantôme couronne
plan-T = carte fantôme tour
plan-X = carte fantôme croix
plan-H = carte fantôme chardon

## Les actions

action-move = Passer une porte { $colour_name } vers la pièce { $room } (clé { $back_name })
action-leave = Sortir du château par la porte { $colour_name } (clé { $back_name })
action-stay = Rester sans piocher
action-take = Rester et piocher la clé du dessus
action-end = S’arrêter ici
action-discard = Défausser une clé { $colour_name } ({ $back_name })
action-plan = Poser la carte fantôme { $blazon_name }
action-seal = Valider le parcours
action-catch = Transmettre la malédiction à { $seat_name }
# Le hasard désigne le premier fantôme, donne une clé ou montre le dos suivant.
action-first = { $seat_name } est le premier fantôme
action-draw = La clé est { $colour_name } ({ $back_name })
action-top = Prochain dos sur la pioche : { $blazon_name }

## Ce qui s’est passé

event-first = { $seat_name } est le premier fantôme et attend au cachot.
    .you = Vous êtes le premier fantôme et attendez au cachot.
event-dealt =
    { $colour ->
        [unknown] { $seat_name } reçoit une clé { $back_name }.
       *[other] { $seat_name } reçoit une clé { $colour_name } { $back_name }.
    }
    .you =
        { $colour ->
            [unknown] Vous recevez une clé { $back_name }.
           *[other] Vous recevez une clé { $colour_name } { $back_name }.
        }
event-returned = Toutes les clés reçues par { $seat_name } sont de la même couleur, { $colour_name } ({ $keys_names }) : on les défausse et on redistribue.
    .you = Toutes les clés que vous avez reçues sont de la même couleur, { $colour_name } ({ $keys_names }) : on les défausse et on redistribue.
event-top = Sur la pioche, on voit maintenant une clé { $back_name }.
event-reshuffled =
    La pioche est vide : on mélange { $keys ->
        [one] la clé défaussée
       *[other] les { $keys } clés défaussées
    } pour en former une nouvelle.
event-round = Tour { $round } : le fantôme est { $seat_name }.
    .you = Tour { $round } : vous êtes le fantôme.
event-laid =
    { $blazon ->
        [unknown] { $seat_name } pose une carte fantôme face cachée ({ $cards } en tout).
       *[other] { $seat_name } pose une carte fantôme face cachée ({ $cards } en tout) : { $blazon_name }.
    }
    .you =
        { $blazon ->
            [unknown] Vous posez une carte fantôme face cachée ({ $cards } en tout).
           *[other] Vous posez une carte fantôme face cachée ({ $cards } en tout) : { $blazon_name }.
        }
event-planned =
    { $seat_name } a préparé un parcours de { $cards ->
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
    .you =
        Vous avez préparé un parcours de { $cards ->
            [one] { $cards } carte.
           *[other] { $cards } cartes.
        }
event-moved = { $seat_name } joue une clé { $colour_name } ({ $back_name }) et entre dans la pièce { $room } ({ $blazon_name }).
    .you = Vous jouez une clé { $colour_name } ({ $back_name }) et entrez dans la pièce { $room } ({ $blazon_name }).
event-escaped = { $seat_name } ouvre la porte extérieure { $colour_name } (clé { $back_name }) et sort du château !
    .you = Vous ouvrez la porte extérieure { $colour_name } (clé { $back_name }) et sortez du château !
event-stayed = { $seat_name } reste sans piocher.
    .you = Vous restez sans piocher.
event-stayed-to-draw = { $seat_name } reste sur place pour piocher une clé.
    .you = Vous restez sur place pour piocher une clé.
event-ended =
    { $seat_name } s’arrête après { $keys ->
        [one] { $keys } porte.
       *[other] { $keys } portes.
    }
    .you =
        Vous vous arrêtez après { $keys ->
            [one] { $keys } porte.
           *[other] { $keys } portes.
        }
event-drawn =
    { $colour ->
        [unknown] { $seat_name } pioche la clé { $back_name }.
       *[other] { $seat_name } pioche la clé { $back_name } : elle est { $colour_name }.
    }
    .you =
        { $colour ->
            [unknown] Vous piochez la clé { $back_name }.
           *[other] Vous piochez la clé { $back_name } : elle est { $colour_name }.
        }
event-discarded = { $seat_name } défausse une clé { $colour_name } ({ $back_name }).
    .you = Vous défaussez une clé { $colour_name } ({ $back_name }).
event-walked = Le fantôme ({ $seat_name }) retourne la carte { $blazon_name } et traverse le mur vers la pièce { $room }.
    .you = Vous retournez la carte { $blazon_name } et traversez le mur vers la pièce { $room }.
event-lost = Le fantôme ({ $seat_name }) retourne la carte { $blazon_name } : aucune pièce voisine n’a ce blason, son parcours s’arrête là.
    .you = Vous retournez la carte { $blazon_name } : aucune pièce voisine n’a ce blason, votre parcours s’arrête là.
event-met-nobody = { $seat_name } n’a rencontré personne et reprend ses cartes fantôme.
    .you = Vous n’avez rencontré personne et reprenez vos cartes fantôme.
event-caught = { $seat_name } attrape { $other_seat_name } dans la pièce { $room } ! { $other_seat_name } devient le fantôme et part au cachot ; { $seat_name } repart de cette pièce.
    .you = Vous attrapez { $other_seat_name } dans la pièce { $room } ! { $other_seat_name } devient le fantôme et part au cachot ; vous n’êtes plus le fantôme et repartez de cette pièce.
    .other-you = { $seat_name } vous attrape dans la pièce { $room } ! Vous devenez le fantôme et partez au cachot ; { $seat_name } repart de cette pièce.
event-handed =
    { $count ->
        [0] { $seat_name } n’a aucune clé à donner à { $other_seat_name }.
        [one] { $seat_name } donne { $count } clé à { $other_seat_name }{ $keys ->
            [unknown] .
           *[other] { "\u00A0: " }{ $keys_names }.
        }
       *[other] { $seat_name } donne { $count } clés à { $other_seat_name }{ $keys ->
            [unknown] .
           *[other] { "\u00A0: " }{ $keys_names }.
        }
    }
    .you =
        { $count ->
            [0] Vous n’avez aucune clé à donner à { $other_seat_name }.
            [one] Vous donnez { $count } clé à { $other_seat_name }{ $keys ->
                [unknown] .
               *[other] { "\u00A0: " }{ $keys_names }.
            }
           *[other] Vous donnez { $count } clés à { $other_seat_name }{ $keys ->
                [unknown] .
               *[other] { "\u00A0: " }{ $keys_names }.
            }
        }
    .other-you =
        { $count ->
            [0] { $seat_name } n’a aucune clé à vous donner.
            [one] { $seat_name } vous donne { $count } clé{ $keys ->
                [unknown] .
               *[other] { "\u00A0: " }{ $keys_names }.
            }
           *[other] { $seat_name } vous donne { $count } clés{ $keys ->
                [unknown] .
               *[other] { "\u00A0: " }{ $keys_names }.
            }
        }
event-won = { $seat_name } gagne au tour { $round }.
    .you = Vous gagnez au tour { $round }.
event-rounds-over = Après { $rounds } tours, personne n’est sorti : la partie est nulle.

## Comment cela s’est terminé

ending-escaped = Un joueur s’est échappé du château.
ending-rounds = Personne n’est sorti en 200 tours : la partie est nulle.

## Les options

option-edition = Édition
    .help = Le nombre de clés, et si une première main d’une seule couleur est redistribuée. L’édition 1998 peut aussi se jouer dans le noir : un bouton à côté du château éteint la lumière.
option-edition-1998 = 1998 : 39 clés, aussi dans le noir
option-edition-2001 = 2001 : 45 clés
option-edition-2003 = 2003 : 45 clés, mains d’une seule couleur redistribuées
option-first = Premier fantôme
    .help = Qui hante le château au premier tour.
option-first-random = au hasard
option-first-A = place A
option-first-B = place B
option-first-C = place C
option-first-D = place D
option-castle = Château personnel
    .help = Le texte d’un fichier de château ; vide, c’est le château d’origine. Une partie dans un château personnel n’est pas classée.

error-first-not-seated = La place { $first } ne peut pas être le premier fantôme : à { $players } joueurs, les places vont de A à { $last }.

## Pourquoi une action n’est pas possible

illegal-other-game = C’est une action d’un autre jeu (MG-3).
illegal-over = La partie est terminée (MG-3.3, MG-3.11).
illegal-chance = Le hasard ne peut pas faire cela maintenant (MG-2.1, MG-3.4).
illegal-wait-for-chance = On distribue ou on pioche encore une clé (MG-2.1, MG-3.4).
illegal-not-chance = C’est à un joueur d’agir : on ne distribue ni ne pioche rien maintenant (MG-3).
illegal-plan-first = Le fantôme doit d’abord préparer son parcours (MG-3.1).
illegal-planned = La carte { $blazon_name } est déjà dans le parcours : ses cartes sont toutes différentes (MG-3.1).
illegal-plan-full = Le parcours compte déjà quatre cartes, c’est le maximum (MG-3.1).
illegal-plan-empty = Il faut au moins une carte dans le parcours (MG-3.1).
illegal-plan-over = Le fantôme a préparé son parcours et ne peut plus le changer (MG-3.1).
illegal-no-catch = Le fantôme n’a encore rejoint personne : il se déplace quand tous ont joué (MG-3.9).
illegal-no-discard = On ne défausse une clé que lorsqu’on en a cinq (MG-3.5).
illegal-not-moved = Vous n’avez pas encore bougé : jouez une clé, ou restez (MG-3.2).
illegal-moved = Vous avez joué une clé et ne pouvez plus rester où vous étiez : continuez, ou arrêtez-vous ici (MG-3.2).
illegal-not-in-hand = Vous n’avez pas de clé { $colour_name } { $back_name } (MG-3.2, MG-3.5).
illegal-no-room = Il n’y a pas de pièce { $room } dans ce château (MG-1.1).
illegal-other-door = La porte vers la pièce { $room } est { $door_name } : une clé { $colour_name } ne l’ouvre pas (MG-3.2).
illegal-no-door = Aucune porte ne mène d’ici à la pièce { $room } (MG-3.2).
illegal-other-exit = La porte extérieure est ici { $door_name } : une clé { $colour_name } ne l’ouvre pas (MG-3.3).
illegal-no-exit = Il n’y a pas de porte extérieure dans cette pièce (MG-3.3).
illegal-discard-first = Vous avez cinq clés : défaussez-en d’abord une (MG-3.5).
illegal-catch-first = Le fantôme doit choisir qui il attrape (MG-3.9).
illegal-not-there = { $seat_name } n’est pas un joueur présent dans la pièce du fantôme (MG-3.9).

## Ce qui ne va pas dans le texte d’une position

position-fields = Une position a { $expected } champs séparés par une espace (tour, phase, fantôme, parcours préparé, dernier parcours, dessus de la pioche, défausse, places) ; ce texte en a { $given }.
position-seats =
    Le huitième champ décrit { $given ->
        [one] { $given } place
       *[other] { $given } places
    }, séparées par / ; il en faut { $players }.
position-round = Le tour (premier champ) est « { $given } » ; on attend un nombre de 0 à { $rounds }.
position-letter = « { $given } » n’est pas une place ; on attend une lettre de A à { $last }.
position-turn = La phase (deuxième champ) est « { $given } » ; on attend l’un des mots { $phases }, puis deux-points, la lettre d’une place et, pendant le tour d’un joueur, le nombre de clés déjà jouées. Après over, = et escaped ou rounds précèdent les deux-points.
position-plan = « { $given } » n’est pas une suite de cartes fantôme ; on attend une à quatre lettres différentes parmi L, C, T, X, H, ou - s’il n’y en a pas (MG-3.1).
position-top = Le dessus de la pioche (sixième champ) est « { $given } » ; on attend L, C, T, X ou H, ou - s’il n’y en a pas.
position-keys = La défausse (septième champ) est « { $given } » ; on attend des clés comme rLbCgT, ou - s’il n’y en a pas.
position-seat-form = La place { $letter } (huitième champ) est « { $given } » ; on attend la pièce, les clés, qui en a donné combien, et combien viennent d’une donne à deux couleurs, séparés par des deux-points.
position-batches = Les lots de clés (@0, @1, …) doivent être numérotés à partir de 0, sans trou.
position-too-many =
    La clé { $card } figure { $given ->
        [one] { $given } fois
       *[other] { $given } fois
    } dans les mains et la défausse ; il n’y en a que { $most } (MG-1.2).
position-empty-pile = Il ne reste aucune clé pour la pioche ; elle n’est jamais vide (MG-3.7).
position-top-not-there = La pioche ne peut pas montrer { $top } : toutes les clés qui ont ce dos sont dans les mains et la défausse.
position-ghost = Le fantôme (troisième champ) ne convient pas à la phase { $phase } : c’est ? dans la phase first, une place dans toutes les autres (MG-2.1).
position-ghost-keys = La place { $letter } est le fantôme et ne peut pas avoir de clés (MG-2.1).
position-turn-of-ghost = Dans la phase { $phase }, ce doit être au fantôme, la place { $letter }.
position-turn-of-runner = Dans la phase { $phase }, ce doit être à un autre joueur, or la place { $letter } est le fantôme.
position-no-plan = Dans la phase { $phase }, le fantôme a préparé son parcours : le quatrième champ ne peut pas être vide (MG-3.1).
position-needs-no-plan = Dans la phase { $phase }, aucun parcours n’est préparé : le quatrième champ doit être - (MG-3.10).
position-out = La place { $letter } ne peut pas être dehors : seul le gagnant y est (MG-3.3).
position-dungeon = La place { $letter } ne peut pas être au cachot : seul le fantôme y commence (MG-3.9).
position-room = La place { $letter } est dans la pièce { $room }, qui n’existe pas dans ce château (MG-1.1).
position-start = Avant le premier tour, le fantôme est au cachot et tous les autres dans la salle du trésor ; la place { $letter } n’y est pas (MG-2.1).
position-not-out = La place { $letter } s’est échappée et doit être dehors (MG-3.3).
position-catch = Le fantôme ne choisit qui il attrape que si son parcours l’a mené à deux joueurs ou plus (MG-3.9).
position-lost = Le dernier parcours (cinquième champ) a un ! mais aucune carte (MG-3.8).
position-walked = Dans la phase { $phase }, il n’y a pas de dernier parcours (cinquième champ) : aucun tour n’a été joué (MG-3.8).
position-round-phase = Le tour { $round } ne convient pas à la phase { $phase } : il est à 0 jusqu’au premier parcours, puis il compte.
position-top-phase = Le dessus de la pioche (sixième champ) ne convient pas à la phase { $phase } : c’est - pendant la distribution ou quand le dos suivant apparaît, une lettre dans toutes les autres.
position-moved-phase = Dans la phase { $phase }, personne n’est en chemin : aucun nombre de clés jouées ne peut suivre la place (MG-3.2).
position-moved =
    { $moved ->
        [one] { $moved } clé a été jouée
       *[other] { $moved } clés ont été jouées
    } ce tour-ci, mais la défausse en compte moins (MG-3.2).
position-rounds = La partie n’est nulle qu’après le tour { $rounds }, pas au tour { $round } (MG-3.11).
position-hand =
    La place { $letter } a { $given ->
        [one] { $given } clé
       *[other] { $given } clés
    } ; elle peut en avoir { $most } au plus en ce moment (MG-3.5).
position-discard = La place { $letter } doit défausser une clé mais n’en a que { $given }, et non cinq (MG-3.5).
position-drawn = La place { $letter } vient de piocher et doit avoir une clé (MG-3.4).
position-deal = Pendant la distribution, la place { $letter } doit avoir { $expected } clés, et non { $given } : on remplit une main après l’autre, à partir de la gauche du fantôme (MG-2.1).
position-dealt-enough = La place { $letter } ne peut pas recevoir une clé de plus : elle en a quatre (MG-2.1).
position-short-pile = Il n’y a pas assez de clés pour toutes les mains (MG-2.1).
position-known = La place { $reader } ne peut pas avoir donné { $given } des clés de la place { $letter } (MG-3.9).
position-excluded = La clé { $card } de la place { $letter } est censée ne pas avoir la couleur qu’elle a.
position-dealt-edition = La place { $letter } a des clés d’une donne à deux couleurs (quatrième partie), que seule connaît l’édition 2003 (MG-2.2).
position-dealt-number = La place { $letter } ne peut pas avoir encore { $given } clés de sa donne ainsi : tant qu’aucune n’est jouée, il y en a quatre sans couleur nommée, ensuite moins, avec la couleur montrée (MG-2.2).
position-one-colour = Les clés distribuées à la place { $letter } seraient toutes de la même couleur (MG-2.2).

## Le plateau

heading-pile = Pioche
heading-plan = Parcours
heading-walk = Dernier parcours
heading-keys = Vos clés
heading-room = Pièce
heading-backs = Clés
count-discards =
    { $count ->
        [one] { $count } clé défaussée
       *[other] { $count } clés défaussées
    }
count-planned =
    { $count ->
        [0] aucune carte posée
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
count-score =
    { $count ->
        [0] encore au château
       *[other] hors du château
    }
round-of = Tour { $round } sur { $rounds }
pile-shows = { $count } clés, dessus { $letter } ({ $back_name })
place-dungeon = cachot
place-out = dehors
role-ghost = fantôme
legend-doors = petites lettres : portes ; majuscules dans les murs extérieurs : sorties ; # : le cachot derrière le mur
legend-pawns = dans une pièce : son blason, puis les pions en majuscules ; * : le fantôme ; $ : la salle du trésor
legend-rooms = Une pièce se nomme par ligne et colonne : 12 est ligne 1, colonne 2.
walk-lost = la dernière ne mène nulle part

status-first = On désigne le premier fantôme.
status-deal = On distribue les clés.
status-top = Le dos suivant apparaît sur la pioche.
status-plan-you = Vous êtes le fantôme : préparez votre parcours.
status-plan-other = { $seat_name } prépare le parcours du fantôme.
status-move-you = À vous : jouez des clés, ou restez.
status-move-other = C’est à { $seat_name } de jouer.
status-draw = On pioche une clé.
status-discard-you = Vous avez cinq clés : défaussez-en une.
status-discard-other = { $seat_name } défausse une clé.
status-catch-you = Qui attrapez-vous ?
status-catch-other = { $seat_name } choisit qui attraper.
status-over = La partie est terminée.

## La première partie guidée

lesson-door = Sortez le premier du château : les sorties sont au sud. Chaque clé ouvre une porte de sa couleur. Touchez une pièce voisine dont vous pouvez ouvrir la porte.
lesson-door-done = La clé est dépensée : elle est dans la défausse, et tout le monde a vu sa couleur. Dans votre main, les autres ne voient que les blasons au dos.
lesson-several = Jusqu’à quatre clés par tour ! Vous venez d’entrer dans cette pièce et pouvez continuer : entrez avec votre clé verte dans la pièce à la croix, au sud.
lesson-several-done = Bien. Tant que vous ne vous êtes pas arrêté, vous pouvez revenir sur vos pas. Mais gardez des clés : sans elles, on n’échappe pas au fantôme.
lesson-arrive = La pioche montre le dos de sa première clé : une croix. Et vous êtes dans une pièce à la croix ! Arrêtez-vous ici.
lesson-arrive-done = Si l’on s’est déplacé et que l’on s’arrête dans une pièce dont le blason est visible sur la pioche, on pioche cette clé. Vous seul en voyez la couleur.
lesson-draw = La sortie rouge est proche, mais cette pièce n’a qu’une porte rouge et une porte bleue, et votre dernière clé est verte. Restez et piochez : touchez la pioche.
lesson-draw-done = Bleue : elle ouvre la porte au sud. À chaque tour, on se déplace ou l’on reste ; qui reste peut toujours piocher une clé.
lesson-discard = Vous avez pioché une cinquième clé, et l’on n’en garde que quatre. Défaussez-en une : au sud il y a une porte bleue, à l’est une rouge.
lesson-discard-done = Tout le monde voit ce que vous défaussez. Quand la pioche est vide, on mélange la défausse pour en former une nouvelle.
lesson-stay = Le fantôme, au cachot, a posé trois cartes face cachée : les pièces où il veut entrer. Viendra-t-il chez vous ? Vos quatre clés sont bonnes : restez sans piocher.
lesson-stay-done = Ouf ! La tour l’a mené dans la salle du trésor ; puis est venu le lion, qu’aucune pièce voisine ne porte : le parcours s’arrête. La troisième carte reste secrète.
lesson-plan = Attrapé : vous voilà fantôme ! Pour gagner, il faut d’abord attraper quelqu’un. Posez en secret une à quatre cartes : votre parcours. Du cachot, on n’entre que dans la salle du trésor : posez son blason, la tour.
lesson-plan-done = Le parcours continue de là, à travers tous les murs mais jamais en diagonale. Chaque carte suivante désigne une pièce voisine de la précédente, et toutes les cartes sont différentes.
lesson-seal = Tour, couronne : par la salle du trésor vers la pièce à l’ouest. { $left_seat_name } se trouve une porte plus loin et pourrait bien venir par là. Validez le parcours.
lesson-seal-done = Attrapé ! Au premier joueur rencontré, on s’arrête et les rôles changent : { $left_seat_name } est le fantôme, au cachot, et vous repartez d’ici avec ses clés. Le nouveau fantôme les connaît toutes.
lesson-catch = Vous tombez sur deux joueurs à la fois : à vous de choisir. Vous recevrez toutes les clés de celui que vous attrapez : attrapez { $left_seat_name }, qui en a quatre.
lesson-catch-done = Avec quatre clés, vous êtes de nouveau dans la course. Le nouveau fantôme prépare son parcours, et le joueur à sa gauche commence.
lesson-leave = Par la porte bleue, vous êtes arrivé dans l’angle sud-ouest. Voici la sortie rouge, et votre dernière clé est rouge. Touchez la porte extérieure !
lesson-leave-done = Vous êtes dehors et vous avez gagné ! Vous savez tout : fuyez quand le fantôme est proche, et devinez ce qu’il pense que vous ferez.

## Pourquoi un robot joue ainsi

reason-escape = la sortie est ouverte
reason-approach = la sortie se rapproche
reason-hide = le fantôme n’y viendra guère
reason-collect = une clé de plus vaut l’attente
reason-spare = c’est la clé la moins utile
reason-prowl = quelqu’un s’y trouve peut-être
reason-lurk = le parcours est assez long
reason-prize = de là, la sortie est la plus proche

## À la table dans un navigateur

web-castle = Le château vu d’en haut
web-how = Les flèches vont d’une pièce à l’autre. Entrée fait entrer dans une pièce ou, pour le fantôme, pose la carte qui y mène ; Échap relâche la clé choisie.
web-seats = Joueurs
web-round = Tour { $round }
web-cards = Vos cartes fantôme
web-room = Pièce { $room } : { $blazon_name }
web-room-treasure = salle du trésor
web-room-runner = { $seat_name } est ici
    .you = vous êtes ici
web-room-ghost = le fantôme { $seat_name } est ici
    .you = vous êtes ici, en fantôme
web-room-door = porte { $colour_name } vers la pièce { $room }
web-room-exit = porte extérieure { $colour_name }
web-room-step = étape { $step } de votre parcours
web-room-plan = votre prochaine carte peut mener ici
web-room-enter = vous pouvez entrer
web-exit = Sortie de la pièce { $room } : porte extérieure { $colour_name }
web-exit-open = Sortie de la pièce { $room } : porte extérieure { $colour_name }, vous pouvez sortir et gagner
web-key = clé { $colour_name } { $back_name }
web-card = Carte fantôme { $blazon_name }
web-card-laid = Carte fantôme { $blazon_name } : étape { $step } de votre parcours
web-card-nowhere = Carte fantôme { $blazon_name } : ne mène nulle part depuis la fin de votre parcours
web-card-leads = Carte fantôme { $blazon_name } : mène à la pièce { $room }
web-face-down = face cachée
web-role-runner = joueur
web-place = pièce { $room }
web-seat = { $seat_name }, { $role }, { $place }
web-backs =
    { $count ->
        [0] aucune clé
        [one] { $count } clé : { $backs }
       *[other] { $count } clés : { $backs }
    }
web-known = que vous connaissez : { $keys }
web-known-of = Clés connues ({ $seat_name })
web-remember = clés jouées
web-close = Fermer
web-keys-over = { $count }/{ $most } clés
web-several =
    { $copies ->
        [one] { $key }
       *[other] { $copies } fois : { $key }
    }
web-pile =
    { $back ->
        [unknown] Pioche de { $count }
       *[other] Pioche de { $count }, dessus une clé { $back_name }
    }
web-pile-caption = Rester et piocher
web-pile-draw = { $pile } : rester et piocher celle du dessus
web-do-stay = Rester sans piocher
web-do-end = S’arrêter
web-do-seal = Valider le parcours
web-do-catch = Attraper { $seat_name }
web-which-key = Plusieurs clés ouvrent la porte vers la pièce { $room } : choisissez.
web-note-no-door = Cette clé n’ouvre aucune porte ici.
web-note-laid = La carte { $blazon_name } de la pièce { $room } est déjà dans votre parcours.
web-note-lost = Votre parcours ne mène déjà plus nulle part : aucune autre carte ne sera atteinte. Annulez la dernière ou validez le parcours.
web-note-dungeon = Du cachot, on ne peut atteindre que la salle du trésor.
web-note-apart = La pièce { $room } ne touche pas la pièce { $end }, où s’arrête votre parcours.
web-note-full = Votre parcours est complet : validez-le.
web-costly-nowhere = Aucune pièce voisine de { $room } ne porte le blason { $blazon_name } : votre parcours s’arrêterait là.
web-costly-dungeon = Du cachot, on ne peut atteindre que la salle du trésor, et son blason n’est pas { $blazon_name } : vous ne bougeriez pas.
web-costly-after = Une carte avant elle ne mène déjà nulle part : { $blazon_name } ne serait jamais atteinte.
web-status-plan-more =
    { $count ->
        [4] Votre parcours a quatre cartes : validez-le.
       *[other] Posez une autre carte, ou validez le parcours.
    }
web-status-on-the-way = Passez une autre porte, ou arrêtez-vous.
web-capture-title = { $seat_name } a attrapé { $other_seat_name }
web-capture-you = { $seat_name } vous a attrapé
web-capture-by-you = Vous avez attrapé { $other_seat_name }
web-capture-ghost = est désormais le fantôme, au cachot, et a donné toutes ses clés
web-capture-runner =
    { $count ->
        [0] n’est plus le fantôme et repart de la pièce { $room }, sans clé
        [one] n’est plus le fantôme et repart de la pièce { $room } avec { $count } clé
       *[other] n’est plus le fantôme et repart de la pièce { $room } avec { $count } clés
    }
web-capture-other = continue comme avant
web-capture-next = { $seat_name } prépare le parcours du fantôme ; puis { $first_seat_name } commence.
    .you = Vous préparez le parcours du fantôme ; puis { $first_seat_name } commence.
    .first-you = { $seat_name } prépare le parcours du fantôme ; puis vous commencez.
web-dark-enter = Jouer dans le noir
web-dark-leave = Rallumer la lumière
web-dark-lamp = Lanterne : maintenez-la pour recharger ce qui luit
web-dark = Dans le noir
web-dark-how = Maintenez la lanterne pour recharger ce qui luit.
# Par ce qui luit : la forme d’une porte et de la clé qui l’ouvre, les blasons, le côté.
web-dark-shape =
    { $colour ->
        [red] ronde
        [blue] carrée
       *[green] triangulaire
    }
web-dark-side =
    { $wall ->
        [N] en haut
        [E] à droite
        [S] en bas
       *[W] à gauche
    }
web-dark-hint-move = Par la porte { web-dark-shape } { web-dark-side }, vers le blason { $blazon_name } (clé { $back_name })
web-dark-hint-leave = Sortir du château par la porte { web-dark-shape } { web-dark-side } (clé { $back_name })
web-dark-hint-discard = Défausser une clé { web-dark-shape } ({ $back_name })

## Ce que sont et font les choses sur la table

explain-key-red = Ouvre une porte rouge, puis est défaussée (MG-3.2).
    .title = clé rouge
explain-key-blue = Ouvre une porte bleue, puis est défaussée (MG-3.2).
    .title = clé bleue
explain-key-green = Ouvre une porte verte, puis est défaussée (MG-3.2).
    .title = clé verte
explain-door-red = On la passe avec une clé rouge. Le fantôme, lui, se passe de portes (MG-3.2, MG-3.8).
    .title = porte rouge
explain-door-blue = On la passe avec une clé bleue. Le fantôme, lui, se passe de portes (MG-3.2, MG-3.8).
    .title = porte bleue
explain-door-green = On la passe avec une clé verte. Le fantôme, lui, se passe de portes (MG-3.2, MG-3.8).
    .title = porte verte
explain-exit-red = Qui sort par ici avec une clé rouge gagne aussitôt (MG-3.3).
    .title = porte extérieure rouge
explain-exit-blue = Qui sort par ici avec une clé bleue gagne aussitôt (MG-3.3).
    .title = porte extérieure bleue
explain-exit-green = Qui sort par ici avec une clé verte gagne aussitôt (MG-3.3).
    .title = porte extérieure verte
explain-blazon = La carte fantôme { $back_name } mène ici depuis une pièce voisine. Qui s’arrête ici pioche la clé du dessus si son dos porte ce blason (MG-3.4, MG-3.8).
    .title = blason : { $blazon_name }
explain-card = Mène le fantôme, à travers n’importe quel mur, dans la pièce voisine { $back_name }. S’il n’y en a pas, son parcours s’arrête (MG-3.8).
    .title = carte fantôme : { $blazon_name }
explain-pawn-runner = Ouvre les portes avec les clés de leur couleur, et gagne en sortant du château (MG-3.2, MG-3.3).
    .title = joueur
explain-pawn-ghost = Traverse les murs quand tous les joueurs se sont déplacés. Le premier qu’il rencontre devient le fantôme (MG-3.8, MG-3.9).
    .title = fantôme
explain-back = Tout le monde voit le blason au dos ; seul son propriétaire en voit la couleur (MG-2.1).
    .title = clé en main
explain-plan = Les pièces de son parcours, dans l’ordre. Elles restent face cachée jusqu’à ce qu’il se déplace (MG-3.1, MG-3.8).
    .title = cartes du fantôme
explain-pile = Vous pouvez piocher la clé du dessus si vous restez sur place. Arrêté dans une pièce qui a le blason de son dos, vous le devez (MG-3.2, MG-3.4).
    .title = pioche
explain-discards = Les clés jouées ou défaussées. On les mélange quand la pioche est vide (MG-3.2, MG-3.7).
    .title = défausse
explain-treasure-room = Les joueurs commencent ici. Du cachot, le fantôme ne peut venir qu’ici (MG-2.1, MG-3.8).
    .title = salle du trésor
explain-dungeon = Le fantôme commence ici, comme celui qu’il attrape. On n’en sort que vers la salle du trésor (MG-2.1, MG-3.8, MG-3.9).
    .title = cachot
explain-lantern = Maintenez-la pour recharger ce qui luit dans le noir ; cela pâlit peu à peu.
    .title = lanterne
explain-dark = La boîte de 1998 est phosphorescente : jouez à cette seule lueur. Cela ne change que ce que vous voyez.
    .title = { web-dark }
