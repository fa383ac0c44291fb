### Le Trésor du Fantôme des Mac Gregor (MT).

# La « pioche » est ici l’outil, et lui seul : les clés forment une « pile » et se « tirent ».

title = Le Trésor du Fantôme des Mac Gregor
tagline = Ramassez des trésors dans les caves hantées et emportez-les dehors, en vous rappelant où ils sont et en devinant où ira le fantôme.

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
back-vert = à l’écu partagé
back-stag = au cerf

blazon-lion = lion
blazon-crown = couronne
blazon-tower = tour
blazon-cross = croix
blazon-thistle = chardon
blazon-vert = écu partagé
blazon-stag = cerf

# Les clés et les cartes fantôme par leur nom court.
keys-rL = rouge au lion
keys-rC = rouge à la couronne
keys-rT = rouge à la tour
keys-rX = rouge à la croix
keys-rH = rouge au chardon
keys-rV = rouge à l’écu partagé
keys-rS = rouge au cerf
keys-bL = bleue au lion
keys-bC = bleue à la couronne
keys-bT = bleue à la tour
keys-bX = bleue à la croix
keys-bH = bleue au chardon
keys-bV = bleue à l’écu partagé
keys-bS = bleue au cerf
keys-gL = verte au lion
keys-gC = verte à la couronne
keys-gT = verte à la tour
keys-gX = verte à la croix
keys-gH = verte au chardon
keys-gV = verte à l’écu partagé
keys-gS = verte au cerf
plan-L = carte fantôme lion
plan-C = carte fantôme couronne
plan-T = carte fantôme tour
plan-X = carte fantôme croix
plan-H = carte fantôme chardon
plan-V = carte fantôme écu partagé
plan-S = carte fantôme cerf
cards-L = lion
cards-C = couronne
cards-T = tour
cards-X = croix
cards-H = chardon
cards-V = écu partagé
cards-S = cerf

token-red = trésor rouge
token-blue = trésor bleu
token-green = trésor vert
token-yellow = trésor jaune
token-white = trésor blanc
token-black = trésor noir
token-trap = piège
treasures-counted =
    { $count ->
        [one] { $count } { $token_name }
       *[other] { $count } trésors { $token ->
            [red] rouges
            [blue] bleus
            [green] verts
            [yellow] jaunes
            [white] blancs
           *[black] noirs
        }
    }

object-lamp = lampe
object-pickaxe = pioche
object-detector = détecteur

## Les actions

action-move = Passer une porte { $colour_name } vers la cave { $room } (clé { $back_name })
action-leave = Sortir du château par la porte { $colour_name } (clé { $back_name })
action-lamp = Utiliser la lampe : prendre l’escalier vers la cave { $room }
action-pickaxe = Utiliser la pioche : percer le mur vers la cave { $room }
action-detector = Utiliser le détecteur : faire retourner les cartes du fantôme
action-turn = Retourner le jeton
action-pass-by = Laisser le jeton
action-end = Finir le tour
action-discard = Défausser une clé { $colour_name } ({ $back_name })
action-lay = Poser le jeton dans la cave { $room }
action-start = Commencer à l’escalier de la cave { $room }
action-plan = Poser la carte fantôme { $blazon_name }
action-seal = Valider le parcours
action-catch = Transmettre la malédiction à { $seat_name }
# Le hasard désigne le premier fantôme, tire un jeton, donne une clé ou montre le dos suivant.
action-first = { $seat_name } est le premier fantôme
action-token = Jeton tiré : { $token_name }
action-draw = La clé est { $colour_name } ({ $back_name })
action-top = Prochain dos sur la pile : { $blazon_name }

## Ce qui s’est passé

event-first = { $seat_name } est le premier fantôme et commence dans la crypte.
    .you = Vous êtes le premier fantôme et commencez dans la crypte.
event-token = { $seat_name } tire un jeton et le montre : { $token_name }.
    .you = Vous tirez un jeton et le montrez : { $token_name }.
event-token-laid = { $seat_name } le pose face cachée dans la cave { $room } ({ $blazon_name }) : { $token_name }.
    .you = Vous le posez face cachée dans la cave { $room } ({ $blazon_name }) : { $token_name }.
