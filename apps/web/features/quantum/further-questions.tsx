import { ArrowUp } from "lucide-react";
import { useState } from "react";
import { Card } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface FurtherQuestionsProps {
  readonly onAsk: (question: string) => void;
}

/** A question that continues the report: it changes what is looked at, and all else stays. */
export function FurtherQuestions({ onAsk }: FurtherQuestionsProps) {
  const [text, setText] = useState("");
  return (
    <Card aria-label="Ask further" className="p-4">
      <form
        className="flex items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") onAsk(text.trim());
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField
            label="Ask further"
            isLabelHidden
            placeholder="Ask further: “and in Spain?”"
            hint="It continues this report. “Only in Spain”, “in the month before”, “compared to last year”, “why?”"
            value={text}
            maxLength={2_000}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <IconButton type="submit" label="Ask" icon={ArrowUp} kind="solid" disabled={text.trim() === ""} />
      </form>
    </Card>
  );
}
