import type { Reproduction } from "@askery/api";
import type { Answer } from "@askery/model";
import { lazy, Suspense, useState } from "react";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { describeDay } from "../../shared/wording/describe-day.ts";
import { CheckLine } from "../../shared/trust/check-line.tsx";
import { DifferenceView } from "../../shared/trust/difference-view.tsx";
import { Button } from "../../ui/button.tsx";
import { CloseButton } from "../../ui/close-button.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import type { ReproduceRun } from "./use-reproduce.ts";

const SqlListing = lazy(async () => ({
  default: (await import("../../shared/answer/sql/sql-listing.tsx")).SqlListing,
}));

interface ReproducedPanelProps {
  readonly state: ReproduceRun;
  readonly answer: Answer;
  readonly locale: string;
  readonly onClose: () => void;
}

/** What computing an answer again has found: whether its SQL is the same, and which rows differ. */
export function ReproducedPanel({ state, answer, locale, onClose }: ReproducedPanelProps) {
  if (state.kind === "idle") return null;
  if (state.kind === "running") return <WaitingLine>Computing the answer again</WaitingLine>;
  return (
    <section aria-label="Reproduced" className="relative flex flex-col gap-2 px-4 py-3 pe-12">
      <output className="flex flex-col gap-2">
        {state.kind === "stopped" && (
          <CheckLine isGood={false}>Stopped. Nothing is running in the database.</CheckLine>
        )}
        {state.kind === "failed" && <Failed error={state.error} />}
        {state.kind === "found" && <Found found={state.found} {...{ answer, locale }} />}
      </output>
      <CloseButton className="absolute! end-2 top-2" onClick={onClose} />
    </section>
  );
}

function Failed({ error }: { readonly error: unknown }) {
  const { title, detail } = describeFailure(error);
  return (
    <CheckLine isGood={false}>
      It can’t be computed again. {title} {detail}
    </CheckLine>
  );
}

interface FoundProps extends Pick<ReproducedPanelProps, "answer" | "locale"> {
  readonly found: Reproduction;
}

function Found({ found, answer, locale }: FoundProps) {
  if (found.kind === "refused") {
    return <CheckLine isGood={false}>The question is not answered any longer. {found.sentence}</CheckLine>;
  }
  const { isSameSql, changes, today, difference, isTruncated } = found;
  const outputs = new Map(
    answer.table.columns.flatMap(({ name }, index) => {
      const output = answer.outputs[index];
      return output === undefined ? [] : [[name, output] as const];
    }),
  );
  return (
    <>
      <CheckLine isGood={isSameSql}>
        {isSameSql ? "The SQL is the same, byte for byte" : "The SQL differs"}, as of {describeDay(today)}.
        {!isSameSql && ` ${explain(changes)}`}
      </CheckLine>
      {!isSameSql && <NewSql sql={found.sql} answer={answer} />}
      <DifferenceView {...{ difference, isTruncated, outputs, locale }} />
    </>
  );
}

const changeWords = {
  engine: "the engine",
  schema: "the tables",
  knowledge: "the tables or definitions of this database",
} as const;

function explain(changes: Extract<Reproduction, { kind: "compared" }>["changes"]): string {
  // The revision of the knowledge changes with the tables, too.
  const named = changes.filter((change) => change !== "knowledge" || !changes.includes("schema"));
  if (named.length === 0) return "Settings or values of this database have changed.";
  return `Changed since: ${named.map((change) => changeWords[change]).join(", ")}.`;
}

function NewSql({ sql, answer }: { readonly sql: string; readonly answer: Answer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? "Hide the new SQL" : "Show the new SQL"}
      </Button>
      {isOpen && (
        <div className="mt-2 overflow-hidden rounded-3 border border-line bg-surface">
          <Suspense fallback={<WaitingLine>Loading the SQL</WaitingLine>}>
            <SqlListing sql={sql} dialect={answer.statement.dialect} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
