import type { Answer, ChartSpec } from "@askery/model";
import { ChartLine, CodeXml, Table2 } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { TabList, TabPanel, Tabs } from "../ui/tabs.tsx";
import { WaitingLine } from "../ui/waiting-line.tsx";
import { AnswerChart } from "./answer-chart.tsx";
import { AnswerFigure } from "./answer-figure.tsx";
import { ChartTypePicker } from "./chart-type-picker.tsx";
import { dialectNames } from "./dialect-names.data.ts";

const AnswerTable = lazy(async () => ({ default: (await import("./answer-table.tsx")).AnswerTable }));
const AnswerSql = lazy(async () => ({ default: (await import("./answer-sql.tsx")).AnswerSql }));

interface AnswerBodyProps {
  readonly answer: Answer;
  readonly locale: string;
  /** The chart as it is shown: the answer's own, or the type somebody picked. */
  readonly chart: ChartSpec;
  readonly onChartChange: (chart: ChartSpec) => void;
  /** Stands in for the chart. */
  readonly drawn?: ReactNode;
}

const tabs = [
  { value: "chart", label: "Chart", icon: ChartLine },
  { value: "table", label: "Table", icon: Table2 },
  { value: "sql", label: "SQL", icon: CodeXml },
];

/** Chart · Table · SQL. At the right of the tabs stands what is shown, and why. */
export function AnswerBody({ answer, locale, chart, onChartChange, drawn }: AnswerBodyProps) {
  const { table, sql, statement } = answer;
  const isDrawable = answer.chart.type !== "table";
  const [tab, setTab] = useState(isDrawable ? "chart" : "table");
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList
        tabs={tabs}
        label="Parts of the answer"
        className="px-2"
        aside={
          tab === "chart" ? (
            <ChartTypePicker original={answer.chart} shown={chart} table={table} onPick={onChartChange} />
          ) : (
            <span className="px-2 text-12 whitespace-nowrap text-text-3 max-sm:hidden">
              {tab === "table" ? tellSize(answer) : dialectNames[statement.dialect]}
            </span>
          )
        }
      />
      <TabPanel value="chart">{drawn ?? <Drawn {...{ answer, chart, locale }} />}</TabPanel>
      <TabPanel value="table">
        <Suspense fallback={<WaitingLine>Laying out the table</WaitingLine>}>
          <AnswerTable {...tableOf(answer)} locale={locale} />
        </Suspense>
      </TabPanel>
      <TabPanel value="sql">
        <Suspense fallback={<WaitingLine>Laying out the SQL</WaitingLine>}>
          <AnswerSql sql={sql} />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}

function Drawn({ answer, chart, locale }: Pick<AnswerBodyProps, "answer" | "chart" | "locale">) {
  switch (chart.type) {
    case "number":
      return <AnswerFigure chart={chart} table={answer.table} locale={locale} />;
    case "table":
      return (
        <Suspense fallback={<WaitingLine>Laying out the table</WaitingLine>}>
          <AnswerTable {...tableOf(answer)} locale={locale} />
        </Suspense>
      );
    case "bar":
    case "horizontalBar":
    case "line":
    case "area":
    case "pie":
    case "scatter":
    case "histogram":
    case "heatmap":
      return (
        <figure className="px-4 pt-3.5 pb-2">
          <figcaption className="mb-2">
            <span className="block text-14 font-semibold">{chart.title}</span>
            <span className="block text-12 text-text-3">{chart.subtitle}</span>
          </figcaption>
          <AnswerChart spec={chart} table={answer.table} locale={locale} />
        </figure>
      );
  }
}

function tableOf(answer: Answer) {
  const { interpretation, chart } = answer;
  return {
    answer,
    label: `Table: ${interpretation.restatement}`,
    incompleteFrom: chart.incompleteFrom,
  };
}

function tellSize({ table }: Answer): string {
  const columns = table.columns.length;
  const rows = table.rowCount.toLocaleString("en-US");
  return `${rows} ${table.rowCount === 1 ? "row" : "rows"} × ${columns} ${columns === 1 ? "column" : "columns"}`;
}
