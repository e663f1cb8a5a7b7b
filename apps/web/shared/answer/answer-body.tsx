import { chartKindOf, databaseKinds, type Answer, type Chart, isDesignMark } from "@askery/model";
import { ChartLine, CodeXml, Table2 } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { countOf } from "../wording/count-of.ts";
import { TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { AnswerChart } from "./chart/answer-chart.tsx";
import { AnswerFigure } from "./answer-figure.tsx";
import { UnreadableChart } from "./chart/unreadable-chart.tsx";
import { ChartProblems } from "./chart/chart-problems.tsx";
import { ChartKindPicker } from "./chart/chart-kind-picker.tsx";
import { ReadRest } from "./table/read-rest.tsx";
import { TableSpace } from "./table/table-space.tsx";
import type { ShowPointActions } from "./point/answer-point.ts";
import type { TableRest } from "./table/whole-table.ts";

const AnswerTable = lazy(async () => ({ default: (await import("./table/answer-table.tsx")).AnswerTable }));
const AnswerSql = lazy(async () => ({ default: (await import("./sql/answer-sql.tsx")).AnswerSql }));

interface AnswerBodyProps {
  readonly answer: Answer;
  readonly locale: string;
  /** The chart to show: the answer's own, or of the kind that the user picked. */
  readonly chart: Chart;
  readonly onChartChange: (chart: Chart) => void;
  /** Replaces the chart. */
  readonly drawn?: ReactNode;
  /** Replaces the read-only SQL with an editor. */
  readonly sqlEditor?: ReactNode;
  /** The rows that are not loaded yet. Default: all are loaded. */
  readonly rest?: TableRest | null;
  /** What can be done from a figure or a value. Default: nothing. */
  readonly pointActions?: ShowPointActions | undefined;
}

const tabs = [
  { value: "chart", label: "Chart", icon: ChartLine },
  { value: "table", label: "Table", icon: Table2 },
  { value: "sql", label: "SQL", icon: CodeXml },
];

/** The tabs Chart, Table and SQL. The kind of chart, with its reason, is at the right of the tabs. */
export function AnswerBody(props: AnswerBodyProps) {
  const { answer, locale, chart, onChartChange, drawn, sqlEditor, rest = null, pointActions } = props;
  const { sql, statement } = answer;
  const isDrawable = chartKindOf(answer.chart.spec.kind).shows !== "rows";
  const [tab, setTab] = useState(isDrawable ? "chart" : "table");
  const [wasTableShown, setWasTableShown] = useState(!isDrawable);
  const show = (next: string) => {
    setTab(next);
    setWasTableShown(wasTableShown || next === "table");
  };
  return (
    <Tabs value={tab} onValueChange={show}>
      <UnreadableChart chart={answer.chart} />
      <TabList
        tabs={tabs}
        label="Answer views"
        className="px-2"
        aside={
          tab === "chart" && rest === null ? (
            <ChartKindPicker original={answer.chart} shown={chart} result={answer} onPick={onChartChange} />
          ) : (
            <span className="px-2 text-12 whitespace-nowrap text-text-3 max-sm:hidden">
              {tab === "sql" ? databaseKinds[statement.dialect].sqlName : describeSize(answer)}
            </span>
          )
        }
      />
      <TabPanel value="chart">
        {rest === null && mayHaveProblems(answer.chart, chart) && (
          <ChartProblems own={answer.chart} shown={chart} result={answer} onAccept={onChartChange} />
        )}
        {drawn ?? <Drawn {...{ answer, chart, locale, rest, pointActions }} />}
      </TabPanel>
      <TabPanel value="table" isKept={wasTableShown}>
        <Suspense fallback={<TableSpace rowCount={answer.receipt.rowCount} />}>
          <AnswerTable {...tableOf(answer)} {...{ locale, rest, pointActions }} />
        </Suspense>
      </TabPanel>
      <TabPanel value="sql">
        {sqlEditor ?? (
          <Suspense fallback={<WaitingLine>Loading the SQL</WaitingLine>}>
            <AnswerSql sql={sql} dialect={statement.dialect} />
          </Suspense>
        )}
      </TabPanel>
    </Tabs>
  );
}

/** Only charts that people changed, or asked to be otherwise: the library is not loaded for others. */
function mayHaveProblems(own: Chart, shown: Chart): boolean {
  const { display = {}, marks, settings } = shown.spec;
  return (
    own.spec.kind !== shown.spec.kind ||
    own.caption.refused !== undefined ||
    own.caption.missing !== undefined ||
    Object.keys(display).length > 0 ||
    marks.some(isDesignMark) ||
    ("stacking" in settings && settings.stacking !== "none")
  );
}

interface DrawnProps extends Pick<AnswerBodyProps, "answer" | "chart" | "locale" | "pointActions"> {
  readonly rest: TableRest | null;
}

function Drawn({ answer, chart, locale, rest, pointActions }: DrawnProps) {
  switch (chartKindOf(chart.spec.kind).shows) {
    case "figures":
      return (
        <AnswerFigure {...{ chart, locale, pointActions }} table={answer.table} outputs={answer.outputs} />
      );
    case "rows":
      return (
        <Suspense fallback={<TableSpace rowCount={answer.receipt.rowCount} />}>
          <AnswerTable {...tableOf(answer)} {...{ locale, rest, pointActions }} />
        </Suspense>
      );
    case "drawing":
      return (
        <figure className="px-4 pt-3.5 pb-2">
          <figcaption className="mb-2">
            <span className="block text-14 font-semibold">{chart.caption.title}</span>
            <span className="block text-12 text-text-3">{chart.caption.subtitle}</span>
          </figcaption>
          {rest === null ? (
            <AnswerChart {...{ chart, locale, pointActions }} table={answer.table} outputs={answer.outputs} />
          ) : (
            <ReadRest rest={rest} />
          )}
        </figure>
      );
  }
}

function tableOf(answer: Answer) {
  const { interpretation, chart } = answer;
  return {
    answer,
    label: `Table: ${interpretation.restatement}`,
    incompleteFrom: chart.facts.incompleteFrom,
  };
}

function describeSize({ table, receipt }: Answer): string {
  return `${countOf(receipt.rowCount, "row")} × ${countOf(table.columns.length, "column")}`;
}
