import type { ColumnRef } from "./clause.ts";
import type { Request } from "./request.ts";

/** The columns of figures that a request names without a word for measuring: "weight", not "average weight". */
export function namedFigures({ measures }: Pick<Request, "measures">): readonly ColumnRef[] {
  return measures.flatMap(({ quantity, isImplied }) =>
    isImplied && quantity.kind === "column" ? [quantity.column] : [],
  );
}
