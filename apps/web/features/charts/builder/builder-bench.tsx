import type { SavedChart } from "@askery/api";
import { applyDesign, findChartKinds, readDesign, type DrawnResult } from "@askery/charts";
import { chartKindOf, type Chart, type ChartDesign } from "@askery/model";
import { useMemo, useState, type KeyboardEvent } from "react";
import { AnswerSentence } from "../../../shared/answer/answer-sentence.tsx";
import { useOwnWriting } from "../../../shared/database/use-own-writing.ts";
import { LeavingAsks } from "../../../shared/page/leaving-asks.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { focusIfLost } from "../../../ui/focus-if-lost.ts";
import { joinClasses } from "../../../ui/join-classes.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { ChartConflictDialog } from "../editor/chart-conflict-dialog.tsx";
import { listChartChanges } from "../editor/list-chart-changes.ts";
import { ChartPreview } from "../editor/chart-preview.tsx";
import { DesignPanels } from "../editor/design-panels.tsx";
import { QueryPart } from "./query-part.tsx";
import type { ChartBuilder, DrawnDraft } from "./use-chart-builder.ts";
import { useSaveDraft } from "./use-save-draft.ts";

interface BuilderBenchProps {
  readonly databaseId: string;
  /** The chart that is changed; null for a new one. */
  readonly chart: SavedChart | null;
  readonly builder: ChartBuilder;
  readonly draft: DrawnDraft;
  readonly onClose: (() => void) | undefined;
}

/** A chart that is being built: what it computes, its preview and its look. */
export function BuilderBench({ databaseId, chart, builder, draft, onClose }: BuilderBenchProps) {
  const { answer } = draft;
  const [typedTitle, setTypedTitle] = useState<string | null>(chart?.title ?? null);
  const title = typedTitle ?? answer.chart.caption.title;
  const result = useMemo(
    () => ({ own: answer.chart, table: answer.table, outputs: answer.outputs }),
    [answer],
  );
  const { design, note } = useMemo(() => fitDesign(builder.design, result), [builder.design, result]);
  const drawn = useMemo(() => applyDesign(result.own, result, design), [result, design]);
  const saving = useSaveDraft({ databaseId, chart, onSaved: onClose });
  const saved = { draftId: draft.id, title, design: builder.design === null ? null : design };
  const isRunning = builder.run.kind === "running";
  return (
    <div className="page-column" onKeyDown={(event) => moveByKeys(event, builder)} role="presentation">
      <NameForm
        title={title}
        isSaving={saving.isSaving}
        onType={setTypedTitle}
        onClose={onClose}
        onSave={() => saving.save(saved)}
      />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <Card className="overflow-hidden">
            <QueryPart {...{ databaseId, builder, draft }} />
          </Card>
          <Card
            aria-label="Preview"
            ref={focusIfLost}
            tabIndex={-1}
            className={joinClasses(
              "overflow-hidden transition-opacity duration-2 focus-visible:outline-none",
              isRunning && "opacity-50 delay-150",
            )}
          >
            <PreviewHead answer={answer} drawn={drawn} note={note} />
            <ChartPreview
              chart={result}
              {...{ drawn, databaseId }}
              kind={builder.design?.kind ?? design.kind}
              onChange={builder.redesign}
            />
          </Card>
        </div>
        <DesignPanels chart={result} design={design} spec={drawn.spec} onChange={builder.redesign} />
      </div>
      <LeavingAsks
        isChanged={(builder.isChanged || chart === null) && !saving.isSaved}
        description="The chart is not saved."
      />
      <ChartConflictDialog
        conflict={saving.conflict}
        before={chart}
        mine={chart === null ? [] : listChartChanges(chart, { ...versionOf(draft), title, design })}
        isSaving={saving.isSaving}
        onKeepEditing={saving.dismissConflict}
        onReload={saving.reload}
        onSaveCopy={() => saving.saveCopy(saved)}
        onOverwrite={() => saving.overwrite(saved)}
      />
    </div>
  );
}

/** A draft as a version of a chart. */
function versionOf({ answer: { sql, chart, interpretation } }: DrawnDraft) {
  return { sql, spec: chart.spec, computes: interpretation.restatement };
}

interface NameFormProps {
  readonly title: string;
  readonly isSaving: boolean;
  readonly onType: (title: string) => void;
  readonly onClose: (() => void) | undefined;
  readonly onSave: () => void;
}

/** The name of the chart, and saving it. */
function NameForm({ title, isSaving, onType, onClose, onSave }: NameFormProps) {
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() !== "") onSave();
      }}
    >
      <div className="min-w-48 flex-1 max-sm:basis-full">
        <TextField
          label="Name"
          maxLength={200}
          autoComplete="off"
          value={title}
          error={title.trim() === "" ? "Enter a name." : undefined}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        {onClose && (
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
        )}
        <Button kind="solid" type="submit" isBusy={isSaving}>
          Save chart
        </Button>
      </div>
    </form>
  );
}

interface PreviewHeadProps {
  readonly answer: DrawnDraft["answer"];
  readonly drawn: Chart;
  /** Why the chosen kind is not drawn; null if it is. */
  readonly note: string | null;
}

/** What the figures say, and why they are drawn so. */
function PreviewHead({ answer, drawn, note }: PreviewHeadProps) {
  const write = useOwnWriting();
  return (
    <div className="border-b border-line px-4 py-3">
      <AnswerSentence answer={answer} write={write} />
      <p className="mt-1 text-12 text-text-3">
        {chartKindOf(drawn.spec.kind).label}, {note ?? drawn.caption.reason}
      </p>
    </div>
  );
}

/** The design as far as it suits the result, and why another kind is drawn than the one that people chose. */
function fitDesign(
  chosen: ChartDesign | null,
  result: DrawnResult & { readonly own: Chart },
): { readonly design: ChartDesign; readonly note: string | null } {
  const { spec } = result.own;
  if (chosen === null || chosen.kind === spec.kind) return { design: chosen ?? readDesign(spec), note: null };
  const marked = { ...spec, marks: [...spec.marks, ...chosen.marks] };
  const choice = findChartKinds(marked, result, chosen.columns).find(({ kind }) => kind === chosen.kind);
  if (choice?.canShow !== false) return { design: chosen, note: null };
  const { columns: _, ...rest } = chosen;
  const label = chartKindOf(chosen.kind).label.toLowerCase();
  return { design: { ...rest, kind: spec.kind }, note: `because ${label} can’t show this. ${choice.reason}` };
}

/** Ctrl or ⌘ with Z undoes, with Shift it redoes, except in fields, which have their own undo. */
function moveByKeys(event: KeyboardEvent, { undo, redo }: ChartBuilder) {
  const { target, metaKey, ctrlKey, shiftKey, key } = event;
  const isText = target instanceof HTMLElement && target.closest("input, textarea, .cm-editor") !== null;
  if (isText || !(metaKey || ctrlKey) || key.toLowerCase() !== "z") return;
  event.preventDefault();
  if (shiftKey) redo();
  else undo();
}
