### Châteaux : ce que montre un plan, et ce qui peut y clocher.

## Mots

blazon-L = lion
blazon-C = couronne
blazon-T = tour
blazon-X = croix
blazon-H = chardon
blazon-V = écu partagé
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
castle-description = Un plan vu d’en haut : { $rooms } pièces, { $doors } portes, { $exits } portes extérieures.
castle-door = porte { $colour_name }
castle-exit = porte extérieure { $colour_name }
castle-dungeon = cachot
castle-treasure = salle du trésor
castle-crypt = crypte
castle-stairs = escalier

## Vérifier

castle-good = { $name } : aucun défaut ({ $rooms } pièces, { $doors } portes, { $exits } portes extérieures).
castle-facts-doors = Portes : { $red } en rouge, { $blue } en bleu, { $green } en vert.
castle-facts-exits = Portes extérieures : { $red } en rouge, { $blue } en bleu, { $green } en vert.
castle-way-out =
    { $doors ->
        [0] Aucun chemin ne mène dehors depuis { $start }.
        [one] Depuis { $start }, une seule porte mène dehors.
       *[other] Depuis { $start }, le plus court chemin vers la sortie passe par { $doors } portes.
    }
castle-warnings = On peut y jouer, mais attention :
castle-warning-out-in-one-turn =
    { $doors ->
        [one] { $cells } : avec la bonne clé, un joueur est dehors dès le premier tour, par une seule porte.
       *[other] { $cells } : avec les bonnes clés, un joueur est dehors dès le premier tour, par { $doors } portes ; on peut jouer jusqu’à { $keys } clés.
    }
castle-warning-useless-keys = Aucune porte n’est { $colour_name } : les clés de cette couleur n’ouvrent rien.
castle-warning-narrow-caves =
    { $count ->
        [one] { $cells } : tant que le fantôme se tient dans cette cave, on ne passe plus d’un côté à l’autre.
       *[other] { $cells } : tant que le fantôme se tient dans l’une de ces caves, on ne passe plus d’un côté à l’autre.
    }
castle-faults =
    { $faults ->
        [one] Un défaut :
       *[other] { $faults } défauts :
    }
castle-written = Image enregistrée dans { $file }.
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
error-no-castle = Ce château n’existe pas, ou a été supprimé.
error-castle-not-mine = Seule la personne qui a dessiné ce château peut le modifier. Vous pouvez en faire une copie.
error-too-many-castles = Vous avez déjà { $most } châteaux. Supprimez-en un d’abord.

castle-fault-too-long = Le fichier compte { $given } caractères ; { $most } au plus sont permis.
castle-fault-toml = Ce n’est pas du TOML : il y a une erreur à la ligne { $line }, colonne { $column }.
castle-fault-toml-end = Ce n’est pas du TOML : le texte s’interrompt.
castle-fault-huge-number = Le fichier contient un nombre au-delà de { $most } ; il n’y a rien de tel dans un château.
castle-fault-game = « { $given } » n’est aucun des jeux macgregor et macgregor-treasure.
castle-fault-game-table = Le château de [{ $game }] se dit destiné au jeu « { $given } ».
castle-fault-other-game = Il n’y a pas ici de château pour le jeu { $game }.
castle-fault-unknown-key = Un château n’a pas de « { $name } ».
castle-fault-missing-key = Il manque « { $name } ».
castle-fault-wrong-type = « { $name } » devrait être { $kind_name }.
castle-fault-name = Le nom doit être imprimable et compter { $most } caractères au plus.
castle-fault-rows = Il y a { $given } rangées ; un château en a de 1 à { $most }.
castle-fault-columns = Les rangées comptent { $given } cases ; un château a de 1 à { $most } colonnes.
castle-fault-row-length = La rangée { $row } compte { $given } cases, les autres { $expected }.
castle-fault-letter = { $cells } : « { $letter } » n’est pas un blason de ce jeu ; ce sont { $known }.
castle-fault-cell = « { $given } », dans { $where }, n’est pas une case de ce château.
castle-fault-hall-cells =
    { $count ->
        [0] Une grande salle de « merge » est vide : elle réunit au moins deux cases différentes.
       *[other] { $cells } : une grande salle réunit au moins deux cases différentes.
    }
castle-fault-hall-twice = { $cells } : déjà dans une autre grande salle.
castle-fault-hall-apart = { $cells } : les cases d’une grande salle doivent se toucher.
castle-fault-hall-blazons = { $cells } : les cases d’une grande salle doivent porter le même blason.
castle-fault-door-form = « { $given } », parmi les portes { $colour_name }s, ne donne pas deux cases comme 02-12.
castle-fault-door-in-room = { $cells } : une porte { $colour_name } à l’intérieur d’une même pièce.
castle-fault-door-apart = { $cells } : une porte { $colour_name } entre des pièces qui ne se touchent pas.
castle-fault-door-twice = { $cells } : il y a déjà une porte entre ces deux pièces.
castle-fault-exit-form = « { $given } » n’est pas un mur extérieur ; donnez la case et le mur, comme 40S.
castle-fault-exit-inside = { $cells } : le mur { $wall_name } ne donne pas sur l’extérieur.
castle-fault-exit-colour =
    { $count ->
        [0] « { $given } » n’est pas une couleur de porte ; ce sont red, blue et green.
       *[other] { $cells } : « { $given } » n’est pas une couleur de porte ; ce sont red, blue et green.
    }
