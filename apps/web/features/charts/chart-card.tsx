import type { SavedChart } from "@askery/api";
import { chartKindOf, databaseKinds, hasOwnHeight } from "@askery/model";
import { ChartLine, CodeXml, Table2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { AnswerChart } from "../../shared/answer/chart/answer-chart.tsx";
import { AnswerFigure } from "../../shared/answer/answer-figure.tsx";
import { UnreadableChart } from "../../shared/answer/chart/unreadable-chart.tsx";
import { ChartProblems } from "../../shared/answer/chart/chart-problems.tsx";
import { ChartKindPicker } from "../../shared/answer/chart/chart-kind-picker.tsx";
import { countOf } from "../../shared/wording/count-of.ts";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useLocale } from "../../shared/database/use-locale.ts";
import { TableSpace } from "../../shared/answer/table/table-space.tsx";
import { TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import type { ShowPointActions } from "../../shared/answer/point/answer-point.ts";
import type { PointSource } from "../../shared/points/point-source.ts";
import { usePointActions } from "../../shared/points/use-point-actions.tsx";
import { useDrawAs, useRedesign } from "./use-draw-as.ts";

const AnswerTable = lazy(async () => ({
  default: (await import("../../shared/answer/table/answer-table.tsx")).AnswerTable,
}));
const ChartSql = lazy(async () => ({
  default: (await import("../../shared/library/chart-sql.tsx")).ChartSql,
}));

const tabs = [
  { value: "chart", label: "Chart", icon: ChartLine },
  { value: "table", label: "Table", icon: Table2 },
  { value: "sql", label: "SQL", icon: CodeXml },
];

interface ChartCardProps {
  readonly chart: SavedChart;
  /** What can be done from its marks, figures and cells; null if nothing. */
  readonly source: PointSource | null;
}

/** A saved chart with the tabs chart, table and SQL. A change of its kind is saved. */
export function ChartCard({ chart, source }: ChartCardProps) {
  const [tab, setTab] = useState("chart");
  const { statement, databaseId } = chart;
  const draw = useDrawAs(chart);
  const canEdit = useCanEdit(databaseId);
  const redesign = useRedesign(chart);
  const locale = useLocale(databaseId);
  const { pointActions, sheet } = usePointActions(source, locale);
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList
        tabs={tabs}
        label="Chart views"
        className="px-2"
        aside={
          tab === "chart" && canEdit ? (
            <ChartKindPicker
              original={chart.own}
              shown={chart}
              result={chart}
              onPick={({ spec }) => draw.mutate(spec.kind)}
            />
          ) : (
            <span className="px-2 text-12 whitespace-nowrap text-text-3 max-sm:hidden">
              {tab === "sql" ? databaseKinds[statement.dialect].sqlName : describeSize(chart)}
            </span>
          )
        }
      />
      <TabPanel value="chart">
        <UnreadableChart chart={chart} />
        <ChartProblems
          own={chart.own}
          shown={chart}
          chosen={chart.design?.kind}
          result={chart}
          onAccept={canEdit ? (_, { design }) => redesign.mutate(design) : null}
        />
        <Drawn {...{ chart, locale, pointActions }} />
      </TabPanel>
      <TabPanel value="table">
        <Rows {...{ chart, locale, pointActions }} />
      </TabPanel>
      <TabPanel value="sql">
        <Suspense fallback={<WaitingLine>Loading the SQL</WaitingLine>}>
          <ChartSql chart={chart} />
        </Suspense>
      </TabPanel>
      {sheet}
    </Tabs>
  );
}

interface FiguresProps {
  readonly chart: SavedChart;
  readonly locale: string;
  readonly pointActions: ShowPointActions | undefined;
}

function Drawn(props: FiguresProps) {
  const { chart, locale, pointActions } = props;
  const { spec, table, outputs } = chart;
  if (table.rowCount === 0) return <p className="px-4 py-12 text-center text-text-3">There are no rows.</p>;
  const kind = chartKindOf(spec.kind);
  const drawn = { chart, table, outputs, locale, pointActions };
  switch (kind.shows) {
    case "figures":
      return <AnswerFigure {...drawn} />;
    case "rows":
      return <Rows {...props} />;
    case "drawing":
      return hasOwnHeight(kind) ? (
        <div className="px-4 pt-4 pb-3">
          <AnswerChart {...drawn} />
        </div>
      ) : (
        <div className="h-[clamp(16rem,48vh,28rem)] px-4 pt-4 pb-3">
          <AnswerChart {...drawn} fit="container" canHide />
        </div>
      );
  }
}

function Rows({ chart, locale, pointActions }: FiguresProps) {
  return (
    <Suspense fallback={<TableSpace rowCount={chart.table.rowCount} />}>
      <AnswerTable
        answer={chart}
        {...{ locale, pointActions }}
        label={`Table: ${chart.title}`}
        incompleteFrom={chart.facts.incompleteFrom}
      />
    </Suspense>
  );
}

function describeSize({ table }: SavedChart): string {
  return `${countOf(table.rowCount, "row")} × ${countOf(table.columns.length, "column")}`;
}
