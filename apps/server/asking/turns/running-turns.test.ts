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

/** Starts a turn of Ada's with the id "t", which runs until it is finished or stopped. */
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
    onStep: ({ kind, atMs }: { kind: string; atMs: number }, index: number) =>
      void heard.push(`${index} ${kind} at ${atMs}`),
    onSettled: ({ state }: SettledTurn) => void heard.push(state),
  };
}

test("only the latest count of received rows is stored", async () => {
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

test("a late watcher receives all steps from the start", async () => {
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

test("a watcher that returns within a second and a half finds the turn running", () => {
  const { turns, control } = startTurn();
  const leave = turns.watch("t", listen());
  leave?.();
  pass(1_400);
  turns.watch("t", listen());
  pass(60_000);
  expect(control.signal.aborted).toBe(false);
});

test("a turn is stopped a second and a half after its last watcher has left", () => {
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

test("a turn that its last watcher has left is stopped at once if it is in the way, and one that is watched is not", async () => {
  const { turns, control, finish } = startTurn();
  const leave = turns.watch("t", listen());
  await turns.stopIfLeft("t");
  expect(control.signal.aborted).toBe(false);
  leave?.();
  const stopping = turns.stopIfLeft("t");
  expect([control.signal.aborted, control.stoppedBy()]).toEqual([true, "leaving"]);
  finish({ state: "stopped", result: null });
  await stopping;
  expect(turns.isRunning("t")).toBe(false);
});

test("a turn without viewers continues", () => {
  const { control } = startTurn();
  pass(60_000);
  expect(control.signal.aborted).toBe(false);
});

test("a turn that has ended no longer runs and no longer counts", async () => {
  const { turns, finish } = startTurn();
  expect(turns.countOf("ada")).toBe(1);
  finish({ state: "done", result: "{}" });
  await turns.stop("t");
  expect([turns.countOf("ada"), turns.watch("t", listen())]).toEqual([0, null]);
});

test("a reserved place counts until it is given back, once", () => {
  const turns = new RunningTurns({ now: () => 0 });
  const places = [1, 2, 3].map(() => turns.reserve("ada", 2));
  expect([places.map((giveBack) => giveBack === null), turns.countOf("ada"), turns.countOf("bob")]).toEqual([
    [false, false, true],
    2,
    0,
  ]);
  places[0]?.();
  places[0]?.();
  expect(turns.countOf("ada")).toBe(1);
});

test("work in line starts when a reserved place is given back", async () => {
  const turns = new RunningTurns({ now: () => 0 });
  const giveBack = turns.reserve("ada", 1);
  const { promise } = Promise.withResolvers<SettledTurn>();
  const started = turns.startInLine(
    { id: "rows", userId: "ada", run: () => promise },
    { most: 1, signal: new AbortController().signal },
  );
  giveBack?.();
  await started;
  expect(turns.countOf("ada")).toBe(1);
});

test("opening a database is reported once", () => {
  const { turns, control } = startTurn();
  control.report({ kind: "opening-database" });
  control.report({ kind: "opening-database" });
  const listener = listen();
  turns.watch("t", listener);
  expect(listener.heard).toEqual(["1 opening-database at 0"]);
});
