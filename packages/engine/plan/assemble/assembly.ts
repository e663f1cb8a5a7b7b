import type { Dimension, Expression, OutputId, ValueFormat } from "@askery/model";
import type { TestContext } from "./exists-over.ts";
import { nameOutput } from "./name-outputs.ts";
import type { Request } from "../request/request.ts";
import type { GroupShape } from "../shape/shape.ts";
import type { SourceTree } from "./source-tree.ts";

/** The shared state while a grouped plan is assembled: request, shape, joins and the output ids in use. */
export interface Assembly {
  readonly request: Request;
  readonly shape: GroupShape;
  readonly tree: SourceTree;
  readonly context: TestContext;
  readonly ids: Set<OutputId>;
}

/** Creates an output with a unique id derived from its label. */
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
