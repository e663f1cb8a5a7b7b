import type { SavedChart } from "@askery/api";
import { applyDesign, readDesign } from "@askery/charts";
import { chartKindOf } from "@askery/model";
import { Redo2, Undo2 } from "lucide-react";
import { useMemo, type KeyboardEvent } from "react";
import { AnswerFigure } from "../../../shared/answer/answer-figure.tsx";
import { AnswerChart } from "../../../shared/answer/chart/answer-chart.tsx";
import { useLocale } from "../../../shared/database/use-locale.ts";
import { LeavingAsks } from "../../../shared/page/leaving-asks.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { AxesPanel } from "./axes-panel.tsx";
import { ChartConflictDialog } from "./chart-conflict-dialog.tsx";
import { DataPanel } from "./data-panel.tsx";
import { DisplayPanel } from "./display-panel.tsx";
import { FormatPanel } from "./format-panel.tsx";
import { useDesignDraft } from "./use-design-draft.ts";
import { useSaveDesign } from "./use-save-design.ts";

interface ChartEditorProps {
  readonly chart: SavedChart;
  /** Called after saving, and to leave without it. */
  readonly onClose: () => void;
}

const tabs = [
  { value: "data", label: "Data" },
  { value: "display", label: "Display" },
  { value: "axes", label: "Axes" },
  { value: "format", label: "Format" },
];

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
        <Preview chart={chart} drawn={drawn} />
      </Card>
      <Card className="h-fit overflow-hidden">
        <Tabs defaultValue="data">
          <TabList tabs={tabs} label="Parts of the chart" className="px-2" />
          <TabPanel value="data">
            <DataPanel {...panel} />
          </TabPanel>
          <TabPanel value="display">
            <DisplayPanel {...panel} />
          </TabPanel>
          <TabPanel value="axes">
            <AxesPanel {...panel} />
          </TabPanel>
          <TabPanel value="format">
            <FormatPanel {...panel} />
          </TabPanel>
        </Tabs>
      </Card>
      <LeavingAsks isChanged={isChanged} description={`The changes to “${chart.title}” are lost.`} />
      <ChartConflictDialog
        conflict={saving.conflict}
        onKeepEditing={saving.dismissConflict}
        onReload={saving.reload}
        onOverwrite={() => saving.overwrite(design)}
      />
    </div>
  );
}

function Preview({
  chart,
  drawn,
}: {
  readonly chart: SavedChart;
  readonly drawn: ReturnType<typeof applyDesign>;
}) {
  const locale = useLocale(chart.databaseId);
  switch (chartKindOf(drawn.spec.kind).shows) {
    case "figures":
      return <AnswerFigure chart={drawn} table={chart.table} locale={locale} />;
    case "rows":
      return <p className="px-4 py-12 text-center text-text-3">The chart shows its rows as a table.</p>;
    case "drawing":
      return (
        <div className="max-h-[75vh] overflow-y-auto px-4 pt-4 pb-3">
          <AnswerChart chart={drawn} table={chart.table} locale={locale} />
        </div>
      );
  }
}
