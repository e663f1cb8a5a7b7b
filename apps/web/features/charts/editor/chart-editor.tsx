import type { SavedChart } from "@askery/api";
import { applyDesign, readDesign } from "@askery/charts";
import { Redo2, Undo2 } from "lucide-react";
import { useMemo, type KeyboardEvent } from "react";
import { describeDesignChange } from "@askery/model";
import { LeavingAsks } from "../../../shared/page/leaving-asks.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ChartConflictDialog } from "./chart-conflict-dialog.tsx";
import { ChartPreview } from "./chart-preview.tsx";
import { DesignPanels } from "./design-panels.tsx";
import { useDesignDraft } from "./use-design-draft.ts";
import { useSaveDesign } from "./use-save-design.ts";

interface ChartEditorProps {
  readonly chart: SavedChart;
  /** Called after saving, and to leave without it. */
  readonly onClose: () => void;
}

/** Changes how a saved chart is drawn, with a live preview. Nothing is sent before Save. */
export function ChartEditor({ chart, onClose }: ChartEditorProps) {
  const first = useMemo(() => chart.design ?? readDesign(chart.spec), [chart]);
  const { design, isChanged, canUndo, canRedo, change, undo, redo } = useDesignDraft(first);
  const saving = useSaveDesign(chart, onClose);
  const drawn = useMemo(() => applyDesign(chart.own, chart, design), [chart, design]);
  const panel = { chart, design, spec: drawn.spec, onChange: change };
  const press = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    if (isField || !(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  };
  return (
    <div
      className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
      onKeyDown={press}
      role="presentation"
    >
      <Card className="overflow-hidden">
        <div className="flex items-center gap-1 border-b border-line p-2">
          <span className="px-2 text-13 text-text-3">Preview</span>
          <span className="ms-auto" />
          <IconButton icon={Undo2} label="Undo" disabled={!canUndo} onClick={undo} />
          <IconButton icon={Redo2} label="Redo" disabled={!canRedo} onClick={redo} />
          <Button kind="ghost" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="solid"
            size="sm"
            isBusy={saving.isSaving}
            disabled={!isChanged}
            onClick={() => saving.save(design)}
          >
            Save
          </Button>
        </div>
        <ChartPreview
          {...{ chart, drawn }}
          kind={design.kind}
          databaseId={chart.databaseId}
          onChange={change}
        />
      </Card>
      <DesignPanels {...panel} />
      <LeavingAsks isChanged={isChanged} description={`The changes to “${chart.title}” are lost.`} />
      <ChartConflictDialog
        conflict={saving.conflict}
        before={chart}
        mine={describeDesignChange(first, design)}
        isSaving={saving.isSaving}
        onKeepEditing={saving.dismissConflict}
        onReload={saving.reload}
        onSaveCopy={() => saving.saveCopy(design)}
        onOverwrite={() => saving.overwrite(design)}
      />
    </div>
  );
}
