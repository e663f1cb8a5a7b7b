import type { TextCard } from "@askery/model";
import { useState, type ReactNode } from "react";
import { TextCardView } from "../../shared/library/text-card-view.tsx";
import { fieldClasses } from "../../ui/field-classes.ts";

interface EditorTextProps {
  readonly card: TextCard;
  readonly grip: ReactNode;
  readonly menu: ReactNode;
  readonly onWrite: (text: string) => void;
}

/** A heading or a text in the editor of a dashboard. A text is shown as it will look, and written when it is clicked. */
export function EditorText({ card, grip, menu, onWrite }: EditorTextProps) {
  const label = card.kind === "heading" ? "Heading" : "Text in Markdown";
  if (card.kind === "heading") {
    return (
      <article
        aria-label={label}
        className="group flex h-full items-center gap-1 rounded-4 ps-4 pe-2 inset-ring inset-ring-line"
      >
        {grip}
        <input
          aria-label={label}
          placeholder="Heading"
          value={card.text}
          maxLength={200}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- people just added it
          autoFocus={card.text === ""}
          onChange={(event) => onWrite(event.target.value)}
          className="min-w-0 flex-1 rounded-1 bg-transparent text-16 font-semibold placeholder:text-text-3"
        />
        {menu}
      </article>
    );
  }
  return (
    <article
      aria-label={label}
      className="group flex h-full min-h-0 gap-1 rounded-4 py-2 ps-4 pe-2 inset-ring inset-ring-line"
    >
      <div className="flex-none pt-1">{grip}</div>
      <WrittenText card={card} label={label} onWrite={onWrite} />
      {menu}
    </article>
  );
}

interface WrittenTextProps extends Pick<EditorTextProps, "card" | "onWrite"> {
  readonly label: string;
}

function WrittenText({ card, label, onWrite }: WrittenTextProps) {
  const [isWriting, setIsWriting] = useState(card.text === "");
  if (!isWriting) {
    return (
      <div className="relative min-h-0 min-w-0 flex-1">
        <div inert className="h-full overflow-hidden">
          <TextCardView card={card} />
        </div>
        <button
          type="button"
          aria-label={`Edit the text: ${card.text.slice(0, 80)}`}
          onClick={() => setIsWriting(true)}
          className="absolute inset-0 cursor-text rounded-2"
        />
      </div>
    );
  }
  return (
    <textarea
      aria-label={label}
      placeholder="**Bold**, *italic*, [a link](https://example.com), - a list"
      value={card.text}
      maxLength={10_000}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- people clicked the text, or just added it
      autoFocus
      onChange={(event) => onWrite(event.target.value)}
      onBlur={() => setIsWriting(card.text.trim() === "")}
      className={`${fieldClasses} h-full! min-h-0 min-w-0 flex-1 resize-none py-1.5`}
    />
  );
}
