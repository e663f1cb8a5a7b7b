import type { GuardDialect } from "../guard-verdict.ts";

/** A dialect's syntax for common queries of analysts. */
export interface Spelling {
  readonly quote: (name: string) => string;
  /** The start of a calendar unit. */
  readonly month: (column: string) => string;
  readonly year: (column: string) => string;
  readonly daysAgo: (days: number) => string;
  readonly concat: (a: string, b: string) => string;
  readonly toText: (value: string) => string;
  readonly toNumber: (value: string) => string;
  readonly countWhere: (condition: string) => string;
  readonly contains: (column: string, text: string) => string;
  readonly json: (column: string, key: string) => string;
  readonly join: (column: string) => string;
  readonly limit: (rows: number, from: number) => string;
}

const standard = {
  quote: (name: string) => `"${name}"`,
  concat: (a: string, b: string) => `${a} || ' ' || ${b}`,
  toText: (value: string) => `CAST(${value} AS VARCHAR)`,
  toNumber: (value: string) => `CAST(${value} AS DECIMAL(12, 2))`,
  countWhere: (condition: string) => `count(*) FILTER (WHERE ${condition})`,
  contains: (column: string, text: string) => `lower(${column}) LIKE '%${text}%'`,
  limit: (rows: number, from: number) => `LIMIT ${rows} OFFSET ${from}`,
};

export const spellings: Readonly<Record<GuardDialect, Spelling>> = {
  postgres: {
    ...standard,
    month: (column) => `date_trunc('month', ${column})::date`,
    year: (column) => `extract(year FROM ${column})`,
    daysAgo: (days) => `current_date - interval '${days} days'`,
    json: (column, key) => `${column}->>'${key}'`,
    join: (column) => `string_agg(DISTINCT ${column}, ', ' ORDER BY ${column})`,
  },
  mysql: {
    ...standard,
    quote: (name) => `\`${name}\``,
    month: (column) => `DATE_FORMAT(${column}, '%Y-%m-01')`,
    year: (column) => `YEAR(${column})`,
    daysAgo: (days) => `DATE_SUB(CURDATE(), INTERVAL ${days} DAY)`,
    concat: (a, b) => `CONCAT(${a}, ' ', ${b})`,
    toText: (value) => `CAST(${value} AS CHAR)`,
    countWhere: (condition) => `SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`,
    json: (column, key) => `JSON_UNQUOTE(JSON_EXTRACT(${column}, '$.${key}'))`,
    join: (column) => `GROUP_CONCAT(DISTINCT ${column} ORDER BY ${column} SEPARATOR ', ')`,
    limit: (rows, from) => `LIMIT ${from}, ${rows}`,
  },
  sqlite: {
    ...standard,
    month: (column) => `strftime('%Y-%m-01', ${column})`,
    year: (column) => `CAST(strftime('%Y', ${column}) AS INTEGER)`,
    daysAgo: (days) => `date('now', '-${days} days')`,
    toText: (value) => `CAST(${value} AS TEXT)`,
    json: (column, key) => `json_extract(${column}, '$.${key}')`,
    join: (column) => `group_concat(DISTINCT ${column})`,
  },
  duckdb: {
    ...standard,
    month: (column) => `date_trunc('month', ${column})`,
    year: (column) => `year(${column})`,
    daysAgo: (days) => `today() - INTERVAL ${days} DAY`,
    contains: (column, text) => `${column} ILIKE '%${text}%'`,
    json: (column, key) => `${column}->>'$.${key}'`,
    join: (column) => `string_agg(DISTINCT ${column}, ', ' ORDER BY ${column})`,
  },
  clickhouse: {
    ...standard,
    month: (column) => `toStartOfMonth(${column})`,
    year: (column) => `toYear(${column})`,
    daysAgo: (days) => `today() - ${days}`,
    concat: (a, b) => `concat(${a}, ' ', ${b})`,
    toText: (value) => `toString(${value})`,
    toNumber: (value) => `toFloat64(${value})`,
    countWhere: (condition) => `countIf(${condition})`,
    contains: (column, text) => `positionCaseInsensitive(${column}, '${text}') > 0`,
    json: (column, key) => `JSONExtractString(${column}, '${key}')`,
    join: (column) => `arrayStringConcat(groupUniqArray(${column}), ', ')`,
  },
};

/** The subject of a database: the names with which the shapes are filled. */
export interface Subject {
  readonly facts: string;
  readonly amount: string;
  readonly at: string;
  readonly of: string;
  readonly things: string;
  readonly name: string;
  readonly kind: string;
}

