import { Pencil } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { IconButton } from "../../ui/icon-button.tsx";

interface TitleFieldProps {
  readonly title: string;
  /** What bears it, for a screen reader: "chart". */
  readonly thing: string;
  /** Without it the title can only be read. */
  readonly onRename?: (title: string) => void;
}

const longest = 200;

/** The title of what a page shows, renamed where it stands: Enter or leaving keeps the new one, Esc the old one. */
export function TitleField({ title, thing, onRename }: TitleFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (isKept: boolean) => {
    const wish = typed?.trim() ?? "";
    if (isKept && wish !== "" && wish !== title) onRename?.(wish);
    setTyped(null);
  };
  const press = ({ key, nativeEvent }: KeyboardEvent) => {
    // While an input method composes, Enter and Esc are its own.
    if (nativeEvent.isComposing || (key !== "Enter" && key !== "Escape")) return;
    close(key === "Enter");
    requestAnimationFrame(() => opener.current?.focus());
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
