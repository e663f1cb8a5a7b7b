import type { DatePart, DurationUnit, Grain } from "@askery/model";
import { closeOperand } from "../close-operand.ts";
import { checkDate, checkTimestamp } from "./date-text.ts";
import type { Dialect, Moment, RankedValues } from "./dialect.ts";
import { mysqlReservedWords } from "./reserved-words.data.ts";
import { usualLag } from "./usual-forms.ts";

/**
 * MySQL 8.0.17 and later, and MariaDB 10.5 and later, in any SQL mode. INTERSECT and EXCEPT need MySQL 8.0.31.
 *
 * The collation determines equality of text in comparisons, grouping and joins; most ignore case. TIMESTAMP columns are
 * in the session's time zone, since conversion needs time zone tables that few servers have.
 */
export const mysql: Dialect = {
  name: "mysql",
  reservedWords: mysqlReservedWords,
  holdableName: (name) =>
    // Names cannot end with a blank or contain characters outside the basic multilingual plane.
    name.replaceAll(/\0|[^\0-\uFFFF]/gu, "\uFFFD").replace(/ +$/, (blanks) => "_".repeat(blanks.length)),
  quoteName: (name) => `\`${name.replaceAll("`", "``")}\``,
  plainName: /^[A-Za-z_][A-Za-z0-9_]*$/,
  maxNameBytes: 64,
  insistsOnTypes: true,
  qualifiesSharedNames: false,
  placeholders: "anonymous",

  textLiteral,
  booleanLiteral: (value) => (value ? "TRUE" : "FALSE"),
  dateLiteral: (date) => `DATE '${checkDate(date)}'`,
  timestampLiteral: (timestamp) => `TIMESTAMP '${checkTimestamp(timestamp)}'`,

  decodeMoment: (moment) => moment.sql,
  readMoment: (text) => `CAST(${text} AS DATETIME)`,
  zones: null,
  truncate,
  datePart: ({ sql }, part) => partFunctions[part](sql),
  duration,

  // Without the cast, a quotient has only four more decimals than its dividend.
  divide: (left, right) => {
    const dividend = left.type === "float" ? left.sql : `CAST(${left.sql} AS DOUBLE)`;
    const divisor = right.isNeverZero ? right.sql : `NULLIF(${right.sql}, 0)`;
    return `${closeOperand(dividend)} / ${closeOperand(divisor)}`;
  },
  round: (value, digits) => `ROUND(${value.sql}${digits === null ? "" : `, ${digits}`})`,
  castToText: (value) => `CAST(${value} AS CHAR)`,
  concat: (texts) => `CONCAT(${texts.join(", ")})`,
  aggregateFilter: "case",
  percentile: { kind: "ranked", framesPlaces: false, pick: pickPercentile },
  stddev: (value) => `STDDEV_SAMP(${value})`,

  // MIN and MAX compare labels by their letters.
  enumerations: {
    rank: (column) => `${column} + 0`,
    labelOf: (rank, labels) => `ELT(${[rank, ...labels].join(", ")})`,
  },
  // The lists are columns of the type SET, which declares its elements.
  lists: {
    contains: (list, element) => `FIND_IN_SET(${element}, ${list}) > 0`,
    length: (list) => `COALESCE(LENGTH(${list}), 0)`,
    unnest: (list, { table, column }, labels) => {
      const elements = labels.map((label) => `SELECT ${label} AS ${column}`).join(" UNION ALL ");
      const element = `${table}.${column}`;
      return { line: `JOIN (${elements}) AS ${table} ON FIND_IN_SET(${element}, ${list}) > 0`, element };
    },
  },

  equalsWithoutCase: (value, text) => `LOWER(${value}) = LOWER(${text})`,
  like: {
    print: (value, not, pattern) => `LOWER(${value}) ${not}LIKE LOWER(${pattern})`,
    escape: "!",
    escapeClause: " ESCAPE '!'",
  },
  ordersBy: "result first",
  nullsLast: { ascending: "by test", descending: "by itself" },
  canLimitInside: false,
  canBoundGroups: true,
  canCorrelate: true,
  setQuantifier: "",
  lag: usualLag,
};

