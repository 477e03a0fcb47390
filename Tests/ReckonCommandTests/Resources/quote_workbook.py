"""Writes quote.xlsx, a quote with the values that a spreadsheet computes for it: 20 × 150 = 3000, of which 19 % are
570, and 3570 together."""
import pathlib
import zipfile

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml."


def text(place, content):
    return f'<c r="{place}" t="inlineStr"><is><t>{content}</t></is></c>'


ROWS = [
    text("A1", "Unit price") + '<c r="B1"><v>20</v></c>',
    text("A2", "Units") + '<c r="B2"><v>150</v></c>',
    text("A3", "Region") + text("B3", "EU"),
    text("A4", "Net") + '<c r="B4"><f>B1*B2</f><v>3000</v></c>',
    text("A5", "Tax") + '<c r="B5"><f>IF(B3="EU",19%,0)*Net</f><v>570</v></c>',
    text("A6", "Total") + '<c r="B6"><f>SUM(B4:B5)</f><v>3570</v></c>',
]
PARTS = {
    "[Content_Types].xml":
        f'<Types xmlns="{PACKAGE}/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/xl/workbook.xml" ContentType="{TYPE}sheet.main+xml"/>'
        f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{TYPE}worksheet+xml"/></Types>', "_rels/.rels":
            f'<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="rId1" '
            f'Type="{RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    "xl/workbook.xml":
        f'<workbook xmlns="{MAIN}" xmlns:r="{RELATIONS}"><sheets><sheet name="Quote" sheetId="1" r:id="rId1"/></sheets>'
        "<definedNames><definedName name=\"Net\">Quote!$B$4</definedName></definedNames></workbook>",
    "xl/_rels/workbook.xml.rels":
        f'<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="rId1" '
        f'Type="{RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>', "xl/worksheets/sheet1.xml":
            f'<worksheet xmlns="{MAIN}"><sheetData>' +
            "".join(f'<row r="{number}">{cells}</row>' for number, cells in enumerate(ROWS, 1)) +
            "</sheetData></worksheet>",
}
with zipfile.ZipFile(pathlib.Path(__file__).with_name("quote.xlsx"), "w", zipfile.ZIP_DEFLATED) as archive:
    for name, content in PARTS.items():
        part = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
        archive.writestr(part, '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' + content,
                         zipfile.ZIP_DEFLATED)
