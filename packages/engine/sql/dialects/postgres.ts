import type { DatePart, DurationUnit, Grain } from "@askery/model";
import { closeOperand } from "../close-operand.ts";
import { checkDate, checkTimestamp } from "./date-text.ts";
import { joinByBars, likeByWord, quoteDoubly, unnestByJoin, usualLag, withoutNul } from "./usual-forms.ts";
import type { Dialect, Moment } from "./dialect.ts";
import { postgresReservedWords } from "./reserved-words.data.ts";

/**
 * PostgreSQL 14 and later.
 *
 * Its text cannot contain U+0000, which is printed as U+FFFD: such text equals no stored value.
 */
export const postgres: Dialect = {
  name: "postgres",
  reservedWords: postgresReservedWords,
  holdableName: withoutNul,
  quoteName: quoteDoubly,
  plainName: /^[a-z_][a-z0-9_]*$/,
  maxNameBytes: 63,
  insistsOnTypes: true,
  qualifiesSharedNames: false,
  placeholders: "numbered",

  textLiteral: (text) => {
    const quoted = text.replaceAll("\0", "\uFFFD").replaceAll("'", "''");
    // The meaning of an escape string does not depend on standard_conforming_strings.
    return quoted.includes("\\") ? `E'${quoted.replaceAll("\\", "\\\\")}'` : `'${quoted}'`;
  },
  booleanLiteral: (value) => (value ? "TRUE" : "FALSE"),
  dateLiteral: (date) => `DATE '${checkDate(date)}'`,
  timestampLiteral: (timestamp) => `TIMESTAMP '${checkTimestamp(timestamp)}'`,

  decodeMoment: (moment) => moment.sql,
  readMoment: (text) => `CAST(${text} AS TIMESTAMP)`,
  zones: {
    toLocal: (sql, zone) => `${closeOperand(sql)} AT TIME ZONE ${zone}`,
    fromLocal: (timestampLiteral, zone) => `${timestampLiteral} AT TIME ZONE ${zone}`,
  },
  truncate,
  datePart: ({ sql, type }, part) => {
    const isTimeless = part === "hourOfDay" && type === "date";
    return `EXTRACT(${fields[part]} FROM ${isTimeless ? `CAST(${sql} AS TIMESTAMP)` : sql})`;
  },
  duration,

  divide: (left, right) => {
    const dividend =
      left.type === "integer" && right.type === "integer" ? `CAST(${left.sql} AS NUMERIC)` : left.sql;
    const divisor = right.isNeverZero ? right.sql : `NULLIF(${right.sql}, 0)`;
    return `${closeOperand(dividend)} / ${closeOperand(divisor)}`;
  },
  round: (value, digits) => {
    if (digits === null) return `ROUND(${value.sql})`;
    return `ROUND(${value.type === "float" ? `CAST(${value.sql} AS NUMERIC)` : value.sql}, ${digits})`;
  },
  castToText: (value) => `CAST(${value} AS TEXT)`,
  concat: joinByBars,
  aggregateFilter: "clause",
  percentile: {
    kind: "aggregate",
    print: ({ sql }, fraction) => `PERCENTILE_CONT(${fraction}) WITHIN GROUP (ORDER BY ${sql})`,
  },
  stddev: (value, filter) => `STDDEV(${value})${filter}`,

  enumerations: null,
  lists: {
    contains: (list, element) => `${element} = ANY(${list})`,
    length: (list) => `COALESCE(CARDINALITY(${list}), 0)`,
    unnest: unnestByJoin,
  },

  equalsWithoutCase: (value, text) => `LOWER(${value}) = LOWER(${text})`,
  like: likeByWord("ILIKE"),
  ordersBy: "result first",
  nullsLast: { ascending: "by itself", descending: "by word" },
  canLimitInside: true,
  canBoundGroups: true,
  canCorrelate: true,
  setQuantifier: "",
  lag: usualLag,
};

const fields: Readonly<Record<DatePart, string>> = {
  year: "YEAR",
  quarterOfYear: "QUARTER",
  monthOfYear: "MONTH",
  weekOfYear: "WEEK",
  dayOfMonth: "DAY",
  weekday: "ISODOW",
  hourOfDay: "HOUR",
};

function truncate({ sql, type }: Moment, grain: Grain, weekStart: "monday" | "sunday"): string {
  if (grain === "hour") return `DATE_TRUNC('hour', ${sql})`;
  if (grain === "day") return type === "date" ? sql : `CAST(${sql} AS DATE)`;
  if (grain === "week" && weekStart === "sunday") {
    return `CAST(DATE_TRUNC('week', ${closeOperand(sql)} + INTERVAL '1 day') - INTERVAL '1 day' AS DATE)`;
  }
  return `CAST(DATE_TRUNC('${grain}', ${sql}) AS DATE)`;
}

/** Subtracting two dates yields days; with a timestamp, an interval. */
function duration(from: Moment, to: Moment, unit: DurationUnit): string {
  const age = `AGE(${to.sql}, ${from.sql})`;
  if (unit === "year") return `EXTRACT(YEAR FROM ${age})`;
  if (unit === "month") return `EXTRACT(YEAR FROM ${age}) * 12 + EXTRACT(MONTH FROM ${age})`;
  const difference = `${closeOperand(to.sql)} - ${closeOperand(from.sql)}`;
  if (from.type === "date" && to.type === "date") {
    if (unit === "day") return difference;
    return unit === "week" ? `(${difference}) / 7.0` : `(${difference}) * ${86_400 / secondsPer[unit]}`;
  }
  const seconds = `EXTRACT(EPOCH FROM ${difference})`;
  return unit === "second" ? seconds : `${seconds} / ${secondsPer[unit]}`;
}

const secondsPer = { second: 1, minute: 60, hour: 3_600, day: 86_400, week: 604_800 } as const;
