import type { DatePart, DurationUnit, Grain } from "@askery/model";
import { closeOperand } from "../close-operand.ts";
import { checkDate, checkTimestamp } from "./date-text.ts";
import type { Dialect, Moment } from "./dialect.ts";
import { clickhouseReservedWords } from "./reserved-words.data.ts";
import { withoutNul } from "./usual-forms.ts";

/**
 * ClickHouse 24.8 and later, with our connector's settings: `join_use_nulls = 1`, so that a left join without a match
 * yields null, `aggregate_functions_null_for_empty = 1`, and `prefer_column_name_to_alias = 1`.
 *
 * A DateTime is in the server's time zone, unless its type names another one.
 */
export const clickhouse: Dialect = {
  name: "clickhouse",
  reservedWords: clickhouseReservedWords,
  holdableName: withoutNul,
  quoteName: (name) => `"${name.replaceAll("\\", "\\\\").replaceAll('"', '""')}"`,
  plainName: /^[A-Za-z_][A-Za-z0-9_]*$/,
  maxNameBytes: null,
  insistsOnTypes: true,
  qualifiesSharedNames: true,
  placeholders: "named",

  textLiteral: (text) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''").replaceAll("\0", "\\0")}'`,
  booleanLiteral: (value) => (value ? "TRUE" : "FALSE"),
  dateLiteral: (date) => `${isOfSmallTypes(date) ? "toDate" : "toDate32"}('${checkDate(date)}')`,
  timestampLiteral: (timestamp) => {
    const fraction = timestamp.split(".")[1]?.length ?? 0;
    return isOfSmallTypes(timestamp) && fraction === 0
      ? `toDateTime('${checkTimestamp(timestamp)}')`
      : `toDateTime64('${checkTimestamp(timestamp)}', ${fraction})`;
  },

  decodeMoment: (moment) => moment.sql,
  readMoment: (text) => `parseDateTime64BestEffortOrNull(${text})`,
  zones: null,
  truncate,
  datePart: ({ sql, type }, part) => {
    const isTimeless = part === "hourOfDay" && type === "date";
    return `${partFunctions[part]}(${isTimeless ? `toDateTime(${sql})` : sql})`;
  },
  duration,

  // A quotient of decimals has no more digits than its dividend.
  divide: (left, right) => {
    const dividend = left.type === "float" ? left.sql : `toFloat64(${left.sql})`;
    const divisor = right.isNeverZero ? right.sql : `NULLIF(${right.sql}, 0)`;
    return `${closeOperand(dividend)} / ${closeOperand(divisor)}`;
  },
  round: (value, digits) => `ROUND(${value.sql}${digits === null ? "" : `, ${digits}`})`,
  castToText: (value) => `toString(${value})`,
  concat: (texts) => `CONCAT(${texts.join(", ")})`,
  aggregateFilter: "case",
  percentile: {
    kind: "aggregate",
    print: ({ sql, type }, fraction) =>
      `quantileExactInclusive(${fraction})(${type === "decimal" ? `toFloat64(${sql})` : sql})`,
  },
  // The function returns NaN for a single value.
  stddev: (value) => `CASE WHEN COUNT(${value}) > 1 THEN stddevSamp(${value}) END`,

  enumerations: null,
  lists: {
    contains: (list, element) => `has(${list}, ${element})`,
    length: (list) => `length(${list})`,
    // The alias has no table, so it must differ from all columns.
    unnest: (list, { table, column }) => {
      const element = `${table}_${column}`;
      return { line: `ARRAY JOIN ${list} AS ${element}`, element };
    },
  },

  equalsWithoutCase: (value, text) => `lowerUTF8(${value}) = lowerUTF8(${text})`,
  like: {
    print: (value, not, pattern) => `${value} ${not}ILIKE ${pattern}`,
    escape: "\\",
    escapeClause: "",
  },
  ordersBy: "sources first",
  nullsLast: { ascending: "by itself", descending: "by itself" },
  canLimitInside: true,
  canBoundGroups: true,
  canCorrelate: false,
  setQuantifier: " DISTINCT",
  lag: (value, steps) => `LAG(toNullable(${value})${steps})`,
};

/** The common date types range from 1970 to 2105 and clamp silently. */
function isOfSmallTypes(moment: string): boolean {
  return moment >= "1970-01-02" && moment < "2106";
}

const partFunctions: Readonly<Record<DatePart, string>> = {
  year: "toYear",
  quarterOfYear: "toQuarter",
  monthOfYear: "toMonth",
  weekOfYear: "toISOWeek",
  dayOfMonth: "toDayOfMonth",
  weekday: "toDayOfWeek",
  hourOfDay: "toHour",
};

function truncate({ sql, type }: Moment, grain: Grain, weekStart: "monday" | "sunday"): string {
  switch (grain) {
    case "hour":
      return `toStartOfHour(${type === "date" ? `toDateTime(${sql})` : sql})`;
    case "day":
      return type === "date" ? sql : `toDate(${sql})`;
    case "week":
      return weekStart === "monday" ? `toMonday(${sql})` : `toStartOfWeek(${sql})`;
    case "month":
      return `toStartOfMonth(${sql})`;
    case "quarter":
      return `toStartOfQuarter(${sql})`;
    default:
      return `toStartOfYear(${sql})`;
  }
}

function duration(from: Moment, to: Moment, unit: DurationUnit): string {
  if (unit === "month" || unit === "year") return `age('${unit}', ${from.sql}, ${to.sql})`;
  if (unit === "day" && from.type === "date" && to.type === "date") {
    return `dateDiff('day', ${from.sql}, ${to.sql})`;
  }
  const seconds = `dateDiff('second', ${from.sql}, ${to.sql})`;
  return unit === "second" ? seconds : `${seconds} / ${secondsPer[unit]}`;
}

const secondsPer = { minute: 60, hour: 3_600, day: 86_400, week: 604_800 } as const;
