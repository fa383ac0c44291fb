"""``python -m hantise`` is the command ``hantise``."""

import sys

from hantise.cli import main

sys.exit(main())