event-started = { $seat_name } commence à l’escalier de la cave { $room }.
    .you = Vous commencez à l’escalier de la cave { $room }.
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
event-top = Sur la pile de clés, on voit maintenant une clé { $back_name }.
event-reshuffled =
    La pile est vide : on mélange { $keys ->
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
event-planned = { $seat_name } a préparé un parcours de { $cards } cartes.
    .you = Vous avez préparé un parcours de { $cards } cartes.
event-drawn =
    { $colour ->
        [unknown] { $seat_name } tire la clé { $back_name }.
       *[other] { $seat_name } tire la clé { $back_name } : elle est { $colour_name }.
    }
    .you =
        { $colour ->
            [unknown] Vous tirez la clé { $back_name }.
           *[other] Vous tirez la clé { $back_name } : elle est { $colour_name }.
        }
event-moved = { $seat_name } joue une clé { $colour_name } ({ $back_name }) et entre dans la cave { $room } ({ $blazon_name }).
    .you = Vous jouez une clé { $colour_name } ({ $back_name }) et entrez dans la cave { $room } ({ $blazon_name }).
event-lamp = { $seat_name } allume la lampe et prend l’escalier vers la cave { $room } ({ $blazon_name }).
    .you = Vous allumez la lampe et prenez l’escalier vers la cave { $room } ({ $blazon_name }).
event-pickaxe = { $seat_name } perce le mur à la pioche vers la cave { $room } ({ $blazon_name }).
    .you = Vous percez le mur à la pioche vers la cave { $room } ({ $blazon_name }).
event-detected = { $seat_name } utilise le détecteur ; les cartes du fantôme sont retournées : { $cards_names }.
    .you = Vous utilisez le détecteur ; les cartes du fantôme sont retournées : { $cards_names }.
event-treasure =
    { $seat_name } retourne le jeton de la cave { $room } et le garde : { $token_name }. Cela fait { $treasures ->
        [one] { $treasures } trésor.
       *[other] { $treasures } trésors.
    }
    .you =
        Vous retournez le jeton de la cave { $room } et le gardez : { $token_name }. Cela fait { $treasures ->
            [one] { $treasures } trésor.
           *[other] { $treasures } trésors.
        }
event-trap =
    { $seat_name } retourne le jeton de la cave { $room } : un piège ! { $count ->
        [0] Il n’y a pas de clé à perdre
        [one] { $count } clé est défaussée ({ $keys_names })
       *[other] { $count } clés sont défaussées ({ $keys_names })
    }, et le tour est fini.
    .you =
        Vous retournez le jeton de la cave { $room } : un piège ! { $count ->
            [0] Il n’y a pas de clé à perdre
            [one] { $count } clé est défaussée ({ $keys_names })
           *[other] { $count } clés sont défaussées ({ $keys_names })
        }, et le tour est fini.
event-passed-by = { $seat_name } laisse le jeton de la cave { $room }.
    .you = Vous laissez le jeton de la cave { $room }.
event-ended = { $seat_name } finit son tour.
    .you = Vous finissez votre tour.
event-discarded = { $seat_name } défausse une clé { $colour_name } ({ $back_name }).
    .you = Vous défaussez une clé { $colour_name } ({ $back_name }).
event-escaped = { $seat_name } ouvre la porte extérieure { $colour_name } (clé { $back_name }) et sort du château !
    .you = Vous ouvrez la porte extérieure { $colour_name } (clé { $back_name }) et sortez du château !
event-walked = Le fantôme ({ $seat_name }) retourne la carte { $blazon_name } et traverse le mur vers la cave { $room }.
    .you = Vous retournez la carte { $blazon_name } et traversez le mur vers la cave { $room }.
event-lost = Le fantôme ({ $seat_name }) retourne la carte { $blazon_name } : aucune cave voisine n’a ce blason, son parcours s’arrête là.
    .you = Vous retournez la carte { $blazon_name } : aucune cave voisine n’a ce blason, votre parcours s’arrête là.
event-met-nobody = { $seat_name } n’a rencontré personne et reprend ses cartes fantôme.
    .you = Vous n’avez rencontré personne et reprenez vos cartes fantôme.
event-caught = { $seat_name } attrape { $other_seat_name } dans la cave { $room } ! { $other_seat_name } devient le fantôme et part dans la crypte ; { $seat_name } repart de cette cave.
    .you = Vous attrapez { $other_seat_name } dans la cave { $room } ! { $other_seat_name } devient le fantôme et part dans la crypte ; vous n’êtes plus le fantôme et repartez de cette cave.
    .other-you = { $seat_name } vous attrape dans la cave { $room } ! Vous devenez le fantôme et partez dans la crypte ; { $seat_name } repart de cette cave.
event-stolen =
    { $seat_name } prend { treasures-counted } à { $other_seat_name } et possède maintenant { $treasures ->
        [one] { $treasures } trésor.
       *[other] { $treasures } trésors.
    }
    .you =
        Vous prenez { treasures-counted } à { $other_seat_name } et possédez maintenant { $treasures ->
            [one] { $treasures } trésor.
           *[other] { $treasures } trésors.
        }
    .other-you =
        { $seat_name } vous prend { treasures-counted } et possède maintenant { $treasures ->
            [one] { $treasures } trésor.
           *[other] { $treasures } trésors.
        }
event-dropped =
    { $seat_name } perd tous ses objets{ $count ->
        [0] .
        [one] { " " }et { $count } clé ({ $keys_names }).
       *[other] { " " }et { $count } clés ({ $keys_names }).
    }
    .you =
        Vous perdez tous vos objets{ $count ->
            [0] .
            [one] { " " }et { $count } clé ({ $keys_names }).
           *[other] { " " }et { $count } clés ({ $keys_names }).
        }
event-won =
    { $seat_name } gagne au tour { $round } avec { $treasures ->
        [one] { $treasures } trésor.
       *[other] { $treasures } trésors.
    }
    .you =
        Vous gagnez au tour { $round } avec { $treasures ->
            [one] { $treasures } trésor.
           *[other] { $treasures } trésors.
        }
event-rounds-over = Après { $rounds } tours, personne n’est sorti : la partie est nulle.

## Comment cela s’est terminé

ending-escaped = Un joueur a emporté assez de trésors hors du château.
ending-rounds = Personne n’est sorti en 200 tours : la partie est nulle.

## Les options

option-goal = Trésors nécessaires
    .help = Avec combien de trésors on peut sortir du château : moins il en faut, plus la partie est courte.
option-treasures = Trésors de chaque couleur
    .help = Combien des 56 jetons sont des trésors, dans chacune des six couleurs ; tous les autres sont des pièges.
option-first = Premier fantôme
    .help = Qui hante les caves au premier tour.
option-first-random = au hasard
option-first-A = place A
option-first-B = place B
option-first-C = place C
option-first-D = place D
option-first-E = place E
option-first-F = place F
option-castle = Château personnel
    .help = Le texte d’un fichier de château ; vide, c’est le château d’origine. Une partie dans un château personnel n’est pas classée.

error-first-not-seated = La place { $first } ne peut pas être le premier fantôme : à { $players } joueurs, les places vont de A à { $last }.
error-few-treasures = Avec { $treasures } trésors de chaque couleur, il y en a { $all } ; { $players } joueurs à qui il en faut { $goal } pourraient tous en avoir un de moins, il doit donc y en avoir plus de { $needed } (MT-1.1).

## Pourquoi une action n’est pas possible

illegal-other-game = C’est une action d’un autre jeu (MT-3).
illegal-over = La partie est terminée (MT-4.1, MT-4.2).
illegal-chance = Le hasard ne peut pas faire cela maintenant (MT-2.1, MT-3.3).
illegal-wait-for-chance = On tire encore un jeton ou une clé (MT-2.1, MT-3.3).
illegal-not-chance = C’est à un joueur d’agir : on ne tire rien maintenant (MT-3).
illegal-lay-first = Le fantôme doit d’abord poser le jeton qu’il montre (MT-2.1, MT-3.1).
illegal-start-first = Choisissez d’abord l’escalier où vous commencez (MT-2.2).
illegal-plan-first = Le fantôme doit d’abord préparer son parcours (MT-3.2).
illegal-look-first = Retournez le jeton qui est ici, ou laissez-le : c’est maintenant ou jamais (MT-3.5).
illegal-discard-first = Vous avez plus de trois clés : défaussez d’abord (MT-3.7).
illegal-catch-first = Le fantôme doit choisir qui il attrape (MT-3.10).
illegal-no-room = Il n’y a pas de cave { $room } dans ce château (MT-1.1).
illegal-has-token = Il y a déjà un jeton dans la cave { $room } (MT-2.1, MT-3.1).
illegal-lay-tower-crown = Les premiers jetons vont dans les caves à la tour ou à la couronne, et { $room } n’a ni l’une ni l’autre (MT-2.1).
illegal-lay-pawn = Il y a un pion dans la cave { $room } : elle ne reçoit pas de jeton (MT-3.1).
illegal-lay-blazon = La cave { $room } n’a pas le blason visible sur la pile de clés (MT-3.1).
illegal-no-stairs = Il n’y a pas d’escalier dans la cave { $room } (MT-2.2).
illegal-plan-short = Il faut exactement quatre cartes dans le parcours (MT-3.2).
illegal-planned = La carte { $blazon_name } est déjà dans le parcours : ses cartes sont toutes différentes (MT-3.2).
illegal-plan-full = Le parcours compte déjà quatre cartes, c’est le maximum (MT-3.2).
illegal-plan-over = Le fantôme a préparé son parcours et ne peut plus le changer (MT-3.2).
illegal-not-in-hand = Vous n’avez pas de clé { $colour_name } { $back_name } (MT-3.4, MT-3.7).
illegal-no-door = Aucune porte ne mène d’ici à la cave { $room } (MT-3.4).
illegal-other-door = La porte vers la cave { $room } est { $door_name } : une clé { $colour_name } ne l’ouvre pas (MT-3.4).
illegal-no-exit = Il n’y a pas de porte extérieure dans cette cave (MT-4.1).
illegal-other-exit = La porte extérieure est ici { $door_name } : une clé { $colour_name } ne l’ouvre pas (MT-4.1).
illegal-few-treasures =
    Il faut { $goal } trésors pour sortir du château, et vous { $treasures ->
        [0] n’en avez aucun
       *[other] en avez { $treasures }
    } (MT-4.1).
illegal-ghost-there = Le fantôme se tient dans la cave { $room } : on ne peut pas y aller (MT-3.4).
illegal-arrivals = Vous êtes entré dans { $most } caves pendant ce tour, c’est la limite (MT-3.3).
illegal-no-lamp = Vous n’avez plus de lampe (MT-3.6).
illegal-lamp-here = Il n’y a pas d’escalier ici : la lampe ne sert que sur un escalier (MT-3.6).
illegal-lamp-there = L’escalier ne mène pas d’ici à la cave { $room } (MT-3.6).
illegal-no-pickaxe = Vous n’avez plus de pioche (MT-3.6).
illegal-pickaxe-there = La cave { $room } n’est derrière aucun mur de celle-ci (MT-3.6).
illegal-no-detector = Vous n’avez plus de détecteur (MT-3.6).
illegal-plan-open = Les cartes du fantôme ont déjà été retournées (MT-3.6).
illegal-no-token = On ne retourne un jeton qu’en arrivant dessus, et vous ne venez pas d’arriver sur un jeton (MT-3.5).
illegal-no-discard = On ne défausse des clés qu’à la fin de son tour, pour en garder trois (MT-3.7).
illegal-no-catch = Le fantôme n’a encore rejoint personne : il se déplace quand tous ont joué (MT-3.10).
illegal-not-there = { $seat_name } n’est pas un joueur présent dans la cave du fantôme (MT-3.10).
illegal-no-lay = Il n’y a pas de jeton à poser maintenant (MT-3.1).
illegal-no-start = Tout le monde a commencé : on ne choisit plus d’escalier (MT-2.2).

## Ce qui ne va pas dans le texte d’une position

position-fields = Une position a { $expected } champs séparés par une espace (tour, phase, fantôme, parcours préparé, dernier parcours, dessus de la pile, défausse, jetons, places) ; ce texte en a { $given }.
position-seats =
    Le neuvième champ décrit { $given ->
        [one] { $given } place
       *[other] { $given } places
    }, séparées par / ; il en faut { $players }.
position-round = Le tour (premier champ) est « { $given } » ; on attend un nombre de 0 à { $rounds }.
position-letter = « { $given } » n’est pas une place ; on attend une lettre de A à { $last }.
position-turn = La phase (deuxième champ) est « { $given } » ; on attend l’un des mots { $phases }, puis deux-points, la lettre d’une place et où en est son tour : le nombre d’arrivées, t si un jeton peut être retourné, d si le dernier pas peut être repris, *2 pour des clés encore à tirer, +R pour un jeton à poser. Après over, = et escaped ou rounds précèdent les deux-points.
position-plan = « { $given } » n’est pas une suite de cartes fantôme ; on attend une à quatre lettres différentes parmi L, C, T, X, H, V, S, ou - s’il n’y en a pas (MT-3.2).
position-top = Le dessus de la pile (sixième champ) est « { $given } » ; on attend L, C, T, X, H, V ou S, ou - s’il n’y en a pas.
position-keys = La défausse (septième champ) est « { $given } » ; on attend des clés comme rLbCgT, ou - s’il n’y en a pas.
position-tokens = Les jetons (huitième champ) sont « { $given } » ; on attend des caves, chacune une fois, suivies de R, B, G, Y, W, K ou !, comme 02R,30B, ou - s’il n’y en a pas.
position-tokens-many =
    Il y a { $given ->
        [one] { $given } jeton
       *[other] { $given } jetons
    } d’une même sorte dans les caves et devant les joueurs ({ $token_name }) ; il n’en existe que { $most } (MT-1.1).
position-seat-form = La place { $letter } (neuvième champ) est « { $given } » ; on attend la cave, les clés, les objets (lpd) et les trésors (RRB), séparés par des deux-points.
position-batches = Les lots de clés (@0, @1, …) doivent être numérotés à partir de 0, sans trou.
position-too-many =
    La clé { $card } figure { $given ->
        [one] { $given } fois
       *[other] { $given } fois
    } dans les mains et la défausse ; il n’y en a que { $most } (MT-1.1).
position-empty-pile = Il ne reste aucune clé pour la pile ; elle n’est jamais vide (MT-3.8).
position-top-not-there = La pile de clés ne peut pas montrer { $top } : toutes les clés qui ont ce dos sont dans les mains et la défausse.
position-excluded = La clé { $card } de la place { $letter } est censée ne pas avoir la couleur qu’elle a.
position-ghost = Le fantôme (troisième champ) ne convient pas à la phase { $phase } : c’est ? dans la phase first, une place dans toutes les autres (MT-2.1).
position-ghost-things = La place { $letter } est le fantôme et ne peut avoir ni clés ni objets (MT-3.10).
position-turn-of-ghost = Dans la phase { $phase }, ce doit être au fantôme, la place { $letter }.
position-turn-of-runner = Dans la phase { $phase }, ce doit être à un autre joueur, or la place { $letter } est le fantôme.
position-no-plan = Dans la phase { $phase }, le fantôme a préparé son parcours : le quatrième champ doit avoir quatre cartes (MT-3.2).
position-needs-no-plan = Dans la phase { $phase }, aucun parcours n’est préparé : le quatrième champ doit être - (MT-3.2).
position-plan-open = Dans la phase { $phase }, aucun parcours ne peut avoir été retourné (MT-3.6).
position-not-placed = Le pion de la place { $letter } ne convient pas à la phase : on place les pions l’un après l’autre, à partir de la gauche du fantôme (MT-2.2).
position-out = La place { $letter } ne peut pas être dehors : seul le gagnant y est (MT-4.1).
position-room = La place { $letter } est dans la cave { $room }, qui n’existe pas dans ce château (MT-1.1).
position-start = Avant le premier tour, le fantôme est dans la crypte et tous les autres sur un escalier ; la place { $letter } n’y est pas (MT-2.1, MT-2.2).
position-not-out = La place { $letter } s’est échappée et doit être dehors (MT-4.1).
position-few-treasures = La place { $letter } s’est échappée avec moins de { $goal } trésors (MT-4.1).
position-catch = Le fantôme ne choisit qui il attrape que si son parcours l’a mené à deux joueurs ou plus (MT-3.10).
position-round-phase = Le tour { $round } ne convient pas à la phase { $phase } : il est à 0 jusqu’à la première donne, puis il compte.
position-lost = Le dernier parcours (cinquième champ) a un ! mais aucune carte (MT-3.9).
position-walked = Dans la phase { $phase }, il n’y a pas de dernier parcours (cinquième champ) : aucun tour n’a été joué (MT-3.9).
position-top-phase = Le dessus de la pile (sixième champ) ne convient pas à la phase { $phase } : c’est - avant le premier tour et quand le dos suivant apparaît, une lettre dans toutes les autres.
position-rounds = La partie n’est nulle qu’après le tour { $rounds }, pas au tour { $round } (MT-4.2).
position-arrivals = { $given } arrivées, c’est trop : la limite est de { $most } (MT-3.3).
position-in-turn = Dans la phase { $phase }, personne n’est en chemin : il ne peut y avoir ni arrivée ni pas à reprendre (MT-3.3).
position-may-turn = Seul un joueur qui vient d’arriver sur un jeton peut le retourner (MT-3.5).
position-look = La phase { $phase } ne convient pas : c’est look si un jeton peut être retourné, move sinon (MT-3.5).
position-draft = Il n’y a pas de pas à reprendre (d) : le joueur n’est arrivé nulle part ce tour-ci (MT-3.3).
position-draw-blazon = Dans la cave { $room }, on ne tire pas de clé : son blason n’est pas sur la pile (MT-3.5).
position-to-draw = Il ne peut pas rester { $given } clés à tirer : seul l’ancien fantôme, après une capture, en tire jusqu’à en avoir trois (MT-3.10).
position-token = Le jeton à poser (+ dans le deuxième champ) ne convient pas à la phase { $phase } : il y en a un dans la phase lay, et seulement là (MT-3.1).
position-hand =
    La place { $letter } a { $given ->
        [one] { $given } clé
       *[other] { $given } clés
    } ; elle peut en avoir { $most } au plus en ce moment (MT-3.7).
position-discard = La place { $letter } doit défausser des clés mais n’en a que { $given } (MT-3.7).
position-drawn = La place { $letter } vient de tirer une clé et doit en avoir une (MT-3.3).
position-deal = Pendant la distribution, la place { $letter } doit avoir { $expected } clés, et non { $given } : on remplit une main après l’autre, à partir de la gauche du fantôme (MT-2.2).
position-dealt-enough = La place { $letter } ne peut pas recevoir une clé de plus : elle en a trois (MT-2.2).
position-short-pile = Il n’y a pas assez de clés pour toutes les mains (MT-2.2).
position-token-room = Il y a un jeton en { $room }, qui n’est pas une cave de ce château (MT-1.1).
position-first-tokens = Avant le premier tour, jusqu’à six jetons sont dans les caves à la tour ou à la couronne, et six dès qu’on place les pions (MT-2.1).
position-treasures-early = Personne ne peut avoir de trésors avant le premier tour (MT-2.1).
position-no-room-for-token = Aucun jeton ne peut arriver : le sac est vide, ou aucune cave { $top } n’est libre (MT-3.1).

## Le plateau

heading-pile = Pile de clés
heading-bag = Sac
heading-plan = Parcours
heading-walk = Dernier parcours
heading-keys = Vos clés
heading-room = Cave
heading-backs = Clés
heading-objects = Objets
heading-treasures = Trésors
heading-token = À poser
count-discards =
    { $count ->
        [one] { $count } clé défaussée
       *[other] { $count } clés défaussées
    }
count-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
count-planned =
    { $count ->
        [0] aucune carte posée
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
count-score =
    { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }
treasures-of = { $count } sur { $goal }
round-of = Tour { $round } sur { $rounds }
pile-shows = { $count } clés, dessus { $letter } ({ $back_name })
place-out = dehors
role-ghost = fantôme
walk-lost = la dernière ne mène nulle part
legend-doors = petites lettres : portes ; majuscules dans les murs extérieurs : sorties
legend-rooms = Une cave se nomme par ligne et colonne : 12 est ligne 1, colonne 2.
legend-pawns = dans une cave : son blason, ^ un escalier ou + la crypte, ? un jeton face cachée, puis les pions ; * : le fantôme
legend-treasures = trésors : R rouge (A), B bleu (B), G vert (C), Y jaune (D), W blanc (E), K noir (F)

status-first = On désigne le premier fantôme.
status-token = On tire un jeton du sac.
status-lay-you = Vous êtes le fantôme : posez le jeton dans une cave.
status-lay-other = { $seat_name } pose le jeton dans une cave.
status-start-you = Choisissez l’escalier où vous commencez.
status-start-other = { $seat_name } choisit un escalier.
status-deal = On distribue les clés.
status-top = Le dos suivant apparaît sur la pile de clés.
status-plan-you = Vous êtes le fantôme : préparez un parcours de quatre cartes.
status-plan-other = { $seat_name } prépare le parcours du fantôme.
status-draw = On tire une clé.
status-look-you = Il y a un jeton ici : le retournez-vous ?
status-look-other = { $seat_name } arrive sur un jeton.
status-move-you = À vous : jouez des clés, utilisez des objets, ou finissez le tour.
status-move-other = C’est à { $seat_name } de jouer.
status-discard-you = Vous avez trop de clés : gardez-en trois.
status-discard-other = { $seat_name } défausse des clés.
status-catch-you = Qui attrapez-vous ?
status-catch-other = { $seat_name } choisit qui attraper.
status-over = La partie est terminée.

## La première partie guidée

lesson-start = Le but : ramasser huit trésors et les emporter dehors. Six jetons sont cachés : le fantôme les a montrés à tous, puis posés face cachée. Il hante la crypte, au milieu. Il y a un escalier dans chaque coin. Choisissez celui où vous commencez.
lesson-start-done = Chacun reçoit trois clés, une lampe, une pioche et un détecteur. Retenez ceci : à l’ouest, un trésor rouge est dans la cave à la couronne, un piège dans la cave à la tour.
lesson-arrive = Chaque tour commence par une clé tirée de la pile ; vous avez la vôtre. Puis on va de cave en cave, une clé par porte. La pile montre une couronne : passez la porte rouge vers la cave à la couronne.
lesson-arrive-done = À chaque arrivée dans une cave dont le blason est visible sur la pile, on tire cette clé. Avec de la chance, un tour mène loin.
lesson-turn = Il y a un jeton ici, et on ne peut le retourner qu’en arrivant. Vous vous en souvenez : c’est là que le trésor rouge a été posé. Retournez-le !
lesson-turn-done = Il est devant vous, face visible : tout le monde peut compter vos trésors. Le rouge est votre couleur ; il vous en faut huit, quelle que soit leur couleur.
lesson-trap = Encore une cave avec un jeton. Mais ici, dans la cave à la tour à l’ouest, on a posé un piège ! Un piège vous prend toutes vos clés et met fin à votre tour. Laissez-le.
lesson-trap-done = Quelqu’un qui a moins de mémoire le trouvera. Un piège retourné revient dans le sac.
lesson-lamp = Vos trois objets servent une fois chacun, à tout moment de votre tour. La lampe mène d’un escalier à n’importe quel autre. Vous êtes sur un escalier : allumez-la et touchez un autre coin.
lesson-lamp-done = C’est une arrivée comme une autre : regardez s’il y a un jeton, et le blason de la pile. La lampe a servi, vous ne l’avez plus.
lesson-pickaxe = Il y a un trésor dans la cave à la tour, au nord, mais pas de porte. Prenez la pioche : elle perce n’importe quel mur vers une cave voisine.
lesson-pickaxe-done = Vous êtes passé, et voilà le jeton. La pioche ne perce pas les murs extérieurs : on ne sort du château que par ses portes.
lesson-detect = Le fantôme est dans la cave au sud, et quatre cartes sont face cachée : son parcours pour ce tour. Utilisez le détecteur !
lesson-detect-done = Lion, croix, cerf, tour : tout le monde le voit. Le lion, c’est la cave où vous êtes : il vient droit sur vous. Fuyez !
lesson-end = Par la porte bleue, vous êtes parti au nord, hors de son chemin. (Nul ne peut entrer dans la cave où se tient le fantôme.) Vous ne pouvez rien faire de plus : finissez votre tour.
lesson-end-done = Le fantôme a trouvé la cave vide. Il a continué, et sa dernière carte ne désignait aucune cave voisine : une telle carte met fin à son parcours. Sinon, il serait entré dans quatre caves.
lesson-discard = À la fin d’un tour, on garde trois clés au plus. Vous en avez quatre : défaussez-en une.
lesson-discard-done = Quand la pile est vide, on mélange aussitôt la défausse pour en former une nouvelle.
lesson-lay = Attrapé : vous voilà fantôme ! À chaque tour, de nouveaux jetons arrivent dans les caves au blason visible sur la pile : ici, le chardon. On montre chaque jeton à tous, puis on le pose face cachée. Posez ce trésor bleu dans une cave au chardon.
lesson-lay-done = Le petit signe rappelle ce qui est là ; à une table sans aide-mémoire, il faut le retenir. Il reste une cave au chardon, et vous montrez déjà le jeton suivant.
lesson-plan = Puis le fantôme prévoit son parcours : vous posez exactement quatre de vos sept cartes. Il y en a déjà trois : lion, écu partagé, croix. Posez-en une qui mène plus loin : cerf, tour ou chardon. (Pas de couronne à côté : le parcours s’arrêterait.)
lesson-plan-done = Vous traversez les murs, jamais en diagonale. Vous seul connaissez ce parcours, sauf si quelqu’un utilise un détecteur.
lesson-seal = { $left_seat_name } a deux trésors rouges : votre couleur ! Votre deuxième pas mène dans sa cave. Validez le parcours, et voyez.
lesson-seal-done = Attrapé ! Les trésors rouges sont à vous : le fantôme prend ceux de sa couleur, aucun autre. Votre victime devient le fantôme, sans clés ni objets ; vous repartez d’ici avec trois clés et tous les objets.
lesson-leave = Huit trésors ! Et voici la sortie verte, dans la grande cave à l’ouest. Touchez la porte extérieure : votre clé verte l’ouvre.
lesson-leave-done = Vous êtes dehors et vous avez gagné ! Avec moins de trésors, la porte serait restée fermée. Maintenant jouez, et ouvrez l’œil quand on montre les jetons.

## Pourquoi un robot joue ainsi

reason-escape = assez de trésors, et la sortie est ouverte
reason-fetch = un trésor s’y trouve
reason-approach = les trésors ou la sortie se rapprochent
reason-hide = le fantôme n’y viendra guère
reason-tool = l’objet vaut plus maintenant que plus tard
reason-detect = le fantôme est proche et son parcours inconnu
reason-known-treasure = il se rappelle qu’un trésor est ici
reason-known-trap = il se rappelle qu’un piège est ici
reason-spare = c’est la clé la moins utile
reason-far = loin des joueurs
reason-bait = les joueurs devront venir ici
reason-stairs = un bon point de départ
reason-prowl = quelqu’un s’y trouve peut-être
reason-lurk = le parcours est complet
reason-prize = c’est là qu’il y a le plus à gagner

## Le plateau dans le navigateur

web-castle = Les caves vues d’en haut
web-how = Les flèches vont d’une cave à l’autre. Entrée fait aller dans une cave, y utilise l’objet en main, y pose le jeton ou, pour le fantôme, pose la carte qui y mène ; Échap relâche la clé ou l’objet.
web-seats = Joueurs
web-round = Tour { $round }
web-cards = Vos cartes fantôme
web-bag =
    { $count ->
        [one] Sac avec { $count } jeton
       *[other] Sac avec { $count } jetons
    }
web-room = Cave { $room } : { $blazon_name }
web-room-crypt = crypte
web-room-stairs = escalier
web-room-token =
    { $token ->
        [unknown] un jeton face cachée
       *[other] un jeton face cachée, vous vous rappelez : { $token_name }
    }
web-room-runner = { $seat_name } est ici
    .you = vous êtes ici
web-room-ghost = le fantôme { $seat_name } est ici
    .you = vous êtes ici, en fantôme
web-room-door = porte { $colour_name } vers la cave { $room }
web-room-exit = porte extérieure { $colour_name }
web-room-step = étape { $step } du parcours du fantôme
web-room-plan = votre prochaine carte peut mener ici
web-room-enter = vous pouvez y aller
web-room-lay = vous pouvez y poser le jeton
web-room-start = vous pouvez commencer ici
web-exit = Sortie de la cave { $room } : porte extérieure { $colour_name }
web-exit-open = Sortie de la cave { $room } : porte extérieure { $colour_name }, vous pouvez sortir et gagner
web-key = clé { $colour_name } { $back_name }
web-keys-over = { $count }/{ $most } clés
web-several =
    { $copies ->
        [one] { $key }
       *[other] { $copies } fois : { $key }
    }
web-remember = ce qu’on a vu
web-close = Fermer
web-in-bag = Encore dans le sac
web-card = Carte fantôme { $blazon_name }
web-card-laid = Carte fantôme { $blazon_name } : étape { $step } de votre parcours
web-card-nowhere = Carte fantôme { $blazon_name } : ne mène nulle part depuis la fin de votre parcours
web-card-leads = Carte fantôme { $blazon_name } : mène à la cave { $room }
web-face-down = face cachée
web-role-runner = joueur
web-place = cave { $room }
web-place-none = pas encore dans les caves
web-seat-colour = sa couleur : { $token_name }
web-seat = { $seat_name }, { $role }, { $place }, { $colour }
web-count =
    { $count ->
        [one] { $count } trésor sur { $goal }
       *[other] { $count } trésors sur { $goal }
    }
web-held = { treasures-counted }
web-seat-mine =
    { $count ->
        [one] { $count } est de votre couleur : fantôme, vous le prendriez
       *[other] { $count } sont de votre couleur : fantôme, vous les prendriez
    }
web-backs =
    { $count ->
        [0] aucune clé
        [one] { $count } clé : { $backs }
       *[other] { $count } clés : { $backs }
    }
web-objects =
    { $count ->
        [0] aucun objet
       *[other] objets : { $objects }
    }
web-pile =
    { $back ->
        [unknown] Pile de { $count } clés
       *[other] Pile de { $count } clés, dessus une clé { $back_name }
    }
web-do-end = Finir le tour
web-do-seal = Valider le parcours
web-do-turn = Retourner
web-do-pass-by = Laisser
web-do-catch = Attraper { $seat_name }
web-lay = Touchez la cave où vous le posez face cachée.
web-token-laid = { $seat_name } le pose face cachée dans la cave { $room } ({ $blazon_name }).
    .you = Vous le posez face cachée dans la cave { $room } ({ $blazon_name }).
web-tool-lamp = Lampe : d’un escalier à un autre.
web-tool-pickaxe = Pioche : à travers n’importe quel mur, dans la cave voisine.
web-tool-detector = Détecteur : les cartes du fantôme sont retournées pour tous.
web-tool-used =
    { $object ->
        [lamp] Vous n’avez plus de lampe.
        [pickaxe] Vous n’avez plus de pioche.
       *[other] Vous n’avez plus de détecteur.
    }
web-tool-later =
    { $object ->
        [lamp] La lampe s’utilise pendant votre déplacement.
        [pickaxe] La pioche s’utilise pendant votre déplacement.
       *[other] Le détecteur s’utilise pendant votre déplacement.
    }
web-tool-stairs = Il n’y a pas d’escalier dans votre cave.
web-tool-open = Les cartes du fantôme sont déjà retournées.
web-tool-nowhere =
    { $object ->
        [lamp] La lampe ne mène nulle part pour le moment.
       *[other] La pioche ne mène nulle part pour le moment.
    }
web-where-lamp = Lampe en main : touchez l’escalier où vous voulez aller.
web-where-pickaxe = Pioche en main : touchez la cave que vous voulez atteindre.
web-which-key = Plusieurs clés ouvrent la porte vers la cave { $room } : choisissez.
web-note-no-door = Cette clé n’ouvre aucune porte ici.
web-note-laid = La carte { $blazon_name } de la cave { $room } est déjà dans votre parcours.
web-note-lost = Votre parcours ne mène déjà plus nulle part : aucune autre cave ne sera atteinte. Posez n’importe quelles cartes, ou annulez la dernière.
web-note-apart = La cave { $room } ne touche pas la cave { $end }, où s’arrête votre parcours.
web-note-full = Votre parcours est complet : validez-le.
web-costly-nowhere = Aucune cave voisine de { $room } n’a le blason { $blazon_name } : votre parcours s’arrêterait là. Vous pouvez la poser quand même.
web-costly-detector = Les cartes du fantôme sont retournées pour tous, et le détecteur ne sert qu’une fois.
web-status-plan-more =
    { $count ->
        [0] Votre parcours a quatre cartes : validez-le.
        [one] Posez encore une carte.
       *[other] Posez encore { $count } cartes.
    }
web-status-move = À vous : clés, objets, ou fin du tour.
web-status-goal = Vous avez assez de trésors : sortez par une porte extérieure !
web-capture-title = { $seat_name } a attrapé { $other_seat_name }
web-capture-you = { $seat_name } vous a attrapé
web-capture-by-you = Vous avez attrapé { $other_seat_name }
web-capture-ghost =
    { $keys ->
        [0] est désormais le fantôme, dans la crypte, et a perdu tous ses objets
        [one] est désormais le fantôme, dans la crypte, et a perdu une clé et tous ses objets
       *[other] est désormais le fantôme, dans la crypte, et a perdu { $keys } clés et tous ses objets
    }{ $count ->
        [0] {""}
       *[other] , ainsi que { treasures-counted }
    }
web-capture-runner =
    { $count ->
        [0] n’est plus le fantôme et repart de la cave { $room } avec trois nouvelles clés et un objet de chaque sorte ; aucun trésor de sa couleur à prendre
       *[other] n’est plus le fantôme, prend { treasures-counted } et repart de la cave { $room } avec trois nouvelles clés et un objet de chaque sorte
    }
web-capture-next = { $seat_name } pose les jetons qui arrivent et prépare son parcours ; puis { $first_seat_name } commence.
    .you = Vous posez les jetons qui arrivent et préparez votre parcours ; puis { $first_seat_name } commence.
    .first-you = { $seat_name } pose les jetons qui arrivent et prépare son parcours ; puis vous commencez.

## Ce que sont et font les choses sur la table

explain-key-red = Ouvre une porte rouge, puis est défaussée (MT-3.4).
    .title = clé rouge
explain-key-blue = Ouvre une porte bleue, puis est défaussée (MT-3.4).
    .title = clé bleue
explain-key-green = Ouvre une porte verte, puis est défaussée (MT-3.4).
    .title = clé verte
explain-door-red = On la passe avec une clé rouge. Le fantôme, lui, se passe de portes (MT-3.4, MT-3.9).
    .title = porte rouge
explain-door-blue = On la passe avec une clé bleue. Le fantôme, lui, se passe de portes (MT-3.4, MT-3.9).
    .title = porte bleue
explain-door-green = On la passe avec une clé verte. Le fantôme, lui, se passe de portes (MT-3.4, MT-3.9).
    .title = porte verte
explain-exit-red = Qui sort par ici avec une clé rouge et assez de trésors gagne (MT-4.1).
    .title = porte extérieure rouge
explain-exit-blue = Qui sort par ici avec une clé bleue et assez de trésors gagne (MT-4.1).
    .title = porte extérieure bleue
explain-exit-green = Qui sort par ici avec une clé verte et assez de trésors gagne (MT-4.1).
    .title = porte extérieure verte
explain-blazon = La carte fantôme { $back_name } mène ici depuis une cave voisine. Qui arrive ici tire la clé du dessus si son dos porte ce blason (MT-3.5, MT-3.9).
    .title = blason : { $blazon_name }
explain-card = Mène le fantôme, à travers n’importe quel mur, dans la cave voisine { $back_name }. S’il n’y en a pas, son parcours s’arrête (MT-3.9).
    .title = carte fantôme : { $blazon_name }
explain-pawn-runner = Se déplace avec des clés, ramasse des trésors et gagne en sortant s’il en a assez (MT-3.4, MT-3.5, MT-4.1).
    .title = joueur
explain-pawn-ghost = Personne n’entre dans sa cave. Il se déplace après tous les joueurs ; le premier qu’il rencontre perd les trésors de sa couleur et devient le fantôme (MT-3.4, MT-3.9, MT-3.10).
    .title = fantôme
explain-back = Tout le monde voit le blason au dos ; seul son propriétaire en voit la couleur (MT-2.2).
    .title = clé en main
explain-plan = Les caves de son parcours, dans l’ordre. Elles restent face cachée jusqu’à ce qu’il se déplace ou qu’un détecteur les montre (MT-3.2, MT-3.6, MT-3.9).
    .title = cartes du fantôme
explain-pile = Le blason du dessus dit dans quelles caves arrivent les jetons. Qui arrive dans une telle cave tire cette clé (MT-3.1, MT-3.5).
    .title = pile de clés
explain-discards = Les clés jouées ou défaussées. On les mélange quand la pile est vide (MT-3.4, MT-3.8).
    .title = défausse
explain-treasure = Compte pour le but de celui qui l’a. Le joueur de cette couleur, quand il est le fantôme, le prend à sa victime (MT-3.5, MT-3.10).
    .title = { $token_name }
explain-trap = Vous coûte toutes vos clés et met fin à votre tour. Objets et trésors restent, et le piège retourne dans le sac (MT-3.5).
    .title = { token-trap }
explain-token-back = Un trésor ou un piège, montré à tous avant d’être posé. Qui arrive ici peut le retourner (MT-2.1, MT-3.1, MT-3.5).
    .title = jeton face cachée
explain-lamp = Une fois : d’un escalier à un autre (MT-3.6).
    .title = { object-lamp }
explain-pickaxe = Une fois : à travers n’importe quel mur dans la cave voisine, jamais hors du château (MT-3.6).
    .title = { object-pickaxe }
explain-detector = Une fois : les cartes du fantôme sont retournées pour tous, tant qu’elles sont face cachée (MT-3.6).
    .title = { object-detector }
explain-stairs = Les joueurs commencent sur un escalier. La lampe mène de l’un à l’autre (MT-2.2, MT-3.6).
    .title = escalier
explain-crypt = Le fantôme commence ici, comme celui qu’il attrape. Sans lui, c’est une cave comme une autre (MT-2.1, MT-3.4, MT-3.10).
    .title = crypte
explain-bag = Les jetons à venir, trésors et pièges. Chacun est montré à tous avant d’être posé (MT-2.1, MT-3.1).
    .title = { heading-bag }
explain-goal = Ceux de ce joueur, et combien il en faut pour sortir du château et gagner (MT-4.1).
    .title = { heading-treasures }
explain-colour = Quand il est le fantôme, ce joueur prend à sa victime les trésors de cette couleur (MT-2.1, MT-3.10).
    .title = couleur du joueur
