### Le Trésor du Fantôme des Mac Gregor (MT).

# La « pioche » est ici l’outil, et lui seul : les clés forment une « pile » et se « tirent ».

title = Le Trésor du Fantôme des Mac Gregor
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
back-vert = au blason vert et or
back-stag = au cerf

blazon-lion = lion
blazon-crown = couronne
blazon-tower = tour
blazon-cross = croix
blazon-thistle = chardon
blazon-vert = vert et or
blazon-stag = cerf

token-red = trésor rouge
token-blue = trésor bleu
token-green = trésor vert
token-yellow = trésor jaune
token-white = trésor blanc
token-black = trésor noir
token-trap = piège

object-lamp = lampe
object-pickaxe = pioche
object-detector = détecteur

## Les actions

action-move = Passer une porte { $colour_name } vers la cave { $room } (clé { $back_name })
action-leave = Sortir du château par la porte { $colour_name } (clé { $back_name })
action-lamp = Utiliser la lampe : prendre l’escalier vers la cave { $room }
action-pickaxe = Utiliser la pioche : percer le mur vers la cave { $room }
action-detector = Utiliser le détecteur : faire retourner le plan du fantôme
action-turn = Retourner le jeton
action-pass-by = Laisser le jeton
action-end = Finir le tour
action-discard = Défausser une clé { $colour_name } ({ $back_name })
action-lay = Poser le jeton dans la cave { $room }
action-start = Commencer à l’escalier de la cave { $room }
action-plan = Poser la carte fantôme { $blazon_name }
action-seal = Fermer le plan
action-catch = Passer la malédiction à { $seat_name }
# Le hasard désigne le premier fantôme, tire un jeton, donne une clé ou montre le dos suivant.
action-first = { $seat_name } est le premier fantôme
action-token = Jeton tiré : { $token_name }
action-draw = La clé est { $colour_name } ({ $back_name })
action-top = Prochain dos sur la pile : { $blazon_name }

## Ce qui s’est passé

event-first = { $seat_name } est le premier fantôme et se tient dans la crypte.
event-token = { $seat_name } tire un jeton et le montre : { $token_name }.
event-token-laid = { $seat_name } le pose face cachée dans la cave { $room } ({ $blazon_name }) : { $token_name }.
event-started = { $seat_name } commence à l’escalier de la cave { $room }.
event-dealt =
    { $colour ->
        [unknown] { $seat_name } reçoit une clé { $back_name }.
       *[other] { $seat_name } reçoit une clé { $colour_name } { $back_name }.
    }
event-top = Sur la pile de clés, on voit maintenant une clé { $back_name }.
event-reshuffled =
    La pile est vide : on mélange { $keys ->
        [one] la clé défaussée
       *[other] les { $keys } clés défaussées
    } pour en former une nouvelle.
event-round = Tour { $round } : le fantôme est { $seat_name }.
event-laid =
    { $blazon ->
        [unknown] { $seat_name } pose une carte fantôme face cachée ({ $cards } en tout).
       *[other] { $seat_name } pose une carte fantôme face cachée ({ $cards } en tout) : { $blazon_name }.
    }
event-planned = { $seat_name } a préparé un parcours de { $cards } cartes.
event-drawn =
    { $colour ->
        [unknown] { $seat_name } tire la clé { $back_name }.
       *[other] { $seat_name } tire la clé { $back_name } : elle est { $colour_name }.
    }
event-moved = { $seat_name } joue une clé { $colour_name } ({ $back_name }) et entre dans la cave { $room } ({ $blazon_name }).
event-lamp = { $seat_name } allume la lampe et prend l’escalier vers la cave { $room } ({ $blazon_name }).
event-pickaxe = { $seat_name } perce le mur à la pioche vers la cave { $room } ({ $blazon_name }).
event-detected = { $seat_name } utilise le détecteur ; le plan du fantôme est retourné : { $cards }.
event-treasure =
    { $seat_name } retourne le jeton de la cave { $room } et le garde : { $token_name }. Cela fait { $treasures ->
        [one] { $treasures } trésor.
       *[other] { $treasures } trésors.
    }
event-trap =
    { $seat_name } retourne le jeton de la cave { $room } : un piège ! { $count ->
        [0] Il n’y a pas de clé à perdre
        [one] { $count } clé est défaussée ({ $keys })
       *[other] { $count } clés sont défaussées ({ $keys })
    }, et le tour est fini.
