import { nameRole } from "../../meaning/names/name-role.ts";
import { stemWord } from "../../meaning/names/word-form.ts";
import type { ColumnRef, Test } from "../request/clause.ts";
import { findPathVia } from "../schema/find-path-via.ts";
import type { JoinEdge } from "../schema/join-graph.ts";
import type { Schema } from "../schema/schema.ts";
import { endWords, startWords } from "./end-words.data.ts";
import {
  either,
  type Element,
  keywordWorth,
  map,
  onlyWhere,
  optional,
  type PatternContext,
  sequence,
  weigh,
  word,
} from "./pattern.ts";
import { mentionedColumn } from "./column.ts";

/** Prepositions between what happened in a role and its value: "billed to Spain". */
const preposition = word("to", "from", "in", "at", "with", "of", "is", "was", "are", "were");

/** More than the test by itself, so that the words of the role are about it. */
const roleWeight = 1.3;
/** Small words count little, and are all that names an end. */
const endWeight = 1.6;

/** "origin Oslo", "billed to Spain", "destination city is Rome": what the thing that a reference means has. */
export function inRole(test: Element<Test>): Element<Test> {
  return weigh(
    sequence(
      [either(mentionedColumn, roleWord), optional(preposition), test],
      ([role, , found], { schema }) => reach(found, role, schema),
    ),
    roleWeight,
  );
}

/** "billing" and "billed" for `billing_address_id` beside `shipping_address_id`: what only one of several references has. */
const roleWord: Element<ColumnRef> = ({ question, schema }, from) => {
  const found = question.words[from];
  if (found === undefined || found.isFunctionWord || schema.graph.parallelReferences.length === 0) return [];
  const stems = new Set([stemWord(found.lower), stemWord(found.lemma)]);
  return schema.graph.parallelReferences.flatMap((steps) => {
    const called = steps.filter((step) => rolesOf(step).some((one) => stems.has(stemWord(one))));
    const [only, ...others] = called;
    return only === undefined || others.length > 0
      ? []
      : [{ value: refOf(only), to: from + 1, mentions: [], score: keywordWorth }];
  });
};

/** "from Oslo to Rome", "to Rome from Oslo": both ends of a row. */
export function atBothEnds(values: Element<Test>): Element<readonly Test[]> {
  const [from, to] = [fromValues(values), toValues(values)];
  return either<readonly Test[]>(
    placed(sequence([from, to], ([start, end]): Ends => ({ start, end }))),
    placed(sequence([to, from], ([end, start]): Ends => ({ start, end }))),
  );
}

/** "between Oslo and Rome": both ends of a row, whichever of the two is the start. */
export function betweenEnds(values: Element<Test>): Element<readonly Test[]> {
  const ends = sequence([word("between"), values], ([, test]): Ends | null => {
    const two = keepColumn(test);
    return two?.values.length === 2 && !two.isNegated ? { start: two, end: two } : null;
  });
  return weigh(placed(ends), endWeight);
}

/** "from Oslo", "to Rome": one end of a row, if the names of its references say which. */
export function atOneEnd(values: Element<Test>): Element<Test> {
  const ends = either(
    map(fromValues(values), (start): Ends => ({ start, end: null })),
    map(toValues(values), (end): Ends => ({ start: null, end })),
  );
  return weigh(
    map(placed(ends), ([only]) => only ?? null),
    endWeight,
  );
}

function fromValues(values: Element<Test>): Element<ColumnTest> {
  return sequence([word("from"), values], ([, test]) => keepColumn(test));
}

function toValues(values: Element<Test>): Element<ColumnTest> {
  return sequence([word("to", "into"), values], ([, test]) => keepColumn(test));
}

type ColumnTest = Extract<Test, { kind: "values" }>;

interface Ends {
  readonly start: ColumnTest | null;
  readonly end: ColumnTest | null;
}

function keepColumn(test: Test): ColumnTest | null {
  return test.kind === "values" ? test : null;
}

