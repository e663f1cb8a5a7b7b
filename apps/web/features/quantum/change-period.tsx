import { CalendarRange } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../ui/popover.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** Another period in words, which continues the question. */
export function ChangePeriod({ onChange }: { readonly onChange: (words: string) => void }) {
  const [words, setWords] = useState("");
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button kind="ghost" size="sm" icon={CalendarRange}>
          Change the period
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Change the period" align="end">
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (words.trim() !== "") onChange(words.trim());
          }}
        >
          <TextField
            label="Another period"
            hint="“in April 2026”, “in the month before”, “compared to last year”"
            value={words}
            maxLength={200}
            onChange={(event) => setWords(event.target.value)}
          />
          <div className="flex justify-end">
            <Button type="submit" kind="solid" size="sm" disabled={words.trim() === ""}>
              Plan again
            </Button>
          </div>
        </form>
      </PopoverContent>
    </Popover>
  );
}
