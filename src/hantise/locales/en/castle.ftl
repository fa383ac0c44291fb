### Castles: what a plan shows, and what can be wrong with one.

## Words

blazon-L = lion
blazon-C = crown
blazon-T = tower
blazon-X = cross
blazon-H = thistle
blazon-V = split shield
blazon-S = stag
colour-red = red
colour-blue = blue
colour-green = green
wall-N = north
wall-E = east
wall-S = south
wall-W = west
kind-text = a text
kind-list = a list of texts
kind-lists = a list of lists of texts
kind-table = a table of texts

## The picture

castle-title-macgregor = The castle of the MacGregors
castle-title-macgregor-treasure = The caves of the MacGregors
castle-description = A plan from above: { $rooms } rooms, { $doors } doors, { $exits } outer doors.
castle-door = { $colour_name } door
castle-exit = { $colour_name } outer door
castle-dungeon = dungeon
castle-treasure = treasure room
castle-crypt = crypt
castle-stairs = stairs

## Checking

castle-good = { $name }: no faults ({ $rooms } rooms, { $doors } doors, { $exits } outer doors).
castle-facts-doors = Doors: { $red } red, { $blue } blue, { $green } green.
castle-facts-exits = Outer doors: { $red } red, { $blue } blue, { $green } green.
castle-way-out =
    { $doors ->
        [0] No way leads out from { $start }.
        [one] From { $start } a single door leads out.
       *[other] The shortest way out from { $start } leads through { $doors } doors.
    }
castle-warnings = This castle can be played, but note:
castle-warning-out-in-one-turn =
    { $doors ->
        [one] { $cells }: with the right key a runner is out in the very first turn, through a single door.
       *[other] { $cells }: with the right keys a runner is out in the very first turn, through { $doors } doors; up to { $keys } keys may be played.
    }
castle-warning-useless-keys = No door is { $colour_name }: keys of that colour open nothing.
castle-warning-narrow-caves =
    { $count ->
        [one] { $cells }: while the ghost stands in this cave, the caves on either side of it are cut off from each other.
       *[other] { $cells }: while the ghost stands in one of these caves, the caves on either side of it are cut off from each other.
    }
castle-faults =
    { $faults ->
        [one] One fault:
       *[other] { $faults } faults:
    }
castle-written = Picture written to { $file }.
error-bad-castle =
    { $more ->
        [0] { $fault }
        [one] { $fault } (and one more fault)
       *[other] { $fault } (and { $more } more faults)
    }
error-castle-option =
    { $more ->
        [0] This castle cannot be played: { $fault }
        [one] This castle cannot be played: { $fault } (and one more fault)
       *[other] This castle cannot be played: { $fault } (and { $more } more faults)
    }
castle-error-not-written = The file { $file } cannot be written.
castle-error-verb = “{ $given }” is neither check nor draw.
castle-error-several = The file holds castles for both games: name one with --game.

error-castle-form = Send either the drawing of a castle or the text of its file.
error-no-castle = There is no such castle, or it has been deleted.
error-castle-not-mine = Only the person who drew this castle can change it. You can make a copy.
error-too-many-castles = You already have { $most } castles. Delete one first.

castle-fault-too-long = The file has { $given } characters; at most { $most } are allowed.
castle-fault-toml = This is not TOML: something is wrong in line { $line }, column { $column }.
castle-fault-toml-end = This is not TOML: the text breaks off.
castle-fault-huge-number = The file has a number beyond { $most }; there is no such number in a castle.
castle-fault-game = “{ $given }” is not one of the games macgregor and macgregor-treasure.
castle-fault-game-table = The castle in [{ $game }] says it is for the game “{ $given }”.
castle-fault-other-game = There is no castle for the game { $game } here.
castle-fault-unknown-key = A castle has no “{ $name }”.
castle-fault-missing-key = “{ $name }” is missing.
castle-fault-wrong-type = “{ $name }” should be { $kind_name }.
castle-fault-name = The name must be printable and have at most { $most } characters.
castle-fault-rows = There are { $given } rows; a castle has 1 to { $most }.
castle-fault-columns = The rows have { $given } cells; a castle has 1 to { $most } columns.
castle-fault-row-length = Row { $row } has { $given } cells, the others { $expected }.
castle-fault-letter = { $cells }: “{ $letter }” is not a blazon of this game; they are { $known }.
castle-fault-cell = “{ $given }” in { $where } is not a cell of this castle.
castle-fault-hall-cells =
    { $count ->
        [0] A hall in “merge” is empty: it needs at least two different cells.
       *[other] { $cells }: a hall needs at least two different cells.
    }