castle-fault-exits =
    { $given ->
        [0] Il n’y a aucune porte extérieure ; ce jeu en demande { $expected }.
        [one] Il n’y a qu’une porte extérieure ; ce jeu en demande { $expected }.
       *[other] Il y a { $given } portes extérieures ; ce jeu en demande { $expected }.
    }
castle-fault-dungeon-elsewhere = { $cells } : le cachot doit toucher la salle du trésor.
castle-fault-dungeon-wall = { $cells } : la salle du trésor n’a plus de mur extérieur pour le cachot.
castle-fault-crypt-blazon = { $cells } : la crypte ne doit porter ni tour ni couronne.
castle-fault-stairs =
    { $count ->
        [0] Aucune cave n’a d’escalier ; ce jeu en demande { $expected }.
        [one] Une seule cave a un escalier ({ $cells }) ; ce jeu en demande { $expected }.
       *[other] Il y a { $given } caves avec un escalier ({ $cells }) ; ce jeu en demande { $expected }.
    }
castle-fault-stairs-twice = { $cells } : cet escalier est nommé deux fois.
castle-fault-stairs-crypt = { $cells } : la crypte ne peut pas avoir d’escalier.
castle-fault-token-caves =
    { $count ->
        [0] Aucune cave ne porte de tour ni de couronne ; il en faut { $least } pour les premiers jetons.
        [one] Une seule cave porte une tour ou une couronne ({ $cells }) ; il en faut { $least } pour les premiers jetons.
       *[other] Seulement { $given } caves portent une tour ou une couronne ({ $cells }) ; il en faut { $least } pour les premiers jetons.
    }
castle-fault-few-rooms =
    { $given ->
        [one] Il n’y a qu’une pièce ; un château en compte au moins { $least }.
       *[other] Il y a { $given } pièces ; un château en compte au moins { $least }.
    }
castle-fault-ambiguous = { $cells } : ces voisines de { $room } portent le même blason ({ $blazon_name }) ; une carte du fantôme ne désignerait plus une seule pièce.
castle-fault-unreachable =
    { $count ->
        [one] { $cells } : aucune porte n’y mène depuis { $start }.
       *[other] { $cells } : aucune porte ne mène à ces pièces depuis { $start }.
    }

## Dessiner et conserver des châteaux, sur le web

option-castle = Château
    .help = Une partie dans un château personnel n’est pas classée.
castle-of-box = Le château d’origine
castle-of-ones-own = Un château personnel
castle-paste = Coller un fichier de château…
castle-draw-one = Dessiner un château
castle-play = Jouer dans ce château
castle-play-short = Jouer
castle-share-short = Partager
castle-export = Exporter
castle-play-together = Jouer à plusieurs…
castle-copy = Copier dans mes châteaux
castle-change = Modifier
castle-change-phone = Pour modifier ce château, ouvrez cette page sur une tablette ou un ordinateur.
castle-delete = Supprimer
castle-delete-sure = Supprimer { $name } ?
    .text = Son lien ne marchera plus. Les parties en cours continuent, et on pourra toujours les revoir.
castle-draft = brouillon
castle-not-playable = Personne ne peut jouer dans ce château tant que ses défauts ne sont pas corrigés.
castle-toml = Fichier du château (TOML)
castle-svg = Image (SVG)
castle-share = Avec ce lien, tout le monde peut voir le château, y jouer et le copier
castle-by = dessiné par { $name }
castle-by-me = dessiné par vous

castles-intro = Les MacGregor ont bâti plus d’un château. Recopiez le plan de votre boîte, ou dessinez-en un dont personne ne s’est jamais échappé ; la maison vérifie chaque pierre.
castles-intro-phone = Ici, vous pouvez voir vos châteaux et y jouer. Pour en dessiner ou en modifier un, ouvrez cette page sur une tablette ou un ordinateur.
castles-new = Nouveau château
castles-from-box = Partir du château d’origine
castles-from-nothing = Partir d’un plan sans portes
castles-from-file = Importer un fichier de château…
castles-mine = Mes châteaux
castles-none = Vous n’avez pas encore de château.
castles-play-box = Jouer dans le château d’origine
castles-count =
    { $count ->
        [one] { $count } château sur { $most } au plus
       *[other] { $count } châteaux sur { $most } au plus
    }
to-castles = Mes châteaux

