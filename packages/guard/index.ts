export { guardStatement } from "./guard-statement.ts";
export { findPrivateRead } from "./private/find-private-read.ts";
export type { PrivateRead } from "./private/find-private-read.ts";
export type { PrivateColumn } from "./private/private-column.ts";
export type { GuardCode, GuardDialect, GuardProblem, GuardVerdict } from "./guard-verdict.ts";
