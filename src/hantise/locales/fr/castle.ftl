### Châteaux : ce que montre un plan, et ce qui peut y clocher.

## Mots

blazon-L = lion
blazon-C = couronne
blazon-T = tour
blazon-X = croix
blazon-H = chardon
blazon-V = vert et or
blazon-S = cerf
colour-red = rouge
colour-blue = bleue
colour-green = verte
wall-N = nord
wall-E = est
wall-S = sud
wall-W = ouest
kind-text = un texte
kind-list = une liste de textes
kind-lists = une liste de listes de textes
kind-table = une table de textes

## L’image

castle-title-macgregor = Le château des MacGregor
castle-title-macgregor-treasure = Les caves des MacGregor
castle-description = Un plan vu d’en haut : { $rooms } salles, { $doors } portes, { $exits } portes extérieures.
castle-door = porte { $colour_name }
castle-exit = porte extérieure { $colour_name }
castle-dungeon = cachot
castle-treasure = salle du trésor
castle-crypt = crypte
castle-stairs = escalier

## Vérifier

castle-good = { $name } : rien à redire à ce château ({ $rooms } salles, { $doors } portes, { $exits } portes extérieures).
castle-faults =
    { $faults ->
        [one] Un défaut :
       *[other] { $faults } défauts :
    }
castle-written = L’image est dans { $file }.
error-bad-castle =
    { $more ->
        [0] { $fault }
        [one] { $fault } (et encore un défaut)
       *[other] { $fault } (et encore { $more } défauts)
    }
error-castle-option =
    { $more ->
        [0] On ne peut pas jouer dans ce château : { $fault }
        [one] On ne peut pas jouer dans ce château : { $fault } (et encore un défaut)
       *[other] On ne peut pas jouer dans ce château : { $fault } (et encore { $more } défauts)
    }
castle-error-not-written = Impossible d’écrire le fichier { $file }.
castle-error-verb = « { $given } » n’est ni check ni draw.
castle-error-several = Le fichier contient des châteaux pour les deux jeux : choisissez avec --game.

error-castle-form = Envoyez soit le dessin d’un château, soit le texte de son fichier.
error-no-castle = Ce château n’existe pas, ou n’est plus conservé.
error-castle-not-mine = Seule la personne qui a dessiné ce château peut le modifier. Vous pouvez en faire une copie.
error-too-many-castles = Vous conservez déjà { $most } châteaux. Supprimez-en un d’abord.

castle-fault-too-long = Le fichier compte { $given } caractères ; { $most } au plus sont permis.
castle-fault-toml = Ce n’est pas du TOML : quelque chose cloche à la ligne { $line }, colonne { $column }.
castle-fault-toml-end = Ce n’est pas du TOML : le texte s’interrompt.
castle-fault-game = « { $given } » n’est aucun des jeux macgregor et macgregor-treasure.
castle-fault-other-game = Il n’y a pas ici de château pour le jeu { $game }.
castle-fault-unknown-key = Un château n’a pas de « { $name } ».
castle-fault-missing-key = Il manque « { $name } ».
castle-fault-wrong-type = « { $name } » devrait être { $kind_name }.
castle-fault-name = Le nom doit être imprimable et compter { $most } caractères au plus.
castle-fault-rows = Il y a { $given } rangées ; un château en a de 1 à { $most }.
castle-fault-columns = Les rangées comptent { $given } cases ; un château a de 1 à { $most } colonnes.
castle-fault-row-length = La rangée { $row } compte { $given } cases, les autres { $expected }.
castle-fault-letter = { $cells } : « { $letter } » n’est pas un blason de ce jeu ; ce sont { $known }.
castle-fault-cell = « { $given } », dans { $where }, n’est pas une case de ce château.
castle-fault-hall-cells = { $cells } : une grande salle réunit au moins deux cases différentes.
castle-fault-hall-twice = { $cells } : déjà dans une autre grande salle.
castle-fault-hall-apart = { $cells } : les cases d’une grande salle doivent se toucher.
castle-fault-hall-blazons = { $cells } : les cases d’une grande salle doivent porter le même blason.
castle-fault-door-form = « { $given } », parmi les portes { $colour_name }s, ne donne pas deux cases comme 02-12.
castle-fault-door-in-room = { $cells } : une porte { $colour_name } à l’intérieur d’une même salle.
castle-fault-door-apart = { $cells } : une porte { $colour_name } entre des salles qui ne se touchent pas.
castle-fault-door-twice = { $cells } : il y a déjà une porte entre ces deux salles.
castle-fault-exit-form = « { $given } » n’est pas un mur extérieur ; donnez la case et le mur, comme 40S.
castle-fault-exit-inside = { $cells } : le mur { $wall_name } ne donne pas sur l’extérieur.
castle-fault-exit-colour =
    { $count ->
        [0] « { $given } » n’est pas une couleur de porte ; ce sont red, blue et green.
       *[other] { $cells } : « { $given } » n’est pas une couleur de porte ; ce sont red, blue et green.
    }
castle-fault-exits = Il y a { $given } portes extérieures ; ce jeu en demande { $expected }.
castle-fault-dungeon-elsewhere = { $cells } : le cachot doit toucher la salle du trésor.
castle-fault-dungeon-wall = { $cells } : la salle du trésor n’a plus de mur extérieur pour le cachot.
castle-fault-crypt-blazon = { $cells } : la crypte ne porte ni tour ni couronne.
castle-fault-stairs =
    { $count ->
        [0] Il y a { $given } caves avec un escalier ; ce jeu en demande { $expected }.
       *[other] Il y a { $given } caves avec un escalier ({ $cells }) ; ce jeu en demande { $expected }.
    }
castle-fault-stairs-twice = { $cells } : cet escalier est nommé deux fois.
castle-fault-stairs-crypt = { $cells } : la crypte ne peut pas avoir d’escalier.
castle-fault-token-caves =
    { $count ->
        [0] Aucune cave ne porte de tour ni de couronne ; il en faut { $least } pour les premiers jetons.
       *[other] Seulement { $given } caves portent une tour ou une couronne ({ $cells }) ; il en faut { $least } pour les premiers jetons.
    }
castle-fault-few-rooms = Il y a { $given } salles ; un château en compte au moins { $least }.
castle-fault-ambiguous = { $cells } : ces voisines de { $room } portent le même blason ({ $blazon_name }) ; une carte du fantôme ne désignerait plus une seule salle.
castle-fault-unreachable =
    { $count ->
        [one] { $cells } : aucune porte n’y mène depuis { $start }.
       *[other] { $cells } : aucune porte ne mène à ces salles depuis { $start }.
    }