/** The tests by way of the references that are the ends of a row, for each table that has both. */
function placed(ends: Element<Ends>): Element<readonly Test[]> {
  return onlyWhere(ends, (context, at) =>
    ends(context, at).flatMap(({ value: { start, end }, ...match }) =>
      findEnds(start, end, context).flatMap(([first, second]) => {
        const tests = [
          ...(start === null ? [] : [reach(start, first, context.schema)]),
          ...(end === null ? [] : [reach(end, second, context.schema)]),
        ];
        if (!tests.every((test) => test !== null)) return [];
        return [{ ...match, value: start === end ? [...tests, ...differ(tests)] : tests }];
      }),
    ),
  );
}

/** Where both ends may have either value, they are not the same. */
function differ(tests: readonly Test[]): readonly Test[] {
  const [one, other] = tests.flatMap((test) => ("column" in test ? test.column : []));
  return one && other ? [{ kind: "columns", column: one, operator: "!=", other }] : [];
}

/**
 * The references that are the ends of rows, where their names say so. Of both ends, the names of two references may say
 * nothing: the first is the start. The rows are mentioned, unless no others have ends.
 */
function findEnds(
  start: ColumnTest | null,
  end: ColumnTest | null,
  { schema, mentionsAt }: PatternContext,
): readonly (readonly [ColumnRef, ColumnRef])[] {
  const tested = start ?? end;
  if (tested === null) return [];
  const mentioned = new Set(
    mentionsAt
      .flat()
      .flatMap(({ target }) => ("table" in target && target.kind !== "value" ? [target.table] : [])),
  );
  const isWhole = start !== null && end !== null;
  const pairs = schema.graph.parallelReferences.flatMap((steps) => {
    const pair = pairEnds(steps, schema, isWhole);
    const owner = steps[0]?.from ?? "";
    const leads = pair !== null && reach(tested, pair[0], schema) !== null;
    return leads ? [{ owner, pair }] : [];
  });
  const named = pairs.filter(({ owner }) => mentioned.has(owner));
  const isOnly = pairs.length === 1 && (isWhole || mentioned.size === 0);
  const only = isOnly ? pairs : named;
  return only.map(({ pair }) => pair);
}

function pairEnds(
  steps: readonly JoinEdge[],
  { catalog }: Schema,
  isWhole: boolean,
): readonly [ColumnRef, ColumnRef] | null {
  const [start, ...others] = steps.filter((step) => isCalled(step, startWords));
  const [end, ...more] = steps.filter((step) => isCalled(step, endWords));
  if (start && end && others.length + more.length === 0) return [refOf(start), refOf(end)];
  const columns = catalog.tables.find(({ id }) => id === steps[0]?.from)?.columns ?? [];
  const [first, second, ...third] = columns.filter(({ name }) =>
    steps.some(({ relationship }) => relationship.from.columns[0] === name),
  );
  const table = steps[0]?.from;
  if (!isWhole || table === undefined || !first || !second || third.length > 0) return null;
  return [
    { table, column: first.name },
    { table, column: second.name },
  ];
}

function isCalled({ relationship }: JoinEdge, words: ReadonlySet<string>): boolean {
  return rolesOf({ relationship }).some((one) => words.has(one));
}

function rolesOf({ relationship }: Pick<JoinEdge, "relationship">): readonly string[] {
  return nameRole(relationship)?.split(" ") ?? [];
}

function refOf({ from, relationship }: JoinEdge): ColumnRef {
  return { table: from, column: relationship.from.columns[0] ?? "" };
}

/** The test by way of a reference, if several lead there and each row that it means has one value; otherwise null. */
function reach(test: Test, via: ColumnRef, schema: Schema): Test | null {
  if (!("column" in test) || test.kind === "columns" || test.column.via !== undefined) return null;
  const path = findPathVia(test.column.table, via, schema.graph);
  if (path === null || path.some(({ isFanOut }) => isFanOut)) return null;
  return { ...test, column: { ...test.column, via } };
}
