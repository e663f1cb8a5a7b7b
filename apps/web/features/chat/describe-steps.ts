import type { TurnStep } from "@askery/api";
import { describeMs } from "../../shared/answer/receipt-facts.ts";
import { countOf } from "../../shared/wording/count-of.ts";
import type { Step } from "../../ui/steps.tsx";

interface Work {
  readonly question: string;
  /** Since the question was asked. */
  readonly elapsedMs: number;
}

type StepOf<Kind extends TurnStep["kind"]> = Extract<TurnStep, { kind: Kind }>;

/** Describes finished, running and upcoming steps. Opening and checking appear only if they happen. */
export function describeSteps(steps: readonly TurnStep[], { question, elapsedMs }: Work): readonly Step[] {
  const find = <Kind extends TurnStep["kind"]>(kind: Kind) =>
    steps.find((step): step is StepOf<Kind> => step.kind === kind);
  const opening = find("opening-database");
  const reading = find("reading-words");
  const choosing = find("choosing-tables");
  const writing = find("writing-sql");
  const waiting = find("waiting");
  const running = find("running");
  const checking = find("checking");
  const receiving = find("receiving");
  const received = find("received");
  const drawing = find("drawing");
  const since = (atMs: number) => describeMs(Math.max(0, elapsedMs - atMs));
  return [
    ...describeOpening({ opening, isOver: reading !== undefined, since }),
    describeReading({ reading, choosing, question, isOpening: opening !== undefined }),
    choosing === undefined
      ? { label: "Choose tables", state: "waiting" }
      : { label: `Chose ${nameTables(choosing.tables)}`, state: "done", detail: describeMs(choosing.ms) },
    writing === undefined
      ? { label: "Write the SQL", state: "waiting" }
      : { label: "Wrote the SQL", state: "done", detail: describeMs(writing.ms) },
    ...(checking === undefined ? [] : [describeChecking(checking)]),
    describeRunning({ waiting, running, receiving, received, since }),
    {
      label: drawing === undefined ? "Draw" : "Drawing",
      state: drawing === undefined ? "waiting" : "running",
    },
  ];
}

interface OpeningFacts {
  readonly opening: StepOf<"opening-database"> | undefined;
  readonly isOver: boolean;
  readonly since: (atMs: number) => string;
}

function describeOpening({ opening, isOver, since }: OpeningFacts): readonly Step[] {
  if (opening === undefined) return [];
  if (isOver) return [{ label: "Opened the database", state: "done" }];
  return [{ label: "Opening the database", state: "running", detail: since(opening.atMs) }];
}

interface ReadingFacts {
  readonly reading: StepOf<"reading-words"> | undefined;
  readonly choosing: StepOf<"choosing-tables"> | undefined;
  readonly question: string;
  readonly isOpening: boolean;
}

function describeReading({ reading, choosing, question, isOpening }: ReadingFacts): Step {
  if (reading === undefined && isOpening) return { label: "Read the words", state: "waiting" };
  if (reading === undefined || choosing === undefined) {
    return { label: "Reading the words", state: "running" };
  }
  const words = question.trim().split(/\s+/).length;
  return {
    label: `Read ${countOf(words, "word")}`,
    state: "done",
    detail: describeMs(choosing.atMs - reading.atMs),
  };
}

interface RunningFacts {
  readonly waiting: StepOf<"waiting"> | undefined;
  readonly running: StepOf<"running"> | undefined;
  readonly receiving: StepOf<"receiving"> | undefined;
  readonly received: StepOf<"received"> | undefined;
  readonly since: (atMs: number) => string;
}

function describeRunning({ waiting, running, receiving, received, since }: RunningFacts): Step {
  if (received !== undefined) {
    return {
      label: "Ran",
      state: "done",
      detail: `${describeMs(received.ms)}, ${countOf(received.rowCount, "row")}`,
    };
  }
  if (running === undefined && waiting !== undefined) {
    return { label: "Waiting for other queries to finish", state: "running", detail: since(waiting.atMs) };
  }
  if (running === undefined) return { label: "Run it", state: "waiting" };
  const rows = receiving === undefined ? "" : `, ${countOf(receiving.rowCount, "row")} so far`;
  return { label: "Running", state: "running", detail: since(running.atMs) + rows };
}

function describeChecking({ readingCount, ms }: StepOf<"checking">): Step {
  return {
    label: `Tried ${countOf(readingCount, "other interpretation")}`,
    state: "done",
    detail: describeMs(ms),
  };
}

const list = new Intl.ListFormat("en-US");
const maxNamed = 3;

function nameTables(tables: readonly string[]): string {
  if (tables.length === 0) return "tables";
  const more = tables.length - maxNamed;
  if (more <= 0) return list.format(tables);
  return list.format([...tables.slice(0, maxNamed), `${more} more`]);
}
