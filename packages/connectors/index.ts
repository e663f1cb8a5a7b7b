export { defaultLimits } from "./connector.ts";
export type {
  Connector,
  IntrospectOptions,
  Limits,
  ProcessOptions,
  Run,
  RunOptions,
  SampleOptions,
} from "./connector.ts";
export { ProcessSpares } from "./child/child-pool.ts";
export { openFile } from "./open-file.ts";
export type { OpenFileOptions } from "./open-file.ts";
export { readTable } from "./read-table.ts";