import-title = Importer un fichier de château
import-help = Un fichier de château est un court texte TOML, tel que cette page l’exporte et que « hantise castle check » le vérifie.
import-file = Fichier
import-text = Texte du fichier de château
import-too-large = Ce fichier est trop gros pour un château.
import-read = Importer
import-all-the-same = Dessiner ce qui peut l’être

editor-title = Modifier le château
editor-title-new = Nouveau château
editor-phone = Dessiner un château demande plus de place que n’en a un téléphone : ouvrez cette page sur une tablette ou un ordinateur. Ici, vous pouvez voir des châteaux et y jouer.
editor-phone-show = Voir et jouer
editor-no-name = Château sans nom
editor-name = Nom
editor-game = Jeu
editor-rows = Rangées
editor-columns = Colonnes
editor-drawing = Dessin
editor-how = Au clavier : les flèches mènent de pièce en mur et de mur en pièce ; sur une pièce, la lettre d’un blason ; sur un mur, R, B ou G pour une porte rouge, bleue ou verte, Suppr pour la murer, M pour une grande salle ; Entrée fait ce que fait l’outil choisi.
editor-tools = Outils
door-tool-red = Porte rouge
door-tool-blue = Porte bleue
door-tool-green = Porte verte
editor-tool-hall = Grandes salles
editor-tool-treasure = Salle du trésor
editor-tool-ghost = Crypte
editor-tool-stairs = Escaliers
editor-help-door = Touchez un mur pour y mettre une porte de cette couleur, touchez-le encore pour l’enlever. Dans un mur extérieur, elle mène hors du château.
editor-help-hall = Touchez un mur pour réunir deux pièces en une grande salle ; touchez une grande salle pour la séparer de nouveau.
editor-help-treasure = Touchez la pièce d’où partent les joueurs. Le cachot se trouve contre son mur extérieur.
editor-help-ghost = Touchez la cave d’où part le fantôme.
editor-help-stairs = Touchez une cave pour y mettre un escalier, ou pour l’enlever.
editor-help-blazon = Touchez une pièce pour lui donner ce blason. Un mur touché reçoit une porte : rouge, bleue, verte, puis aucune.
editor-undo = Annuler
editor-redo = Rétablir
editor-import = Importer un fichier…
editor-save = Enregistrer
editor-save-draft = Enregistrer le brouillon
editor-save-and-play = Enregistrer et jouer
editor-leave = Quitter sans enregistrer ?
    .text = Les modifications depuis le dernier enregistrement seront perdues.
    .yes = Quitter
editor-saved = Enregistré.
editor-show = Voir la page publique
editor-draft-help = Un brouillon s’enregistre et se partage ; on peut y jouer dès qu’il n’a plus de défaut.
editor-good = Aucun défaut.
editor-todo = À faire
editor-mend = Trouver des blasons compatibles
editor-mend-not = Quelle que soit leur place, { $blazons } blasons ne suffisent pas ici : séparez une grande salle qui a trop de voisines.
editor-todo-unreachable =
    { $count ->
        [one] Aucune porte ne mène de { $start } à une dernière pièce : donnez-lui une porte.
       *[other] { $count } pièces sont encore hors d’atteinte depuis { $start } : touchez des murs jusqu’à ce que toutes s’éclairent.
    }
editor-todo-exits =
    { $given ->
        [0] { $expected } portes extérieures : touchez des murs extérieurs.
       *[other] { $expected } portes extérieures, dont { $given } déjà en place. Touchez des murs extérieurs.
    }
editor-todo-stairs = { $expected } caves avec un escalier ; pour l’instant, { $given } sur { $expected }. Choisissez « Escaliers » et touchez des caves.
editor-todo-few-rooms = Au moins { $least } pièces ; il y en a { $given } pour l’instant.
editor-todo-token-caves = Au moins { $least } caves avec une tour ou une couronne, pour les premiers jetons ; il y en a { $given } pour l’instant.
editor-not-reached = Aucune porte n’y mène encore.
facts-rooms = Pièces
facts-doors = Portes
facts-exits = Portes extérieures
facts-way = Plus court chemin vers la sortie depuis { $starts }
    .doors =
        { $doors ->
            [0] aucun
            [one] { $doors } porte
           *[other] { $doors } portes
        }
name-title = Comment s’appelle ce château ?
name-help = Il peut aussi rester sans nom.
editor-good-short = Plus aucun défaut.
editor-cell = { $cell }, { $blazon_name }
editor-cell-unknown = { $cell }, blason inconnu
editor-in-hall = grande salle { $cells }
editor-wall = Mur entre { $one } et { $other }, sans porte
editor-door = Mur entre { $one } et { $other }, porte { $colour_name }
editor-no-wall = { $one } et { $other } sont une même grande salle
editor-outer-wall = { $cell }, mur extérieur { $wall_name }, sans porte
editor-outer-door = { $cell }, mur extérieur { $wall_name }, porte extérieure { $colour_name }