castle-fault-hall-twice = { $cells }: already in another hall.
castle-fault-hall-apart = { $cells }: the cells of a hall must touch.
castle-fault-hall-blazons = { $cells }: the cells of a hall must have the same blazon.
castle-fault-door-form = “{ $given }” among the { $colour_name } doors is not two cells such as 02-12.
castle-fault-door-in-room = { $cells }: a { $colour_name } door within one room.
castle-fault-door-apart = { $cells }: a { $colour_name } door between rooms that do not touch.
castle-fault-door-twice = { $cells }: there is already a door between these two rooms.
castle-fault-exit-form = “{ $given }” is not an outer wall; write cell and wall, such as 40S.
castle-fault-exit-inside = { $cells }: the { $wall_name } wall does not lead outside.
castle-fault-exit-colour =
    { $count ->
        [0] “{ $given }” is no colour of a door; they are red, blue and green.
       *[other] { $cells }: “{ $given }” is no colour of a door; they are red, blue and green.
    }
castle-fault-exits =
    { $given ->
        [0] There is no outer door; this game needs { $expected }.
        [one] There is only one outer door; this game needs { $expected }.
       *[other] There are { $given } outer doors; this game needs { $expected }.
    }
castle-fault-dungeon-elsewhere = { $cells }: the dungeon must lie against the treasure room.
castle-fault-dungeon-wall = { $cells }: the treasure room has no outer wall left for the dungeon.
castle-fault-crypt-blazon = { $cells }: the crypt may have neither tower nor crown.
castle-fault-stairs =
    { $count ->
        [0] No cave has stairs; this game needs { $expected }.
        [one] Only one cave has stairs ({ $cells }); this game needs { $expected }.
       *[other] There are { $given } caves with stairs ({ $cells }); this game needs { $expected }.
    }
castle-fault-stairs-twice = { $cells }: these stairs are named twice.
castle-fault-stairs-crypt = { $cells }: the crypt cannot have stairs.
castle-fault-token-caves =
    { $count ->
        [0] No cave has a tower or a crown; the first tokens need { $least }.
        [one] Only one cave has a tower or a crown ({ $cells }); the first tokens need { $least }.
       *[other] Only { $given } caves have a tower or a crown ({ $cells }); the first tokens need { $least }.
    }
castle-fault-few-rooms =
    { $given ->
        [one] There is only one room; a castle needs at least { $least }.
       *[other] There are { $given } rooms; a castle needs at least { $least }.
    }
castle-fault-ambiguous = { $cells }: these neighbours of { $room } share a blazon ({ $blazon_name }), so a ghost card would not name one room.
castle-fault-unreachable =
    { $count ->
        [one] { $cells }: no door leads here from { $start }.
       *[other] { $cells }: no doors lead to these rooms from { $start }.
    }

## Drawing and keeping castles, on the web

option-castle = Castle
    .help = A game in a custom castle is not rated.
castle-of-box = The original castle
castle-of-ones-own = A custom castle
castle-paste = Paste a castle file…
castle-draw-one = Draw a castle
castle-play = Play in this castle
castle-play-short = Play
castle-share-short = Share
castle-export = Export
castle-play-together = Play with others…
castle-copy = Copy to my castles
castle-change = Edit
castle-change-phone = To edit this castle, open this page on a tablet or a computer.
castle-delete = Delete
castle-delete-sure = Delete { $name }?
    .text = Its link stops working. Games in progress continue, and their replays stay.
castle-draft = draft
castle-not-playable = This castle can be played once its faults are fixed.
castle-toml = Castle file (TOML)
castle-svg = Picture (SVG)
castle-share = Anyone with this link can see the castle, play in it and copy it
castle-by = drawn by { $name }
castle-by-me = drawn by you