event-passed-by = { $seat_name } laisse le jeton de la cave { $room }.
event-ended = { $seat_name } finit son tour.
event-discarded = { $seat_name } défausse une clé { $colour_name } ({ $back_name }).
event-escaped = { $seat_name } ouvre la porte extérieure { $colour_name } (clé { $back_name }) et sort du château !
event-walked = Le fantôme ({ $seat_name }) retourne la carte { $blazon_name } et traverse le mur vers la cave { $room }.
event-lost = Le fantôme ({ $seat_name }) retourne la carte { $blazon_name } : aucune cave voisine n’a ce blason, son parcours s’arrête là.
event-met-nobody = { $seat_name } n’a rencontré personne et reprend ses cartes fantôme.
event-caught = { $seat_name } attrape { $other_seat_name } dans la cave { $room } ! { $other_seat_name } devient le fantôme et part dans la crypte ; { $seat_name } continue à pied depuis cette cave.
event-stolen =
    { $seat_name } prend { $count } × { $token_name } à { $other_seat_name } et possède maintenant { $treasures ->
        [one] { $treasures } trésor.
       *[other] { $treasures } trésors.
    }
event-dropped =
    { $seat_name } perd tous ses objets{ $count ->
        [0] .
        [one] { " " }et { $count } clé ({ $keys }).
       *[other] { " " }et { $count } clés ({ $keys }).
    }
