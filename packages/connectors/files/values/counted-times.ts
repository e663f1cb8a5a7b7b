import type { ValueFormat } from "./value-format.ts";

/** Unix times and spreadsheet dates in the years 1990 to 2100, accepted only in columns named like a time. */
export const countedTimes: readonly ValueFormat[] = [
  {
    id: "seconds",
    kind: "timestamp",
    pattern: "(?:6[3-9]|[7-9][0-9])[0-9]{7}|[1-3][0-9]{9}",
    print: (text) => `make_timestamp(TRY_CAST(${text} AS BIGINT) * 1000000)`,
    unit: null,
    reading: "seconds since 1970",
  },
  {
    id: "milliseconds",
    kind: "timestamp",
    pattern: "(?:6[3-9]|[7-9][0-9])[0-9]{10}|[1-3][0-9]{12}",
    print: (text) => `make_timestamp(TRY_CAST(${text} AS BIGINT) * 1000)`,
    unit: null,
    reading: "milliseconds since 1970",
  },
  {
    id: "spreadsheet days",
    kind: "timestamp",
    pattern: "(?:3[3-9]|[4-6][0-9])[0-9]{3}(?:[.][0-9]+)?",
    print: (text) =>
      `make_timestamp(CAST(round((TRY_CAST(${text} AS DOUBLE) - 25569) * 86400) AS BIGINT) * 1000000)`,
    unit: null,
    reading: "spreadsheet days",
  },
];
