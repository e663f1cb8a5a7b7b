import { exploreDatabase } from "@askery/api";
import type { Exploration, ExplorationEvent, FailedFinding, Finding, TableProfile } from "@askery/model";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState } from "react";
import { readEvents } from "../../shared/server/read-events.ts";

/** An exploration so far. */
export interface Explored {
  readonly status: "running" | "ended" | "stopped" | "failed";
  readonly error: unknown;
  readonly title: string;
  /** The breakdown that people asked for, in words. */
  readonly by: string | null;
  readonly queryCount: number;
  readonly doneCount: number;
  readonly profiles: readonly TableProfile[];
  readonly findings: readonly Finding[];
  readonly failed: readonly FailedFinding[];
  /** The ids of the findings to show, best first; null until all queries have finished. */
  readonly best: readonly string[] | null;
  readonly ms: number;
}

const nothing: Explored = {
  status: "running",
  error: null,
  title: "",
  by: null,
  queryCount: 0,
  doneCount: 0,
  profiles: [],
  findings: [],
  failed: [],
  best: null,
  ms: 0,
};

type Action =
  | ExplorationEvent
  | { readonly kind: "reset" | "stopped" }
  | { readonly kind: "broken"; readonly error: unknown };

/**
 * Runs an exploration, and stops it in the database when its page is left. A finished one is cached for going back and
 * forth; `restart` runs it again.
 */
export function useExploration(databaseId: string, exploration: Exploration) {
  const client = useQueryClient();
  const key = ["databases", databaseId, "explorations", exploration] as const;
  const [explored, dispatch] = useReducer(
    advance,
    nothing,
    () => client.getQueryData<Explored>(key) ?? nothing,
  );
  const [round, setRound] = useState(0);
  const running = useRef<AbortController>(null);
  const print = JSON.stringify(exploration);
  useEffect(() => {
    if (
      round === 0 &&
      client.getQueryData(["databases", databaseId, "explorations", JSON.parse(print)]) !== undefined
    ) {
      return;
    }
    const stopping = new AbortController();
    running.current = stopping;
    dispatch({ kind: "reset" });
    const read = async () => {
      const given = { params: { databaseId }, body: JSON.parse(print) as Exploration };
      const { signal } = stopping;
      const events = readEvents<ExplorationEvent>(exploreDatabase, given, { signal, lastKinds: ["ended"] });
      for await (const event of events) dispatch(event);
    };
    read().catch((error: unknown) => {
      if (!stopping.signal.aborted) dispatch({ kind: "broken", error });
    });
    return () => stopping.abort();
  }, [client, databaseId, print, round]);
  useEffect(() => {
    if (explored.status === "ended" && explored.failed.length === 0) {
      client.setQueryData(["databases", databaseId, "explorations", JSON.parse(print)], explored);
    }
  }, [client, databaseId, print, explored]);
  return {
    explored,
    stop: () => {
      running.current?.abort();
      dispatch({ kind: "stopped" });
    },
    restart: () => setRound(round + 1),
  };
}

function advance(before: Explored, action: Action): Explored {
  switch (action.kind) {
    case "reset":
      return nothing;
    case "stopped":
      return { ...before, status: "stopped" };
    case "broken":
      return { ...before, status: "failed", error: action.error };
    case "started":
      return { ...before, title: action.title, by: action.by, queryCount: action.queryCount };
    case "profile":
      return { ...before, profiles: [...before.profiles, action.profile] };
    case "finding": {
      const isKnown = before.findings.some(({ id }) => id === action.finding.id);
      return {
        ...before,
        doneCount: before.doneCount + (isKnown ? 0 : 1),
        findings: [...before.findings.filter(({ id }) => id !== action.finding.id), action.finding],
      };
    }
    case "nothing":
      return { ...before, doneCount: before.doneCount + 1 };
    case "failed":
      return { ...before, doneCount: before.doneCount + 1, failed: [...before.failed, action.failed] };
    case "ended":
      return { ...before, status: "ended", best: action.best, ms: action.ms };
  }
}

const shownCount = 12;

/** The findings to show, best first. */
export function rankFindings({ findings, best }: Pick<Explored, "findings" | "best">): readonly Finding[] {
  if (best !== null) return best.flatMap((id) => findings.find((one) => one.id === id) ?? []);
  return findings.toSorted((one, other) => other.score - one.score).slice(0, shownCount);
}
