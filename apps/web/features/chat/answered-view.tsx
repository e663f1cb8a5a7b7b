import type { Conversation, Turn } from "@askery/api";
import type { Answer, Chart, DefaultFilterName } from "@askery/model";
import { useRef, useState, type ReactNode } from "react";
import { AnswerCard } from "../../shared/answer/answer-card.tsx";
import { receiptFacts } from "../../shared/answer/receipt-facts.ts";
import { DefaultChips } from "../../shared/answer/default-chips.tsx";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { useWithEvents } from "../../shared/knowledge/use-with-events.ts";
import { usePointActions } from "../../shared/points/use-point-actions.tsx";
import { PlanEditor } from "../../shared/plan-editor/plan-editor.tsx";
import { useWholeTable } from "../../shared/answer/table/use-whole-table.ts";
import { AnswerActions } from "./answer-actions.tsx";
import { AnswerReceipt } from "./answer-receipt.tsx";
import { RememberLine } from "./remember-line.tsx";
import { FollowUpList } from "./follow-up-list.tsx";
import { SqlEditedLine } from "./sql-edited-line.tsx";
import { SqlTab } from "./sql-tab.tsx";
import { useAcceptOffer } from "./use-accept-offer.ts";
import { usePoints } from "./use-points.ts";
import { useEditPlan } from "./use-edit-plan.ts";
import { useRunSql } from "./use-run-sql.ts";
import { VerifiedLine } from "./verified-line.tsx";
import { isShownVerified, useVerified } from "./use-verified.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

interface AnsweredViewProps {
  readonly conversation: Conversation;
  readonly turn: Turn;
  readonly answer: Answer;
  readonly locale: string;
  readonly followUps: readonly string[];
  /** Asks again without these default filters, as another version of the question. */
  readonly onDefaultsChange: (without: readonly DefaultFilterName[]) => void;
  /** Other ways to understand the question. */
  readonly choices: ReactNode;
  readonly onFollowUp: (question: string) => void;
}

/** An answer with its actions and follow-up questions. */
export function AnsweredView(props: AnsweredViewProps) {
  const { conversation, turn, answer, locale, followUps, onFollowUp, onDefaultsChange, choices } = props;
  const turnId = turn.id;
  const { answer: whole, rest, readTable } = useWholeTable(turnId, answer);
  const [picked, setChart] = usePickedChart(answer);
  const chart = useWithEvents(conversation.databaseId, picked);
  const editing = useRunSql(conversation, turn, answer);
  const { without = [] } = answer.receipt;
  const named = without.map(({ table, text }) => ({ table, text }));
  const acceptOf = useAcceptOffer(conversation.databaseId, named, onDefaultsChange);
  const shownId = turn.state.kind === "done" ? turn.state.shownId : undefined;
  const edit = turn.state.kind === "done" && turn.state.edit?.kind === "sql" ? turn.state.edit : null;
  const planEditing = useEditPlan(conversation, turn);
  const canEdit = useCanEdit(conversation.databaseId) && planEditing !== null;
  const readsAll = useReadsAll(conversation.databaseId);
  const points = usePointActions(usePoints(conversation, turn, planEditing), locale);
  const verified = useVerified(conversation, turn);
  const card = useRef<HTMLElement>(null);
  useUndoKeys(card, canEdit ? planEditing : null);
  const { chips } = answer.interpretation;
  return (
    <>
      <AnswerCard
        answer={answer}
        whole={whole}
        locale={locale}
        chart={chart}
        onChartChange={setChart}
        onDefaultsChange={onDefaultsChange}
        choices={
          <>
            {!isShownVerified(verified.found) && choices}
            {canEdit && readsAll && isCorrected(turn) && shownId !== undefined && (
              <RememberLine databaseId={conversation.databaseId} turnId={turnId} shownId={shownId} />
            )}
          </>
        }
        acceptOf={acceptOf}
        onRepair={canEdit ? ({ edits }) => planEditing.apply(edits) : undefined}
        rest={rest}
        pointActions={points.pointActions}
        ref={card}
        isUpdating={planEditing?.run.kind === "running"}
        understood={
          canEdit && (
            <PlanEditor chips={chips} editing={planEditing}>
              {(without.length > 0 || chips.some((chip) => chip.default)) && (
                <DefaultChips {...{ chips, without, onDefaultsChange }} />
              )}
            </PlanEditor>
          )
        }
        edited={
          edit && {
            by: edit.editor.name,
            line: <SqlEditedLine edit={edit} editing={canEdit ? planEditing : null} />,
          }
        }
        sqlEditor={<SqlTab {...{ conversation, turn, answer, editing }} />}
        verified={<VerifiedLine {...verified} />}
        receipt={
          <AnswerReceipt
            // What was found belongs to the shown result.
            key={answer.receipt.askedAt}
            {...{ turnId, answer, locale }}
            facts={receiptFacts(answer.receipt, edit?.editor.name)}
          />
        }
        actions={
          <AnswerActions {...{ conversation, turnId, shownId, verified, answer, readTable, chart, locale }} />
        }
      />
      {points.sheet}
      <FollowUpList questions={followUps} onAsk={onFollowUp} />
    </>
  );
}

/** Whether a person picked another interpretation, or changed the plan. */
function isCorrected({ choice, state }: Turn): boolean {
  return choice !== null || (state.kind === "done" && state.edit?.kind === "plan");
}

/** The chart that the user picked, until the answer changes. */
function usePickedChart({ chart, receipt }: Answer): readonly [Chart, (chart: Chart) => void] {
  const [picked, setPicked] = useState<{ readonly of: string; readonly chart: Chart } | null>(null);
  const shown = picked?.of === receipt.askedAt ? picked.chart : chart;
  return [shown, (next) => setPicked({ of: receipt.askedAt, chart: next })];
}
