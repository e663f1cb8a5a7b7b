import type { AggregateFunction, Expression, Literal, ScalarFunction } from "@askery/model";
import { isNothing, isRecord, nodeOf, type TreeRecord } from "@askery/guard";
import { listOf, nameOf, textOf } from "./read-sources.ts";
import type { SqlScope } from "./sql-scope.ts";
import { partOf, Unreadable } from "./unreadable.ts";

/** Reads an expression. Throws `Unreadable` for what plans do not have. */
export function readExpression(node: unknown, scope: SqlScope): Expression {
  if (isNull(node)) return { kind: "literal", value: { type: "null" } };
  const { kind, record } = nodeOf(node);
  if (kind === "column") return readColumn(record, scope);
  if (kind === "literal" || kind === "boolean") return { kind: "literal", value: readLiteral(kind, record) };
  const unit = scope.dates(node);
  if (unit !== undefined) return unit;
  const operator = operators[kind];
  if (operator !== undefined) {
    const left = readExpression(record["left"], scope);
    const right = readExpression(operator === "/" ? withoutNullIf(record["right"]) : record["right"], scope);
    return { kind: "arithmetic", operator, left, right };
  }
  const aggregate = aggregates[kind];
  if (aggregate !== undefined) return readAggregate(aggregate, record, scope);
  return readOther(kind, record, scope);
}

function readColumn(record: TreeRecord, scope: SqlScope): Expression {
  const [name, qualifier] = [nameOf(record["name"]) ?? "", nameOf(record["table"])];
  const output = qualifier === null ? scope.aliases.get(name.toLowerCase()) : undefined;
  return output === undefined ? scope.column(name, qualifier) : { kind: "output", output };
}

const operators: Readonly<Partial<Record<string, "+" | "-" | "*" | "/">>> = {
  add: "+",
  sub: "-",
  mul: "*",
  div: "/",
};

/** Plans never divide by zero. */
function withoutNullIf(node: unknown): unknown {
  const { kind, record } = nodeOf(node);
  const isCall = kind === "function" && textOf(record["name"]).toLowerCase() === "nullif";
  if (kind === "nullif" || kind === "null_if") return record["this"];
  return isCall ? listOf(record["args"])[0] : node;
}

const aggregates: Readonly<Partial<Record<string, AggregateFunction>>> = {
  sum: "sum",
  avg: "avg",
  min: "min",
  max: "max",
  count: "count",
  median: "median",
  stddev: "stddev",
  stddev_samp: "stddev",
};

function readAggregate(name: AggregateFunction, record: TreeRecord, scope: SqlScope): Expression {
  const extra = Object.keys(record).find((key) => !aggregateFields.has(key) && !isNothing(record[key]));
  if (extra !== undefined) throw new Unreadable(`${partOf(extra)} in ${name.toUpperCase()}`);
  const isAll = record["star"] === true || isNothing(record["this"] ?? null);
  if (isAll && name !== "count") throw new Unreadable(`${name.toUpperCase()} without a column`);
  const isDistinct = record["distinct"] === true;
  if (isDistinct && name !== "count") throw new Unreadable(`${name.toUpperCase()}(DISTINCT …)`);
  return {
    kind: "aggregate",
    function: isDistinct ? "countDistinct" : name,
    of: isAll ? null : readExpression(record["this"], scope),
    where: isNothing(record["filter"] ?? null) ? null : scope.readCondition(record["filter"], scope),
  };
}

const aggregateFields: ReadonlySet<string> = new Set([
  "this",
  "star",
  "distinct",
  "filter",
  "name",
  "original_name",
  "span",
]);

function readOther(kind: string, record: TreeRecord, scope: SqlScope): Expression {
  switch (kind) {
    case "paren":
      return readExpression(record["this"], scope);
    case "neg": {
      const of = readExpression(record["this"], scope);
      if (of.kind === "literal" && of.value.type === "number") {
        return { kind: "literal", value: { type: "number", value: `-${of.value.value}` } };
      }
      throw new Unreadable("a minus before a column");
    }
    case "cast": {
      const to = isRecord(record["to"]) ? textOf(record["to"]["data_type"]) : "";
      // Plans compute with numbers of any kind.
      if (numbers.has(to)) return readExpression(record["this"], scope);
      throw new Unreadable(`CAST to ${to.toUpperCase()}`);
    }
    case "case":
      return readCase(record, scope);
    case "coalesce":
      return call("coalesce", listOf(record["expressions"]), scope);
    case "concat":
      return call("concat", [record["left"], record["right"]], scope);
    case "function":
      return readCall(textOf(record["name"]).toLowerCase(), listOf(record["args"]), scope);
    default: {
      const name = isScalar(kind) ? kind : null;
      if (name === null) throw new Unreadable(partOf(kind));
      const decimals = isNothing(record["decimals"] ?? null) ? [] : [record["decimals"]];
      return call(name, [record["this"], ...decimals], scope);
    }
  }
}

const numbers: ReadonlySet<string> = new Set(["float", "double", "real", "decimal", "numeric"]);

function readCase(record: TreeRecord, scope: SqlScope): Expression {
  if (!isNothing(record["operand"] ?? null)) throw new Unreadable("CASE with a value after it");
  const branches = listOf(record["whens"]).map((pair) => {
    const [when, then] = listOf(pair);
    // oxlint-disable-next-line unicorn/no-thenable -- plain data, never awaited
    return { when: scope.readCondition(when, scope), then: readExpression(then, scope) };
  });
  const otherwise: Expression = isNothing(record["else_"] ?? null)
    ? { kind: "literal", value: { type: "null" } }
    : readExpression(record["else_"], scope);
  return { kind: "case", branches, otherwise };
}

function readCall(name: string, args: readonly unknown[], scope: SqlScope): Expression {
  const aggregate = aggregates[name];
  if (aggregate !== undefined && args.length === 1) {
    return { kind: "aggregate", function: aggregate, of: readExpression(args[0], scope), where: null };
  }
  if (name === "uniqexact" && args.length === 1) {
    return { kind: "aggregate", function: "countDistinct", of: readExpression(args[0], scope), where: null };
  }
  if (!isScalar(name)) throw new Unreadable(`the function ${name}`);
  return call(name, args, scope);
}

function call(name: ScalarFunction, args: readonly unknown[], scope: SqlScope): Expression {
  return { kind: "call", function: name, arguments: args.map((one) => readExpression(one, scope)) };
}

function isScalar(name: string): name is ScalarFunction {
  return scalars.has(name);
}

const scalars: ReadonlySet<string> = new Set<ScalarFunction>([
  "abs",
  "coalesce",
  "concat",
  "length",
  "lower",
  "round",
  "trim",
  "upper",
]);

function readLiteral(kind: string, record: TreeRecord): Literal {
  if (kind === "boolean") return { type: "boolean", value: record["value"] === true };
  const value = textOf(record["value"]);
  switch (record["literal_type"]) {
    case "number":
      return { type: "number", value };
    case "string":
      return { type: "text", value };
    case "date":
      return { type: "date", value };
    case "timestamp":
      return { type: "timestamp", value };
    default:
      throw new Unreadable(`the constant ${value}`);
  }
}

function isNull(node: unknown): boolean {
  return isRecord(node) && "null" in node;
}
