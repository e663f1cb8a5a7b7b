import { Plus } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { fieldClasses, lineFieldClasses } from "../../ui/field-classes.ts";

interface EditorBarProps {
  readonly title: string;
  readonly onRename: (title: string) => void;
  readonly onAddChart: () => void;
}

/** The editor's bar above the cards: the title, a button to add charts, and the keys that move a card. */
export function EditorBar({ title, onRename, onAddChart }: EditorBarProps) {
  const isBlank = title.trim() === "";
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 max-md:px-3">
      <input
        aria-label="Name of the dashboard"
        aria-invalid={isBlank || undefined}
        value={title}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onRename(event.target.value)}
        className={`${fieldClasses} ${lineFieldClasses} max-w-80 font-medium max-md:max-w-none`}
      />
      {isBlank && (
        <span role="alert" className="text-12 text-danger">
          Enter a name.
        </span>
      )}
      <Button icon={Plus} onClick={onAddChart}>
        Add a chart
      </Button>
      <p id="card-keys" className="ms-auto text-12 text-text-3 max-lg:hidden">
        Drag a card by its grip. With the keyboard: arrow keys move it, Shift and arrow keys resize it.
      </p>
    </div>
  );
}
