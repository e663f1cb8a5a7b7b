import { proposeDashboard } from "@askery/api";
import type { BuildEvent, DashboardProposal, DashboardTopic, TopicChoice } from "@askery/model";
import { useEffect, useReducer, useRef } from "react";
import { readEvents } from "../../../shared/server/read-events.ts";

/** Building a dashboard so far. */
export interface Building {
  readonly status: "running" | "built" | "unmatched" | "stopped" | "failed";
  readonly error: unknown;
  /** Empty until it is known. */
  readonly title: string;
  /** What is looked at, in words. */
  readonly scope: string;
  readonly unknownWords: readonly string[];
  /** Conditions of the topic that the dashboard does not have, in words. */
  readonly leftOut: readonly string[];
  readonly queryCount: number;
  readonly doneCount: number;
  /** What was found, latest last. */
  readonly sentences: readonly string[];
  readonly choices: readonly TopicChoice[];
  /** Null until it is built, and if there is nothing to show. */
  readonly proposal: DashboardProposal | null;
  readonly ms: number;
}

const nothing: Building = {
  status: "running",
  error: null,
  title: "",
  scope: "",
  unknownWords: [],
  leftOut: [],
  queryCount: 0,
  doneCount: 0,
  sentences: [],
  choices: [],
  proposal: null,
  ms: 0,
};

type Action =
  | BuildEvent
  | { readonly kind: "stopped" }
  | { readonly kind: "broken"; readonly error: unknown };

/** Builds a dashboard, and stops the queries in the database when the page is left. */
export function useProposal(databaseId: string, topic: DashboardTopic) {
  const [building, dispatch] = useReducer(advance, nothing);
  const running = useRef<AbortController>(null);
  const printed = JSON.stringify(topic);
  useEffect(() => {
    const stopping = new AbortController();
    running.current = stopping;
    const read = async () => {
      const given = { params: { databaseId }, body: { topic: JSON.parse(printed) as DashboardTopic } };
      const events = readEvents<BuildEvent>(proposeDashboard, given, {
        signal: stopping.signal,
        lastKinds: ["built", "unmatched"],
      });
      for await (const event of events) dispatch(event);
    };
    read().catch((error: unknown) => {
      if (!stopping.signal.aborted) dispatch({ kind: "broken", error });
    });
    return () => stopping.abort();
  }, [databaseId, printed]);
  return {
    building,
    stop: () => {
      running.current?.abort();
      dispatch({ kind: "stopped" });
    },
  };
}

function advance(before: Building, action: Action): Building {
  switch (action.kind) {
    case "stopped":
      return { ...before, status: "stopped" };
    case "broken":
      return { ...before, status: "failed", error: action.error };
    case "started": {
      const { kind: _, ...started } = action;
      return { ...before, ...started };
    }
    case "unmatched":
      return { ...before, status: "unmatched", title: action.text, choices: action.choices };
    case "progress": {
      const { doneCount, sentence } = action;
      return {
        ...before,
        doneCount,
        sentences: sentence === null ? before.sentences : [...before.sentences, sentence],
      };
    }
    case "built":
      return { ...before, status: "built", proposal: action.proposal, ms: action.ms };
  }
}
