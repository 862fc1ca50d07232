#!/usr/bin/env python3
"""Writes the fonts of the tests into this folder: boxes as glyphs, with kerning, ligatures and joined Arabic letters.

Needs fontTools (`pip install fonttools`)."""
import pathlib

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, InstanceDescriptor, SourceDescriptor
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools import varLib

HERE = pathlib.Path(__file__).resolve().parent
FEATURES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
languagesystem arab dflt;
feature kern { pos A V -120; } kern;
feature liga { sub f i by f_i; } liga;
feature init { sub beh by beh.init; } init;
feature fina { sub beh by beh.fina; } fina;
feature medi { sub beh by beh.medi; } medi;
"""
# The advances of the regular weight; a bold glyph is 60 wider.
ADVANCES = {
    ".notdef": 500, "space": 250, "A": 700, "V": 680, "f": 300, "i": 240, "f_i": 500, "ellipsis": 900,
    "beh": 900, "beh.init": 350, "beh.medi": 400, "beh.fina": 850, "icon": 1000}
CHARACTERS = {0x20: "space", 0x41: "A", 0x56: "V", 0x66: "f", 0x69: "i", 0x2026: "ellipsis", 0x628: "beh",
              0xE000: "icon"}


def box(width):
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    for point in ((50, 700), (width - 50, 700), (width - 50, 0)):
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def font(style, weight, wider=0):
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(list(ADVANCES))
    builder.setupCharacterMap(CHARACTERS)
    advances = {name: advance + wider for name, advance in ADVANCES.items()}
    builder.setupGlyf({name: box(advance) for name, advance in advances.items()})
    builder.setupHorizontalMetrics({name: (advance, 50) for name, advance in advances.items()})
    builder.setupHorizontalHeader(ascent=1050, descent=-350, lineGap=100)
    builder.setupOS2(version=4, sTypoAscender=800, sTypoDescender=-200, sTypoLineGap=90, usWinAscent=1100,
                     usWinDescent=400, usWeightClass=weight, sxHeight=500, sCapHeight=700)
    builder.setupNameTable({
        "familyName": "Probe Sans", "styleName": style, "fullName": f"Probe Sans {style}",
        "psName": f"ProbeSans-{style}", "version": "1.0"})
    builder.setupPost()
    builder.addOpenTypeFeatures(FEATURES)
    return builder.font


def variable():
    document = DesignSpaceDocument()
    document.axes = [AxisDescriptor(tag="wght", name="Weight", minimum=400, default=400, maximum=700)]
    for style, weight, wider in (("Regular", 400, 0), ("Bold", 700, 60)):
        document.sources.append(SourceDescriptor(font=font(style, weight, wider), location={"Weight": weight}))
        document.instances.append(InstanceDescriptor(styleName=style, location={"Weight": weight}))
    made, _, _ = varLib.build(document)
    for record in made["name"].names:
        text = str(record).replace("Probe Sans", "Probe Flex").replace("ProbeSans", "ProbeFlex")
        record.string = text.encode(record.getEncoding())
    return made


def write(made, name):
    made["head"].created = made["head"].modified = 0
    made.recalcTimestamp = False
    made.save(HERE / name)


write(font("Regular", 400), "ProbeSans-Regular.ttf")
write(font("Bold", 700, 60), "ProbeSans-Bold.ttf")
write(variable(), "ProbeFlex.ttf")
