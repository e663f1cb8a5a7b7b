/** The order in which benchmarks are shown; others follow by name. */
export const benchmarkOrder: readonly string[] = [
  "spider_train",
  "spider_syn_train",
  "business",
  "spider_dev",
  "spider_syn",
  "spider_realistic",
  "spider_dk",
  "sparc_dev",
  "cosql_dev",
  "defog",
];

/** Those whose misses may be read one by one; all others are for the figure alone. */
export const openBenchmarks: ReadonlySet<string> = new Set([
  "spider_train",
  "spider_syn_train",
  "business",
  "nvbench",
]);

/** Databases whose labels are for the figure alone: what is decided about them is never read one by one. */
export const checkDatabases: ReadonlySet<string> = new Set(["campus", "hotel", "charity"]);

/** Open benchmarks that ask about databases of a checking one. */
export const sharesDatabasesWith: Readonly<Record<string, string>> = { nvbench: "spider_dev" };
