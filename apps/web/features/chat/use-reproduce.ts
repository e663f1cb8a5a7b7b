import { reproduceTurn, type Reproduction } from "@askery/api";
import { useEffect, useRef, useState } from "react";
import { call } from "../../shared/server/call.ts";

/** The state of computing an answer again. */
export type ReproduceRun =
  | { readonly kind: "idle" }
  | { readonly kind: "running" }
  | { readonly kind: "stopped" }
  | { readonly kind: "found"; readonly found: Reproduction }
  | { readonly kind: "failed"; readonly error: unknown };

export interface Reproducing {
  readonly state: ReproduceRun;
  readonly start: () => void;
  /** Stops the query in the database, too. */
  readonly stop: () => void;
  readonly close: () => void;
}

/** Computes an answer again as it was asked. Leaving the page stops it. */
export function useReproduce(turnId: string): Reproducing {
  const [state, setState] = useState<ReproduceRun>({ kind: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: "running" });
    try {
      setState({
        kind: "found",
        found: await call(reproduceTurn, { params: { turnId } }, controller.signal),
      });
    } catch (error) {
      setState(controller.signal.aborted ? { kind: "stopped" } : { kind: "failed", error });
    }
  };
  return {
    state,
    start: () => void start(),
    stop: () => running.current?.abort(),
    close: () => setState({ kind: "idle" }),
  };
}
