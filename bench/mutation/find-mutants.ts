import type { Span } from "@askery/model";
import { parseSync } from "@swc/core";

/** A small change of a source file that its tests should notice. */
export interface Mutant {
  /** From 1. */
  readonly line: number;
  /** Where the replaced text is in the file. */
  readonly span: Span;
  readonly before: string;
  readonly after: string;
  /** The whole file with the change. */
  readonly text: string;
}

/**
 * Lists the mutants of a TypeScript source in text order: swapped operators, conditions that are always true or always
 * false, changed literals, emptied lists. Imports, types and the messages of thrown bugs are not changed, because no
 * test checks them. Throws the parser's error if the source does not parse.
 */
export function findMutants(source: string): readonly Mutant[] {
  // The parser never resets the byte counter of spans, so the first statement marks the start of the file.
  const bytes = Buffer.from(source);
  const tree = parseSync(`;${source}`, { syntax: "typescript", target: "esnext" });
  const start = tree.span.start + 1;
  const textOf = (span: Span): string => bytes.toString("utf8", span.start - start, span.end - start);
  const lengthOf = (end: number): number => bytes.toString("utf8", 0, end - start).length;
  return [...findChanges(tree.body, textOf)]
    .map(({ span, after }) => ({ span: { start: lengthOf(span.start), end: lengthOf(span.end) }, after }))
    .toSorted((one, other) => one.span.start - other.span.start)
    .map(({ span, after }) => ({
      line: source.slice(0, span.start).split("\n").length,
      span,
      before: source.slice(span.start, span.end),
      after,
      text: source.slice(0, span.start) + after + source.slice(span.end),
    }));
}

/** A node of the syntax tree, which is traversed as plain data; only the properties that are read here are typed. */
type Node = { readonly type: string; readonly span: Span } & Readonly<Record<string, unknown>>;

interface Change {
  readonly span: Span;
  readonly after: string;
}

type ReadText = (span: Span) => string;

function* findChanges(part: unknown, textOf: ReadText): Generator<Change> {
  if (Array.isArray(part)) {
    for (const item of part) yield* findChanges(item, textOf);
    return;
  }
  if (!isRecord(part)) return;
  if (isNode(part)) {
    if (isUntested(part, textOf)) return;
    yield* changesOf(part, textOf);
  }
  for (const [key, value] of Object.entries(part)) {
    if (!untestedKeys.has(key)) yield* findChanges(value, textOf);
  }
}

/** Types, and names of properties. */
const untestedKeys: ReadonlySet<string> = new Set(["typeAnnotation", "typeParameters", "returnType", "key"]);

function isUntested(node: Node, textOf: ReadText): boolean {
  if (node.type.startsWith("Ts") && !wrappers.has(node.type)) return true;
  return (
    // Imports and re-exports.
    isRecord(node["source"]) ||
    node.type === "ThrowStatement" ||
    node.type === "TaggedTemplateExpression" ||
    (node.type === "CallExpression" && /^(?:invariant|assertNever)\(/.test(textOf(node.span)))
  );
}

const wrappers: ReadonlySet<string> = new Set([
  "TsAsExpression",
  "TsConstAssertion",
  "TsNonNullExpression",
  "TsSatisfiesExpression",
]);

function changesOf(node: Node, textOf: ReadText): readonly Change[] {
  const replace = (after: string): Change => ({ span: node.span, after });
  const part = (key: string): string => textOf(spanOf(node[key]));
  switch (node.type) {
    case "BinaryExpression":
      return (swaps.get(String(node["operator"])) ?? []).map((operator) => {
        const swapped = `${part("left")} ${operator} ${part("right")}`;
        return replace(node["operator"] === "??" ? `((${part("left")}) && ${part("right")})` : swapped);
      });
    case "UnaryExpression":
      return node["operator"] === "!" ? [replace(part("argument"))] : [];
    case "ConditionalExpression":
      return [replace(`(${part("consequent")})`), replace(`(${part("alternate")})`)];
    case "IfStatement":
      return ["true", "false"].map((after) => ({ span: spanOf(node["test"]), after }));
    case "BooleanLiteral":
      return [replace(String(node["value"] !== true))];
    case "NumericLiteral":
      return [replace(String(Number(node["value"]) + 1))];
    case "StringLiteral":
      return node["value"] === "" ? [] : [replace('""')];
    case "TemplateLiteral":
      return [replace("``")];
    case "ArrayExpression":
      return Array.isArray(node["elements"]) && node["elements"].length > 0 ? [replace("[]")] : [];
    case "MemberExpression": {
      const other = methodSwaps.get(part("property"));
      const { start, end } = spanOf(node["property"]);
      return other === undefined ? [] : [{ span: { start: start - 1, end }, after: `.${other}` }];
    }
    default:
      return [];
  }
}

const swaps: ReadonlyMap<string, readonly string[]> = new Map([
  ["===", ["!=="]],
  ["!==", ["==="]],
  ["<", ["<=", ">="]],
  ["<=", ["<", ">"]],
  [">", [">=", "<="]],
  [">=", [">", "<"]],
  ["&&", ["||"]],
  ["||", ["&&"]],
  ["??", ["&&"]],
  ["+", ["-"]],
  ["-", ["+"]],
  ["*", ["/"]],
  ["/", ["*"]],
  ["%", ["*"]],
]);

const methodSwaps: ReadonlyMap<string, string> = new Map([
  ["some", "every"],
  ["every", "some"],
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
  ["toLowerCase", "toUpperCase"],
  ["toUpperCase", "toLowerCase"],
  ["min", "max"],
  ["max", "min"],
]);

function spanOf(part: unknown): Span {
  if (!isRecord(part) || !isSpan(part["span"])) throw new Error("The parser gave a part without its span.");
  return part["span"];
}

function isNode(part: Readonly<Record<string, unknown>>): part is Node {
  return typeof part["type"] === "string" && isSpan(part["span"]);
}

function isSpan(part: unknown): part is Span {
  return isRecord(part) && typeof part["start"] === "number" && typeof part["end"] === "number";
}

function isRecord(part: unknown): part is Readonly<Record<string, unknown>> {
  return typeof part === "object" && part !== null;
}
