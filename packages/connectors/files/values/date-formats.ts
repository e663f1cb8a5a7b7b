import { printText } from "../../duckdb/print-text.ts";
import type { ValueFormat } from "./value-format.ts";

/** Lists the formats of dates and times that these values may have. */
export function listDateFormats(values: readonly string[]): readonly ValueFormat[] {
  return [
    isoDate,
    isoTimestamp,
    isoMonth,
    clockTime,
    ...orders.flatMap((order) => listOrdered(order, values)),
    ...listNamedMonths(values),
    ...monthsAlone,
    ...quarters,
  ];
}

export const isoDate: ValueFormat = {
  id: "date",
  kind: "date",
  pattern: "[0-9]{4}-[0-9]{2}-[0-9]{2}",
  print: (text) => `TRY_CAST(${text} AS DATE)`,
  unit: null,
  reading: null,
};

/** Eight digits, accepted as a date only in columns named like one. */
export const compactDate: ValueFormat = {
  id: "compact date",
  kind: "date",
  pattern: "(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])",
  print: (text) => `TRY_CAST(TRY_STRPTIME(${text}, '%Y%m%d') AS DATE)`,
  unit: null,
  reading: null,
};

/** With a UTC offset, or without one, which means UTC. */
const isoTimestamp: ValueFormat = {
  id: "timestamp",
  kind: "timestamp",
  pattern:
    "[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[T ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:[.][0-9]{1,9})?)?(?: ?(?:Z|UTC|[+-][0-9]{2}(?::?[0-9]{2})?))?)?",
  print: (text) => `(TRY_CAST(${text} AS TIMESTAMPTZ) AT TIME ZONE 'UTC')`,
  unit: null,
  reading: null,
};

const isoMonth: ValueFormat = {
  id: "month",
  kind: "date",
  pattern: "(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])",
  print: (text) => `TRY_CAST(${text} || '-01' AS DATE)`,
  unit: null,
  reading: null,
};

const clockTime: ValueFormat = {
  id: "time",
  kind: "time",
  pattern: "(?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?",
  print: (text) => `TRY_CAST(${text} AS TIME)`,
  unit: null,
  reading: null,
};

interface Order {
  readonly reading: ValueFormat["reading"];
  readonly parts: readonly [Part, Part, Part];
}

type Part = "d" | "m" | "y";

const orders: readonly Order[] = [
  { reading: "day first", parts: ["d", "m", "y"] },
  { reading: "month first", parts: ["m", "d", "y"] },
  { reading: null, parts: ["y", "m", "d"] },
];

/** Numeric dates with separators: `31.12.2026`, `12/31/26 4:05 PM`, `2026/12/31`. */
function listOrdered({ reading, parts }: Order, values: readonly string[]): readonly ValueFormat[] {
  const years = parts[0] === "y" ? (["Y"] as const) : (["Y", "y"] as const);
  return separators.flatMap((separator) => {
    const isAmerican = reading === "month first" && separator === ".";
    const isIso = parts[0] === "y" && separator === "-";
    if (isAmerican || isIso) return [];
    return years.flatMap((year) => {
      const day = parts.map((part) => (part === "y" ? digitsOf(year) : "[0-9]{1,2}")).join(`[${separator}]`);
      const format = parts.map((part) => `%${part === "y" ? year : part}`).join(separator);
      return listTimed({ day, format, values, id: `${parts.join(separator)} ${year}`, reading });
    });
  });
}

const separators = [".", "/", "-"] as const;

function digitsOf(year: "Y" | "y"): string {
  return year === "Y" ? "(?:1[0-9]|20|21)[0-9]{2}" : "[0-9]{2}";
}

/** `5 Mar 2026`, `5-Mar-26`, `March 5, 2026`. */
function listNamedMonths(values: readonly string[]): readonly ValueFormat[] {
  return namedMonths.flatMap(({ day, format }) =>
    listTimed({ day, format, values, id: format, reading: null }),
  );
}

const shortMonth = "(?i:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
const longMonth =
  "(?i:january|february|march|april|may|june|july|august|september|october|november|december)";

const weekday = "(?i:mon|tue|wed|thu|fri|sat|sun)";

