import { listFilterFields, type OptionContext } from "@askery/engine";
import type {
  DashboardFilter,
  FieldOption,
  FilterColumn,
  FilterKind,
  FilterTarget,
  Plan,
} from "@askery/model";
import { findReason, upgradeCard, type FilteredCard } from "./filter-reach.ts";
import { listVariables, type FoundVariable } from "./list-variables.ts";

/** A column that cards can be filtered by, or a variable of their SQL. */
export interface FoundChoice {
  readonly words: string;
  readonly group: string;
  readonly kind: FilterKind;
  readonly column: FilterColumn | null;
  /** By the id of the card: its variables that the filter sets. */
  readonly targets: DashboardFilter["targets"];
  readonly cardCount: number;
}

const maxChoices = 60;

/** Columns by which cards can be filtered: first the date of each card, then by the number of cards that they reach. */
export function listFilterChoices(
  cards: readonly FilteredCard[],
  context: OptionContext,
  search: string,
): readonly FoundChoice[] {
  const plans = cards.map((card) => ({ ...card, plan: upgradeCard(card, context) }));
  const reachOf = (kind: FilterKind, column: FilterColumn | null) =>
    plans.filter((card) => findReason({ kind, column, targets: {} }, card, context) === null).length;
  const found = new Map<string, FoundChoice>();
  const cardTime = { words: "date of each card", group: "", kind: "time", column: null } as const;
  if ("time date period".includes(search.trim().toLowerCase())) {
    found.set("", { ...cardTime, targets: {}, cardCount: reachOf("time", null) });
  }
  for (const choice of listVariableChoices(plans, search)) found.set(JSON.stringify(choice.targets), choice);
  for (const { plan, columns } of plans) {
    for (const option of listFilterFields(plan, { ...context, sqlColumns: columns }, search)) {
      const { field, words, group } = option;
      if (field.kind !== "column") continue;
      const column = { table: field.table, column: field.column };
      const key = JSON.stringify(column);
      const kind = kindOf(option);
      if (found.has(key)) continue;
      found.set(key, { words, group, kind, column, targets: {}, cardCount: reachOf(kind, column) });
    }
  }
  const useful = [...found.values()].filter(({ cardCount }) => cardCount > 0);
  return useful.toSorted((one, other) => other.cardCount - one.cardCount).slice(0, maxChoices);
}

/** Variables that filters can set. Those of one name and type are one choice for all cards that have them. */
function listVariableChoices(
  cards: readonly { readonly id: string; readonly plan: Plan }[],
  search: string,
): Iterable<FoundChoice> {
  const found = new Map<string, FoundChoice>();
  for (const { id, plan } of cards) {
    for (const { words, group, kind, target } of findVariables(plan, search)) {
      const key = JSON.stringify([kind, target]);
      const known = found.get(key) ?? { words, group, kind, column: null, targets: {}, cardCount: 0 };
      const targets = { ...known.targets, [id]: target };
      found.set(key, { ...known, targets, cardCount: known.cardCount + 1 });
    }
  }
  return found.values();
}

function findVariables(plan: Plan, search: string): readonly FoundVariable[] {
  const sought = search.trim().toLowerCase();
  return listVariables(plan).filter(({ words }) => words.toLowerCase().includes(sought));
}

/** A field or variable of one card, for a filter that does not reach it by itself. */
export interface FoundField {
  readonly words: string;
  readonly group: string;
  readonly target: FilterTarget;
}

/** The fields that a filter of some kind can test on one card, with its own columns and those of tables near it. */
export function listCardFields(
  card: FilteredCard,
  kind: FilterKind,
  context: OptionContext,
  search: string,
): readonly FoundField[] {
  const plan = upgradeCard(card, context);
  const fields = listFilterFields(plan, { ...context, sqlColumns: card.columns }, search);
  const found = fields.flatMap(({ words, group, field }): readonly FoundField[] =>
    field.kind === "figure" ? [] : [{ words, group, target: { kind: "field", field, words } }],
  );
  return [...findVariables(plan, search), ...found].flatMap(({ words, group, target }) => {
    const filter = { kind, column: null, targets: { [card.id]: target } };
    const reason = findReason(filter, { ...card, plan }, context);
    return reason === null ? [{ words, group, target }] : [];
  });
}

function kindOf({ type, hasValues }: FieldOption): FilterKind {
  if (type === "date") return "time";
  if (type === "boolean") return "boolean";
  if (hasValues) return "values";
  return type === "number" ? "number" : "text";
}
