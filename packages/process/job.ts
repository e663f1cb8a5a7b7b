/**
 * One kind of job, as types: its input, its result, the progress that it reports, and the items that it streams. A
 * process has an interface of them, by name:
 *
 *     interface ShopJobs { readonly count: Job<{ readonly table: string }, number> }
 */
export interface Job<Input, Result, Progress = never, Item = never> {
  readonly input: Input;
  readonly result: Result;
  readonly progress: Progress;
  readonly item: Item;
}

/** The constraint on every interface of jobs. */
export type JobMap<Jobs> = { readonly [Name in keyof Jobs]: Job<unknown, unknown, unknown, unknown> };

/** The jobs of a side that performs none. */
export type NoJobs = Record<string, never>;

/** The implementation of each job. If a handler throws an `AppError`, its caller gets the same error. */
export type Handlers<Jobs extends JobMap<Jobs>> = {
  readonly [Name in keyof Jobs]: (
    input: Jobs[Name]["input"],
    context: JobContext<Jobs[Name]["progress"], Jobs[Name]["item"]>,
  ) => Promise<Jobs[Name]["result"]> | Jobs[Name]["result"];
};

/** What a handler gets besides its input. */
export interface JobContext<Progress = never, Item = never> {
  /** Aborted, with an `AppError`, when the caller cancels the job or this process is about to end. */
  readonly signal: AbortSignal;
  readonly report: (progress: Progress) => void;
  /**
   * Sends an item of the stream as soon as its reader has credit for it.
   *
   * @throws the signal's reason once it is aborted
   */
  readonly send: (item: Item) => Promise<void>;
}
