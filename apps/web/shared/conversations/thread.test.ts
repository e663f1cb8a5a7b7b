import { expect, test } from "vitest";
import { positionOf, traceThread, type Linked } from "./thread.ts";

/** Turns in the order they were asked, each with its id and the turn that it follows. */
function turns(...links: readonly (readonly [string, string | null])[]): readonly Linked[] {
  return links.map(([id, afterTurnId]) => ({ id, afterTurnId }));
}

const ids = (thread: readonly Linked[]) => thread.map(({ id }) => id);

test("questions that follow each other are one thread", () => {
  expect(ids(traceThread(turns(["a", null], ["b", "a"], ["c", "b"]), null))).toEqual(["a", "b", "c"]);
});

test("by default, the thread leads to the latest question", () => {
  const branched = turns(["a", null], ["b", "a"], ["c", "b"], ["d", "a"]);
  expect(ids(traceThread(branched, null))).toEqual(["a", "d"]);
});

test("a picked question shows its thread, down to the latest question after it", () => {
  const branched = turns(["a", null], ["b", "a"], ["c", "b"], ["d", "a"]);
  expect(ids(traceThread(branched, "b"))).toEqual(["a", "b", "c"]);
});

test("an edited first question starts a new thread", () => {
  const branched = turns(["a", null], ["b", "a"], ["e", null]);
  expect(ids(traceThread(branched, null))).toEqual(["e"]);
  expect(ids(traceThread(branched, "a"))).toEqual(["a", "b"]);
});

test("ignores a picked question that is gone", () => {
  expect(ids(traceThread(turns(["a", null]), "gone"))).toEqual(["a"]);
  expect(traceThread([], null)).toEqual([]);
});

test("a cycle of turns ends the thread", () => {
  expect(ids(traceThread(turns(["a", "b"], ["b", "a"]), null))).toEqual(["a", "b"]);
});

test("the versions of a question follow the same turn, in the order they were asked", () => {
  const branched = turns(["a", null], ["b", "a"], ["d", "a"], ["f", "a"]);
  expect(positionOf(branched, "d")).toEqual({ number: 2, count: 3, previous: "b", next: "f" });
  expect(positionOf(branched, "f")).toEqual({ number: 3, count: 3, previous: "d", next: null });
  expect(positionOf(branched, "a")).toEqual({ number: 1, count: 1, previous: null, next: null });
});