export const subjects: readonly Subject[] = [
  {
    facts: "orders",
    amount: "total",
    at: "created_at",
    of: "customer_id",
    things: "customers",
    name: "name",
    kind: "country",
  },
  {
    facts: "Fact Sales",
    amount: "Net Amount",
    at: "Sold On",
    of: "Product Key",
    things: "Dim Product",
    name: "Product Name",
    kind: "Group",
  },
  {
    facts: "events",
    amount: "value",
    at: "time",
    of: "user",
    things: "users",
    name: "first",
    kind: "language",
  },
  {
    facts: "update_log",
    amount: "count",
    at: "date",
    of: "set_id",
    things: "replace",
    name: "insert",
    kind: "format",
  },
  {
    facts: "messwerte",
    amount: "größe",
    at: "zeitpunkt",
    of: "gerät",
    things: "geräte",
    name: "straße",
    kind: "typ",
  },
];

/** A statement in any dialect, about any subject. */
export type Shape = (s: Spelling, n: Subject) => string;

export const shapes: readonly Shape[] = [
  (s, n) => `SELECT * FROM ${n.facts} ${s.limit(100, 0)}`,
  (s, n) => `SELECT count(*) AS ${s.quote("how many")} FROM ${n.facts} WHERE ${n.amount} > 1.5e3;`,
  (s, n) =>
    `SELECT ${s.month(n.at)} AS month, sum(${n.amount}) AS revenue FROM ${n.facts} GROUP BY 1 ORDER BY 1`,
  (s, n) =>
    `SELECT ${s.year(n.at)} AS y, avg(${n.amount}), min(${n.amount}), max(${n.amount}) FROM ${n.facts} GROUP BY ${s.year(n.at)} HAVING avg(${n.amount}) > 10`,
  (s, n) =>
    `SELECT t.${n.kind}, count(DISTINCT f.${n.of}) FROM ${n.facts} f INNER JOIN ${n.things} t ON t.id = f.${n.of} GROUP BY t.${n.kind} ORDER BY 2 DESC ${s.limit(10, 10)}`,
  (s, n) =>
    `SELECT * FROM ${n.things} WHERE ${s.contains(n.name, "x y")} AND ${n.kind} IN ('a', 'b''c', 'Köln') AND NOT ${n.name} LIKE 'test%'`,
  (s, n) =>
    `SELECT ${s.concat(n.name, n.kind)} AS label FROM ${n.things} WHERE ${n.kind} IS NOT NULL AND ${n.name} <> ''`,
  (s, n) =>
    `SELECT ${n.kind}, ${s.countWhere(`${n.name} IS NULL`)} AS missing, count(*) FROM ${n.things} GROUP BY ${n.kind}`,
  (s, n) => `SELECT * FROM ${n.facts} WHERE ${n.at} >= ${s.daysAgo(30)} AND ${n.amount} BETWEEN 1 AND 100`,
  (s, n) =>
    `WITH monthly AS (SELECT ${s.month(n.at)} AS m, sum(${n.amount}) AS v FROM ${n.facts} GROUP BY ${s.month(n.at)}) SELECT m, v, lag(v, 1) OVER (ORDER BY m) AS before, v - lag(v, 1) OVER (ORDER BY m) AS change FROM monthly`,
  (_, n) =>
    `SELECT x.* FROM (SELECT f.*, row_number() OVER (PARTITION BY ${n.of} ORDER BY ${n.amount} DESC) AS place FROM ${n.facts} f) x WHERE place <= 3`,
  (_, n) =>
    `SELECT ${n.of}, sum(${n.amount}) * 100.0 / sum(sum(${n.amount})) OVER () AS share FROM ${n.facts} GROUP BY ${n.of}`,
  (_, n) =>
    `SELECT ${n.at}, sum(${n.amount}) OVER (ORDER BY ${n.at} ROWS BETWEEN 6 PRECEDING AND CURRENT ROW) AS moving FROM ${n.facts}`,
  (_, n) =>
    `SELECT * FROM ${n.things} t WHERE NOT EXISTS (SELECT 1 FROM ${n.facts} f WHERE f.${n.of} = t.id)`,
  (_, n) =>
    `SELECT ${n.name} FROM ${n.things} WHERE id IN (SELECT ${n.of} FROM ${n.facts} WHERE ${n.amount} = (SELECT max(${n.amount}) FROM ${n.facts}))`,
  (_, n) =>
    `SELECT ${n.name}, 'facts' AS origin FROM ${n.things} UNION ALL SELECT ${n.kind}, 'kinds' FROM ${n.things} ORDER BY 1`,
  (s, n) => `SELECT ${n.kind}, ${s.join(n.name)} FROM ${n.things} GROUP BY ${n.kind}`,
  (s, n) =>
    `SELECT ${s.toText(n.amount)}, ${s.toNumber(`nullif(${n.name}, '')`)}, round(${n.amount}, 2), coalesce(${n.kind}, 'none') FROM ${n.facts}`,
  (_, n) =>
    `SELECT CASE WHEN ${n.amount} < 10 THEN 'low' WHEN ${n.amount} < 100 THEN 'middle' ELSE 'high' END AS band, count(*) FROM ${n.facts} GROUP BY CASE WHEN ${n.amount} < 10 THEN 'low' WHEN ${n.amount} < 100 THEN 'middle' ELSE 'high' END`,
  (s, n) =>
    `SELECT ${s.json("data", "city")} AS city, count(*) FROM ${n.facts} GROUP BY ${s.json("data", "city")}`,
  (s, n) =>
    `/* weekly\n report */ SELECT a.${n.kind}, b.${n.kind} -- both\nFROM ${n.things} a CROSS JOIN ${n.things} AS b LEFT JOIN ${n.facts} c ON c.${n.of} = a.id AND c.${n.amount} % 2 = 0 WHERE a.id < b.id ${s.limit(5, 5)}`,
  (_, n) =>
    `SELECT upper(${n.name}), length(${n.name}), trim(${n.name}), replace(${n.name}, 'a', 'b'), abs(${n.amount}), floor(${n.amount}), sqrt(${n.amount}) FROM ${n.things}`,
  (_, n) =>
    `SELECT DISTINCT ${n.kind} AS k FROM ${n.things} WHERE (${n.kind} = 'a' OR ${n.kind} = 'b') AND ${n.amount} / 2.0 + 1 >= -3 ORDER BY k DESC`,
  (s, n) =>
    `WITH a AS (SELECT ${n.of} AS id, sum(${n.amount}) AS v FROM ${n.facts} GROUP BY ${n.of}), b AS (SELECT avg(v) AS mean FROM a) SELECT t.${n.name}, a.v FROM a JOIN ${n.things} t ON t.id = a.id, b WHERE a.v > b.mean ORDER BY a.v DESC ${s.limit(20, 0)}`,
  (s, n) =>
    `SELECT rank() OVER (ORDER BY v DESC), ntile(4) OVER (ORDER BY v), first_value(k) OVER (PARTITION BY k ORDER BY v), k FROM (SELECT ${n.kind} AS k, count(*) AS v FROM ${n.things} GROUP BY ${n.kind}) AS ${s.quote("by kind")}`,
  (s, n) =>
    `SELECT sum(CASE WHEN ${s.year(n.at)} = 2024 THEN ${n.amount} END) AS this_year, sum(CASE WHEN ${s.year(n.at)} = 2023 THEN ${n.amount} END) AS last_year FROM ${n.facts}`,
  (s, n) =>
    `(SELECT ${n.name} FROM ${n.things} ORDER BY ${n.name} ${s.limit(1, 0)}) UNION ALL (SELECT ${n.name} FROM ${n.things} ORDER BY ${n.name} DESC ${s.limit(1, 0)})`,
  (_, n) =>
    `SELECT t.${n.name}, (SELECT count(*) FROM ${n.facts} f WHERE f.${n.of} = t.id) AS orders FROM ${n.things} t ORDER BY orders DESC, t.${n.name}`,
  (_, n) =>
    `SELECT stddev_pop(${n.amount}), var_samp(${n.amount}), count(*) FROM ${n.facts} WHERE ${n.amount} IS NOT NULL`,
  (s, n) =>
    `WITH RECURSIVE up AS (SELECT id, parent, 0 AS depth FROM ${n.things} WHERE parent IS NULL UNION ALL SELECT c.id, c.parent, up.depth + 1 FROM ${n.things} c JOIN up ON up.id = c.parent) SELECT depth, count(*) FROM up GROUP BY depth ORDER BY depth ${s.limit(9, 0)}`,
  (s, n) =>
    `SELECT ${s.year(n.at)} AS y, t.${n.kind}, sum(f.${n.amount}) AS v, rank() OVER (PARTITION BY ${s.year(n.at)} ORDER BY sum(f.${n.amount}) DESC) AS place FROM ${n.facts} f LEFT JOIN ${n.things} t ON f.${n.of} = t.id GROUP BY ${s.year(n.at)}, t.${n.kind}`,
  (_, n) => `SELECT 'It''s -- not a comment', '/* nor this */', ';', '$$', '(', ${n.name} FROM ${n.things}`,
  (s, n) =>
    `SELECT ${s.month(n.at)} AS m, sum(${n.amount}) / count(DISTINCT ${n.of}) AS per_head FROM ${n.facts} WHERE ${n.kind} NOT IN ('x') GROUP BY ${s.month(n.at)} HAVING count(*) >= 5 ORDER BY per_head`,
  (s, n) =>
    `select\n\t${n.kind}\n\t, count(*)\nfrom\n\t${n.things}\ngroup by\n\t${n.kind}\norder by count(*) desc\n${s.limit(3, 0)}\n;\n`,
  (_, n) =>
    `SELECT a.id FROM ${n.facts} a JOIN ${n.facts} b USING (id) WHERE a.${n.amount} > b.${n.amount} AND a.id NOT IN (SELECT id FROM ${n.things})`,
  (s, n) =>
    `SELECT lower(${n.name}) AS n, least(1, 2), greatest(${n.amount}, 0) FROM ${n.things} WHERE ${s.contains(n.kind, "ä")}`.replace(
      /least\(1, 2\), greatest\((.*?), 0\)/u,
      s === spellings.sqlite ? "min(1, 2), max($1, 0)" : "least(1, 2), greatest($1, 0)",
    ),
];
