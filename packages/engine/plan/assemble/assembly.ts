import type { Dimension, Expression, OutputId, ValueFormat } from "@askery/model";
import type { TestContext } from "./assemble-test.ts";
import { nameOutput } from "./name-outputs.ts";
import type { Request } from "../request/request.ts";
import type { GroupShape } from "../shape/shape.ts";
import type { SourceTree } from "./source-tree.ts";

/** What every part of a grouped plan under assembly needs: what was asked, its shape, its joins, the names taken. */
export interface Assembly {
  readonly request: Request;
  readonly shape: GroupShape;
  readonly tree: SourceTree;
  readonly context: TestContext;
  readonly ids: Set<OutputId>;
}

/** An output under assembly: named after its label, unique in its plan. */
export function makeOutput(
  { ids }: { readonly ids: Set<OutputId> },
  expression: Expression,
  label: string,
  options: { readonly isShown?: boolean; readonly format?: ValueFormat } = {},
): Dimension {
  return {
    id: nameOutput(label, ids),
    expression,
    label,
    isShown: options.isShown ?? true,
    format: options.format ?? null,
  };
}
