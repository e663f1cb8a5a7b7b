import { Pencil } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../../ui/icon-button.tsx";

interface TitleFieldProps {
  readonly title: string;
  /** The kind of item, for screen readers: "chart". */
  readonly thing: string;
  /** Without it, the title is read-only. */
  readonly onRename?: (title: string) => void;
}

const longest = 200;

/** An editable title: Enter or leaving the field saves, Esc reverts. */
export function TitleField({ title, thing, onRename }: TitleFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (isSaved: boolean) => {
    const wish = typed?.trim() ?? "";
    if (isSaved && wish !== "" && wish !== title) onRename?.(wish);
    setTyped(null);
  };
  const press = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    // During input method composition, Enter and Esc belong to the input method.
    if (nativeEvent.isComposing || (key !== "Enter" && key !== "Escape")) return;
    // Enter must not press the button that gets the focus.
    event.preventDefault();
    // At once: a focus a frame later would close a menu that is opened meanwhile.
    flushSync(() => close(key === "Enter"));
    opener.current?.focus();
  };
  if (typed !== null) {
    return (
      <input
        aria-label={`Name of the ${thing}`}
        value={typed}
        maxLength={longest}
        autoComplete="off"
        ref={focusAtEnd}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        onBlur={() => close(true)}
        className="page-title -mx-2 w-full rounded-2 border border-field-line bg-surface px-2 text-text focus-visible:outline-2 focus-visible:-outline-offset-1"
      />
    );
  }
  return (
    <div className="flex items-center gap-1.5">
      <h2 className="page-title min-w-0 border border-transparent wrap-break-word">{title}</h2>
      {onRename && (
        <IconButton
          ref={opener}
          label={`Rename ${thing}`}
          icon={Pencil}
          onClick={() => setTyped(title)}
          className="text-text-3!"
        />
      )}
    </div>
  );
}

const focusAtEnd = (input: HTMLInputElement | null) => {
  if (input !== null && document.activeElement !== input) input.focus();
};
