import type { CatalogColumn, Figure } from "@askery/model";
import { describeFigure } from "./describe-figure.ts";
import { findSigns } from "./evidence/find-signs.ts";
import { decideRole } from "./evidence/score-roles.ts";
import { splitName } from "./names/split-name.ts";
import { singularize } from "./names/word-form.ts";

/** What the numbers of a result's column count, by its name and highest value alone. Null where they measure nothing. */
export function describeName(name: string, max: number): Figure | null {
  const column: CatalogColumn = {
    name,
    type: "float",
    nativeType: "",
    encoding: null,
    isNullable: true,
    isUnique: false,
    comment: null,
    profile: { rowCount: seenRows, nullCount: 0, distinctCount: seenRows - 1, min: "0", max: String(max) },
  };
  const table = {
    id: "",
    schema: null,
    name: "",
    kind: "table",
    comment: null,
    rowEstimate: null,
    columns: [column],
    primaryKey: [],
  } as const;
  const pieces = splitName(name);
  const words = pieces.map(singularize);
  const seen = { table, column, words, pieces, values: [] };
  const evidence = {
    ...seen,
    tableWords: [],
    readings: words.map((word, index) => [...new Set([word, pieces[index] ?? word])]),
    hasAllValues: false,
    refersTo: null,
    signs: new Map(findSigns(seen)),
  };
  return describeFigure(evidence, decideRole(evidence).value, { pieces, unitColumn: null });
}

/** Too few to prove anything. */
const seenRows = 10;
