import type { SharedFigures } from "@askery/api";
import { chartKindOf, hasOwnHeight } from "@askery/model";
import { ChartLine, Table2 } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { AnswerChart } from "../../shared/answer/chart/answer-chart.tsx";
import { AnswerFigure } from "../../shared/answer/answer-figure.tsx";
import { ExportMenu } from "../../shared/answer/export-menu.tsx";
import { TableSpace } from "../../shared/answer/table/table-space.tsx";
import { countOf } from "../../shared/wording/count-of.ts";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Card } from "../../ui/card.tsx";
import { ReceiptLine } from "../../ui/receipt-line.tsx";
import { TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { writeCount } from "../../shared/wording/own-formats.ts";

const AnswerTable = lazy(async () => ({
  default: (await import("../../shared/answer/table/answer-table.tsx")).AnswerTable,
}));

interface FiguresCardProps {
  readonly figures: SharedFigures;
  /** The base of the names of exported files. */
  readonly name: string;
  /** What the table contains. */
  readonly label: string;
  /** Above the tabs: the sentence of an answer. */
  readonly head?: ReactNode;
  /** Below the chart. */
  readonly warnings?: ReactNode;
  /** The address of the table as a file; null if the link does not allow exports. */
  readonly exportPath: string | null;
}

const tabs = [
  { value: "chart", label: "Chart", icon: ChartLine },
  { value: "table", label: "Table", icon: Table2 },
];

/** Saved figures as a chart and a table, with their age. */
export function FiguresCard({ figures, name, label, head, warnings, exportPath }: FiguresCardProps) {
  const isDrawable = chartKindOf(figures.spec.kind).shows !== "rows";
  const [tab, setTab] = useState(isDrawable ? "chart" : "table");
  return (
    <Card className="overflow-hidden" aria-label="Figures">
      {head}
      <Tabs value={tab} onValueChange={setTab}>
        <TabList
          tabs={isDrawable ? tabs : tabs.slice(1)}
          label="Views"
          className="px-2"
          aside={exportPath === null ? undefined : <Export {...{ figures, name, path: exportPath }} />}
        />
        <TabPanel value="chart">
          {head !== undefined && chartKindOf(figures.spec.kind).shows === "drawing" && (
            <p className="px-4 pt-3.5">
              <span className="block text-14 font-semibold">{figures.caption.title}</span>
              <span className="block text-12 text-text-3">{figures.caption.subtitle}</span>
            </p>
          )}
          <Drawn figures={figures} />
        </TabPanel>
        <TabPanel value="table">
          <Suspense fallback={<TableSpace rowCount={figures.table.rowCount} />}>
            <AnswerTable
              answer={figures}
              locale={figures.locale}
              label={`Table: ${label}`}
              incompleteFrom={figures.facts.incompleteFrom}
            />
          </Suspense>
        </TabPanel>
      </Tabs>
      {warnings}
      <Age figures={figures} />
    </Card>
  );
}

function Drawn({ figures }: { readonly figures: SharedFigures }) {
  const { spec, table, locale } = figures;
  if (table.rowCount === 0) return <p className="px-4 py-12 text-center text-text-3">There are no rows.</p>;
  const kind = chartKindOf(spec.kind);
  if (kind.shows === "figures") return <AnswerFigure chart={figures} table={table} locale={locale} />;
  return hasOwnHeight(kind) ? (
    <div className="px-4 pt-4 pb-3">
      <AnswerChart chart={figures} table={table} locale={locale} />
    </div>
  ) : (
    <div className="h-[clamp(16rem,42vh,26rem)] px-4 pt-4 pb-3">
      <AnswerChart chart={figures} table={table} locale={locale} fit="container" />
    </div>
  );
}

/** When the figures were computed, and whether these are all rows. */
function Age({ figures: { table, rowCount, ranAtMs } }: Pick<FiguresCardProps, "figures">) {
  const now = useNow();
  const rows =
    table.rowCount < rowCount
      ? `the first ${writeCount(table.rowCount)} of ${countOf(rowCount, "row")}`
      : countOf(rowCount, "row");
  return <ReceiptLine facts={[`figures of ${describeWhen(ranAtMs, now)}`, rows]} />;
}

function Export({
  figures,
  name,
  path,
}: Pick<FiguresCardProps, "figures" | "name"> & { readonly path: string }) {
  const { table, locale } = figures;
  const start = `${path}${path.includes("?") ? "&" : "?"}format=`;
  return (
    <ExportMenu
      name={name}
      tables={[{ label: "Table", address: (format) => `${start}${format}` }]}
      picture={{ chart: figures, locale, readTable: async () => table, rowCount: table.rowCount }}
      align="end"
    />
  );
}
