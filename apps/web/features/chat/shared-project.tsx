import type { Conversation, Turn } from "@askery/api";
import { assertNever, type Answer } from "@askery/model";
import { useState, type ReactNode } from "react";
import { AnswerCard } from "../../shared/answer/answer-card.tsx";
import { useWholeTable } from "../../shared/answer/table/use-whole-table.ts";
import { traceThread } from "../../shared/conversations/thread.ts";
import { useLocale } from "../../shared/database/use-locale.ts";
import { CommentsButton, PartComments } from "../../shared/comments/comments-button.tsx";
import { Page } from "../../shared/page/page.tsx";
import { MarkedQuestion } from "../../shared/question/marked-question.tsx";
import { useNow } from "../../shared/wording/use-now.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { describeMoment } from "./describe-moment.ts";

const crumbs = [{ title: "Projects", to: "/chats" }];

/** The conversation of another member, who shared it to read. */
export function SharedProject({ conversation }: { readonly conversation: Conversation }) {
  const { summary, owner, databaseId, turns } = conversation;
  const locale = useLocale(databaseId);
  return (
    <Page
      title={summary}
      crumbs={crumbs}
      actions={
        <>
          <Badge>Shared by {owner.name}</Badge>
          <CommentsButton />
        </>
      }
    >
      <div className="mx-auto flex w-full max-w-chat flex-col gap-10 px-6 pt-5 pb-12 max-md:gap-8 max-md:px-3 max-md:pt-4">
        {traceThread(turns, null).map((turn) => (
          <article key={turn.id}>
            <Head turn={turn} />
            <Outcome turn={turn} locale={locale} />
          </article>
        ))}
        {turns.length === 0 && <Line>There are no questions here yet.</Line>}
      </div>
    </Page>
  );
}

function Head({ turn: { question, askedBy, askedAtMs, state } }: { readonly turn: Turn }) {
  const now = useNow();
  const isAnswered = state.kind === "done" && state.outcome.kind === "answered";
  const marks = isAnswered ? state.outcome.answer.interpretation.marks : [];
  return (
    <>
      <h2 className="text-22 font-semibold wrap-anywhere whitespace-pre-line max-md:text-18">
        <MarkedQuestion question={question} marks={marks} />
      </h2>
      <p className="mt-1.5 mb-3 flex items-center gap-2 text-12 text-text-3">
        <Avatar name={askedBy.name} image={askedBy.image} tintKey={askedBy.id} size="xs" />
        {askedBy.name}, {describeMoment(askedAtMs, now)}
      </p>
    </>
  );
}

function Outcome({ turn: { id, state }, locale }: { readonly turn: Turn; readonly locale: string }) {
  switch (state.kind) {
    case "running":
      return <Line>This question is running. Reload the page for its answer.</Line>;
    case "stopped":
      return <Line>This question was stopped.</Line>;
    case "failed":
      return <Line>{state.failure.message}</Line>;
    case "done":
      return state.outcome.kind === "answered" ? (
        <ReadAnswer turnId={id} answer={state.outcome.answer} locale={locale} />
      ) : (
        <Line>{state.outcome.sentence}</Line>
      );
    default:
      return assertNever(state);
  }
}

interface ReadAnswerProps {
  readonly turnId: string;
  readonly answer: Answer;
  readonly locale: string;
}

/** An answer with its chart, table, SQL and receipt. The kind of chart can be tried out, and is not saved. */
function ReadAnswer({ turnId, answer, locale }: ReadAnswerProps) {
  const { answer: whole, rest } = useWholeTable(turnId, answer);
  const [chart, setChart] = useState(answer.chart);
  return (
    <AnswerCard
      {...{ answer, whole, locale, chart, rest }}
      onChartChange={setChart}
      actions={
        <div className="flex border-t border-line p-2 empty:hidden">
          <PartComments partId={turnId} name={answer.question} canBegin />
        </div>
      }
    />
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <Card className="p-4">
      <p className="text-text-2">{children}</p>
    </Card>
  );
}
