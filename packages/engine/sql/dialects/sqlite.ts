import type { DateEncoding, DatePart, DurationUnit, Grain } from "@askery/model";
import { closeOperand } from "../close-operand.ts";
import { checkDate, checkTimestamp, toUnixMs } from "./date-text.ts";
import { joinByBars, likeByWord, quoteDoubly, usualLag, withoutNul } from "./usual-forms.ts";
import type { Dialect, Moment, RankedValues } from "./dialect.ts";
import { sqliteReservedWords } from "./reserved-words.data.ts";

/**
 * SQLite 3.30 and later, built with the math functions that the standard deviation needs.
 *
 * SQLite has no date type: dates are text or numbers, according to `DateEncoding`, and results are ISO text.
 * Case-insensitive matching covers only the letters A–Z.
 */
export const sqlite: Dialect = {
  name: "sqlite",
  reservedWords: sqliteReservedWords,
  holdableName: withoutNul,
  quoteName: quoteDoubly,
  plainName: /^[A-Za-z_][A-Za-z0-9_]*$/,
  maxNameBytes: null,
  insistsOnTypes: false,
  qualifiesSharedNames: false,
  placeholders: "anonymous",

  textLiteral: (text) => {
    const quoted = `'${text.replaceAll("'", "''")}'`;
    return quoted.includes("\0") ? `(${quoted.replaceAll("\0", "' || CHAR(0) || '")})` : quoted;
  },
  booleanLiteral: (value) => (value ? "1" : "0"),
  dateLiteral: (date, encoding) => encodeMoment(checkDate(date), encoding),
  timestampLiteral: (timestamp, encoding) => encodeMoment(checkTimestamp(timestamp), encoding),

  decodeMoment: (moment) => {
    if (moment.encoding === null || moment.encoding === "iso-text") return moment.sql;
    const isDate = moment.type === "date" || moment.encoding === "compact-text";
    return `${isDate ? "DATE" : "DATETIME"}(${timeValue(moment)})`;
  },
  readMoment: (text) => text,
  zones: null,
  truncate,
  datePart,
  duration,

  divide: (left, right) => {
    const dividend = left.type === "float" ? left.sql : `CAST(${left.sql} AS REAL)`;
    const divisor = right.isNeverZero ? right.sql : `NULLIF(${right.sql}, 0)`;
    return `${closeOperand(dividend)} / ${closeOperand(divisor)}`;
  },
  round: (value, digits) => `ROUND(${value.sql}${digits === null ? "" : `, ${digits}`})`,
  castToText: (value) => `CAST(${value} AS TEXT)`,
  concat: joinByBars,
  aggregateFilter: "clause",
  percentile: { kind: "ranked", framesPlaces: true, pick: pickPercentile },
  stddev: (value, filter) => {
    const number = `1.0 * ${closeOperand(value)}`;
    const sum = `SUM(${number})${filter}`;
    const squares = `SUM(${number} * ${closeOperand(value)})${filter}`;
    const count = `COUNT(${value})${filter}`;
    return `SQRT(MAX(0, ${squares} - ${sum} * ${sum} / ${count}) / NULLIF(${count} - 1, 0))`;
  },

  enumerations: null,
  lists: null,

  equalsWithoutCase: (value, text) => `${value} = ${text} COLLATE NOCASE`,
  like: likeByWord("LIKE"),
  ordersBy: "result first",
  nullsLast: { ascending: "by word", descending: "by itself" },
  canLimitInside: true,
  canBoundGroups: true,
  canCorrelate: true,
  setQuantifier: "",
  lag: usualLag,
};

function encodeMoment(moment: string, encoding: DateEncoding | null): string {
  switch (encoding) {
    case "compact-text":
      return `'${moment.slice(0, 10).replaceAll("-", "")}'`;
    case "unix-seconds":
      return String(toUnixMs(moment) / 1000);
    case "unix-ms":
      return String(toUnixMs(moment));
    default:
      return `'${moment}'`;
  }
}

