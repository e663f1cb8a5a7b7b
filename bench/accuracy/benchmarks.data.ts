/** The order in which benchmarks are shown. Others follow by name. */
export const benchmarkOrder: readonly string[] = [
  "spider_train",
  "spider_syn_train",
  "business",
  "business2",
  "business2 check",
  "companies",
  "companies check",
  "spider_dev",
  "spider_syn",
  "spider_realistic",
  "spider_dk",
  "sparc_dev",
  "cosql_dev",
  "defog",
];

/** Benchmarks whose misses may be read. All others only provide figures. */
export const openBenchmarks: ReadonlySet<string> = new Set([
  "spider_train",
  "spider_syn_train",
  "business",
  "business2",
  "nvbench",
]);

/**
 * Databases that only provide figures, within open benchmarks: neither misses nor labels of theirs are read one by one.
 */
export const checkDatabases: ReadonlySet<string> = new Set([
  "campus",
  "hotel",
  "charity",
  "webshop",
  "gym",
  "bistro",
  "bank",
  "hiring",
  "realty",
]);

/** Open benchmarks that use the databases of a benchmark that is only for figures. */
export const sharesDatabasesWith: Readonly<Record<string, string>> = { nvbench: "spider_dev" };
