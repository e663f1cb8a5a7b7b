import type { TableId, TableKind } from "@askery/model";
import { contraryWords } from "../../link/contrary-words.data.ts";
import type { TableDescription } from "../../meaning/view-tables.ts";
import { flowWords, type Flow } from "../../meaning/flow-words.data.ts";

/** A table whose rows are payments in one direction, and how clearly they are, from 0 to 1. */
export interface FlowTable {
  readonly table: TableId;
  readonly score: number;
}

/**
 * Finds the tables that "sales" and "spend" may be summed over, even if no column has such a name: an order line is a
 * sale if the order refers to a customer, and spending if it refers to a vendor.
 */
export function findFlows(
  tables: ReadonlyMap<TableId, TableDescription>,
): Readonly<Record<Flow, readonly FlowTable[]>> {
  const all = [...tables.values()].filter(isPaid);
  const byId = new Map(all.map((description) => [description.table.id, description]));
  const paid = all.filter((description) => !correctsOthers(description, byId));
  const scoreOf = (description: TableDescription, flow: Flow): number => {
    const { meaning } = description;
    const whole = meaning.partOf === null ? undefined : tables.get(meaning.partOf);
    const own = whole === undefined ? [description] : [description, whole];
    const names = own.flatMap(({ words }) => words);
    const other = flow === "income" ? "spending" : "income";
    const referredTo = own.flatMap((one) => referencesOf(one, tables));
    const partners = referredTo.flatMap(({ words }) => words);
    // Treatments of an appointment are paid by its patient.
    const events = referredTo.filter(({ meaning: { kind } }) => kind.value === "event");
    const farPartners = events.flatMap((event) => referencesOf(event, tables)).flatMap(({ words }) => words);
    if (isContrary(flow, names)) return 0;
    if (has(names, flowWords[flow].named) && !has(names, flowWords[other].named)) {
      return namedScore - placeOf(names, flowWords[flow].named) * placeCost;
    }
    if (flow === "spending" && has(names, flowWords.spending.named)) return namedScore;
    if (has(names, flowWords[other].named)) return 0;
    if (has(partners, flowWords[flow].partners)) return partnerScore;
    return has(farPartners, flowWords[flow].partners) ? farPartnerScore : 0;
  };
  const flowsOf = (flow: Flow): readonly FlowTable[] =>
    paid
      .map((description) => ({ table: description.table.id, score: scoreOf(description, flow) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, mostTables);
  return { income: flowsOf("income"), spending: flowsOf("spending") };
}

function referencesOf(
  { columns }: TableDescription,
  tables: ReadonlyMap<TableId, TableDescription>,
): readonly TableDescription[] {
  return columns.flatMap(({ meaning: { refersTo } }) => tables.get(refersTo?.table ?? "") ?? []);
}

/** The place of the first of the words that names contain: the earlier, the surer. */
function placeOf(names: readonly string[], words: readonly string[]): number {
  return words.findIndex((word) => names.includes(word));
}

const placeCost = 0.002;
const namedScore = 0.72;
const partnerScore = 0.66;
const farPartnerScore = 0.6;
const mostTables = 3;

/** True for events, their parts and their periodic totals, if a row is worth money: also the price of what happened once. */
function isPaid({ meaning }: TableDescription): boolean {
  const worth = meaning.columns.find(({ name }) => name === meaning.worth.value);
  const addsUp = worth?.figure?.additivity === "additive" || meaning.kind.value === "event";
  const isMoney = worth?.figure?.counts === "money" && addsUp;
  return paidKinds.has(meaning.kind.value) && (isMoney || meaning.product !== null);
}

const paidKinds: ReadonlySet<TableKind> = new Set<TableKind>(["event", "part", "snapshot"]);

/**
 * True if the rows refer to a small part of what is paid itself: credit notes correct some invoices, while lines are in
 * all of them.
 */
function correctsOthers(
  { columns }: TableDescription,
  paid: ReadonlyMap<TableId, TableDescription>,
): boolean {
  return columns.some(({ column: { profile }, meaning: { refersTo } }) => {
    const whole = paid.get(refersTo?.table ?? "");
    if (whole === undefined || profile === null) return false;
    const rows = whole.columns[0]?.column.profile?.rowCount ?? 0;
    return profile.distinctCount * rowsPerCorrection < rows;
  });
}

const rowsPerCorrection = 4;

function isContrary(flow: Flow, names: readonly string[]): boolean {
  return contraryWords.some(
    ({ words: asked, never }) => has(flowWords[flow].asked, asked) && has(names, never),
  );
}

function has(words: readonly string[], list: readonly string[]): boolean {
  return words.some((word) => list.includes(word));
}
