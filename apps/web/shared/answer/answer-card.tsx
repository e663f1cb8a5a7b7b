import type { Answer, Chart, DefaultFilterName } from "@askery/model";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { ReceiptLine } from "../../ui/receipt-line.tsx";
import { AnswerBody } from "./answer-body.tsx";
import { AnswerChips } from "./answer-chips.tsx";
import { AnswerSentence } from "./answer-sentence.tsx";
import { AnswerWarnings } from "./answer-warnings.tsx";
import { findUnknownWords } from "../question/find-unknown-words.ts";
import { receiptFacts } from "./receipt-facts.ts";
import type { TableRest } from "./table/whole-table.ts";

interface AnswerCardProps {
  readonly answer: Answer;
  /** The same with all rows of its table. Default: the answer has them. */
  readonly whole?: Answer;
  readonly locale: string;
  /** The chart as it is shown: the answer's own, or the type somebody picked. */
  readonly chart: Chart;
  readonly onChartChange: (chart: Chart) => void;
  /** Asks the same without these default filters. Default: they are only told. */
  readonly onDefaultsChange?: (without: readonly DefaultFilterName[]) => void;
  /** The rows that are not here yet. Default: all are here. */
  readonly rest?: TableRest | null;
  /** Whose own SQL found it, and the way back. Null where the question was answered. */
  readonly edited?: { readonly by: string; readonly line: ReactNode } | null;
  /** Where the SQL is edited. Default: it is only read. */
  readonly sqlEditor?: ReactNode;
  /** What can be done with the answer, in a bar at the lower edge. */
  readonly actions?: ReactNode;
}

/** One answer: how it was understood, its sentence, chart, table and SQL, its warnings and its receipt. */
export function AnswerCard(props: AnswerCardProps) {
  const {
    answer,
    whole = answer,
    locale,
    chart,
    onChartChange,
    onDefaultsChange,
    rest = null,
    edited = null,
    sqlEditor,
    actions,
  } = props;
  return (
    <Card className="overflow-hidden" aria-label="Answer">
      <div className="flex flex-col gap-3 p-4 pt-3.5 pb-3">
        {edited === null ? (
          <AnswerChips
            chips={answer.interpretation.chips}
            without={answer.receipt.without}
            onDefaultsChange={onDefaultsChange}
          />
        ) : (
          edited.line
        )}
        <AnswerSentence told={answer} />
      </div>
      <AnswerBody answer={whole} {...{ locale, chart, onChartChange, rest, sqlEditor }} />
      <AnswerWarnings
        warnings={answer.warnings}
        unknownWords={findUnknownWords(answer.question, answer.interpretation.marks)}
      />
      <ReceiptLine facts={receiptFacts(answer.receipt, edited?.by)} />
      {actions}
    </Card>
  );
}
