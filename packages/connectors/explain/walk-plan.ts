import type { ExecutionStep } from "@askery/model";

/** Lists a tree of steps from its root down. */
export function walkPlan<Node>(
  node: Node,
  read: (node: Node) => Omit<ExecutionStep, "depth">,
  inputsOf: (node: Node) => readonly Node[],
  depth = 0,
): readonly ExecutionStep[] {
  return [
    { depth, ...read(node) },
    ...inputsOf(node).flatMap((input) => walkPlan(input, read, inputsOf, depth + 1)),
  ];
}
