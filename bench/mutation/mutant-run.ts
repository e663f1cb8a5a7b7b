/** What the main thread and the thread of the tests share while the tests run. */
export interface MutantRun {
  /** A verdict for each mutant. */
  readonly verdicts: Uint8Array<SharedArrayBuffer>;
  /** The number of each mutant's source. */
  readonly sources: Uint16Array<SharedArrayBuffer>;
  /** Numbers by the indexes of `at`. */
  readonly progress: Int32Array<SharedArrayBuffer>;
}

/** The key of the run in the environment data of the test thread. */
export const mutantRunKey = "mutant run";

/** Verdicts; those before `killed` are open. */
export const undecided = 0;
/** The mutant survives only if it does so with freshly loaded modules, too, because its source caches results. */
export const doubtful = 1;
/** Only freshly loaded modules show the mutant: its code runs when a module loads, or its results are cached. */
export const apart = 2;
export const killed = 3;
export const survived = 4;

/** Takes the place of a mutant: the tests run without one. */
export const none = -1;

export const at = {
  mode: 0,
  /** The active mutant, or `none`. */
  active: 1,
  /** How often a test has been started. */
  starts: 2,
  /** The most switches that a test has passed without a mutant. */
  mostSwitches: 3,
} as const;

/** Values of `mode`. */
export const plain = 0;
/** Each test tries the mutants that it reaches. */
export const byTest = 1;
/** Each round of the files tries one of the mutants that need freshly loaded modules. */
export const byRound = 2;
