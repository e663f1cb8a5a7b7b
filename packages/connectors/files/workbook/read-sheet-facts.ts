import { posix } from "node:path";
import { text } from "node:stream/consumers";
import type { Entry } from "yauzl";
import { maxParts } from "./guard-workbook.ts";
import { findTotalRows } from "./find-total-rows.ts";
import { openArchive, type Archive } from "./open-archive.ts";

/** Facts about a sheet beyond its cells. */
export interface SheetFacts {
  readonly isHidden: boolean;
  /** Merged cells, which have their value in the first cell. */
  readonly merges: readonly Merge[];
  /** The number of formulas without a stored value. */
  readonly uncomputedCount: number;
  /** The rows that formulas fill with sums of other rows, counted from 0. */
  readonly totalRows: ReadonlySet<number>;
  /** Whether there are cells without a reference such as A1, which the format permits. */
  readonly lacksReferences: boolean;
}

/** Rows and columns count from 0; `lastRow` is included. */
export interface Merge {
  readonly column: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

/** Reads the facts of all sheets, in workbook order. Guard the workbook first. */
export async function readSheetFacts(path: string): Promise<readonly SheetFacts[]> {
  const archive = await openArchive(path, maxParts);
  if (archive === null) return [];
  try {
    return await readFacts(archive);
  } finally {
    archive.close();
  }
}

async function readFacts(archive: Archive): Promise<readonly SheetFacts[]> {
  const parts = new Map(archive.parts.map((part) => [part.fileName, part]));
  const book = await readPart(archive, parts.get("xl/workbook.xml"));
  const related = await readPart(archive, parts.get("xl/_rels/workbook.xml.rels"));
  const targets = new Map(
    [...related.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].map(([tag]) => [
      readAttribute(tag, "Id"),
      readAttribute(tag, "Target"),
    ]),
  );
  const facts: SheetFacts[] = [];
  for (const [tag] of book.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)) {
    const target = targets.get(readAttribute(tag, "\\w+:id")) ?? "";
    const name = target.startsWith("/") ? target.slice(1) : posix.join("xl", target);
    const isHidden = /^(?:hidden|veryHidden)$/.test(readAttribute(tag, "state"));
    facts.push({ isHidden, ...(await scanSheet(archive, parts.get(name))) });
  }
  return facts;
}

function readAttribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? "";
}

async function readPart(archive: Archive, part: Entry | undefined): Promise<string> {
  return part ? text(await archive.open(part)) : "";
}

/** Streams through a sheet; its merged cells are listed after its rows. */
async function scanSheet(archive: Archive, part: Entry | undefined): Promise<Omit<SheetFacts, "isHidden">> {
  const stream = part && (await archive.open(part));
  let uncomputedCount = 0;
  let lacksReferences = false;
  const totalRows = new Set<number>();
  let carried = "";
  const merges: Merge[] = [];
  for await (const chunk of stream ?? []) {
    const piece = carried + (chunk as Buffer).toString("latin1");
    // Keeps tags complete: the last, possibly incomplete tag waits for the next chunk.
    const cut = Math.max(
      0,
      piece.lastIndexOf("<c "),
      piece.lastIndexOf("<mergeCell "),
      piece.length - maxCell,
    );
    const whole = piece.slice(0, cut);
    uncomputedCount += countUncomputed(whole);
    lacksReferences ||= cellWithoutReference.test(whole);
    for (const row of findTotalRows(whole)) totalRows.add(row);
    merges.push(...readMerges(whole));
    carried = piece.slice(cut);
  }
  for (const row of findTotalRows(carried)) totalRows.add(row);
  return {
    totalRows,
    uncomputedCount: uncomputedCount + countUncomputed(carried),
    lacksReferences: lacksReferences || cellWithoutReference.test(carried),
    merges: [...merges, ...readMerges(carried)],
  };
}

/** In bytes of XML; cells are far smaller. */
const maxCell = 1_000_000;

const cellWithoutReference = /<(?:\w+:)?c(?:\s(?![^>]*\br=)[^>]*|\/)?>/;

function countUncomputed(xml: string): number {
  return xml.match(/(?:<\/f>|<f[^<>]*\/>)(?:<v\s*\/>|<v><\/v>)?<\/c>/g)?.length ?? 0;
}

function readMerges(xml: string): readonly Merge[] {
  return [...xml.matchAll(/<(?:\w+:)?mergeCell\s+ref="([A-Z]+)(\d+):[A-Z]+(\d+)"/g)].map(
    ([, column = "", first, last]) => ({
      column: numberOf(column) - 1,
      firstRow: Number(first) - 1,
      lastRow: Number(last) - 1,
    }),
  );
}

/** Converts column letters to a number: A is 1, AA is 27. */
function numberOf(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
