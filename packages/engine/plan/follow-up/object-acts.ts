import type { TableId } from "@askery/model";
import { splitName } from "../../meaning/names/split-name.ts";
import { table } from "../patterns/column.ts";
import {
  either,
  keyword,
  map,
  mention,
  optional,
  sequence,
  tagged,
  word,
  type Element,
} from "../patterns/pattern.ts";
import type { Clause } from "../request/clause.ts";
import { edit } from "./answer-acts.ts";

/** "they", "those customers". */
const doers: Element<unknown> = either<unknown>(
  word("they", "he", "she", "it"),
  sequence([word("those", "these", "the", "that", "this"), table], () => true),
);

interface Done {
  /** Null for any events. */
  readonly event: TableId | null;
}

/** A verb, and the events that it names: "ordered", "prescribed". */
const namedDeed: Element<Done> = either<Done>(
  map(mention("table"), ({ target }) => ({ event: target.table })),
  map(word("buy", "purchase", "order"), () => ({ event: null })),
  map(tagged("verb"), (verb, { schema }) => {
    const named = schema.catalog.tables.find(({ name }) =>
      splitName(name).some((noun) => isDeed(noun, verb)),
    );
    return named === undefined ? null : { event: named.id };
  }),
);

/** "Prescription" for "prescribed": all but the end is the same. */
function isDeed(noun: string, verb: string): boolean {
  const stem = verb.replace(/(?:ed|ing|e)$/u, "");
  return stem.length >= minStem && noun.toLowerCase().startsWith(stem.slice(0, -1));
}

const minStem = 5;

/** Beside a noun, any verb: "which doctors did they see". */
const anyDeed: Element<Done> = either<Done>(
  namedDeed,
  map(tagged("verb"), () => ({ event: null })),
);

const did = word("do", "be", "have");

/** "what did they buy", "what were they prescribed", "which doctors did those patients see". */
export const objects: Element<readonly Clause[]> = either(
  sequence([word("what"), did, doers, optional(word("be")), namedDeed], ([, , , , { event }]) =>
    edit({ kind: "objects", event, thing: null }),
  ),
  sequence(
    [keyword("which"), table, did, doers, optional(word("be")), anyDeed],
    ([, thing, , , , { event }]) => edit({ kind: "objects", event, thing }),
  ),
);
