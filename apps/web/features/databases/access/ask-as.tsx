import { askAs, type AnswerAs } from "@askery/api";
import { useMutation } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { call } from "../../../shared/server/call.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { PreviewRows } from "../tables/preview-rows.tsx";

interface AskAsProps {
  readonly databaseId: string;
  readonly personId: string;
  /** The name of the member. */
  readonly name: string;
}

/** Asks a question, and shows the answer that a member would get. */
export function AskAs({ databaseId, personId, name }: AskAsProps) {
  const [question, setQuestion] = useState("");
  const ask = useMutation({
    mutationFn: async (text: string) =>
      call(askAs, { params: { databaseId, personId }, body: { question: text } }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (question.trim() !== "") ask.mutate(question.trim());
  };
  const problem = ask.error === null ? null : describeFailure(ask.error);
  return (
    <>
      <form noValidate onSubmit={submit} className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label="Question"
            placeholder="customers by country"
            autoComplete="off"
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
        </div>
        <Button type="submit" isBusy={ask.isPending}>
          Ask as {name}
        </Button>
      </form>
      {problem !== null && (
        <Notice tone="danger" title={problem.title}>
          {problem.detail}
        </Notice>
      )}
      {ask.data !== undefined && <SeenAnswer name={name} answer={ask.data} />}
    </>
  );
}

function SeenAnswer({
  name,
  answer: { sentence, table },
}: {
  readonly name: string;
  readonly answer: AnswerAs;
}) {
  return (
    <section aria-label={`The answer that ${name} gets`} className="flex flex-col gap-3">
      <p>
        {sentence === ""
          ? "The question can mean several things, which the member would choose from."
          : sentence}
      </p>
      {table !== null && table.rowCount > 0 && <PreviewRows name="the answer" rows={table} />}
    </section>
  );
}
