### Castles: what a plan shows, and what can be wrong with one.

## Words

blazon-L = lion
blazon-C = crown
blazon-T = tower
blazon-X = cross
blazon-H = thistle
blazon-V = vert and or
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

castle-good = { $name }: nothing is wrong with this castle ({ $rooms } rooms, { $doors } doors, { $exits } outer doors).
castle-faults =
    { $faults ->
        [one] One fault:
       *[other] { $faults } faults:
    }
castle-written = The picture is in { $file }.
error-bad-castle =
    { $more ->
        [0] { $fault }
        [one] { $fault } (and one more fault)
       *[other] { $fault } (and { $more } more faults)
    }
error-castle-option =
    { $more ->
        [0] This castle cannot be played on: { $fault }
        [one] This castle cannot be played on: { $fault } (and one more fault)
       *[other] This castle cannot be played on: { $fault } (and { $more } more faults)
    }
castle-error-not-written = The file { $file } cannot be written.
castle-error-verb = “{ $given }” is neither check nor draw.
castle-error-several = The file holds castles for both games: name one with --game.

error-castle-form = Send either the drawing of a castle or the text of its file.
error-no-castle = There is no such castle, or it is kept no longer.
error-castle-not-mine = Only whoever drew this castle may change it. You can make a copy.
error-too-many-castles = You keep { $most } castles already. Delete one first.

castle-fault-too-long = The file has { $given } characters; at most { $most } are allowed.
castle-fault-toml = This is not TOML: something is wrong in line { $line }, column { $column }.
castle-fault-toml-end = This is not TOML: it breaks off.
castle-fault-game = “{ $given }” is none of the games macgregor and macgregor-treasure.
castle-fault-other-game = There is no castle for the game { $game } here.
castle-fault-unknown-key = A castle has no “{ $name }”.
castle-fault-missing-key = “{ $name }” is missing.
castle-fault-wrong-type = “{ $name }” should be { $kind_name }.
castle-fault-name = The name must be printable and have at most { $most } characters.
castle-fault-rows = There are { $given } rows; a castle has 1 to { $most }.
castle-fault-columns = The rows have { $given } cells; a castle has 1 to { $most } columns.
castle-fault-row-length = Row { $row } has { $given } cells, the others { $expected }.
castle-fault-letter = { $cells }: “{ $letter }” is no blazon of this game; they are { $known }.
castle-fault-cell = “{ $given }” in { $where } is no cell of this castle.
castle-fault-hall-cells = { $cells }: a hall needs at least two different cells.
castle-fault-hall-twice = { $cells }: already in another hall.
castle-fault-hall-apart = { $cells }: the cells of a hall must touch.
castle-fault-hall-blazons = { $cells }: the cells of a hall must have the same blazon.
castle-fault-door-form = “{ $given }” among the { $colour_name } doors is not two cells such as 02-12.
castle-fault-door-in-room = { $cells }: a { $colour_name } door within one room.
castle-fault-door-apart = { $cells }: a { $colour_name } door between rooms that do not touch.
castle-fault-door-twice = { $cells }: there is already a door between these two rooms.
castle-fault-exit-form = “{ $given }” is no outer wall; write cell and wall, such as 40S.
castle-fault-exit-inside = { $cells }: the { $wall_name } wall does not lead outside.
castle-fault-exit-colour =
    { $count ->
        [0] “{ $given }” is no colour of a door; they are red, blue and green.
       *[other] { $cells }: “{ $given }” is no colour of a door; they are red, blue and green.
    }
castle-fault-exits = There are { $given } outer doors; this game needs { $expected }.
castle-fault-dungeon-elsewhere = { $cells }: the dungeon must lie against the treasure room.
castle-fault-dungeon-wall = { $cells }: the treasure room has no outer wall left for the dungeon.
castle-fault-crypt-blazon = { $cells }: the crypt may have neither tower nor crown.
castle-fault-stairs =
    { $count ->
        [0] There are { $given } caves with stairs; this game needs { $expected }.
       *[other] There are { $given } caves with stairs ({ $cells }); this game needs { $expected }.
    }
castle-fault-stairs-twice = { $cells }: these stairs are named twice.
castle-fault-stairs-crypt = { $cells }: the crypt cannot have stairs.
castle-fault-token-caves =
    { $count ->
        [0] No cave has a tower or a crown; the first tokens need { $least }.
       *[other] Only { $given } caves have a tower or a crown ({ $cells }); the first tokens need { $least }.
    }
castle-fault-few-rooms = There are { $given } rooms; a castle needs at least { $least }.
castle-fault-ambiguous = { $cells }: these neighbours of { $room } share a blazon ({ $blazon_name }), so a ghost card would not name one room.
castle-fault-unreachable =
    { $count ->
        [one] { $cells }: no door leads here from { $start }.
       *[other] { $cells }: no doors lead to these rooms from { $start }.
    }
