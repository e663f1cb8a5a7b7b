import type { Answer, ChartSpec } from "@askery/model";
import type { ReactNode } from "react";
import { Card } from "../ui/card.tsx";
import { ReceiptLine } from "../ui/receipt-line.tsx";
import { AnswerBody } from "./answer-body.tsx";
import { AnswerChips } from "./answer-chips.tsx";
import { AnswerSentence } from "./answer-sentence.tsx";
import { AnswerWarnings } from "./answer-warnings.tsx";
import { findUnknownWords } from "./find-unknown-words.ts";
import { receiptFacts } from "./receipt-facts.ts";

interface AnswerCardProps {
  readonly answer: Answer;
  readonly locale: string;
  /** The chart as it is shown: the answer's own, or the type somebody picked. */
  readonly chart: ChartSpec;
  readonly onChartChange: (chart: ChartSpec) => void;
  /** What can be done with the answer, in a bar at the lower edge. */
  readonly actions?: ReactNode;
}

/** One answer: how it was understood, its sentence, chart, table and SQL, its warnings and its receipt. */
export function AnswerCard({ answer, locale, chart, onChartChange, actions }: AnswerCardProps) {
  return (
    <Card className="overflow-hidden" aria-label="Answer">
      <div className="flex flex-col gap-3 p-4 pt-3.5 pb-3">
        <AnswerChips chips={answer.interpretation.chips} />
        <AnswerSentence told={answer} />
      </div>
      <AnswerBody {...{ answer, locale, chart, onChartChange }} />
      <AnswerWarnings
        warnings={answer.warnings}
        unknownWords={findUnknownWords(answer.question, answer.interpretation.marks)}
      />
      <ReceiptLine facts={receiptFacts(answer.receipt)} />
      {actions}
    </Card>
  );
}
