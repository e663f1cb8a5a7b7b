import type { TopicChoice } from "@askery/model";
import { useNavigate } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { printTopic } from "./topic-address.ts";
import { TopicChoices } from "./topic-choices.tsx";

interface TopicFormProps {
  /** The topic in the field at first. */
  readonly text?: string;
  readonly choices: readonly TopicChoice[];
}

/** What a dashboard is to be built from: a topic in words, or one of the choices. */
export function TopicForm({ text: first = "", choices }: TopicFormProps) {
  const [text, setText] = useState(first);
  const [fault, setFault] = useState<string>();
  const navigate = useNavigate();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const about = text.trim();
    if (about === "") setFault("Enter a topic, or choose one below.");
    else void navigate({ to: "/dashboards/new", search: printTopic({ kind: "words", text: about }) });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <div className="flex items-start gap-2 max-md:flex-col max-md:items-stretch">
        <div className="min-w-0 flex-1">
          <TextField
            label="Topic"
            placeholder="Sales, or orders over 100 last month"
            maxLength={200}
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setFault(undefined);
            }}
            error={fault}
          />
        </div>
        <Button kind="solid" type="submit" className="mt-[26px] max-md:mt-0">
          Build dashboard
        </Button>
      </div>
      {choices.length > 0 && <TopicChoices choices={choices} />}
    </form>
  );
}
