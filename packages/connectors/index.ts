export { defaultLimits } from "./connector.ts";
export type {
  Connector,
  IntrospectOptions,
  Limits,
  OnQueuePosition,
  ProcessOptions,
  ReadingOptions,
  ReadingProgress,
  Run,
  RunOptions,
  SampleOptions,
} from "./connector.ts";
export { ProcessSpares } from "./child/process-spares.ts";
export { loadFiles } from "./files/load-files.ts";
export { defaultLoadLimits } from "./files/load-limits.ts";
export type {
  FileRowError,
  LoadedFiles,
  LoadedTable,
  LoadFile,
  LoadLimits,
  LoadNote,
  LoadOptions,
  LoadProgress,
  LoadRequest,
  RowFormat,
  UploadKind,
} from "./files/load-request.ts";
export { readUploadKind } from "./files/upload-kind.ts";
export { openFile } from "./open-file.ts";
export type { OpenFileOptions } from "./open-file.ts";
export { openServer, probeServer } from "./open-server.ts";
export type { OpenServerOptions } from "./server/server-kind.ts";
export { findUnchanged } from "./server/find-unchanged.ts";
export type { ServerFacts, ServerTarget, ServerTls, ServerTunnel } from "./server/server-target.ts";
export { readExecutionPlan } from "./explain/explain.ts";
export { readTable } from "./read-table.ts";
export { queryCancelled } from "./stop-reasons.ts";
