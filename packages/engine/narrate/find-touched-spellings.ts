import type {
  Catalog,
  CompareCondition,
  DescribedCatalog,
  Expression,
  InCondition,
  Literal,
  Plan,
  QueryPlan,
  TableId,
} from "@askery/model";
import { findPlanColumn } from "../chart/find-plan-column.ts";
import { humanizeName } from "../chart/name-words.ts";
import { findMeaning } from "../meaning/find-meaning.ts";

/** A column with several spellings of a value that a plan filters or groups by. */
export interface TouchedSpellings {
  readonly table: TableId;
  readonly column: string;
  /** As people would say it: "status". */
  readonly name: string;
  /** The values that the plan touches, each with all its spellings. */
  readonly groups: readonly (readonly string[])[];
  /** The spellings that a filter does not name; empty for a breakdown. */
  readonly others: readonly string[];
  readonly isFilter: boolean;
  readonly areOne: boolean;
}

interface Described {
  readonly catalog: Catalog;
  readonly described: DescribedCatalog;
}

/** Finds the columns that a plan filters or groups by in which a touched value has several spellings; filters first. */
export function findTouchedSpellings(plan: Plan, context: Described): readonly TouchedSpellings[] {
  const found: TouchedSpellings[] = [];
  visit(plan, null, (part, block) => {
    const touched = isTest(part) ? touchFilter(part, block, context) : touchGroups(part, block, context);
    if (touched !== null) found.push(touched);
  });
  return found.toSorted((one, other) => Number(other.isFilter) - Number(one.isFilter));
}

type Test = CompareCondition | InCondition;
type Touching = Test | QueryPlan["dimensions"][number];

/** Visits the tests of values and the shown dimensions of groups in all blocks of a plan. */
function visit(
  part: unknown,
  block: QueryPlan | null,
  touch: (part: Touching, block: QueryPlan) => void,
): void {
  if (typeof part !== "object" || part === null) return;
  const current = isBlock(part) ? part : block;
  if (current !== null && isTest(part)) touch(part, current);
  if (isBlock(part) && part.aggregation !== "none") {
    for (const dimension of part.dimensions) if (dimension.isShown) touch(dimension, part);
  }
  for (const inner of Object.values(part)) visit(inner, current, touch);
}

function isBlock(part: object): part is QueryPlan {
  return "kind" in part && part.kind === "query";
}

function isTest(part: object): part is Test {
  return "kind" in part && (part.kind === "compare" || part.kind === "in");
}

function touchFilter(test: Test, block: QueryPlan, context: Described): TouchedSpellings | null {
  const [value, options] = test.kind === "in" ? [test.value, test.options] : readCompare(test);
  const named = options.flatMap((option) => (option.type === "text" ? [option.value] : []));
  const column = named.length === 0 ? null : findColumn(value, block, context);
  if (column === null) return null;
  const groups = column.groups.filter((group) => group.some((one) => named.includes(one)));
  const others = groups.flat().filter((one) => !named.includes(one));
  return others.length === 0 ? null : { ...column, groups, others, isFilter: true };
}

function readCompare({ left, operator, right }: CompareCondition): readonly [Expression, readonly Literal[]] {
  const isNamed = (operator === "=" || operator === "!=") && right.kind === "literal";
  return [left, isNamed ? [right.value] : []];
}

function touchGroups(
  { expression }: QueryPlan["dimensions"][number],
  block: QueryPlan,
  context: Described,
): TouchedSpellings | null {
  const column = findColumn(expression, block, context);
  return column && { ...column, others: [], isFilter: false };
}

function findColumn(
  expression: Expression,
  block: QueryPlan,
  { catalog, described }: Described,
): Omit<TouchedSpellings, "others" | "isFilter"> | null {
  if (expression.kind !== "column") return null;
  const found = findPlanColumn(expression.source, expression.column, block, catalog);
  if (found?.kind !== "stored") return null;
  const [table, column] = [found.table.id, found.column.name];
  const spellings = findMeaning(described, table, column)?.spellings;
  if (spellings === undefined) return null;
  return {
    table,
    column,
    name: humanizeName(column),
    groups: spellings.groups,
    areOne: spellings.areOne.value,
  };
}
