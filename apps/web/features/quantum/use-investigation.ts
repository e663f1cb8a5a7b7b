import { investigateDatabase, type Failure } from "@askery/api";
import type {
  FailedStep,
  Investigation,
  InvestigationEvent,
  InvestigationReport,
  InvestigationResult,
  InvestigationStep,
} from "@askery/model";
import { useEffect, useReducer, useRef, useState } from "react";
import { callText } from "../../shared/server/call.ts";
import { readLines } from "../../shared/server/read-lines.ts";
import { StreamFailure } from "../../shared/server/stream-failure.ts";

/** An investigation so far. */
export interface Investigated {
  /** `planning` until its plan is there, then `planned` until it is started. */
  readonly status: "planning" | "planned" | "running" | "ended" | "stopped" | "failed" | "refused";
  readonly error: unknown;
  readonly title: string;
  readonly steps: readonly InvestigationStep[];
  readonly running: readonly string[];
  readonly results: readonly InvestigationResult[];
  readonly failed: readonly FailedStep[];
  readonly report: InvestigationReport | null;
  readonly refusal: Extract<InvestigationEvent, { kind: "refused" }> | null;
  readonly ms: number;
}

const nothing: Investigated = {
  status: "planning",
  error: null,
  title: "",
  steps: [],
  running: [],
  results: [],
  failed: [],
  report: null,
  refusal: null,
  ms: 0,
};

type Line = InvestigationEvent | { readonly kind?: never; readonly failure: Failure };
type Action =
  | InvestigationEvent
  | { readonly kind: "started"; readonly isPlanOnly: boolean }
  | { readonly kind: "stopped" | "planReady" }
  | { readonly kind: "broken"; readonly error: unknown };

/**
 * Plans a question, and investigates it when `isStarted`. Steps that are left out are in `without`; a change while it runs
 * starts it again without them. The queries end in the database when the page is left.
 */
export function useInvestigation(databaseId: string, investigation: Investigation, isStarted: boolean) {
  const [investigated, dispatch] = useReducer(advance, nothing);
  const [round, setRound] = useState(0);
  const running = useRef<AbortController>(null);
  const print = JSON.stringify({ ...investigation, isPlanOnly: !isStarted, round });
  useEffect(() => {
    const stopping = new AbortController();
    running.current = stopping;
    const { round: _, ...body } = JSON.parse(print) as Investigation & {
      readonly isPlanOnly: boolean;
      readonly round: number;
    };
    const { isPlanOnly } = body;
    dispatch({ kind: "started", isPlanOnly });
    const read = async () => {
      const parts = callText(investigateDatabase, { params: { databaseId }, body }, stopping.signal);
      let isEnded = false;
      for await (const line of readLines(parts)) {
        // The server serializes the same types, which are checked there.
        const event = JSON.parse(line) as Line;
        if (event.kind === undefined) throw new StreamFailure(event.failure);
        isEnded = isEnded || event.kind === "report" || event.kind === "refused";
        dispatch(event);
      }
      if (isPlanOnly) dispatch({ kind: "planReady" });
      else if (!isEnded) throw new Error("The investigation ended early.");
    };
    read().catch((error: unknown) => {
      if (!stopping.signal.aborted) dispatch({ kind: "broken", error });
    });
    return () => stopping.abort();
  }, [databaseId, print]);
  return {
    investigated,
    stop: () => {
      running.current?.abort();
      dispatch({ kind: "stopped" });
    },
    restart: () => setRound(round + 1),
  };
}

function advance(before: Investigated, action: Action): Investigated {
  switch (action.kind) {
    case "started":
      // The plan stays on the page while it is planned again.
      return {
        ...nothing,
        title: before.title,
        steps: before.steps,
        status: action.isPlanOnly ? "planning" : "running",
      };
    case "planReady":
      return before.status === "planning" ? { ...before, status: "planned" } : before;
    case "stopped":
      return { ...before, status: "stopped", running: [] };
    case "broken":
      return { ...before, status: "failed", running: [], error: action.error };
    case "planned":
      return { ...before, title: action.title, steps: action.steps };
    case "refused":
      return { ...before, status: "refused", refusal: action };
    case "running":
      return { ...before, running: [...before.running, action.id] };
    case "added":
      return { ...before, steps: [...before.steps, ...action.steps] };
    case "result":
      return {
        ...before,
        running: before.running.filter((id) => id !== action.result.id),
        results: [...before.results, action.result],
      };
    case "failed":
      return {
        ...before,
        running: before.running.filter((id) => id !== action.failed.id),
        failed: [...before.failed, action.failed],
      };
    case "report":
      return { ...before, status: "ended", report: action.report, running: [], ms: action.ms };
  }
}
