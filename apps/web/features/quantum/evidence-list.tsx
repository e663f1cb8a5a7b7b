import type { InvestigationResult, InvestigationRun } from "@askery/model";
import { AnswerSentence } from "../../shared/answer/answer-sentence.tsx";
import { ResultPicture } from "../../shared/answer/result-picture.tsx";
import { useOwnWriting } from "../../shared/database/use-own-writing.ts";
import { countOf } from "../../shared/wording/count-of.ts";
import { Card } from "../../ui/card.tsx";
import { CodeBlock } from "../../ui/code.tsx";
import { writeCount } from "../../shared/wording/own-formats.ts";

interface EvidenceListProps {
  readonly investigated: Pick<InvestigationRun, "steps" | "results" | "failed">;
  readonly databaseId: string;
  readonly locale: string;
}

/** The results of the steps, in the order of the plan: what the sentences of the report link to. */
export function EvidenceList({
  investigated: { steps, results, failed },
  databaseId,
  locale,
}: EvidenceListProps) {
  const write = useOwnWriting();
  if (results.length + failed.length === 0) return null;
  return (
    <ul aria-label="Results of the steps" className="grid grid-cols-2 gap-4 page-narrow:grid-cols-1">
      {steps.map(({ id, title }, index) => {
        const result = results.find((one) => one.id === id);
        const failure = failed.find((one) => one.id === id);
        if (result === undefined && failure === undefined) return null;
        return (
          <li key={id} id={`step-${index + 1}`} className="flex min-w-0 scroll-mt-4 *:w-full">
            <Card aria-label={title} className="flex animate-appear flex-col overflow-hidden target:ring-2">
              <div className="flex flex-col gap-2 p-4 pt-3.5 pb-2">
                <h3 className="text-12 font-medium text-text-3">
                  <span className="figures">{index + 1}</span> · {title}
                </h3>
                {result !== undefined && (
                  <AnswerSentence
                    answer={{ sentence: result.sentence, table: result.rows, outputs: result.outputs }}
                    write={write}
                  />
                )}
                {failure !== undefined && (
                  <p className="text-14 text-text-2">
                    {failure.message} {failure.fix}
                  </p>
                )}
              </div>
              {result !== undefined && <Shown {...{ result, databaseId, locale }} />}
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

function Shown({
  result,
  databaseId,
  locale,
}: Omit<EvidenceListProps, "investigated"> & { readonly result: InvestigationResult }) {
  return (
    <>
      <div className="flex flex-1 flex-col">
        <ResultPicture {...{ result, databaseId, locale }} />
      </div>
      {result.sql !== "" && <Statement result={result} />}
    </>
  );
}

function Statement({ result }: { readonly result: InvestigationResult }) {
  return (
    <details className="border-t border-line px-4 py-2.5 text-12 text-text-3">
      <summary className="cursor-pointer">
        SQL · {countOf(result.rowCount, "row")} in {writeCount(result.ms)} ms
      </summary>
      <div className="pt-2">
        <CodeBlock label="SQL">{result.sql}</CodeBlock>
      </div>
    </details>
  );
}
