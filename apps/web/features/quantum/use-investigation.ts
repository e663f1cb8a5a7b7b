import { changeInvestigation, investigateDatabase } from "@askery/api";
import type {
  FailedStep,
  InvestigationEvent,
  InvestigationReport,
  InvestigationResult,
  InvestigationStep,
} from "@askery/model";
import { useEffect, useReducer, useRef, useState } from "react";
import type { Inquiry } from "../../shared/address/investigation-address.ts";
import { call } from "../../shared/server/call.ts";
import { makeId } from "../../shared/server/make-id.ts";
import { readEvents } from "../../shared/server/read-events.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { failures } from "../../shared/wording/failures.ts";

/** An investigation so far. */
export interface Investigated {
  /** `planning` until its plan is there, then `planned` until it is started. */
  readonly status: "planning" | "planned" | "running" | "ended" | "stopped" | "failed" | "refused";
  readonly error: unknown;
  readonly title: string;
  readonly steps: readonly InvestigationStep[];
  /** Steps that can be added to the plan. */
  readonly offers: readonly InvestigationStep[];
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
  offers: [],
  running: [],
  results: [],
  failed: [],
  report: null,
  refusal: null,
  ms: 0,
};

type Action =
  | InvestigationEvent
  | { readonly kind: "started"; readonly isPlanOnly: boolean }
  | { readonly kind: "stopped" | "planReady" }
  | { readonly kind: "broken"; readonly error: unknown };

/** Which steps people want. */
export interface ChosenSteps {
  /** The ids of steps that are left out. */
  readonly without: readonly string[];
  /** The ids of offered steps that are added. */
  readonly added: readonly string[];
}

/**
 * Plans a question, and investigates it when `isStarted`. Changes of the plan apply to steps that have not started; after the
 * end they wait for `restart`. The queries end in the database when the page is left.
 */
export function useInvestigation(databaseId: string, inquiry: Inquiry, isStarted: boolean) {
  const [investigated, dispatch] = useReducer(advance, nothing);
  const [round, setRound] = useState(0);
  const [chosen, setChosen] = useState<ChosenSteps>({ without: [], added: [] });
  const running = useRef<Running>(null);
  const latest = useRef(chosen);
  const print = JSON.stringify([inquiry, round]);
  useEffect(() => {
    const stopping = new AbortController();
    const runId = makeId();
    running.current = { stopping, runId };
    const isPlanOnly = !isStarted;
    dispatch({ kind: "started", isPlanOnly });
    const read = async () => {
      const [asked] = JSON.parse(print) as readonly [Inquiry, number];
      const body = { ...asked, ...latest.current, isPlanOnly, runId };
      const { signal } = stopping;
      const events = readEvents<InvestigationEvent>(
        investigateDatabase,
        { params: { databaseId }, body },
        { signal, lastKinds: ["report", "refused", ...(isPlanOnly ? (["planned"] as const) : [])] },
      );
      for await (const event of events) dispatch(event);
      if (isPlanOnly) dispatch({ kind: "planReady" });
    };
    read().catch((error: unknown) => {
      if (!stopping.signal.aborted) dispatch({ kind: "broken", error });
    });
    return () => stopping.abort();
  }, [databaseId, print, isStarted]);
  const restart = () => setRound((before) => before + 1);
  const choose = (next: ChosenSteps) => {
    latest.current = next;
    setChosen(next);
    if (investigated.status !== "running" || running.current === null) return;
    const { runId, stopping } = running.current;
    call(changeInvestigation, { params: { databaseId, runId }, body: next })
      // It runs on another server, which only sees what it was started with.
      .then(({ isRunning }) => isRunning || stopping.signal.aborted || restart())
      .catch((error: unknown) => reportFailure(failures.planNotEdited, error));
  };
  return {
    investigated,
    chosen,
    choose,
    stop: () => {
      running.current?.stopping.abort();
      dispatch({ kind: "stopped" });
    },
    restart,
  };
}

interface Running {
  readonly stopping: AbortController;
  readonly runId: string;
}

function advance(before: Investigated, action: Action): Investigated {
  switch (action.kind) {
    case "started":
      // The plan stays on the page while it is planned again.
      return {
        ...nothing,
        title: before.title,
        steps: before.steps,
        offers: before.offers,
        status: action.isPlanOnly ? "planning" : "running",
      };
    case "planReady":
      return before.status === "planning" ? { ...before, status: "planned" } : before;
    case "stopped":
      return { ...before, status: "stopped", running: [] };
    case "broken":
      return { ...before, status: "failed", running: [], error: action.error };
    case "planned":
      return { ...before, title: action.title, steps: action.steps, offers: action.offers };
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
