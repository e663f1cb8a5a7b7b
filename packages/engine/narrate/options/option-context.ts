import type { DialectName, EditField, Plan, PlanEdit, QueryPlan, TableId } from "@askery/model";
import { rootTable } from "../../chart/find-plan-column.ts";
import { humanizeName, singularOf } from "../../chart/name-words.ts";
import type { EditContext, EditResult } from "../../edit/edit-context.ts";
import { editPlanInSteps } from "../../edit/edit-plan.ts";
import type { Lexicon } from "../../link/lexicon.ts";
import { bareNames } from "../../meaning/meaning-words.data.ts";
import { nameInRole } from "../../meaning/names/name-role.ts";
import type { ColumnDescription, TableDescription } from "../../meaning/view-tables.ts";
import { nameOnWay } from "../../plan/assemble/name-reached.ts";
import { findWays, type Way } from "../../plan/schema/find-ways.ts";
import { printStatement } from "../../sql/print-statement.ts";
import { namingBlock } from "../../sql/plan-outputs.ts";
import type { Scope } from "../verbalize-expression.ts";

/** What the options of a plan are found in: a prepared database, its dialect, today's date and the settings. */
export type OptionContext = EditContext &
  Pick<Scope, "described" | "settings"> & {
    readonly lexicon: Pick<Lexicon, "tables" | "glossary">;
    readonly dialect: DialectName;
  };

/** What words of plans need to know. */
export function scopeOf({ schema, described, settings }: OptionContext): Omit<Scope, "plan"> {
  return { catalog: schema.catalog, described, settings };
}

/** A plan whose options are wanted. */
export interface OptionSubject {
  readonly plan: Plan;
  /** The block that names the plan's outputs; null for SQL. */
  readonly block: QueryPlan | null;
  readonly context: OptionContext;
  /** The tables that can be joined, nearest first. Empty if the rows have no table. */
  readonly near: readonly NearTable[];
  /** The words to search for; empty for everything. */
  readonly search: readonly string[];
}

export interface NearTable extends TableDescription {
  /** In steps of joins, 0 for tables of the plan. A step to many rows counts slightly more. */
  readonly distance: number;
  readonly isRoot: boolean;
  /** The reference that leads to it, if several do. */
  readonly way: Way | null;
}

/** An option before it is tried, with its rank (lower is better) and the text that a search looks at. */
export interface Candidate<Found> {
  readonly rank: number;
  readonly text: string;
  /** Applies the option; null if it does not work from here. */
  readonly attempt: () => Found | null;
}

/** At most this many options of a kind, since people look through them. */
const maxOptions = 60;
/** Trying an option takes a fraction of a millisecond. */
const maxAttempts = 150;
/** Without a search, options come from this many tables. */
const maxTables = 12;

/** With `namesWays`, a table that several references lead to is there once for each. */
export function openSubject(
  plan: Plan,
  context: OptionContext,
  search: string,
  { namesWays }: { readonly namesWays: boolean } = { namesWays: true },
): OptionSubject {
  const words = search
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const block = namingBlock(plan);
  const near = findNear(plan, context, namesWays);
  return { plan, block, context, near: words.length > 0 ? near : near.slice(0, maxTables), search: words };
}

/** The best candidates that work. */
export function keepWorking<Found>(
  candidates: readonly Candidate<Found>[],
  { search }: OptionSubject,
): readonly Found[] {
  const wanted = candidates.filter(({ text }) => matches(text, search));
  const options: Found[] = [];
  for (const { attempt } of wanted.toSorted((a, b) => a.rank - b.rank).slice(0, maxAttempts)) {
    if (options.length === maxOptions) break;
    const found = attempt();
    if (found !== null) options.push(found);
  }
  return options;
}

/** True if each word that is searched for starts a word of the text. */
function matches(text: string, search: readonly string[]): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return search.every((start) => words.some((word) => word.startsWith(start)));
}

