"""What the evaluation of 18 Ghosts weighs, fitted to the results of its games with itself.

In hundredths: a lead of 100 is won about 73 times of 100, as a logistic curve has it.
"""

from typing import Final

MAPS: Final = """\
red, north
  20   58    .   96   78
  55   49   49   66   57
  32   47   56   60    .
  25   60   88   57   34
  24   37    .   35   -1
red, east
  59   87    .    0   50
  73   90   95   90   58
  48   58   72   80    .
  29   78  100   84   50
 -18   46    .   52   -5
red, south
  83   95    .   42   41
  74   67    0   78   62
  41   49   51   50    .
  35   68   73   70   33
  33   47    .   50   30
red, west
  66    0    .   83   68
  52   86   65   57   32
  35   53   50   15    .
  44   71   64   60   25
  41   40    .   57    9
blue, north
  15   28    .   36   15
  24   46   32   57   40
  19   50   55   66    .
  39   52    0   88   81
  40   44    .  119   92
blue, east
   6   14    .   26    1
   9   30   18   45    6
   2   45   42   70    .
  36   50   63   90   83
  35   75    .    0   94
blue, south
   3   29    .   24   29
  14   20   28   50   34
  19   41   51   56    .
  41   66   75   69   93
  59   97    .   79   65
blue, west
  13   27    .   37  -12
  26   35   74   72   52
  23   54   77   69    .
  56   65  100   97   85
  48    0    .  104   94
yellow, north
  17   31    .   89   46
  25   54   70   89    0
   9   18   37   60    .
  15   28   53   78   45
  14   -6    .   54   59
yellow, east
  55   36    .   70   50
  42   65   56   73   77
  32   45   44   63    .
   7   51   54   82  112
  17   32    .   71   85
yellow, south
  47   62    .  108   65
  40   63   69  104   89
  38   45   69   87    .
  20   43   64   75    0
  21   23    .   46   46
yellow, west
  43   37    .   68   41
  36   50   62   93   94
  23   29   41    0    .
  12   33   54   71   48
  14   19    .   21   44
"""
"""What a ghost of a needed colour is worth in each room, north up, by where its portal opens."""
BY_ESCAPED: Final = (64, 67, 72)
"""How much all such ghosts count, in 64ths, once none, one or two of the owner's colours are out."""
SECOND: Final = 42
"""How much the second best ghost of a colour counts beside the best, in 64ths."""
THIRD: Final = 30
ESCAPED: Final = (0, 130, 279)
"""For none, one or two colours that are out (with other goals: ghosts)."""
TO_ACT: Final = 10
SPARE: Final = 19
"""For each ghost in the castle of a colour that is out."""
ABSENT: Final = (8, 10, 23)
"""For each needed colour without a ghost in the castle, by how many are out."""
THREAT_NOW: Final = 20
"""For each colour that the side to act could free at once."""
THREAT_NEXT: Final = 16
"""For each that the other side could free if it were to act."""
