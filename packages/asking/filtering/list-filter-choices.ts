import { listFilterFields, type OptionContext } from "@askery/engine";
import type { EditField, FieldOption, FilterColumn, FilterKind } from "@askery/model";
import { findReason, upgradeCard, type FilteredCard } from "./filter-reach.ts";

/** A column that cards can be filtered by. */
export interface FoundChoice {
  readonly words: string;
  readonly group: string;
  readonly kind: FilterKind;
  readonly column: FilterColumn | null;
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
    found.set("", { ...cardTime, cardCount: reachOf("time", null) });
  }
  for (const { plan, columns } of plans) {
    for (const option of listFilterFields(plan, { ...context, sqlColumns: columns }, search)) {
      const { field, words, group } = option;
      if (field.kind !== "column") continue;
      const column = { table: field.table, column: field.column };
      const key = JSON.stringify(column);
      const kind = kindOf(option);
      if (!found.has(key)) found.set(key, { words, group, kind, column, cardCount: reachOf(kind, column) });
    }
  }
  const useful = [...found.values()].filter(({ cardCount }) => cardCount > 0);
  return useful.toSorted((one, other) => other.cardCount - one.cardCount).slice(0, maxChoices);
}

/** A field of one card, for a filter that does not reach it by itself. */
export interface FoundField {
  readonly words: string;
  readonly group: string;
  readonly field: EditField;
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
  return fields.flatMap(({ words, group, field }): readonly FoundField[] => {
    if (field.kind === "figure") return [];
    const target = { kind: "field", field, words } as const;
    const filter = { kind, column: null, targets: { [card.id]: target } };
    const reason = findReason(filter, { ...card, plan }, context);
    return reason === null ? [{ words, group, field }] : [];
  });
}

function kindOf({ type, hasValues }: FieldOption): FilterKind {
  if (type === "date") return "time";
  if (type === "boolean") return "boolean";
  if (hasValues) return "values";
  return type === "number" ? "number" : "text";
}
