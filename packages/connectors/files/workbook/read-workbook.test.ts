import { crc32, deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { failureOf } from "../../failure-of.test-support.ts";
import { contentOf, file, load, query } from "../load-files.test-support.ts";

interface Entry {
  readonly name: string;
  readonly content: string | Buffer;
  /** What the directory says instead of the truth. */
  readonly claimedBytes?: number;
}

/** A zip archive, deflated. */
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
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\u0001\u0002\u0014\0", "latin1"), facts, place, Buffer.from(name));
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

/** A workbook of sheets given as their rows in XML. */
function workbook(sheets: Readonly<Record<string, string>>, more: readonly Entry[] = []): Buffer {
  const names = Object.keys(sheets);
  const listed = names.map(
    (name, at) => `<sheet name="${name}" sheetId="${String(at + 1)}" r:id="r${String(at + 1)}"/>`,
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
      content: `<worksheet ${namespace}><sheetData>${rows}</sheetData></worksheet>`,
    })),
    ...more,
  ]);
}

/** A row of cells: texts, figures, and days as their number behind a `#`. */
function row(number: number, cells: readonly (string | number)[]): string {
  const printed = cells.map((cell, at) => {
    const place = `${String.fromCharCode(65 + at)}${String(number)}`;
    if (typeof cell === "number") return `<c r="${place}"><v>${String(cell)}</v></c>`;
    if (cell.startsWith("#")) return `<c r="${place}" s="1"><v>${cell.slice(1)}</v></c>`;
    return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  });
  return `<row r="${String(number)}">${printed.join("")}</row>`;
}

const people = [
  row(1, ["id", "born", "name"]),
  row(2, [1, "#36526", "Ada"]),
  row(3, [2.5, "#36527", "Bob, 007"]),
].join("");

describe("a workbook", () => {
  test("figures, days and texts, below a title", async () => {
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

  test("each of its sheets is a table, but for empty ones", async () => {
    const book = workbook({ "Our People": people, Notes: "", "Sales 2026": row(1, ["a"]) + row(2, [1]) });
    const loaded = await load([file("book.xlsx", book)]);
    expect(loaded.tables).toEqual([
      { name: "our_people", rowCount: 2, file: "book.xlsx" },
      { name: "sales_2026", rowCount: 1, file: "book.xlsx" },
    ]);
    expect(await query(loaded.targetPath, "SELECT name FROM our_people")).toEqual([["Ada", "Bob, 007"]]);
  });

  test("one sheet is called as its file is", async () => {
    const loaded = await load([file("My Book.xlsx", workbook({ Tabelle1: people }))]);
    expect(loaded.tables.map(({ name }) => name)).toEqual(["my_book"]);
  });
});

describe("an archive that is none, or too large", () => {
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
