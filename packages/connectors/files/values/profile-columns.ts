import type { DuckDBConnection } from "@duckdb/node-api";
import { rowsOf } from "../../duckdb/read-schema.ts";
import { printIsFilled, printParsed, printTrimmed } from "./text-column.ts";
import type { ValueFormat } from "./value-format.ts";

/** A text column of a relation, and the formats that it may have. */
export interface ProfiledColumn {
  /** SQL of the value. */
  readonly expression: string;
  readonly formats: readonly ValueFormat[];
}

export interface RelationProfile {
  readonly rowCount: number;
  readonly columns: readonly ColumnProfile[];
}

export interface ColumnProfile {
  /** Values that are not empty; with `skipsMarkers`, markers for empty values don't count. */
  readonly filled: number;
  readonly maxBytes: number;
  readonly fits: readonly FormatFit[];
}

export interface FormatFit {
  readonly format: ValueFormat;
  readonly count: number;
  /** For numbers: digits after the decimal point; 99 if a number has an exponent. */
  readonly maxScale: number;
  readonly maxSize: number;
  /** For timestamps: whether all are at midnight. */
  readonly isMidnight: boolean;
}

/** Counts how many values fit each format, in one pass over all rows; several passes for a very wide table. */
export async function profileColumns(
  connection: DuckDBConnection,
  relation: string,
  options: { readonly columns: readonly ProfiledColumn[]; readonly skipsMarkers: boolean },
): Promise<RelationProfile> {
  const profiles: RelationProfile[] = [];
  for (const columns of takeTurns(options.columns)) {
    profiles.push(await profileTurn(connection, relation, { ...options, columns }));
  }
  return { rowCount: profiles[0]?.rowCount ?? 0, columns: profiles.flatMap(({ columns }) => columns) };
}

async function profileTurn(
  connection: DuckDBConnection,
  relation: string,
  { columns, skipsMarkers }: { readonly columns: readonly ProfiledColumn[]; readonly skipsMarkers: boolean },
): Promise<RelationProfile> {
  const texts = columns.map(({ expression }, at) => `${printTrimmed(expression)} AS x${String(at)}`);
  const parsed = columns.flatMap(({ formats }, at) =>
    formats.map((format, of) => `${printParsed(`x${String(at)}`, format)} AS ${nameOf(at, of)}`),
  );
  const counts = columns.flatMap(({ formats }, at) => {
    const text = `x${String(at)}`;
    return [
      skipsMarkers
        ? `count(*) FILTER (WHERE ${printIsFilled(text)}) AS n${String(at)}`
        : `count(${text}) AS n${String(at)}`,
      `coalesce(max(strlen(${text})), 0) AS b${String(at)}`,
      ...formats.flatMap((format, of) => countFits(format, nameOf(at, of))),
    ];
  });
  const [row = {}] = await rowsOf(
    connection,
    `SELECT ${["count(*) AS n", ...counts].join(", ")}
     FROM (SELECT ${["*", ...parsed].join(", ")} FROM (SELECT ${texts.length > 0 ? texts.join(", ") : "1"} FROM ${relation}))`,
  );
  return {
    rowCount: Number(row["n"]),
    columns: columns.map(({ formats }, at) => ({
      filled: Number(row[`n${String(at)}`]),
      maxBytes: Number(row[`b${String(at)}`]),
      fits: formats.map((format, of) => {
        const name = nameOf(at, of);
        return {
          format,
          count: Number(row[`${name}n`]),
          maxScale: Number(row[`${name}s`] ?? 0),
          maxSize: Number(row[`${name}m`] ?? 0),
          isMidnight: row[`${name}d`] === true,
        };
      }),
    })),
  };
}

/** Samples values by hash that fit none of a column's formats; for columns without formats, samples all values. */
export async function readStrays(
  connection: DuckDBConnection,
  relation: string,
  columns: readonly ProfiledColumn[],
): Promise<readonly (readonly string[])[]> {
  const strays: (readonly string[])[] = [];
  for (const turn of takeTurns(columns)) strays.push(...(await readStraysOf(connection, relation, turn)));
  return strays;
}

async function readStraysOf(
  connection: DuckDBConnection,
  relation: string,
  columns: readonly ProfiledColumn[],
): Promise<readonly (readonly string[])[]> {
  const texts = columns.map(({ expression }, at) => `${printTrimmed(expression)} AS x${String(at)}`);
  const lists = columns.map(({ formats }, at) => {
    const text = `x${String(at)}`;
    const misses = formats.map((format) => `(${printParsed(text, format)}) IS NULL`);
    return `arg_min(${text}, hash(${text}), 200) FILTER (WHERE ${[printIsFilled(text), ...misses].join(" AND ")}) AS v${String(at)}`;
  });
  const [row = {}] = await rowsOf(
    connection,
    `SELECT ${lists.join(", ")} FROM (SELECT ${texts.join(", ")} FROM ${relation})`,
  );
  return columns.map((_, at) => {
    const list = row[`v${String(at)}`];
    return Array.isArray(list) ? list.filter((value) => typeof value === "string") : [];
  });
}

/** Limits the formats in one query: DuckDB allocates a vector for each step of each expression, in each thread. */
const formatsPerTurn = 300;

function takeTurns(columns: readonly ProfiledColumn[]): readonly (readonly ProfiledColumn[])[] {
  const turns: ProfiledColumn[][] = [[]];
  let left = formatsPerTurn;
  for (const column of columns) {
    const size = 1 + column.formats.length;
    if (size > left) {
      turns.push([]);
      left = formatsPerTurn;
    }
    turns.at(-1)?.push(column);
    left -= size;
  }
  return turns;
}

function nameOf(column: number, format: number): string {
  return `f${String(column)}_${String(format)}`;
}

function countFits({ kind }: ValueFormat, name: string): readonly string[] {
  if (kind === "timestamp") {
    return [
      `count(${name}) AS ${name}n`,
      `coalesce(bool_and(${name} = date_trunc('day', ${name})), false) AS ${name}d`,
    ];
  }
  if (kind !== "number") return [`count(${name}) AS ${name}n`];
  const scale = `CASE WHEN contains(${name}, 'e') OR contains(${name}, 'E') THEN 99 WHEN contains(${name}, '.') THEN strlen(${name}) - strpos(${name}, '.') ELSE 0 END`;
  const size = `TRY_CAST(${name} AS DOUBLE)`;
  return [`count(${size}) AS ${name}n`, `max(${scale}) AS ${name}s`, `max(abs(${size})) AS ${name}m`];
}
