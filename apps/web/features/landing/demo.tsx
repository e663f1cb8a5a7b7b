import { askDemo, listDemoQuestions } from "@askery/api";
import { useMutation, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { CompletedText, CompletionsOf } from "../../shared/question/completed-text.tsx";
import { MarkedQuestion } from "../../shared/question/marked-question.tsx";
import { useCompleting } from "../../shared/question/use-completing.ts";
import { call } from "../../shared/server/call.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { SuggestionRow } from "../../ui/suggestion-row.tsx";
import { readEarlyQuestion, type EarlyQuestion } from "./early-question.ts";
import { exampleAnswer } from "./example-answer.data.ts";
import { ExamplePanel } from "./example-panel.tsx";

const LivePanel = lazy(async () => ({ default: (await import("./live-panel.tsx")).LivePanel }));

/** Shown until the server has returned the questions that its sample can answer. */
const firstQuestions = [
  "Monthly revenue this year by category",
  "Average delivery days by carrier",
  "Top 10 customers by revenue since March",
  "Share of orders by channel",
  "Average delivery days by month this year for Falkenpost",
];
const shownQuestions = 5;
const hourMs = 3_600_000;

/** A demo on the sample shop, without an account. Starts with a recorded answer, which shows at once. */
export function Demo() {
  const [early] = useState(() => readEarlyQuestion(boxLabel));
  const [question, setQuestion] = useState(early?.text ?? exampleAnswer.question);
  const asking = useMutation({
    mutationFn: async (text: string) => call(askDemo, { body: { question: text } }),
  });
  const { data: questions = firstQuestions } = useQuery({
    ...endpointQuery(listDemoQuestions, {}, hourMs),
    retry: false,
  });
  const ask = (text: string) => {
    setQuestion(text);
    asking.mutate(text);
  };
  return (
    <section
      aria-label="Live demo"
      className="mt-9 grid rounded-4 bg-surface shadow-4 lg:grid-cols-[432px_minmax(0,1fr)]"
    >
      <div className="flex flex-col border-line p-5 pb-4 max-lg:border-b lg:border-r">
        <p className="mb-3 flex items-center gap-2 text-12 text-text-3">
          <Badge tone="accent">Live</Badge>
          Sample shop, over 150,000 order lines, nothing to install
        </p>
        <QuestionForm
          {...{ question, early }}
          onChange={setQuestion}
          onAsk={ask}
          isAsking={asking.isPending}
        />
        <h2 className="mt-4 mb-1 text-12 font-medium text-text-3">Or try</h2>
        <ul>
          {questions
            .filter((one) => one !== question)
            .slice(0, shownQuestions)
            .map((one) => (
              <li key={one} className="border-t border-line">
                <SuggestionRow onClick={() => ask(one)}>{one}</SuggestionRow>
              </li>
            ))}
        </ul>
        <p className="mt-auto pt-3 text-12 text-text-3">Read-only. No account needed.</p>
      </div>
      <div className="flex min-h-[430px] min-w-0 flex-col overflow-hidden rounded-4" aria-live="polite">
        {asking.isIdle ? (
          <ExamplePanel />
        ) : (
          <Suspense>
            <LivePanel asking={asking} onAsk={ask} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

interface QuestionFormProps {
  readonly question: string;
  readonly early: EarlyQuestion | null;
  readonly onChange: (question: string) => void;
  readonly onAsk: (question: string) => void;
  readonly isAsking: boolean;
}

function QuestionForm({ question, early, onChange, onAsk, isAsking }: QuestionFormProps) {
  const [isTyping, setIsTyping] = useState(false);
  const isExample = question === exampleAnswer.question && !isTyping;
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const completing = useCompleting({ context: "demo", box: area, text: question, write: onChange });
  const typeOn = useEffectEvent(() => {
    if (early?.selection === undefined || early.selection === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(...early.selection);
    if (early.text !== exampleAnswer.question) completing.type(early.text, early.selection[1]);
  });
  useLayoutEffect(() => typeOn(), []);
  const send = () => {
    completing.close();
    if (question.trim() !== "") onAsk(question);
  };
  return (
    <form
      className="relative rounded-4 bg-canvas shadow-[0_0_0_1.5px_var(--accent),0_0_0_5px_var(--accent-soft)]"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isExample && (
        <p aria-hidden className={`${box} pointer-events-none absolute inset-x-0 top-0`}>
          <MarkedQuestion question={question} marks={exampleAnswer.interpretation.marks} />
        </p>
      )}
      <CompletedText
        {...{ listId, completing }}
        ref={area}
        label={boxLabel}
        rows={2}
        maxLength={500}
        value={question}
        className={`${box} min-h-20 ${isExample ? "text-transparent" : ""}`}
        onFocus={() => setIsTyping(true)}
        onLeave={() => setIsTyping(false)}
        onSend={send}
      />
      <div className="flex justify-end p-2 pt-0">
        <Button kind="solid" type="submit" isBusy={isAsking}>
          Ask <Kbd isInverted>↵</Kbd>
        </Button>
      </div>
      <CompletionsOf {...{ listId, completing }} />
    </form>
  );
}

const boxLabel = "Question about the sample shop";
const box = "px-4 pt-3.5 pb-3 text-18 leading-[30px] tracking-tight";
