import { canSetVariables, describeProblem, filterCard, upgradePlan, type EditContext } from "@askery/engine";
import type {
  AskSettings,
  DashboardFilter,
  FieldTest,
  FilterKind,
  IsoDate,
  Plan,
  TableColumn,
} from "@askery/model";

/** A card of a dashboard, as a filter sees it. */
export interface FilteredCard {
  readonly id: string;
  /** A stored plan of any version, with its question and the date on which that was asked. */
  readonly plan: unknown;
  readonly asked: { readonly question: string; readonly askedOn: IsoDate };
  /** The columns of its table. */
  readonly columns: readonly TableColumn[];
}

export interface FoundReach {
  readonly filterId: string;
  /** The ids of cards. */
  readonly reached: readonly string[];
  readonly skipped: readonly { readonly cardId: string; readonly reason: string }[];
}

export type CardContext = EditContext & { readonly settings: AskSettings };

/** Which cards each filter reaches, whatever its value. */
export function findReach(
  filters: readonly DashboardFilter[],
  cards: readonly FilteredCard[],
  context: CardContext,
): readonly FoundReach[] {
  const plans = cards.map((card) => ({ ...card, plan: upgradeCard(card, context) }));
  return filters.map((filter) => {
    const results = plans.map((card) => ({ cardId: card.id, reason: findReason(filter, card, context) }));
    return {
      filterId: filter.id,
      reached: results.flatMap(({ cardId, reason }) => (reason === null ? cardId : [])),
      skipped: results.flatMap(({ cardId, reason }) => (reason === null ? [] : { cardId, reason })),
    };
  });
}

export function upgradeCard({ plan, asked }: FilteredCard, { settings }: CardContext): Plan {
  return upgradePlan(plan, { ...asked, settings });
}

interface CardWithPlan {
  readonly id: string;
  readonly plan: Plan;
  readonly columns: readonly TableColumn[];
}

/** Why a filter does not reach a card, as a sentence; null if it does. */
export function findReason(
  { kind, column, targets }: Pick<DashboardFilter, "kind" | "column" | "targets">,
  { id, plan, columns }: CardWithPlan,
  context: EditContext,
): string | null {
  const [test, target] = [anyTest[kind], targets[id]];
  if (target?.kind === "variable" && canSetVariables(plan, target, { ...context, kind, test })) return null;
  const filter = { kind: kind === "time" ? "period" : "test", column, test, target } as const;
  const result = filterCard(plan, filter, { ...context, sqlColumns: columns });
  return result.kind === "edited" ? null : describeProblem(result.problem);
}

const one = { type: "number", value: "1" } as const;

/** A test of each kind. Whether it applies does not depend on its values. */
const anyTest: Readonly<Record<FilterKind, FieldTest>> = {
  time: { kind: "period", period: { kind: "absolute", from: "2020-01-01", to: "2021-01-01" }, words: "" },
  values: { kind: "null" },
  number: { kind: "between", low: one, high: one },
  text: { kind: "match", how: "contains", text: "a" },
  boolean: { kind: "compare", operator: "=", value: { type: "boolean", value: true } },
};