/** The meaning of a backslash depends on the server's mode, so text with one is printed in hexadecimal. */
function textLiteral(text: string): string {
  if (!/[\\\0]/.test(text)) return `'${text.replaceAll("'", "''")}'`;
  return `_utf8mb4 X'${Array.from(text, toHex).join("")}'`;
}

/** The hexadecimal UTF-8 encoding of one character. An unpaired surrogate becomes U+FFFD. */
function toHex(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x80) return code.toString(16).toUpperCase().padStart(2, "0");
  return encodeURIComponent(/^[\uD800-\uDFFF]$/.test(character) ? "\uFFFD" : character).replaceAll("%", "");
}

const partFunctions: Readonly<Record<DatePart, (sql: string) => string>> = {
  year: (sql) => `YEAR(${sql})`,
  quarterOfYear: (sql) => `QUARTER(${sql})`,
  monthOfYear: (sql) => `MONTH(${sql})`,
  // Mode 3 is the ISO week.
  weekOfYear: (sql) => `WEEK(${sql}, 3)`,
  dayOfMonth: (sql) => `DAYOFMONTH(${sql})`,
  weekday: (sql) => `WEEKDAY(${sql}) + 1`,
  hourOfDay: (sql) => `HOUR(${sql})`,
};

function truncate({ sql, type }: Moment, grain: Grain, weekStart: "monday" | "sunday"): string {
  const day = type === "date" ? sql : `DATE(${sql})`;
  switch (grain) {
    case "hour":
      return `CAST(DATE_FORMAT(${sql}, '%Y-%m-%d %H:00:00') AS DATETIME)`;
    case "day":
      return day;
    case "week": {
      const days = weekStart === "monday" ? `WEEKDAY(${sql})` : `DAYOFWEEK(${sql}) - 1`;
      return `DATE_SUB(${day}, INTERVAL ${days} DAY)`;
    }
    case "month":
      return `CAST(DATE_FORMAT(${sql}, '%Y-%m-01') AS DATE)`;
    case "quarter":
      return `DATE_ADD(MAKEDATE(YEAR(${sql}), 1), INTERVAL QUARTER(${sql}) - 1 QUARTER)`;
    default:
      return `MAKEDATE(YEAR(${sql}), 1)`;
  }
}

function duration(from: Moment, to: Moment, unit: DurationUnit): string {
  if (unit === "month" || unit === "year") {
    return `TIMESTAMPDIFF(${unit.toUpperCase()}, ${from.sql}, ${to.sql})`;
  }
  if (unit === "day" && from.type === "date" && to.type === "date") {
    return `DATEDIFF(${to.sql}, ${from.sql})`;
  }
  // A divisor with an exponent makes the quotient a double.
  return `TIMESTAMPDIFF(MICROSECOND, ${from.sql}, ${to.sql}) / ${microsecondsPer[unit]}`;
}

const microsecondsPer = {
  second: "1e6",
  minute: "60e6",
  hour: "3600e6",
  day: "86400e6",
  week: "604800e6",
} as const;

/**
 * The median is the average of the one or two middle values. Other percentiles interpolate between two values: each
 * value less than 1 from the position counts by its proximity, and the two weights add up to 1.
 */
function pickPercentile({ value, place, places, fraction }: RankedValues): string {
  if (fraction === "0.5") {
    return `AVG(CASE WHEN ${place} BETWEEN ${places} / 2.0 AND ${places} / 2.0 + 1 THEN ${value} END)`;
  }
  // The decimal point avoids unsigned arithmetic, where a negative difference fails.
  const distance = `ABS(${place} - 1.0 - ${fraction} * (${places} - 1))`;
  return `SUM(CASE WHEN ${distance} < 1 THEN ${value} * (1 - ${distance}) END)`;
}
