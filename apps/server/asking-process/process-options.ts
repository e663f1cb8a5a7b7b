/** The start options of the process. */
export interface ProcessOptions {
  /** Memory of each child process that holds a database. */
  readonly memoryMb: number;
  readonly maxProcesses: number;
  /** How long a database stays open without questions. */
  readonly idleMs: number;
  /** Memory for databases that no question is about: beyond it, those that were not used for longest are closed. */
  readonly budgetMb: number;
}