event-won =
    { $seat_name } gagne au tour { $round } avec { $treasures ->
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
    .help = Combien des 56 jetons sont des trésors, dans chacune des six couleurs ; tous les autres sont des pièges.
option-first = Premier fantôme
    .help = Qui hante les caves au premier tour.
option-first-random = au hasard
option-first-A = place A
option-first-B = place B
option-first-C = place C
option-first-D = place D
option-first-E = place E
option-first-F = place F
option-castle = Votre propre château
    .help = Le texte d’un fichier de château ; vide, c’est le château fourni avec le jeu. Une partie dans son propre château n’est pas classée.

error-first-not-seated = La place { $first } ne peut pas être le premier fantôme : à { $players } joueurs, les places vont de A à { $last }.
error-few-treasures = Avec { $treasures } trésors de chaque couleur, il y en a { $all } ; { $players } joueurs à qui il en faut { $goal } pourraient tous en avoir un de moins, il doit donc y en avoir plus de { $needed } (MT-1.1).

## Pourquoi une action n’est pas possible

illegal-other-game = C’est une action d’un autre jeu (MT-3).
illegal-over = La partie est terminée (MT-4.1, MT-4.2).
illegal-chance = Le hasard ne peut pas faire cela maintenant (MT-2.1, MT-3.3).
illegal-wait-for-chance = Un jeton ou une clé est encore en train d’être tiré (MT-2.1, MT-3.3).
illegal-not-chance = C’est à un joueur d’agir : on ne tire rien maintenant (MT-3).
illegal-lay-first = Le fantôme doit d’abord poser le jeton qu’il montre (MT-3.1).
illegal-start-first = Choisissez d’abord l’escalier où vous commencez (MT-2.2).
illegal-plan-first = Le fantôme doit d’abord préparer son parcours (MT-3.2).
illegal-look-first = Retournez le jeton qui est ici, ou laissez-le : c’est maintenant ou jamais (MT-3.5).
illegal-discard-first = Vous avez plus de trois clés : défaussez d’abord (MT-3.7).
illegal-catch-first = Le fantôme doit choisir qui il attrape (MT-3.10).
illegal-no-room = Il n’y a pas de cave { $room } dans ce château (MT-1.1).
illegal-has-token = Il y a déjà un jeton dans la cave { $room } (MT-3.1).
illegal-lay-tower-crown = Les premiers jetons vont dans les caves à la tour ou à la couronne, et { $room } n’a ni l’une ni l’autre (MT-2.1).
illegal-lay-pawn = Il y a un pion dans la cave { $room } : elle ne reçoit pas de jeton (MT-3.1).
illegal-lay-blazon = La cave { $room } n’a pas le blason visible sur la pile de clés (MT-3.1).
illegal-no-stairs = Il n’y a pas d’escalier dans la cave { $room } (MT-2.2).
illegal-plan-short = Il faut exactement quatre cartes dans le plan (MT-3.2).
illegal-planned = La carte { $blazon_name } est déjà dans le plan : ses cartes sont toutes différentes (MT-3.2).
illegal-plan-full = Le plan compte déjà quatre cartes, c’est le maximum (MT-3.2).
illegal-plan-over = Le fantôme a préparé son parcours et ne peut plus le changer (MT-3.2).
illegal-not-in-hand = Vous n’avez pas de clé { $colour_name } { $back_name } (MT-3.4).
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
illegal-plan-open = Le plan du fantôme a déjà été retourné (MT-3.6).
illegal-no-token = On ne retourne un jeton qu’en arrivant dessus, et vous ne venez pas d’arriver sur un jeton (MT-3.5).
illegal-no-discard = On ne défausse des clés qu’à la fin de son tour, pour en garder trois (MT-3.7).
illegal-no-catch = Le fantôme n’a encore rejoint personne : il se déplace quand tous ont joué (MT-3.10).
illegal-not-there = { $seat_name } n’est pas un joueur présent dans la cave du fantôme (MT-3.10).
illegal-no-lay = Il n’y a pas de jeton à poser maintenant (MT-3.1).
illegal-no-start = Tout le monde a commencé : on ne choisit plus d’escalier (MT-2.2).

## Ce qui ne va pas dans le texte d’une position

position-fields = Une position a { $expected } champs séparés par une espace (tour, phase, fantôme, plan, dernier parcours, dessus de la pile, défausse, jetons, places) ; ce texte en a { $given }.
position-seats =
    Le neuvième champ décrit { $given ->
        [one] { $given } place
       *[other] { $given } places
    }, séparées par / ; il en faut { $players }.
position-round = Le tour (premier champ) est « { $given } » ; on attend un nombre de 0 à { $rounds }.
position-letter = « { $given } » n’est pas une place ; on attend une lettre de A à { $last }.
position-turn = La phase (deuxième champ) est « { $given } » ; on attend l’un des mots { $phases }, puis deux-points, la lettre d’une place et où en est son tour : le nombre d’arrivées, t si un jeton peut être retourné, d si le dernier pas peut être repris, *2 pour des clés encore à tirer, +R pour un jeton à poser. Après over, = et escaped ou rounds précèdent les deux-points.
position-plan = « { $given } » n’est pas une suite de cartes fantôme ; on attend une à quatre lettres différentes parmi L, C, T, X, H, V, S, ou - s’il n’y en a pas (MT-3.2).
position-top = Le dessus de la pile (sixième champ) est « { $given } » ; on attend L, C, T, X, H, V ou S, ou - s’il n’y en a pas.
position-keys = La défausse (septième champ) est « { $given } » ; on attend des clés comme rLbCgT, ou - s’il n’y en a pas.
position-tokens = Les jetons (huitième champ) sont « { $given } » ; on attend des caves, chacune une fois, suivies de R, B, G, Y, W, K ou !, comme 02R,30B, ou - s’il n’y en a pas.
position-tokens-many =
    Il y a { $given ->
        [one] { $given } jeton
       *[other] { $given } jetons
    } d’une même sorte dans les caves et devant les joueurs ({ $token_name }) ; il n’en existe que { $most } (MT-1.1).
position-seat-form = La place { $letter } (neuvième champ) est « { $given } » ; on attend la cave, les clés, les objets (lpd) et les trésors (RRB), séparés par des deux-points.
position-batches = Les lots de clés (@0, @1, …) doivent être numérotés à partir de 0, sans trou.
position-too-many =
    La clé { $card } figure { $given ->
        [one] { $given } fois
       *[other] { $given } fois
    } dans les mains et la défausse ; il n’y en a que { $most } (MT-1.1).
position-empty-pile = Il ne reste aucune clé pour la pile ; elle n’est jamais vide (MT-3.8).
position-top-not-there = La pile de clés ne peut pas montrer { $top } : toutes les clés qui ont ce dos sont dans les mains et la défausse.
position-excluded = La clé { $card } de la place { $letter } est censée ne pas avoir la couleur qu’elle a.
position-ghost = Le fantôme (troisième champ) ne convient pas à la phase { $phase } : c’est ? dans la phase first, une place dans toutes les autres (MT-2.1).
position-ghost-things = La place { $letter } est le fantôme et ne peut avoir ni clés ni objets (MT-3.10).
position-turn-of-ghost = Dans la phase { $phase }, ce doit être au fantôme, la place { $letter }.
position-turn-of-runner = Dans la phase { $phase }, ce doit être à un autre joueur, or la place { $letter } est le fantôme.
position-no-plan = Dans la phase { $phase }, le fantôme a préparé son parcours : le quatrième champ doit avoir quatre cartes (MT-3.2).
position-needs-no-plan = Dans la phase { $phase }, aucun plan n’est sur la table : le quatrième champ doit être - (MT-3.2).
position-plan-open = Dans la phase { $phase }, aucun plan ne peut avoir été retourné (MT-3.6).
position-not-placed = Le pion de la place { $letter } ne convient pas à la phase : on place les pions l’un après l’autre, à partir de la gauche du fantôme (MT-2.2).
position-out = La place { $letter } ne peut pas être dehors : seul le gagnant y est (MT-4.1).
position-room = La place { $letter } est dans la cave { $room }, qui n’existe pas dans ce château (MT-1.1).
position-start = Avant le premier tour, le fantôme est dans la crypte et tous les autres sur un escalier ; la place { $letter } n’y est pas (MT-2.1, MT-2.2).
position-not-out = La place { $letter } s’est échappée et doit être dehors (MT-4.1).
position-few-treasures = La place { $letter } s’est échappée avec moins de { $goal } trésors (MT-4.1).
position-catch = Le fantôme ne choisit qui il attrape que si son parcours l’a mené à deux joueurs ou plus (MT-3.10).
position-round-phase = Le tour { $round } ne convient pas à la phase { $phase } : il est à 0 jusqu’à la première donne, puis il compte.
position-lost = Le dernier parcours (cinquième champ) a un ! mais aucune carte (MT-3.9).
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
    } ; elle peut en avoir { $most } au plus en ce moment (MT-3.7).
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
heading-plan = Plan
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
legend-doors = petites lettres : portes ; majuscules dans les murs extérieurs : sorties
legend-rooms = Une cave se nomme par ligne et colonne : 12 est ligne 1, colonne 2.
legend-pawns = dans une cave : son blason, ^ un escalier ou + la crypte, ? un jeton face cachée, puis les pions ; * : le fantôme
legend-treasures = trésors : R rouge (A), B bleu (B), G vert (C), Y jaune (D), W blanc (E), K noir (F)

