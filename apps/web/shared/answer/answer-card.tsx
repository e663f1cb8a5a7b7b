import type { Answer, Chart, DefaultFilterName, WarningOffer, WarningRepair } from "@askery/model";
import type { ReactNode, Ref } from "react";
import { Card } from "../../ui/card.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import { ReceiptLine } from "../../ui/receipt-line.tsx";
import { AnswerBody } from "./answer-body.tsx";
import { AnswerChips } from "./answer-chips.tsx";
import { AnswerSentence } from "./answer-sentence.tsx";
import { AnswerWarnings } from "./answer-warnings.tsx";
import { useOwnWriting } from "../database/use-own-writing.ts";
import { findUnknownWords } from "../question/find-unknown-words.ts";
import { receiptFacts } from "./receipt-facts.ts";
import type { ShowPointActions } from "./point/answer-point.ts";
import type { TableRest } from "./table/whole-table.ts";

interface AnswerCardProps {
  readonly answer: Answer;
  /** The same with all rows of its table. Default: `answer`, which has them. */
  readonly whole?: Answer;
  readonly locale: string;
  /** The chart to show: the answer's own, or of the kind that the user picked. */
  readonly chart: Chart;
  readonly onChartChange: (chart: Chart) => void;
  /** Asks again without these default filters. Default: the filters can't be removed. */
  readonly onDefaultsChange?: (without: readonly DefaultFilterName[]) => void;
  /** Other ways to understand the question. Default: none are shown. */
  readonly choices?: ReactNode;
  /** Makes a setting that a warning offers. Default: no offer is shown. */
  readonly acceptOf?: ((offer: WarningOffer) => (() => void) | null) | undefined;
  /** Changes the answer as a warning proposes. Default: no repair is shown. */
  readonly onRepair?: ((repair: WarningRepair) => void) | undefined;
  /** The rows that are not loaded yet. Default: all are loaded. */
  readonly rest?: TableRest | null;
  /** The interpretation in a form that can be edited. Default: chips that only show it. */
  readonly understood?: ReactNode;
  /** Whether an edit of the answer is running: the answer is dimmed until the new one is there. */
  readonly isUpdating?: boolean;
  readonly ref?: Ref<HTMLElement>;
  /** Who edited the SQL, and a line with the way back. Null if the engine wrote it. */
  readonly edited?: { readonly by: string; readonly line: ReactNode } | null;
  /** The SQL editor. Default: the SQL is read-only. */
  readonly sqlEditor?: ReactNode;
  /** What can be done from a figure or a value. Default: nothing. */
  readonly pointActions?: ShowPointActions | undefined;
  /** A line about who verified the answer, above everything. Default: none. */
  readonly verified?: ReactNode;
  /** The receipt with what can be done with it. Default: the facts alone. */
  readonly receipt?: ReactNode;
  /** Actions for the answer, in a bar at the bottom. */
  readonly actions?: ReactNode;
}

/** An answer: interpretation, sentence, chart, table and SQL, warnings and receipt. */
export function AnswerCard(props: AnswerCardProps) {
  const {
    answer,
    whole = answer,
    locale,
    chart,
    onChartChange,
    onDefaultsChange,
    choices,
    acceptOf,
    onRepair,
    rest = null,
    understood,
    isUpdating = false,
    ref,
    edited = null,
    sqlEditor,
    pointActions,
    verified,
    receipt = <ReceiptLine facts={receiptFacts(answer.receipt, edited?.by)} />,
    actions,
  } = props;
  const write = useOwnWriting();
  // Short waits dim nothing.
  const dimmed = joinClasses(
    "transition-opacity duration-2",
    isUpdating && "pointer-events-none opacity-50 delay-150",
  );
  return (
    <Card className="overflow-hidden" aria-label="Answer" {...(ref && { ref })}>
      <div className="flex flex-col gap-3 p-4 pt-3.5 pb-3">
        {verified}
        {edited?.line ??
          (understood || (
            <AnswerChips
              chips={answer.interpretation.chips}
              without={answer.receipt.without}
              onDefaultsChange={onDefaultsChange}
            />
          ))}
        <div className={dimmed}>
          <AnswerSentence answer={answer} write={write} />
        </div>
        {edited === null && choices}
      </div>
      <div className={dimmed}>
        <AnswerBody answer={whole} {...{ locale, chart, onChartChange, rest, sqlEditor, pointActions }} />
        <AnswerWarnings
          warnings={answer.warnings}
          unknownWords={findUnknownWords(answer.question, answer.interpretation.marks)}
          acceptOf={acceptOf}
          onRepair={onRepair}
        />
        {receipt}
      </div>
      {actions}
    </Card>
  );
}
