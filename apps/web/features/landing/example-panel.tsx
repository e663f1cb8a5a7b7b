import { ChartLine, CodeXml, Table2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { AnswerSentence } from "../../shared/answer/answer-sentence.tsx";
import { receiptFacts } from "../../shared/answer/receipt-facts.ts";
import { ReceiptLine } from "../../ui/receipt-line.tsx";
import { exampleAnswer } from "./example-answer.data.ts";
import { ExampleChart } from "./example-chart.tsx";

const AnswerSql = lazy(async () => ({
  default: (await import("../../shared/answer/sql/answer-sql.tsx")).AnswerSql,
}));
const AnswerTable = lazy(async () => ({
  default: (await import("../../shared/answer/table/answer-table.tsx")).AnswerTable,
}));

const views = [
  { name: "chart", label: "Chart", icon: ChartLine },
  { name: "table", label: "Table", icon: Table2 },
  { name: "sql", label: "SQL", icon: CodeXml },
] as const;
type View = (typeof views)[number]["name"];

/** The recorded answer. Only its chart is loaded at once; table and SQL are loaded on demand. */
export function ExamplePanel() {
  const [view, setView] = useState<View>("chart");
  const { caption } = exampleAnswer.chart;
  return (
    <>
      <div className="px-4 pt-5 pb-3.5">
        <AnswerSentence answer={exampleAnswer} />
      </div>
      <div className="flex items-center gap-0.5 border-b border-line px-3">
        {views.map(({ name, label, icon: Icon }) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            className="relative flex h-[38px] items-center gap-1.5 px-2 font-medium text-text-3 -outline-offset-2 before:absolute before:inset-x-2 before:bottom-0 before:h-0.5 before:rounded-t-[2px] hover:text-text max-md:h-tap aria-pressed:text-text aria-pressed:before:bg-accent"
            onClick={() => setView(name)}
          >
            <Icon className="size-3.5!" />
            {label}
          </button>
        ))}
        <span className="ml-auto truncate pr-1 text-12 text-text-3 max-sm:hidden">
          Line, {caption.reason}
        </span>
      </div>
      <div className="min-w-0 flex-1">
        {view === "chart" && (
          <figure className="px-4 pt-3.5 pb-3">
            <figcaption>
              <span className="block text-14 font-semibold">{caption.title}</span>
              <span className="block text-12 text-text-3">{caption.subtitle}</span>
            </figcaption>
            <ExampleChart />
          </figure>
        )}
        <Suspense>
          {view === "table" && <AnswerTable answer={exampleAnswer} locale="en-US" label={caption.title} />}
          {view === "sql" && <AnswerSql sql={exampleAnswer.sql} dialect="duckdb" />}
        </Suspense>
      </div>
      <ReceiptLine facts={receiptFacts(exampleAnswer.receipt).slice(0, shownFacts)} />
    </>
  );
}

const shownFacts = 3;
