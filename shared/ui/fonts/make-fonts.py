"""Makes the two font files of the shop from the sources named in README.md.

    pip install fonttools==4.66.1 brotli==1.2.0
    python3 make-fonts.py 'Archivo[wdth,wght].ttf' 'GeistMono[wght].ttf'
"""

import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# What Google Fonts calls "latin", and the letters of Czech, Polish and Romanian beyond it (and the capital of ÿ), with what the shop writes
# between words: an arrow, the index of CO2, a hyphen that does not break. base.css names the same ranges.
RANGES = (
    (0x0020, 0x007E), (0x00A0, 0x00FF), (0x0131, 0x0131), (0x0152, 0x0153), (0x02BB, 0x02BC), (0x02C6, 0x02C6),
    (0x02DA, 0x02DA), (0x02DC, 0x02DC), (0x2000, 0x206F), (0x2082, 0x2082), (0x20AC, 0x20AC), (0x2122, 0x2122),
    (0x2190, 0x2193), (0x2212, 0x2212), (0x2215, 0x2215), (0xFFFD, 0xFFFD),
)
LETTERS = "ăąćčďęěłńňřśșşšťțţůÿźżž"
FEATURES = ["calt", "ccmp", "dnom", "frac", "kern", "liga", "lnum", "locl", "mark", "mkmk", "numr", "pnum", "rclt",
            "rlig", "rvrn", "tnum"]
# Intl writes U+202F between the thousands of French figures; neither source has it.
NARROW_NO_BREAK_SPACE = 0x202F


def make(source: str, target: str, axes: dict, space: int) -> None:
    font = TTFont(source, recalcTimestamp=False)
    for table in font["cmap"].tables:
        if table.isUnicode() and space in table.cmap:
            table.cmap[NARROW_NO_BREAK_SPACE] = table.cmap[space]
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.glyph_names = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17, 25]
    subsetter = subset.Subsetter(options)
    wanted = {code for first, last in RANGES for code in range(first, last + 1)}
    wanted |= {ord(letter) for letter in LETTERS + LETTERS.upper()}
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    # The shop sets 400, 560 and 640, and 700 for <strong>: the lighter and the heaviest masters weigh a tenth.
    font = instancer.instantiateVariableFont(font, {**axes, "wght": (400, 700)})
    font.flavor = "woff2"
    font.save(target)
    print(f"{target}: {os.path.getsize(target)} bytes, {len(font.getGlyphOrder())} glyphs")


here = os.path.dirname(os.path.abspath(__file__))
archivo, geist_mono = sys.argv[1:3]
make(archivo, os.path.join(here, "archivo-eleven-languages.woff2"), {"wdth": 100}, 0x2009)
make(geist_mono, os.path.join(here, "geist-mono-eleven-languages.woff2"), {}, 0x0020)
