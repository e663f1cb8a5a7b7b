/** A part of a statement that a plan cannot express. It never leaves `readSqlPlan`, which returns it as data. */
export class Unreadable extends Error {
  /** The part in words: "a subquery", "the function regexp_matches". */
  readonly part: string;

  constructor(part: string) {
    super(part);
    this.name = "Unreadable";
    this.part = part;
  }
}

const nodeWords: Readonly<Partial<Record<string, string>>> = {
  subquery: "a subquery",
  exists: "EXISTS",
  union: "UNION",
  intersect: "INTERSECT",
  except: "EXCEPT",
  window_function: "a window function (OVER)",
  star: "* beside other columns",
  within_group: "WITHIN GROUP",
  with: "WITH",
  offset: "OFFSET",
  distinct_on: "DISTINCT ON",
  qualify: "QUALIFY",
  placeholder: "a placeholder",
  interval: "INTERVAL",
  "": "an expression that is not understood",
};

/** A kind of node in the words of SQL. */
export function partOf(kind: string): string {
  return nodeWords[kind] ?? kind.replaceAll("_", " ").toUpperCase();
}
