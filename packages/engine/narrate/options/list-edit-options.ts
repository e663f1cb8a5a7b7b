import type {
  Chip,
  ComparisonOption,
  EditablePart,
  EditOptions,
  FilterPart,
  Plan,
  QueryPlan,
} from "@askery/model";
import { readDimension } from "../../edit/read-dimension.ts";
import { readField } from "../../edit/read-field.ts";
import { readFilter, readFilterParts, type ReadPart } from "../../edit/read-filter.ts";
import { readMeasure } from "../../edit/read-measure.ts";
import { isSame } from "../../plan/request/is-same.ts";
import { describeCondition } from "../describe-condition.ts";
import { makeChips } from "../make-chips.ts";
import { listDimensions } from "./list-dimensions.ts";
import { listFields, listSortable, listTimes } from "./list-fields.ts";
import { listMeasures } from "./list-measures.ts";
import { openSubject, scopeOf, tryEdits, type OptionContext, type OptionSubject } from "./option-context.ts";

/**
 * Lists what can be changed in a plan, and to what, best first. Every option was applied to the plan and printed.
 *
 * Without a search, options come from the tables nearest to the plan; with one, from all that can be joined. A figure
 * with `repeats` was put in place of the plan's only figure; all others can be added to it.
 */
export function listEditOptions(plan: Plan, context: OptionContext, search = ""): EditOptions {
  const subject = openSubject(plan, context, search);
  const measures = listMeasures(subject);
  return {
    parts: listParts(subject),
    measures,
    dimensions: plan.kind === "query" ? listDimensions(subject) : [],
    fields: listFields(subject, measures),
    times: listTimes(subject),
    outputs: listSortable(subject),
    comparisons: listComparisons(subject),
  };
}

/** The parts that chips show, as edits would write them. */
function listParts({ plan, block, context }: OptionSubject): readonly EditablePart[] {
  const chips = makeChips(plan, scopeOf(context));
  return block === null ? [] : chips.flatMap((chip) => readPart(chip, { plan, block, context }) ?? []);
}

function readPart(
  { role, text, part }: Chip,
  {
    plan,
    block,
    context,
  }: { readonly plan: Plan; readonly block: QueryPlan; readonly context: OptionContext },
): EditablePart | null {
  switch (part?.kind) {
    case "measure": {
      const measure = block.measures.find(({ id }) => id === part.measure);
      return measure === undefined ? null : { ...part, now: readMeasure(measure, block, context) };
    }
    case "dimension": {
      const dimension = block.dimensions.find(({ id }) => id === part.dimension);
      return dimension === undefined ? null : { ...part, now: readDimension(dimension, block, context) };
    }
    case "filter": {
      const { filter } = part;
      const now = readFilter(filter, plan, context);
      if (role !== "period" || filter.kind !== "period") {
        const parts = now === null ? [] : nameParts(readFilterParts(filter, plan, context), context);
        return { kind: "filter", words: text, filter, now, parts };
      }
      const field = now?.kind === "test" && now.field.kind !== "figure" ? now.field : null;
      return { kind: "period", filter, period: filter.period, words: filter.words, field };
    }
    case "order":
      return { kind: "order", order: readOrder(block) };
    case "limit":
      return block.limit === null ? null : { kind: "limit", limit: block.limit };
    case "rows":
    case undefined:
      return null;
  }
}

function nameParts(parts: readonly ReadPart[], context: OptionContext): readonly FilterPart[] {
  return parts.map(({ condition, block, filter, parts: inner }) => ({
    words: describeCondition(condition, { ...scopeOf(context), plan: block }),
    filter,
    parts: nameParts(inner, context),
  }));
}

/** The order by outputs. Leaves out what the plan sorts by without showing it. */
function readOrder(block: QueryPlan): Extract<EditablePart, { kind: "order" }>["order"] {
  const outputs = [...block.dimensions, ...block.measures];
  return block.order.flatMap(({ by, direction }) => {
    const field = readField(by, block);
    const output =
      field?.kind === "output" ? field.output : outputs.find((one) => isSame(one.expression, by))?.id;
    return output === undefined ? [] : [{ output, direction }];
  });
}

function listComparisons({ plan, context }: OptionSubject): readonly ComparisonOption[] {
  const options: readonly ComparisonOption[] = [
    { words: "the period before", with: "periodBefore" },
    { words: "the same period a year earlier", with: "yearBefore" },
  ];
  return options.filter(
    (one) => tryEdits(plan, [{ kind: "compare", with: one.with }], context).kind === "edited",
  );
}