/** The first arguments of SQLite's date functions: a time value and its modifier. */
function timeValue({ sql, encoding }: Moment): string {
  switch (encoding) {
    case "compact-text":
      return `SUBSTR(${sql}, 1, 4) || '-' || SUBSTR(${sql}, 5, 2) || '-' || SUBSTR(${sql}, 7, 2)`;
    case "unix-seconds":
      return `${sql}, 'unixepoch'`;
    case "unix-ms":
      return `${closeOperand(sql)} / 1000.0, 'unixepoch'`;
    default:
      return sql;
  }
}

function truncate(moment: Moment, grain: Grain, weekStart: "monday" | "sunday"): string {
  const time = timeValue(moment);
  switch (grain) {
    case "hour":
      return `STRFTIME('%Y-%m-%d %H:00:00', ${time})`;
    case "day":
      return `DATE(${time})`;
    case "week":
      return `DATE(${time}, '-6 days', 'weekday ${weekStart === "monday" ? 1 : 0}')`;
    case "quarter":
      return `DATE(${time}, 'start of month', '-' || ((STRFTIME('%m', ${time}) + 2) % 3) || ' months')`;
    default:
      return `DATE(${time}, 'start of ${grain}')`;
  }
}

/** Older versions of SQLite lack `%V` and `%u`, so the ISO week is computed from the Thursday of the week. */
function datePart(moment: Moment, part: DatePart): string {
  const time = timeValue(moment);
  switch (part) {
    case "quarterOfYear":
      return `(STRFTIME('%m', ${time}) + 2) / 3`;
    case "weekOfYear":
      return `(STRFTIME('%j', ${time}, '-3 days', 'weekday 4') + 6) / 7`;
    case "weekday":
      return `(STRFTIME('%w', ${time}) + 6) % 7 + 1`;
    default:
      return `CAST(STRFTIME('${timeFormats[part]}', ${time}) AS INTEGER)`;
  }
}

const timeFormats = { year: "%Y", monthOfYear: "%m", dayOfMonth: "%d", hourOfDay: "%H" } as const;

function duration(from: Moment, to: Moment, unit: DurationUnit): string {
  const start = timeValue(from);
  const end = timeValue(to);
  if (unit === "year") return `(${monthsBetween(start, end)}) / 12`;
  if (unit === "month") return monthsBetween(start, end);
  if (from.type === "date" && to.type === "date") {
    const days = `JULIANDAY(${end}) - JULIANDAY(${start})`;
    if (unit === "day") return days;
    return unit === "week" ? `(${days}) / 7` : `(${days}) * ${86_400 / secondsPer[unit]}`;
  }
  const seconds = `STRFTIME('%s', ${end}) - STRFTIME('%s', ${start})`;
  return unit === "second" ? seconds : `(${seconds}) / ${secondsPer[unit]}.0`;
}

const secondsPer = { second: 1, minute: 60, hour: 3_600, day: 86_400, week: 604_800 } as const;

/** The last month counts if its day and time of day are reached. */
function monthsBetween(start: string, end: string): string {
  const months = (time: string) => `STRFTIME('%Y', ${time}) * 12 + STRFTIME('%m', ${time})`;
  const rest = (time: string) => `STRFTIME('%d %H:%M:%S', ${time})`;
  return `${months(end)} - (${months(start)}) - (${rest(end)} < ${rest(start)})`;
}

/**
 * The median is the average of the one or two middle values. Other percentiles interpolate between two values: each
 * value less than 1 from the position counts by its proximity, and the two weights add up to 1.
 */
function pickPercentile({ value, place, places, fraction }: RankedValues): string {
  if (fraction === "0.5") {
    return `AVG(${value}) FILTER (WHERE ${place} BETWEEN ${places} / 2.0 AND ${places} / 2.0 + 1)`;
  }
  const distance = `ABS(${place} - 1 - ${fraction} * (${places} - 1))`;
  return `SUM(${value} * (1 - ${distance})) FILTER (WHERE ${distance} < 1)`;
}