/** Applies edits and prints the result; a problem if that does not work. */
export function tryEdits(plan: Plan, edits: readonly PlanEdit[], context: OptionContext): EditResult {
  const result = editPlanInSteps(plan, edits, context);
  if (result.kind === "edited") printStatement(result.plan, { ...context, catalog: context.schema.catalog });
  return result;
}

/** The text by which a column is found: its name, what its name is read as, and its table. */
export function searchText({ column, words }: ColumnDescription, near: NearTable): string {
  return [humanizeName(column.name), ...words, groupOf(near), ...near.words].join(" ");
}

/** A column of a table, by the reference that leads to it. */
export function fieldOf(
  { column: { name } }: ColumnDescription,
  { table, way }: NearTable,
): Extract<EditField, { kind: "column" }> {
  return { kind: "column", table: table.id, column: name, ...(way !== null && { via: way.via }) };
}

/** A table in words, as options are grouped: "order lines", "cities (origin)". */
export function groupOf({ table, way }: NearTable): string {
  const words = humanizeName(table.name).toLowerCase();
  return way === null ? words : `${words} (${way.role})`;
}

/** A column in words. A bare "name" is that of its table: "customer", "origin city". */
export function wordsOf(column: ColumnDescription, near: NearTable, { schema }: OptionContext): string {
  const words = plainWordsOf(column, near);
  const ref = { table: near.table.id, column: column.column.name };
  return near.way === null ? words : nameOnWay({ ref, label: words }, near.way, schema);
}

/** A thing in words: "customer", "origin city". */
export function thingOf({ table, way }: NearTable): string {
  const words = singularOf(humanizeName(table.name).toLowerCase());
  return way === null ? words : nameInRole(way.role, words, way.isOwn);
}

function plainWordsOf({ column }: ColumnDescription, { table }: NearTable): string {
  const group = humanizeName(table.name).toLowerCase();
  if (table.listOf !== undefined) return group;
  const words = humanizeName(column.name).toLowerCase();
  const owner = singularOf(group);
  if (words === `${owner} name`) return owner;
  return bareNames.includes(words) ? (words === "id" ? `${owner} id` : owner) : words;
}

/** Options with the same words get the names of their tables: "city (customer)". The first of equal ones is options. */
export function distinguish<Option extends { readonly words: string; readonly group: string }>(
  options: readonly Option[],
): readonly Option[] {
  const counts = Map.groupBy(options, ({ words }) => words);
  const named = options.map((option) =>
    (counts.get(option.words)?.length ?? 0) < 2
      ? option
      : { ...option, words: `${option.words} (${singularOf(option.group)})` },
  );
  return [...new Map(named.toReversed().map((option) => [option.words, option])).values()].toReversed();
}

function findNear(plan: Plan, { schema, lexicon }: OptionContext, namesWays: boolean): readonly NearTable[] {
  const root = rootTable(plan, schema.catalog);
  if (root === null) return [];
  const joined = new Set(tablesOf(plan));
  return [...lexicon.tables.values()]
    .flatMap((description): readonly NearTable[] => {
      const { id } = description.table;
      const distance = joined.has(id) ? 0 : schema.graph.distance(root.id, id);
      const found: NearTable = { ...description, distance, isRoot: id === root.id, way: null };
      const ways = namesWays ? findWays(root.id, id, schema.graph) : [];
      return ways.length === 0 ? [found] : ways.map((way) => ({ ...found, way }));
    })
    .filter(({ distance }) => Number.isFinite(distance))
    .toSorted((a, b) => Number(b.isRoot) - Number(a.isRoot) || a.distance - b.distance);
}

/** The tables of a plan, not of the tests that it makes. */
function tablesOf(plan: Plan): readonly TableId[] {
  if (plan.kind === "sql") return [];
  if (plan.kind === "set") return tablesOf(plan.left);
  return plan.sources.flatMap((source) => (source.kind === "table" ? [source.table] : tablesOf(source.plan)));
}
