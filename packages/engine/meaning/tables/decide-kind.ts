import type { Decision, TableId, TableKind } from "@askery/model";
import { tableWords } from "../meaning-words.data.ts";
import { columnsOf, type DraftIndex, type TableDraft } from "./table-draft.ts";

/** The facts about a table before its kind is decided. */
export interface KindFacts {
  readonly draft: TableDraft;
  readonly date: string | null;
  readonly rowName: readonly string[];
  readonly partOf: TableId | null;
  readonly drafts: DraftIndex;
}

/** Decides what a row of a table represents. Tests use structure before words; the first that holds decides. */
export function decideKind(facts: KindFacts): Decision<TableKind> {
  for (const { kind, holds, reason } of tests) {
    if (holds(facts)) return { value: kind, reason, origin: "found" };
  }
  return {
    value: "entity",
    reason: "It is a thing that lasts: nothing speaks for anything else.",
    origin: "found",
  };
}

const tests: readonly {
  readonly kind: TableKind;
  readonly holds: (facts: KindFacts) => boolean;
  readonly reason: string;
}[] = [
  {
    kind: "calendar",
    holds: ({ draft }) =>
      columnsOf(draft, "calendar").length >= 3 && columnsOf(draft, "measure").length === 0,
    reason: "Most of its columns are parts of a date.",
  },
  {
    kind: "log",
    holds: ({ draft }) => isNamed(draft, tableWords.log) && draft.referrers === 0 && references(draft) === 0,
    reason: "It is named as a log, and nothing refers to it.",
  },
  {
    kind: "rate",
    holds: isRateTable,
    reason: "Its rows hold a rate or price for a time or a pair.",
  },
  {
    kind: "part",
    holds: ({ partOf }) => partOf !== null,
    reason: "Its rows are parts of another table's rows.",
  },
  {
    kind: "snapshot",
    holds: isSnapshot,
    reason: "It repeats figures of the same things for each period.",
  },
  {
    kind: "bridge",
    holds: isBridge,
    reason: "It does little but connect two tables.",
  },
  {
    kind: "lookup",
    holds: isLookup,
    reason: "It is short, and spells out a code.",
  },
  {
    kind: "event",
    holds: isEvent,
    reason: "Its rows happened at a time, to things in other tables.",
  },
];

function isNamed({ words }: TableDraft, list: readonly string[]): boolean {
  return words.some((word) => list.includes(word));
}

function references(draft: TableDraft): number {
  return columnsOf(draft, "reference").length;
}

function dates(draft: TableDraft): number {
  return columnsOf(draft, "event-date", "interval-start", "interval-end", "deadline").length;
}

/** True for a table keyed by entity and day, or without a separate key, that consists of figures. */
function isSnapshot({ draft, date }: KindFacts): boolean {
  const measures = columnsOf(draft, "measure", "rate").length;
  if (date === null || references(draft) === 0 || measures === 0 || draft.referrers > 0) return false;
  const isKeyed = draft.table.primaryKey.length > 1 && draft.table.primaryKey.includes(date);
  const hasOwnKey = columnsOf(draft, "key", "code").some(({ evidence }) => evidence.signs.has("unique"));
  return (
    isKeyed ||
    (!hasOwnKey && columnsOf(draft, "status").length === 0) ||
    (isNamed(draft, tableWords.snapshot) && !hasOwnKey)
  );
}

function isRateTable({ draft, rowName }: KindFacts): boolean {
  const { columns } = draft.table;
  const money = draft.columns.filter(({ description }) => description.figure?.counts === "money");
  const isPlain = rowName.length === 0 && columns.length <= maxColumns && references(draft) > 0;
  if (money.length !== 1 || !isPlain) return false;
  const isRate = money[0]?.description.role.value === "rate";
  const holdsForTime =
    columnsOf(draft, "interval-end").length === 1 &&
    columnsOf(draft, "measure", "rate").length === 1 &&
    references(draft) === 1;
  return holdsForTime || (isRate && columnsOf(draft, "measure").length === 0);
}

function isBridge({ draft, date }: KindFacts): boolean {
  if (references(draft) < 2 || date !== null) return false;
  const others = draft.columns.filter(({ description }) => {
    return !["key", "reference", "flag", "rate"].includes(description.role.value);
  });
  return others.length <= 1;
}

function isLookup({ draft, rowName }: KindFacts): boolean {
  const { rowEstimate, columns } = draft.table;
  const isShort = rowEstimate === null || rowEstimate <= maxKinds;
  if (!isShort || columns.length > maxColumns || dates(draft) > 0 || references(draft) > 1) return false;
  if (columnsOf(draft, "measure").length > 1 || rowName.length === 0) return false;
  const isCoded = columnsOf(draft, "key", "code").some(({ evidence }) => evidence.column.type === "text");
  return isNamed(draft, tableWords.lookup) || (columns.length <= 3 && isCoded) || columns.length === 2;
}

const maxKinds = 300;
const maxColumns = 7;

/** True for a dated table with references, several dates, a status or a number, unless its rows have proper names. */
function isEvent({ draft, date, rowName }: KindFacts): boolean {
  if (date === null) return false;
  const outwards = references(draft);
  const hasNumber = columnsOf(draft, "code").some(({ evidence }) => evidence.signs.has("unique"));
  if (rowName.length === 0) {
    return outwards > 0 || dates(draft) > 1 || columnsOf(draft, "status").length > 0 || hasNumber;
  }
  const isNamedThing = columnsOf(draft, "name").some(({ description, evidence }) => {
    return rowName.includes(description.name) && evidence.signs.has("letters");
  });
  if (isNamedThing) return false;
  return outwards > 0 && draft.referrers <= outwards;
}
