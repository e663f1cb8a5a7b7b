import type { DatabaseCode } from "@askery/model";
import type { GuardProblem } from "../guard-verdict.ts";
import { describeOwnFunction } from "../problems.ts";
import { isSymbol } from "./check-shape.ts";
import type { Token } from "./read-tokens.ts";

/**
 * An allowed name may be a function that people added: on a server that is too old to have its own or, in MySQL, if
 * there is a space before the bracket.
 */
export function checkOwnCalls(tokens: readonly Token[], { functions }: DatabaseCode): GuardProblem | null {
  const called = tokens.find(
    ({ kind, value }, index) =>
      (kind === "word" || kind === "name") &&
      isSymbol(tokens[index + 1], "(") &&
      functions.has(value.toLowerCase()),
  );
  return called === undefined ? null : describeOwnFunction(called.value, called);
}