castles-intro = The MacGregors have built more than one castle. Copy the plan of your own box, or draw one that nobody has ever escaped from; the house checks every stone.
castles-intro-phone = View your castles here and play in them. To draw or edit one, open this page on a tablet or a computer.
castles-new = New castle
castles-from-box = Start from the original castle
castles-from-nothing = Start without doors
castles-from-file = Import a castle file…
castles-mine = My castles
castles-none = You have no castles yet.
castles-play-box = Play in the original castle
castles-count = { $count } of at most { $most } castles
to-castles = My castles

import-title = Import a castle file
import-help = A castle file is a short TOML text, as exported by this page and checked by “hantise castle check”.
import-file = File
import-text = Text of the castle file
import-too-large = This file is too large for a castle.
import-read = Import
import-all-the-same = Draw what can be drawn

editor-title = Edit castle
editor-title-new = New castle
editor-phone = Drawing a castle needs more room than a phone has: open this page on a tablet or a computer. Here you can view castles and play in them.
editor-phone-show = View and play
editor-no-name = Unnamed castle
editor-name = Name
editor-game = Game
editor-rows = Rows
editor-columns = Columns
editor-drawing = Drawing
editor-how = By keyboard: arrows lead from room to wall to room; on a room the letter of a blazon; on a wall R, B or G for a door, Delete to wall it up, M for a hall; Enter does what the chosen tool does.
editor-tools = Tools
door-tool-red = Red door
door-tool-blue = Blue door
door-tool-green = Green door
editor-tool-hall = Halls
editor-tool-treasure = Treasure room
editor-tool-ghost = Crypt
editor-tool-stairs = Stairs
editor-help-door = Touch a wall to put a door of this colour there; touch it again to take it away. In an outer wall it leads out of the castle.
editor-help-hall = Touch a wall to join two rooms into a hall; touch a hall to take it apart again.
editor-help-treasure = Touch the room where the runners begin. The dungeon lies against its outer wall.
editor-help-ghost = Touch the cave where the ghost begins.
editor-help-stairs = Touch a cave to put stairs there, or to take them away.
editor-help-blazon = Touch a room to give it this blazon. A wall that is touched gets a door: red, blue, green, none.
editor-undo = Undo
editor-redo = Redo
editor-import = Import a file…
editor-save = Save
editor-save-draft = Save draft
editor-save-and-play = Save and play
editor-leave = Leave without saving?
    .text = Changes since you last saved will be lost.
    .yes = Leave
editor-saved = Saved.
editor-show = View public page
editor-draft-help = A draft can be saved and shared; it can be played once it has no faults.
editor-good = No faults.
editor-todo = To do
editor-mend = Find matching blazons
editor-mend-not = However they are placed, { $blazons } blazons are not enough here: split a hall that has too many neighbours.
editor-todo-unreachable =
    { $count ->
        [one] No doors lead from { $start } to one room: give it a door.
       *[other] { $count } rooms cannot be reached from { $start } yet: touch walls until all of them are bright.
    }
editor-todo-exits =
    { $given ->
        [0] { $expected } outer doors: touch outer walls.
       *[other] { $expected } outer doors; there are { $given } so far. Touch outer walls.
    }
editor-todo-stairs = { $expected } caves with stairs; there are { $given } so far. Choose “Stairs” and touch caves.
editor-todo-few-rooms = At least { $least } rooms; there are { $given } so far.
editor-todo-token-caves = At least { $least } caves with a tower or a crown, for the first tokens; there are { $given } so far.
editor-not-reached = No door leads here yet.
facts-rooms = Rooms
facts-doors = Doors
facts-exits = Outer doors
facts-way = Shortest way out from { $starts }
    .doors =
        { $doors ->
            [0] none
            [one] { $doors } door
           *[other] { $doors } doors
        }
name-title = What is this castle called?
name-help = You can also leave it unnamed.
editor-good-short = No faults left.
editor-cell = { $cell }, { $blazon_name }
editor-cell-unknown = { $cell }, unknown blazon
editor-in-hall = hall of { $cells }
editor-wall = Wall between { $one } and { $other }, no door
editor-door = Wall between { $one } and { $other }, { $colour_name } door
editor-no-wall = { $one } and { $other } are one hall
editor-outer-wall = { $cell }, { $wall_name } outer wall, no door
editor-outer-door = { $cell }, { $wall_name } outer wall, { $colour_name } outer door