const namedMonths: readonly { readonly day: string; readonly format: string }[] = [
  { day: `${weekday}, [0-9]{1,2} ${shortMonth} ${digitsOf("Y")}`, format: "%a, %d %b %Y" },
  { day: `[0-9]{1,2} ${shortMonth} ${digitsOf("Y")}`, format: "%d %b %Y" },
  { day: `[0-9]{1,2} ${longMonth} ${digitsOf("Y")}`, format: "%d %B %Y" },
  { day: `[0-9]{1,2}-${shortMonth}-${digitsOf("Y")}`, format: "%d-%b-%Y" },
  { day: `[0-9]{1,2}-${shortMonth}-${digitsOf("y")}`, format: "%d-%b-%y" },
  { day: `${shortMonth} [0-9]{1,2}, ${digitsOf("Y")}`, format: "%b %d, %Y" },
  { day: `${longMonth} [0-9]{1,2}, ${digitsOf("Y")}`, format: "%B %d, %Y" },
];

/** `Jan 2026`, `Jan-26`, `January 2026`: become the first day of the month. */
const monthsAlone: readonly ValueFormat[] = [
  { pattern: `${shortMonth}[ -]${digitsOf("Y")}`, format: "%d-%b-%Y" },
  { pattern: `${longMonth}[ -]${digitsOf("Y")}`, format: "%d-%B-%Y" },
  { pattern: `${shortMonth}[-][0-9]{2}`, format: "%d-%b-%y" },
].map(({ pattern, format }) => ({
  id: `month ${format}`,
  kind: "date",
  pattern,
  print: (text) => `TRY_CAST(TRY_STRPTIME('1-' || replace(${text}, ' ', '-'), '${format}') AS DATE)`,
  unit: null,
  reading: null,
}));

/** `2026-Q1`, `Q1 2026`: become the first day of the quarter. */
const quarters: readonly ValueFormat[] = [
  { id: "year and quarter", pattern: "(?:19|20)[0-9]{2}[- ]?[Qq][1-4]", year: "[:4]", quarter: "[-1:]" },
  { id: "quarter and year", pattern: "[Qq][1-4][-/ ]?(?:19|20)[0-9]{2}", year: "[-4:]", quarter: "[2]" },
].map(({ id, pattern, year, quarter }) => ({
  id,
  kind: "date",
  pattern,
  print: (text) =>
    `make_date(CAST((${text})${year} AS BIGINT), CAST((${text})${quarter} AS BIGINT) * 3 - 2, 1)`,
  unit: null,
  reading: null,
}));

interface Timed {
  readonly id: string;
  readonly day: string;
  readonly format: string;
  readonly reading: ValueFormat["reading"];
  readonly values: readonly string[];
}

/** A date format, alone and with each format of times that occurs in the values. */
function listTimed({ id, day, format, reading, values }: Timed): readonly ValueFormat[] {
  return times.flatMap((time): readonly ValueFormat[] => {
    if (time.isSeen !== null && !values.some((value) => time.isSeen?.test(value))) return [];
    return [
      {
        id: `${id}${time.format}`,
        kind: time.format === "" ? "date" : "timestamp",
        pattern: day + time.pattern,
        print: (text) => {
          const parsed = `TRY_STRPTIME(${text}, ${printText(format + time.format)})`;
          return time.format === "" ? `TRY_CAST(${parsed} AS DATE)` : parsed;
        },
        unit: null,
        reading,
      },
    ];
  });
}

const times: readonly {
  readonly pattern: string;
  readonly format: string;
  readonly isSeen: RegExp | null;
}[] = [
  { pattern: "", format: "", isSeen: null },
  { pattern: " [0-9]{1,2}:[0-9]{2}", format: " %H:%M", isSeen: / \d{1,2}:\d\d$/ },
  { pattern: " [0-9]{1,2}:[0-9]{2}:[0-9]{2}", format: " %H:%M:%S", isSeen: / \d{1,2}:\d\d:\d\d$/ },
  { pattern: " [0-9]{1,2}:[0-9]{2} (?i:am|pm)", format: " %I:%M %p", isSeen: / \d{1,2}:\d\d [AaPp][Mm]$/ },
  {
    pattern: " [0-9]{1,2}:[0-9]{2}:[0-9]{2} GMT",
    format: " %H:%M:%S GMT",
    isSeen: / \d{1,2}:\d\d:\d\d GMT$/,
  },
  {
    pattern: " [0-9]{1,2}:[0-9]{2}:[0-9]{2} (?i:am|pm)",
    format: " %I:%M:%S %p",
    isSeen: /:\d\d:\d\d [AaPp][Mm]$/,
  },
];
