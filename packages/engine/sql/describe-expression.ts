import {
  assertNever,
  invariant,
  type AggregateExpression,
  type CallExpression,
  type Catalog,
  type ColumnExpression,
  type ColumnType,
  type DateEncoding,
  type Expression,
  type Literal,
  type Plan,
  type QueryPlan,
} from "@askery/model";
import { findColumn, findTable } from "./find-catalog.ts";
import { asSpelled } from "./literal-kind.ts";
import { findOutput, namingBlock, resolveOutput, shownOutputsOf } from "./plan-outputs.ts";

/** Static facts about an expression's values. */
export interface Description {
  readonly type: ColumnType;
  readonly encoding: DateEncoding | null;
  readonly isNullable: boolean;
  /** The database's spelling of the type, for columns. */
  readonly nativeType: string | null;
}

/** Describes an expression of a block. Unknown types (columns of hand-written SQL) are `other`. */
export function describeExpression(expression: Expression, plan: QueryPlan, catalog: Catalog): Description {
  const describe = (part: Expression) => describeExpression(part, plan, catalog);
  switch (expression.kind) {
    case "column":
      return describeColumn(expression, plan, catalog);
    case "output":
      return describe(resolveOutput(expression, plan));
    case "literal":
      return describeLiteral(expression.value);
    case "arithmetic": {
      const left = describe(expression.left);
      const right = describe(expression.right);
      if (expression.operator === "/") return computed(isFloat(left, right) ? "float" : "decimal", true);
      return computed(commonNumber(left, right), left.isNullable || right.isNullable);
    }
    case "grain":
      return computed(expression.grain === "hour" ? "timestamp" : "date", describe(expression.of).isNullable);
    case "datePart":
      return computed("integer", describe(expression.of).isNullable);
    case "duration":
      return computed("decimal", describe(expression.from).isNullable || describe(expression.to).isNullable);
    case "case": {
      const values = [...expression.branches.map((branch) => branch.then), expression.otherwise].map(
        describe,
      );
      const typed = values.find((value) => value.nativeType !== "null") ?? unknown;
      return { ...typed, isNullable: values.some((value) => value.isNullable) };
    }
    case "call":
      return describeCall(expression, describe);
    case "scalar":
      return { ...describeOnlyOutput(expression.plan, catalog), isNullable: true };
    case "aggregate":
      return describeAggregate(expression, plan, describe);
    case "share":
      return computed("float", true);
    case "change":
      return {
        ...describe(expression.of),
        ...(expression.as === "ratio" ? computed("decimal", true) : nullable),
      };
    case "previous":
      return { ...describe(expression.of), isNullable: true };
    case "running":
      return describe(expression.of);
    case "moving":
      return computed("decimal", describe(expression.of).isNullable);
    case "rank":
      return computed("integer", false);
    default:
      return assertNever(expression);
  }
}

/** Describes the only output column of a plan. */
export function describeOnlyOutput(plan: Plan, catalog: Catalog): Description {
  const block = namingBlock(plan);
  const output = block === null ? undefined : shownOutputsOf(block)[0];
  return output === undefined ? unknown : describeOutput(plan, output.id, catalog);
}

const nullable = { isNullable: true } as const;
const unknown: Description = computed("other", true);

function computed(type: ColumnType, isNullable: boolean): Description {
  return { type, encoding: null, isNullable, nativeType: null };
}

function describeColumn(
  { source: id, column: name }: ColumnExpression,
  plan: QueryPlan,
  catalog: Catalog,
): Description {
  const source = plan.sources.find((source) => source.id === id);
  invariant(source, `the plan has a source ${JSON.stringify(id)}`);
  const isOptional = source.join?.how === "left";
  if (source.kind === "plan") {
    const output = describeOutput(source.plan, name, catalog);
    return isOptional ? { ...output, isNullable: true } : output;
  }
  const { type, encoding, isNullable, nativeType, subunits } = findColumn(
    name,
    findTable(source.table, catalog),
  );
  if (subunits !== undefined) {
    return computed(type === "integer" ? "decimal" : type, isNullable || isOptional);
  }
  return { type, encoding, nativeType, isNullable: isNullable || isOptional };
}

/** Describes an output. In a set operation it is nullable, since either side may have nulls. */
function describeOutput(plan: Plan, id: string, catalog: Catalog): Description {
  if (plan.kind === "set") return { ...describeOutput(plan.left, id, catalog), isNullable: true };
  return plan.kind === "sql" ? unknown : describeExpression(findOutput(id, plan).expression, plan, catalog);
}

function describeLiteral(typed: Literal): Description {
  const literal = asSpelled(typed);
  if (literal.type === "null") return { ...unknown, nativeType: "null" };
  if (literal.type !== "number") return computed(literal.type, false);
  return computed(/^-?\d+$/.test(literal.value) ? "integer" : "decimal", false);
}

function describeCall(
  { function: name, arguments: values }: CallExpression,
  describe: (part: Expression) => Description,
): Description {
  const parts = values.map(describe);
  const isNullable =
    name === "coalesce" ? parts.every((part) => part.isNullable) : parts.some((part) => part.isNullable);
  if (name === "length") return computed("integer", isNullable);
  if (name === "abs" || name === "coalesce" || name === "round") {
    return { ...(parts[0] ?? unknown), isNullable };
  }
  return computed("text", isNullable);
}

/** Describes an aggregate. Without dimensions a group may be empty, and with a filter no row may count. */
function describeAggregate(
  { function: name, of, where }: AggregateExpression,
  plan: QueryPlan,
  describe: (part: Expression) => Description,
): Description {
  if (name === "count" || name === "countDistinct" || of === null) return computed("integer", false);
  const value = describe(of);
  const isNullable = value.isNullable || where !== null || plan.dimensions.length === 0;
  if (name === "min" || name === "max") return { ...value, isNullable };
  if (name === "sum") return computed(value.type, isNullable);
  if (name === "avg") return computed(value.type === "float" ? "float" : "decimal", isNullable);
  return computed("float", isNullable || name === "stddev");
}

function commonNumber(left: Description, right: Description): ColumnType {
  if (isFloat(left, right)) return "float";
  return left.type === "integer" && right.type === "integer" ? "integer" : "decimal";
}

function isFloat(left: Description, right: Description): boolean {
  return left.type === "float" || right.type === "float";
}
