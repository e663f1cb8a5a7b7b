import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RunningTurns, type SettledTurn, type TurnControl } from "./running-turns.ts";

let passedMs = 0;
beforeEach(() => {
  vi.useFakeTimers();
  passedMs = 0;
});
afterEach(() => void vi.useRealTimers());

function pass(ms: number): void {
  passedMs += ms;
  vi.advanceTimersByTime(ms);
}

interface Started {
  readonly turns: RunningTurns;
  readonly control: TurnControl;
  readonly finish: (settled: SettledTurn) => void;
}

/** One turn, "t", of Ada's, that goes on until it is finished or stopped. */
function startTurn(): Started {
  const turns = new RunningTurns({ now: () => passedMs });
  const running = Promise.withResolvers<SettledTurn>();
  let control: TurnControl | undefined;
  turns.start({
    id: "t",
    userId: "ada",
    run: (given) => {
      control = given;
      given.signal.addEventListener("abort", () => running.resolve({ state: "stopped", result: null }));
      return running.promise;
    },
  });
  if (control === undefined) throw new Error("It runs at once.");
  return { turns, control, finish: running.resolve };
}

function listen() {
  const heard: string[] = [];
  return {
    heard,
    onStep: ({ kind, atMs }: { kind: string; atMs: number }, place: number) =>
      void heard.push(`${place} ${kind} at ${atMs}`),
    onSettled: ({ state }: SettledTurn) => void heard.push(state),
  };
}

test("rows that come are counted in one place", async () => {
  const { turns, control, finish } = startTurn();
  const listener = listen();
  turns.watch("t", listener);
  control.report({ kind: "running" });
  control.report({ kind: "receiving", rowCount: 10 });
  pass(250);
  control.report({ kind: "receiving", rowCount: 20 });
  control.report({ kind: "received", ms: 250, rowCount: 30 });
  finish({ state: "done", result: "{}" });
  await turns.stop("t");
  expect(listener.heard).toEqual([
    "1 running at 0",
    "2 receiving at 0",
    "2 receiving at 250",
    "3 received at 250",
    "done",
  ]);
  expect(control.steps().map(({ kind }) => kind)).toEqual(["running", "receiving", "received"]);
});

test("who comes later is told all from the start", async () => {
  const { turns, control, finish } = startTurn();
  control.report({ kind: "reading-words" });
  pass(40);
  control.report({ kind: "running" });
  const listener = listen();
  turns.watch("t", listener);
  control.report({ kind: "drawing" });
  finish({ state: "done", result: "{}" });
  await turns.stop("t");
  expect(listener.heard).toEqual(["1 reading-words at 0", "2 running at 40", "3 drawing at 40", "done"]);
});

test("who is back within a second and a half finds it running", () => {
  const { turns, control } = startTurn();
  const leave = turns.watch("t", listen());
  leave?.();
  pass(1_400);
  turns.watch("t", listen());
  pass(60_000);
  expect(control.signal.aborted).toBe(false);
});

test("it is stopped a second and a half after the last one has left", () => {
  const { turns, control } = startTurn();
  const leaveOne = turns.watch("t", listen());
  const leaveOther = turns.watch("t", listen());
  leaveOne?.();
  pass(60_000);
  expect(control.signal.aborted).toBe(false);
  leaveOther?.();
  pass(1_500);
  expect(control.signal.aborted).toBe(true);
});

test("what nobody watched goes on", () => {
  const { control } = startTurn();
  pass(60_000);
  expect(control.signal.aborted).toBe(false);
});

test("what is over runs no longer and counts no longer", async () => {
  const { turns, finish } = startTurn();
  expect(turns.countOf("ada")).toBe(1);
  finish({ state: "done", result: "{}" });
  await turns.stop("t");
  expect([turns.countOf("ada"), turns.watch("t", listen())]).toEqual([0, null]);
});

test("a database that is opened is told once", () => {
  const { turns, control } = startTurn();
  control.report({ kind: "opening-database" });
  control.report({ kind: "opening-database" });
  const listener = listen();
  turns.watch("t", listener);
  expect(listener.heard).toEqual(["1 opening-database at 0"]);
});
