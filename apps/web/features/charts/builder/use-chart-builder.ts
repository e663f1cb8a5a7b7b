import { editChartDraft, startChartDraft, type ChartDraft, type ChartStart } from "@askery/api";
import { readDesign } from "@askery/charts";
import type { ChartDesign } from "@askery/model";
import { useEffect, useRef, useState } from "react";
import { draftSource } from "../../../shared/sql-variables/draft-source.ts";
import type { EditRun, PlanEditing } from "../../../shared/plan-editor/plan-editing.ts";
import { call } from "../../../shared/server/call.ts";
import { toFailure } from "../../../shared/server/to-failure.ts";

export type DrawnDraft = Extract<ChartDraft, { kind: "drawn" }>;

/** One state of the builder. */
interface Step {
  readonly draft: DrawnDraft;
  /** What people chose of the look; null if nothing. */
  readonly design: ChartDesign | null;
  /** What made it, in words. */
  readonly words: string;
}

interface Steps {
  readonly steps: readonly Step[];
  /** The one that is shown; -1 before the first. */
  readonly at: number;
}

export interface ChartBuilder extends Pick<
  PlanEditing,
  "run" | "history" | "stop" | "undo" | "redo" | "dismiss"
> {
  /** Null until something ran. */
  readonly draft: DrawnDraft | null;
  readonly design: ChartDesign | null;
  /** Whether anything was done since it started. */
  readonly isChanged: boolean;
  /** Runs something new; its words name it in undo. */
  readonly start: (start: ChartStart, words: string) => void;
  readonly redesign: (part: Partial<ChartDesign>) => void;
  /** Changes the plan of the draft. */
  readonly editing: (draft: DrawnDraft) => PlanEditing;
}

/** The states of a chart that is being built, from the first draft on. Undo shows an earlier one, without running it. */
export function useChartBuilder(databaseId: string, firstDesign: ChartDesign | null = null): ChartBuilder {
  const [{ steps, at }, setSteps] = useState<Steps>({ steps: [], at: -1 });
  const [run, setRun] = useState<EditRun>({ kind: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const shown = steps[at];
  const design = shown === undefined ? firstDesign : shown.design;

  /** Adds a state made from the one that is shown by then. */
  const add = (make: (before: Step | undefined) => Step) =>
    setSteps((now) => {
      const next = [...now.steps.slice(0, now.at + 1), make(now.steps[now.at])].slice(-maxSteps);
      return { steps: next, at: next.length - 1 };
    });
  const perform = async (words: string | null, work: (signal: AbortSignal) => Promise<ChartDraft>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setRun({ kind: "running", isStopping: false });
    try {
      const draft = await work(controller.signal);
      if (controller.signal.aborted) return;
      if (draft.kind === "failed") {
        setRun(draft);
        return;
      }
      setRun({ kind: "idle" });
      const made = words ?? draft.answer.receipt.edits?.at(-1) ?? "the last change";
      add((before) => ({ draft, design: before === undefined ? firstDesign : before.design, words: made }));
    } catch (error) {
      if (!controller.signal.aborted) setRun({ kind: "failed", failure: toFailure(error) });
    }
  };
  const move = (by: 1 | -1) => {
    setSteps((now) => ({ ...now, at: Math.min(Math.max(now.at + by, 0), now.steps.length - 1) }));
    setRun({ kind: "idle" });
  };
  const moves = {
    run,
    history: { undo: (at > 0 && shown?.words) || null, redo: steps[at + 1]?.words ?? null },
    undo: () => move(-1),
    redo: () => move(1),
    stop: () => {
      running.current?.abort();
      setRun({ kind: "stopped" });
    },
    dismiss: () => setRun({ kind: "idle" }),
  };
  return {
    ...moves,
    draft: shown?.draft ?? null,
    design,
    isChanged: at > 0,
    start: (start, words) =>
      void perform(words, async (signal) =>
        call(startChartDraft, { params: { databaseId }, body: { start } }, signal),
      ),
    redesign: (part) => {
      if (shown === undefined) return;
      const { draft } = shown;
      const now = design ?? readDesign(draft.answer.chart.spec);
      add(() => ({ draft, design: { ...now, ...part }, words: "the look" }));
    },
    editing: ({ id: draftId }) => {
      const params = { databaseId, draftId };
      return {
        ...moves,
        source: draftSource(params),
        apply: (edits) =>
          void perform(null, async (signal) =>
            call(editChartDraft, { params, body: { edits: [...edits] } }, signal),
          ),
        confirm: (confirmed) =>
          void perform(null, async (signal) =>
            call(editChartDraft, { params, body: { edits: [], confirmed } }, signal),
          ),
      };
    },
  };
}

const maxSteps = 50;
