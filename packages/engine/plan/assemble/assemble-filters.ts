import type { Condition } from "@askery/model";
import {
  assemblePeriod,
  assembleRelated,
  assembleTest,
  findEnded,
  type TestContext,
} from "./assemble-test.ts";
import type { Request } from "../request/request.ts";
import type { SourceTree } from "./source-tree.ts";

/** All that must hold of a row. Null when a date or a relation is asked for that is not there. */
export function assembleFilters(
  request: Pick<Request, "tests" | "periods" | "related" | "happening">,
  tree: SourceTree,
  context: TestContext,
): readonly Condition[] | null {
  const filters: (Condition | null)[] = [
    ...request.tests
      .filter((test) => test.kind !== "current" || findEnded(tree, context.schema) !== null)
      .map((test) => assembleTest(test, tree, context)),
    ...request.periods.map((placed) =>
      assemblePeriod({ ...placed, column: placed.column ?? request.happening }, tree, context),
    ),
    ...request.related
      .filter((related) => related.isNegated || related.table !== tree.root)
      .flatMap((related) => assembleRelated(related, tree, context) ?? (related.isNegated ? null : [])),
  ];
  if (filters.includes(null)) return null;
  return filters.filter((condition) => condition !== null).filter((condition) => !isEmpty(condition));
}

/** What holds of everything need not be said. */
function isEmpty(condition: Condition): boolean {
  return condition.kind === "all" && condition.conditions.length === 0;
}
