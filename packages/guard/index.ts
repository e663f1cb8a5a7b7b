export { guardStatement } from "./guard-statement.ts";
export { findPrivateRead } from "./private/find-private-read.ts";
export type { PrivateRead } from "./private/find-private-read.ts";
export type { PrivateColumn } from "./private/private-column.ts";
export type { GuardCode, GuardDialect, GuardProblem, GuardVerdict } from "./guard-verdict.ts";
export { findAstray } from "./text/find-astray.ts";
export { parseSql } from "./tree/parse-sql.ts";
export { isNothing, isRecord, nodeOf } from "./tree/tree-record.ts";
export type { TreeRecord } from "./tree/tree-record.ts";