status-first = Le premier fantôme est en train d’être désigné.
status-token = Un jeton est tiré du sac.
status-lay-you = Vous êtes le fantôme : posez le jeton dans une cave.
status-lay-other = { $seat_name } pose le jeton dans une cave.
status-start-you = Choisissez l’escalier où vous commencez.
status-start-other = { $seat_name } choisit un escalier.
status-deal = On distribue les clés.
status-top = Le dos suivant apparaît sur la pile de clés.
status-plan-you = Vous êtes le fantôme : préparez un parcours de quatre cartes.
status-plan-other = { $seat_name } prépare le parcours du fantôme.
status-draw = Une clé est en train d’être tirée.
status-look-you = Il y a un jeton ici : le retournez-vous ?
status-look-other = { $seat_name } arrive sur un jeton.
status-move-you = À vous : jouez des clés, utilisez des objets, ou finissez le tour.
status-move-other = C’est à { $seat_name }.
status-discard-you = Vous avez trop de clés : gardez-en trois.
status-discard-other = { $seat_name } défausse des clés.
status-catch-you = Qui attrapez-vous ?
status-catch-other = { $seat_name } choisit qui attraper.
status-over = La partie est terminée.

## Pourquoi un robot joue ainsi

reason-escape = assez de trésors, et la sortie est ouverte
reason-fetch = un trésor s’y trouve
reason-approach = les trésors ou la sortie se rapprochent
reason-hide = le fantôme n’y viendra guère
reason-tool = l’objet vaut plus maintenant que plus tard
reason-detect = le fantôme est proche et son plan inconnu
reason-known-treasure = il se rappelle qu’un trésor est ici
reason-known-trap = il se rappelle qu’un piège est ici
reason-spare = c’est la clé la moins utile
reason-far = loin des joueurs
reason-bait = les joueurs devront venir ici
reason-stairs = un bon point de départ
reason-prowl = quelqu’un s’y trouve peut-être
reason-lurk = le plan est complet
reason-prize = c’est là qu’il y a le plus à gagner
