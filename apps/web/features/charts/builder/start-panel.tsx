import type { DialectName } from "@askery/model";
import { MessageCircleQuestionMark, SquareCode, Table2 } from "lucide-react";
import { useState } from "react";
import { EditNote } from "../../../shared/plan-editor/edit-note.tsx";
import { QuestionOffers } from "../../../shared/question/question-offers.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Late } from "../../../ui/late.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { QuestionStart } from "./question-start.tsx";
import { SqlPart } from "./sql-part.tsx";
import { TableStart } from "./table-start.tsx";
import type { ChartBuilder } from "./use-chart-builder.ts";

interface StartPanelProps {
  readonly databaseId: string;
  readonly dialect: DialectName;
  readonly builder: ChartBuilder;
}

const ways = [
  { value: "question", label: "Ask", icon: MessageCircleQuestionMark },
  { value: "table", label: "Choose", icon: Table2 },
  { value: "sql", label: "SQL", icon: SquareCode },
] as const;

type Way = (typeof ways)[number]["value"];

const promises: Readonly<Record<Way, string>> = {
  question: "Type what it should show. Name the kind if you like: “as a pie”.",
  table: "Choose a table. Then add measures, breakdowns and filters, without SQL.",
  sql: "Write SQL. A {{name}} in it becomes a variable that people can set.",
};

/** Where a chart starts: with a question, a table or SQL. */
export function StartPanel({ databaseId, dialect, builder }: StartPanelProps) {
  const [way, setWay] = useState<Way>("question");
  const { run, start, stop, dismiss } = builder;
  const isBusy = run.kind === "running";
  return (
    <div className="page-column is-narrow">
      <h2 className="page-title">What should the chart show?</h2>
      <div className="mt-4 w-fit">
        <Segmented label="Start with" segments={ways} value={way} onValueChange={setWay} />
      </div>
      <p className="mt-3 mb-4 text-13 text-text-3">{promises[way]}</p>
      {/* The completions of a question reach beyond its card. */}
      <Card className={way === "question" ? "" : "overflow-hidden"}>
        {way === "question" && <QuestionStart {...{ databaseId, isBusy, start }} />}
        {way === "table" && <TableStart {...{ databaseId, start }} />}
        {way === "sql" && (
          <SqlPart
            {...{ databaseId, dialect, run, stop }}
            sql={{ text: "", variables: [] }}
            onRun={(sql) => start({ kind: "sql", ...sql }, "SQL")}
          />
        )}
      </Card>
      {way !== "sql" && <EditNote run={run} onDismiss={dismiss} />}
      {way === "question" && run.kind === "failed" && (
        <QuestionOffers
          questions={run.suggestions ?? []}
          onAsk={(text) => start({ kind: "question", text }, text)}
        />
      )}
      {way !== "sql" && isBusy && (
        <Late>
          <div className="mt-3 flex items-center gap-3">
            <WaitingLine>Computing the figures</WaitingLine>
            <Button size="sm" onClick={stop}>
              Stop
            </Button>
          </div>
        </Late>
      )}
    </div>
  );
}
