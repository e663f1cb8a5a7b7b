import { capitalize, listExploredDimensions, type Candidate, type ExploreContext } from "@askery/engine";
import type { DashboardProposal } from "@askery/model";
import type { PlannedExploration } from "../exploring/plan-exploration.ts";
import { listFilterChoices, type FoundChoice } from "../filtering/list-filter-choices.ts";
import type { FilteredCard } from "../filtering/filter-reach.ts";
import type { ExploredFinding } from "./explored-finding.ts";
import type { FoundTopic } from "../exploring/find-topic.ts";

interface ToFilter {
  readonly found: FoundTopic;
  readonly plans: readonly PlannedExploration[];
  readonly context: ExploreContext;
}

type ProposedFilters = DashboardProposal["filters"];

/**
 * The filters of a built dashboard, each if it reaches at least half of the cards: the time range, and the main category,
 * which is the one that reaches most cards.
 */
export function chooseFilters(
  shown: readonly ExploredFinding[],
  { found, plans, context }: ToFilter,
): ProposedFilters {
  const candidates = plans.flatMap(({ candidates: some, totals }) => [...some, ...totals]);
  const cards = shown.flatMap(({ finding }) => {
    const candidate = candidates.find(({ id }) => id === finding.id);
    return candidate === undefined ? [] : [cardOf(candidate, context)];
  });
  const choices = listFilterChoices(cards, context, "").filter(
    ({ cardCount }) => cardCount * 2 >= cards.length,
  );
  const time = choices.find(({ column }) => column === null);
  const main = chooseDimension(choices, plans);
  const plain = { isRequired: false, targets: {} } as const;
  const { period } = found;
  return [
    ...(time === undefined
      ? []
      : [
          {
            ...plain,
            label: "Time range",
            kind: "time" as const,
            column: null,
            initial: period,
            isRequired: period !== null,
          },
        ]),
    ...(main === null
      ? []
      : [{ ...plain, label: capitalize(main.words), kind: main.kind, column: main.column, initial: null }]),
  ];
}

function cardOf({ id, plan }: Candidate, { today }: ExploreContext): FilteredCard {
  return { id, plan, asked: { question: "", askedOn: today }, columns: [] };
}

function chooseDimension(
  choices: readonly FoundChoice[],
  plans: readonly PlannedExploration[],
): FoundChoice | null {
  const values = choices.filter(({ kind }) => kind === "values");
  const dimensions = plans.flatMap(({ subjects }) => subjects.flatMap(listExploredDimensions));
  const fitting = dimensions.flatMap(
    ({ table, column }) =>
      values.find((one) => one.column?.table === table && one.column.column === column) ?? [],
  );
  const [best = null] = fitting.toSorted((one, other) => other.cardCount - one.cardCount);
  return best;
}
