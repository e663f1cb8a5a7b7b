import { expect, test } from "vitest";
import { placeOf, traceThread, type Linked } from "./thread.ts";

/** Turns in the order they were asked: an id, and the one it follows. */
function turns(...links: readonly (readonly [string, string | null])[]): readonly Linked[] {
  return links.map(([id, afterTurnId]) => ({ id, afterTurnId }));
}

const ids = (thread: readonly Linked[]) => thread.map(({ id }) => id);

test("questions that follow each other are one thread", () => {
  expect(ids(traceThread(turns(["a", null], ["b", "a"], ["c", "b"]), null))).toEqual(["a", "b", "c"]);
});

test("by default the thread goes to the question asked last", () => {
  const branched = turns(["a", null], ["b", "a"], ["c", "b"], ["d", "a"]);
  expect(ids(traceThread(branched, null))).toEqual(["a", "d"]);
});

test("a picked question shows its thread, down to what was asked last after it", () => {
  const branched = turns(["a", null], ["b", "a"], ["c", "b"], ["d", "a"]);
  expect(ids(traceThread(branched, "b"))).toEqual(["a", "b", "c"]);
});

test("an edited first question starts a thread of its own", () => {
  const branched = turns(["a", null], ["b", "a"], ["e", null]);
  expect(ids(traceThread(branched, null))).toEqual(["e"]);
  expect(ids(traceThread(branched, "a"))).toEqual(["a", "b"]);
});

test("what was picked and is gone counts for nothing", () => {
  expect(ids(traceThread(turns(["a", null]), "gone"))).toEqual(["a"]);
  expect(traceThread([], null)).toEqual([]);
});

test("turns that follow each other in a ring end the thread", () => {
  expect(ids(traceThread(turns(["a", "b"], ["b", "a"]), null))).toEqual(["a", "b"]);
});

test("a question knows its versions: those that follow the same one, in the order they were asked", () => {
  const branched = turns(["a", null], ["b", "a"], ["d", "a"], ["f", "a"]);
  expect(placeOf(branched, "d")).toEqual({ number: 2, count: 3, previous: "b", next: "f" });
  expect(placeOf(branched, "f")).toEqual({ number: 3, count: 3, previous: "d", next: null });
  expect(placeOf(branched, "a")).toEqual({ number: 1, count: 1, previous: null, next: null });
});
