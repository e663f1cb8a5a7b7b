export { guardStatement } from "./guard-statement.ts";
export type { GuardCode, GuardDialect, GuardProblem, GuardVerdict } from "./guard-verdict.ts";
