import { PlanEditor } from "../../../shared/plan-editor/plan-editor.tsx";
import { HistoryButtons } from "../../../shared/plan-editor/history-buttons.tsx";
import { PartSuggestions } from "./part-suggestions.tsx";
import { SqlPart } from "./sql-part.tsx";
import type { ChartBuilder, DrawnDraft } from "./use-chart-builder.ts";

interface QueryPartProps {
  readonly databaseId: string;
  readonly builder: ChartBuilder;
  readonly draft: DrawnDraft;
}

/** What a chart computes: the parts of its plan, or its SQL. */
export function QueryPart({ databaseId, builder, draft }: QueryPartProps) {
  const { plan, interpretation, statement } = draft.answer;
  if (plan.kind === "sql") {
    const { text, variables = [] } = plan;
    return (
      <>
        <div className="flex justify-end px-2 pt-1 empty:hidden">
          {builder.run.kind !== "running" && <HistoryButtons {...builder} />}
        </div>
        <SqlPart
          {...{ databaseId }}
          dialect={statement.dialect}
          sql={{ text, variables }}
          run={builder.run}
          stop={builder.stop}
          onRun={(sql) => builder.start({ kind: "sql", ...sql }, "the SQL")}
        />
      </>
    );
  }
  const editing = builder.editing(draft);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 pt-3.5">
      <PlanEditor chips={interpretation.chips} editing={editing} />
      <PartSuggestions editing={editing} />
    </div>
  );
}
