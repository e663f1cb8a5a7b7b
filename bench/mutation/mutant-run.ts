/** What the main thread and the thread of the tests share while the tests run. */
export interface MutantRun {
  /** A verdict for each mutant: `undecided`, `killed`, `doubtful` or `apart`. */
  readonly verdicts: Uint8Array<SharedArrayBuffer>;
  /** The number of each mutant's source. */
  readonly sources: Uint16Array<SharedArrayBuffer>;
  /** Numbers by the indexes of `at`. */
  readonly progress: Int32Array<SharedArrayBuffer>;
}

/** The key of the run in the environment data of the test thread. */
export const mutantRunKey = "mutant run";

export const undecided = 0;
export const killed = 1;
/** The mutant survives only if it does so with freshly loaded modules, too, because its source caches results. */
export const doubtful = 2;
/** Only freshly loaded modules show the mutant: its code runs when a module loads, or its results are cached. */
export const apart = 3;

/** Takes the place of a mutant: the tests run without one. */
export const none = -1;

export const at = {
  /** Whether each test tries the mutants that it reaches; otherwise one mutant is active for the whole run. */
  triesEach: 0,
  /** The active mutant, or `none`. */
  active: 1,
  /** How often a test has been started. */
  starts: 2,
  /** The most switches that a test has passed without a mutant. */
  mostSwitches: 3,
} as const;
