import type { DatePart, DurationUnit, Grain } from "@askery/model";
import { closeOperand } from "../close-operand.ts";
import { checkDate, checkTimestamp } from "./date-text.ts";
import { joinByBars, likeByWord, quoteDoubly, unnestByJoin, usualLag, withoutNul } from "./usual-forms.ts";
import type { Dialect, Moment } from "./dialect.ts";
import { duckdbReservedWords } from "./reserved-words.data.ts";

/**
 * DuckDB 1.3 and later, without extensions: timestamps with a time zone are not converted, since that needs the ICU
 * extension.
 */
export const duckdb: Dialect = {
  name: "duckdb",
  reservedWords: duckdbReservedWords,
  holdableName: withoutNul,
  quoteName: quoteDoubly,
  plainName: /^[A-Za-z_][A-Za-z0-9_]*$/,
  maxNameBytes: null,
  insistsOnTypes: true,
  qualifiesSharedNames: false,
  placeholders: "numbered",

  textLiteral: (text) => {
    const quoted = `'${text.replaceAll("'", "''")}'`;
    return quoted.includes("\0") ? `(${quoted.replaceAll("\0", "' || CHR(0) || '")})` : quoted;
  },
  booleanLiteral: (value) => (value ? "TRUE" : "FALSE"),
  dateLiteral: (date) => `DATE '${checkDate(date)}'`,
  timestampLiteral: (timestamp) => `TIMESTAMP '${checkTimestamp(timestamp)}'`,

  decodeMoment: (moment) => moment.sql,
  readMoment: (text) => `TRY_CAST(${text} AS TIMESTAMP)`,
  zones: null,
  truncate,
  datePart: (moment, part) => `${partFunctions[part]}(${moment.sql})`,
  duration,

  divide: (left, right) => {
    const divisor = right.isNeverZero ? right.sql : `NULLIF(${right.sql}, 0)`;
    return `${closeOperand(left.sql)} / ${closeOperand(divisor)}`;
  },
  round: (value, digits) => `ROUND(${value.sql}${digits === null ? "" : `, ${digits}`})`,
  castToText: (value) => `CAST(${value} AS VARCHAR)`,
  concat: joinByBars,
  aggregateFilter: "clause",
  percentile: {
    kind: "aggregate",
    print: ({ sql, type }, fraction) => {
      // Interpolating between decimals is limited to their number of digits.
      const value = type === "decimal" ? `CAST(${sql} AS DOUBLE)` : sql;
      return fraction === "0.5" ? `MEDIAN(${value})` : `QUANTILE_CONT(${value}, ${fraction})`;
    },
  },
  stddev: (value, filter) => `STDDEV(${value})${filter}`,

  enumerations: null,
  lists: {
    contains: (list, element) => `LIST_CONTAINS(${list}, ${element})`,
    length: (list) => `COALESCE(LEN(${list}), 0)`,
    unnest: unnestByJoin,
  },

  equalsWithoutCase: (value, text) => `LOWER(${value}) = LOWER(${text})`,
  like: likeByWord("ILIKE"),
  ordersBy: "result first",
  nullsLast: { ascending: "by itself", descending: "by itself" },
  canLimitInside: true,
  // DuckDB 1.5 fails with an internal error for a sum of integers if the query also has a window.
  canBoundGroups: false,
  canCorrelate: true,
  setQuantifier: "",
  lag: usualLag,
};

const partFunctions: Readonly<Record<DatePart, string>> = {
  year: "YEAR",
  quarterOfYear: "QUARTER",
  monthOfYear: "MONTH",
  weekOfYear: "WEEKOFYEAR",
  dayOfMonth: "DAY",
  weekday: "ISODOW",
  hourOfDay: "HOUR",
};

function truncate({ sql, type }: Moment, grain: Grain, weekStart: "monday" | "sunday"): string {
  if (grain === "hour") return `DATE_TRUNC('hour', ${type === "date" ? `CAST(${sql} AS TIMESTAMP)` : sql})`;
  if (grain === "day") return type === "date" ? sql : `CAST(${sql} AS DATE)`;
  if (grain === "week" && weekStart === "sunday") {
    return `CAST(DATE_TRUNC('week', ${closeOperand(sql)} + INTERVAL 1 DAY) - INTERVAL 1 DAY AS DATE)`;
  }
  return `CAST(DATE_TRUNC('${grain}', ${sql}) AS DATE)`;
}

function duration(from: Moment, to: Moment, unit: DurationUnit): string {
  if (unit === "month" || unit === "year") return `DATE_SUB('${unit}', ${from.sql}, ${to.sql})`;
  if (unit === "day" && from.type === "date" && to.type === "date") {
    return `DATE_DIFF('day', ${from.sql}, ${to.sql})`;
  }
  const seconds = `EPOCH(${to.sql}) - EPOCH(${from.sql})`;
  return unit === "second" ? seconds : `(${seconds}) / ${secondsPer[unit]}`;
}

const secondsPer = { minute: 60, hour: 3_600, day: 86_400, week: 604_800 } as const;
