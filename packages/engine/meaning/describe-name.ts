import type { CatalogColumn, ColumnRole, DescribedColumn, Figure } from "@askery/model";
import { describeFigure } from "./describe-figure.ts";
import { findSigns } from "./evidence/find-signs.ts";
import { decideRole } from "./evidence/score-roles.ts";
import { findDated } from "./find-dated.ts";
import { splitName } from "./names/split-name.ts";
import { singularize } from "./names/word-form.ts";

/** The minimum and maximum of a numeric column. */
export interface FigureRange {
  readonly min: number;
  readonly max: number;
}

/** The meaning of a result column, derived from its name and numbers. */
export interface NamedMeaning {
  readonly role: ColumnRole;
  readonly dated: DescribedColumn["dated"];
  /** Null for text and for numbers that measure nothing. */
  readonly figure: Figure | null;
}

/** @param range null for a column of text */
export function describeName(name: string, range: FigureRange | null): NamedMeaning {
  const column: CatalogColumn = {
    name,
    type: typeOf(range),
    nativeType: "",
    encoding: null,
    isNullable: true,
    isUnique: false,
    comment: null,
    profile: profileOf(range),
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
  const role = decideRole(evidence).value;
  return {
    role,
    dated: findDated(evidence, role),
    figure: describeFigure(evidence, role, { pieces, unitColumn: null, unitValues: [] }),
  };
}

function typeOf(range: FigureRange | null): CatalogColumn["type"] {
  if (range === null) return "text";
  return Number.isInteger(range.min) && Number.isInteger(range.max) ? "integer" : "float";
}

/** A single integer yields no profile, since it may or may not be a year. */
function profileOf(range: FigureRange | null): CatalogColumn["profile"] {
  const isSingle = range?.min === range?.max;
  if (range === null || (isSingle && Number.isInteger(range.max))) return null;
  const [min, max] = [String(isSingle ? 0 : range.min), String(range.max)];
  return { rowCount: seenRows, nullCount: 0, distinctCount: seenRows - 1, min, max };
}

/** A row count too small to be evidence. */
const seenRows = 10;
