import { humanizeName, pluralOf, singularOf, type Planned } from "@askery/engine";
import type { AskSettings, Problem, Span } from "@askery/model";

/** A table or column that the database had earlier. */
export interface RemovedName {
  readonly table: string;
  /** Null for the whole table. */
  readonly column: string | null;
  /** False if it is still there, but cannot be read. */
  readonly isGone: boolean;
  /** When it was last there, and readable: milliseconds since 1970-01-01 UTC. */
  readonly untilMs: number;
}

/** A change for which the tables of a database were read again just before a question. */
export interface FoundChange {
  readonly table: string;
  /** Null for the whole table. */
  readonly column: string | null;
  /** A sentence without a period. */
  readonly summary: string;
}

export interface RemovedContext {
  readonly removed: readonly RemovedName[];
  readonly changes: readonly FoundChange[];
  readonly settings: AskSettings;
}

/**
 * Finds words that name a removed table or column, and that otherwise match something else by a guess at best: "how many
 * regions" must not become a sum of region ids. If the question just failed for their removal, no other match counts.
 * Null if there are none.
 */
export function findRemovedName(
  text: string,
  planned: Planned,
  { removed, changes, settings }: RemovedContext,
): Problem | null {
  const isNew = ({ table, column }: RemovedName) =>
    changes.some((change) => change.table === table && change.column === column);
  for (const name of removed) {
    const { table, column, isGone, untilMs } = name;
    const span = findWords(text, column ?? table);
    if (span === null || !(isNew(name) || isOpen(text, span, { planned, column }))) continue;
    const facts = {
      table: readName(table),
      column: column === null ? "" : readName(column),
      state: isGone ? "gone" : "unreadable",
    };
    const until = new Intl.DateTimeFormat("en-US", {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone: settings.timeZone,
    }).format(untilMs);
    return { code: "name-removed", spans: [span], facts: { ...facts, until }, suggestions: [] };
  }
  return null;
}

/**
 * Whether the words are not understood as a name. Names of columns are common words, so they need a doubt of the engine.
 */
function isOpen(text: string, span: Span, { planned, column }: OpenContext): boolean {
  const marks = planned.marks.filter((mark) => mark.span.start < span.end && span.start < mark.span.end);
  if (column !== null) {
    const kinds = marks.map(({ kind }) => kind);
    return !kinds.includes("understood") && (kinds.includes("guessed") || kinds.includes("unknown"));
  }
  // The reason quotes the words that count: "order items" are not understood because “order” is a form of orders.
  const words = text.slice(span.start, span.end).toLowerCase();
  return !marks.some(({ kind, reason }) => kind === "understood" && quoted(reason).includes(words));
}

function quoted(reason: string): string {
  return [...reason.matchAll(/“([^”]*)”/g)].map(([, words = ""]) => words.toLowerCase()).join("\n");
}

interface OpenContext {
  readonly planned: Planned;
  /** Null if the words name a table. */
  readonly column: string | null;
}

function findWords(text: string, name: string): Span | null {
  const words = readName(name);
  const forms = new Set([words, singularOf(words), pluralOf(words)]);
  const pattern = [...forms].map((form) =>
    form
      .split(/[\s_]+/)
      .map(escape)
      .join(String.raw`[\s_]+`),
  );
  const found = new RegExp(
    String.raw`(?<![\p{L}\p{N}_])(?:${pattern.join("|")})(?![\p{L}\p{N}_])`,
    "iu",
  ).exec(text);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

/** The last part of a table's id, as people write it. */
function readName(name: string): string {
  return humanizeName(name.split(".").at(-1) ?? name);
}

function escape(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
