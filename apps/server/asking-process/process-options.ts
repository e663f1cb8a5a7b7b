/** The start options of the process. */
export interface ProcessOptions {
  /** Memory of each child process that holds a database. */
  readonly memoryMb: number;
  readonly maxProcesses: number;
  /** How long a database stays open without questions. */
  readonly idleMs: number;
}
