import { maxCellLength, printFacts, printSheet, type SheetCount } from "./print-sheet.ts";
import { peekRows, type FileFact, type FileHead, type PrintedRows } from "./printed-rows.ts";
import { describeColumn, type SheetColumn } from "./sheet-columns.ts";
import { zipParts } from "./zip-parts.ts";

/**
 * Prints a table as a workbook (Office Open XML, .xlsx): a sheet with the rows, each cell with its type, and a sheet
 * "About" with facts about the answer. The rows are written as they arrive.
 */
export async function* printWorkbook(
  rows: PrintedRows,
  { outputs, facts }: FileHead,
): AsyncGenerator<Uint8Array> {
  const { first, chunks } = await peekRows(rows);
  const columns = rows.columns.map((column, index) =>
    describeColumn(column, outputs[index], { columns: first.columns, index }),
  );
  const count: SheetCount = { rowCount: 0, cutTexts: 0 };
  async function* about(): AsyncGenerator<string> {
    yield printFacts([...facts, ...countFacts(count, rows.isTruncated())]);
  }
  yield* zipParts([
    { path: "[Content_Types].xml", content: contentTypes },
    { path: "_rels/.rels", content: printRelations([["officeDocument", "xl/workbook.xml"]]) },
    { path: "xl/workbook.xml", content: workbook },
    {
      path: "xl/_rels/workbook.xml.rels",
      content: printRelations([
        ["worksheet", "worksheets/sheet1.xml"],
        ["worksheet", "worksheets/sheet2.xml"],
        ["styles", "styles.xml"],
      ]),
    },
    { path: "xl/styles.xml", content: printStyles(columns) },
    { path: "xl/worksheets/sheet1.xml", content: printSheet(columns, chunks, count) },
    { path: "xl/worksheets/sheet2.xml", content: about() },
  ]);
}

function countFacts({ rowCount, cutTexts }: SheetCount, isTruncated: boolean): readonly FileFact[] {
  return [
    { label: "Rows", value: rowCount },
    ...(isTruncated ? [{ label: "Left out", value: "There are more rows than this file has." }] : []),
    ...(cutTexts > 0
      ? [
          {
            label: "Cut",
            value: `${cutTexts} ${cutTexts === 1 ? "text is" : "texts are"} longer than a cell may be (${maxCellLength.toLocaleString("en-US")} characters). CSV has them whole.`,
          },
        ]
      : []),
  ];
}

const xmlStart = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;
const formats = "http://schemas.openxmlformats.org";
const main = `xmlns="${formats}/spreadsheetml/2006/main"`;
const relations = `${formats}/officeDocument/2006/relationships`;
const content = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const contentTypes = `${xmlStart}<Types xmlns="${formats}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${content}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/></Types>`;

const workbook = `${xmlStart}<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Answer" sheetId="1" r:id="rId1"/><sheet name="About" sheetId="2" r:id="rId2"/></sheets></workbook>`;

function printRelations(targets: readonly (readonly [type: string, target: string])[]): string {
  const printed = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `${xmlStart}<Relationships xmlns="${formats}/package/2006/relationships">${printed.join("")}</Relationships>`;
}

/** The styles in the order of `sheetStyles`, then one for each column. */
function printStyles(columns: readonly SheetColumn[]): string {
  const custom = columns.map(({ numberFormat }, index) => ({ id: firstCustomFormat + index, numberFormat }));
  const numberFormats = custom.map(
    ({ id, numberFormat }) =>
      `<numFmt numFmtId="${id}" formatCode="${numberFormat.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")}"/>`,
  );
  const font = (inner: string) => `<font>${inner}<sz val="11"/><name val="Calibri"/></font>`;
  const cells = [
    style(0),
    style(0, 'fontId="1" applyFont="1"', `<alignment vertical="top"/>`),
    style(0, 'quotePrefix="1"'),
    style(0, 'applyAlignment="1"', `<alignment horizontal="left" vertical="top" wrapText="1"/>`),
    ...custom.map(({ id }) => style(id, 'applyNumberFormat="1"')),
  ];
  return `${xmlStart}<styleSheet ${main}><numFmts count="${numberFormats.length}">${numberFormats.join("")}</numFmts><fonts count="2">${font("")}${font("<b/>")}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join("")}</cellXfs></styleSheet>`;
}

/** Lower ids are formats that spreadsheets define. */
const firstCustomFormat = 164;

function style(numberFormatId: number, attributes = "", inner = ""): string {
  const font = attributes.includes("fontId") ? "" : ' fontId="0"';
  return `<xf numFmtId="${numberFormatId}"${font} fillId="0" borderId="0" xfId="0" ${attributes}>${inner}</xf>`;
}
