import { crc32, deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { failureOf } from "../../failure-of.test-support.ts";
import { contentOf, file, load, query, shareQueryProcess } from "../load-files.test-support.ts";

shareQueryProcess();

interface Entry {
  readonly name: string;
  readonly content: string | Buffer;
  /** A false size for the directory. */
  readonly claimedBytes?: number;
}

/** Creates a deflated zip archive. */
function zip(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedBytes } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimedBytes ?? bytes.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    parts.push(Buffer.from("PK\u0003\u0004", "latin1"), facts, Buffer.from(name), packed);
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\u0001\u0002\u0014\0", "latin1"), facts, position, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, Buffer.from("PK\u0005\u0006", "latin1"), end]);
}

const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Creates a workbook from the XML rows of its sheets. */
function workbook(
  sheets: Readonly<Record<string, string>>,
  more: readonly Entry[] = [],
  { hidden = [], merged = "" }: { readonly hidden?: readonly string[]; readonly merged?: string } = {},
): Buffer {
  const names = Object.keys(sheets);
  const listed = names.map(
    (name, at) =>
      `<sheet name="${name}" sheetId="${String(at + 1)}"${hidden.includes(name) ? ' state="hidden"' : ""} r:id="r${String(at + 1)}"/>`,
  );
  const related = names.map(
    (_, at) =>
      `<Relationship Id="r${String(at + 1)}" Type="${relations}/worksheet" Target="worksheets/sheet${String(at + 1)}.xml"/>`,
  );
  return zip([
    {
      name: "xl/workbook.xml",
      content: `<workbook ${namespace} xmlns:r="${relations}"><sheets>${listed.join("")}</sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join("")}</Relationships>`,
    },
    {
      name: "xl/styles.xml",
      content: `<styleSheet ${namespace}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    ...Object.values(sheets).map((rows, at) => ({
      name: `xl/worksheets/sheet${String(at + 1)}.xml`,
      content: `<worksheet ${namespace}><sheetData>${rows}</sheetData>${merged}</worksheet>`,
    })),
    ...more,
  ]);
}

/** Prints a row of cells: texts, numbers, and dates as their number after a `#`. */
function row(number: number, cells: readonly (string | number)[]): string {
  const printed = cells.map((cell, at) => {
    const address = `${String.fromCharCode(65 + at)}${String(number)}`;
    if (typeof cell === "number") return `<c r="${address}"><v>${String(cell)}</v></c>`;
    if (cell.startsWith("#")) return `<c r="${address}" s="1"><v>${cell.slice(1)}</v></c>`;
    return `<c r="${address}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  });
  return `<row r="${String(number)}">${printed.join("")}</row>`;
}

const people = [
  row(1, ["id", "born", "name"]),
  row(2, [1, "#36526", "Ada"]),
  row(3, [2.5, "#36527", "Bob, 007"]),
].join("");

describe("a workbook", () => {
  test("numbers, dates and texts below a title", async () => {
    const titled = [
      row(1, ["Our people"]),
      row(3, ["id", "born", "zip", "name"]),
      row(4, [1, "#36526", "01234", "Ada"]),
      row(6, [2.5, "#36527.5", "99999", "Bob"]),
    ].join("");
    const { columns, values } = await contentOf("people.xlsx", workbook({ Sheet1: titled }));
    expect(columns).toEqual(["id DECIMAL(18,1)", "born TIMESTAMP", "zip VARCHAR", "name VARCHAR"]);
    expect(values).toEqual([
      ["1.0", "2.5"],
      ["2000-01-01 00:00:00", "2000-01-02 12:00:00"],
      ["01234", "99999"],
      ["Ada", "Bob"],
    ]);
  });

  test("each sheet becomes a table, except empty ones", async () => {
    const book = workbook({ "Our People": people, Notes: "", "Sales 2026": row(1, ["a"]) + row(2, [1]) });
    const loaded = await load([file("book.xlsx", book)]);
    expect(loaded.tables).toEqual([
      { name: "our_people", rowCount: 2, file: "book.xlsx" },
      { name: "sales_2026", rowCount: 1, file: "book.xlsx" },
    ]);
    expect(await query(loaded.targetPath, "SELECT name FROM our_people")).toEqual([["Ada", "Bob, 007"]]);
  });

  test("a single sheet is named after its file", async () => {
    const loaded = await load([file("My Book.xlsx", workbook({ Tabelle1: people }))]);
    expect(loaded.tables.map(({ name }) => name)).toEqual(["my_book"]);
  });
});

describe("facts beyond the cells", () => {
  test("hidden sheets and sheets of one line are left out, with a note", async () => {
    const sheets = {
      People: people,
      Lists: row(1, ["x"]) + row(2, ["secret"]),
      Notes: row(1, ["Made by Ada"]),
    };
    const { tables, notes } = await load([file("book.xlsx", workbook(sheets, [], { hidden: ["Lists"] }))]);
    expect(tables.map(({ name }) => name)).toEqual(["book"]);
    expect(notes.slice(0, 2).map(({ message }) => message)).toEqual([
      "The sheet Lists is hidden, so it is left out.",
      "The sheet Notes has only one line, so it is left out.",
    ]);
  });

  test("a cell merged over several rows applies to each of them", async () => {
    const rows = [
      row(1, ["Sales report"]),
      row(2, ["region", "city", "n"]),
      row(3, ["North", "Oslo", 1]),
      `<row r="4"><c r="B4" t="inlineStr"><is><t>Bergen</t></is></c><c r="C4"><v>2</v></c></row>`,
      row(5, ["South", "Rome", 3]),
    ].join("");
    const merged = '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="A3:A4"/></mergeCells>';
    const { columns, values } = await contentOf("a.xlsx", workbook({ a: rows }, [], { merged }));
    expect(columns).toEqual(["region VARCHAR", "city VARCHAR", "n BIGINT"]);
    expect(values[0]).toEqual(["North", "North", "South"]);
  });

  test("rows of totals by formula are left out and named; a moving sum is data", async () => {
    const summed = (number: number, name: string, formula: string, value: number) =>
      `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>${name}</t></is></c><c r="B${number}"><f>${formula}</f><v>${value}</v></c></row>`;
    const rows = [
      row(1, ["team", "cost"]),
      row(2, ["a", 1]),
      row(3, ["b", 2]),
      summed(4, "North", "SUBTOTAL(9,B2:B3)", 3),
      row(5, ["c", 4]),
      row(6, ["d", 5]),
      summed(7, "All", "SUM(B2:B3,B5:B6)", 12),
    ];
    const { values, loaded } = await contentOf("a.xlsx", workbook({ a: rows.join("") }));
    expect(values).toEqual([
      ["a", "b", "c", "d"],
      ["1", "2", "4", "5"],
    ]);
    expect(loaded.notes.map(({ message }) => message)).toContain(
      "The rows “North”, “All” are sums of other rows by their formulas, so they are left out.",
    );
    const moving = [2, 3, 4, 5].map((at) => summed(at, `w${at}`, `SUM(C${at - 1}:C${at - 1})`, at));
    const { values: read } = await contentOf(
      "b.xlsx",
      workbook({ b: row(1, ["week", "sum"]) + moving.join("") }),
    );
    expect(read[0]).toEqual(["w2", "w3", "w4", "w5"]);
  });

  test("a header of dates names months, which become rows if requested", async () => {
    const rows = [
      row(1, ["team", "#46023", "#46054", "#46082"]),
      row(2, ["a", 1, 2, 3]),
      row(3, ["b", 4, 5, 6]),
    ];
    const book = workbook({ plan: rows.join("") });
    const wide = await contentOf("plan.xlsx", book);
    expect(wide.columns.map((column) => column.split(" ")[0])).toEqual([
      "team",
      "jan_2026",
      "feb_2026",
      "mar_2026",
    ]);
    const { targetPath } = await load([file("plan.xlsx", book, { periods: "rows" })]);
    expect(
      await query(targetPath, "SELECT month, sum(amount)::INT FROM plan GROUP BY ALL ORDER BY ALL"),
    ).toEqual([
      ["2026-01-01", "2026-02-01", "2026-03-01"],
      [5, 7, 9],
    ]);
  });

  test("notes formulas without stored values", async () => {
    const cells = `<row r="2"><c r="A2"><v>1</v></c><c r="B2"><f>A2*2</f></c></row><row r="3"><c r="A3"><v>2</v></c><c r="B3"><f>A3*2</f><v></v></c></row>`;
    const { notes } = await load([file("a.xlsx", workbook({ a: row(1, ["n", "twice"]) + cells }))]);
    expect(notes[0]?.message).toContain(
      "2 cells are empty because the workbook does not contain the values of their formulas",
    );
  });

  test("times of day have no date, and sums no rounding errors", async () => {
    const rows = row(1, ["at", "n"]) + row(2, ["#0.75", 0.1 + 0.2]) + row(3, ["#0.395833333333333", 1.1]);
    const { columns, values } = await contentOf("a.xlsx", workbook({ a: rows }));
    expect(columns).toEqual(["at TIME", "n DECIMAL(18,1)"]);
    expect(values).toEqual([
      ["18:00:00", "09:30:00"],
      ["0.3", "1.1"],
    ]);
  });

  test("all sheets are appended to the given table", async () => {
    const { targetPath } = await load([file("a.csv", "id\n1\n", { tableName: "t" })]);
    const book = workbook({ May: row(1, ["id"]) + row(2, [2]), June: row(1, ["id"]) + row(2, [3]) });
    const { tables } = await load([file("b.xlsx", book, { tableName: "t", mode: "append" })], targetPath);
    expect(tables).toEqual([{ name: "t", rowCount: 3, file: "b.xlsx" }]);
  });
});

test("cells without references are refused with a message that says so", async () => {
  const cells = '<row><c t="inlineStr"><is><t>n</t></is></c></row><row><c><v>1</v></c></row>';
  const failure = await failureOf(load([file("a.xlsx", workbook({ a: cells }))]));
  expect([failure.code, failure.message]).toEqual([
    "file-corrupt",
    "a.xlsx can't be read as an Excel workbook: its cells have no references such as A1.",
  ]);
});

describe("an archive that is not a workbook, or too large", () => {
  const zeros = Buffer.alloc(3_000_000);
  test.each([
    ["cut short", workbook({ a: people }).subarray(0, 900), "file-corrupt"],
    ["with a damaged part", damaged(), "file-corrupt"],
    ["of another program", zip([{ name: "word/document.xml", content: "<a/>" }]), "file-kind-unknown"],
    ["empty sheets", workbook({ a: "" }), "file-empty"],
    [
      "a bomb that says so",
      workbook({ a: people }, [{ name: "xl/media/x", content: zeros }]),
      "file-too-large",
    ],
    [
      "a bomb that lies",
      workbook({ a: people }, [{ name: "xl/media/x", content: zeros, claimedBytes: 9 }]),
      "file-too-large",
    ],
    [
      "too many parts",
      workbook(
        { a: people },
        Array.from({ length: 5_001 }, (_, at) => ({ name: String(at), content: "" })),
      ),
      "file-too-large",
    ],
  ])("%s", async (_, content, code) => {
    const failure = await failureOf(
      load([file("a.xlsx", content)], undefined, { maxUnpackedBytes: 2_000_000 }),
    );
    expect(failure.code).toBe(code);
    expect(failure.message).toContain("a.xlsx");
  });
});

function damaged(): Buffer {
  const bytes = workbook({ a: people });
  const name = Buffer.from("xl/worksheets/sheet1.xml");
  return bytes.fill(0xff, bytes.indexOf(name) + name.length, bytes.indexOf(name) + name.length + 60);
}
