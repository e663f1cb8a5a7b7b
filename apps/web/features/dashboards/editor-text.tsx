import {
  identifyTextFigures,
  nameTextFigures,
  printFigureOf,
  type CardFigure,
  type TextCard,
} from "@askery/model";
import {
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { TextCardView } from "../../shared/library/text-card-view.tsx";
import { FigureMenu } from "./figure-menu.tsx";
import type { NamedFigure } from "./list-figures.ts";
import { fieldClasses } from "../../ui/field-classes.ts";

interface EditorTextProps {
  readonly card: TextCard;
  /** The cards whose figures can be in the text. */
  readonly figures: readonly NamedFigure[];
  readonly grip: ReactNode;
  readonly menu: ReactNode;
  readonly onWrite: (text: string) => void;
}

/** A heading or a text in the editor of a dashboard. A text is shown as it will look, and written when it is clicked. */
export function EditorText({ card, figures, grip, menu, onWrite }: EditorTextProps) {
  const caret = useRef<number>(null);
  const named = nameTextFigures(card.text, figures);
  const write = (text: string) => onWrite(identifyTextFigures(text, figures));
  const insert = ({ card: cardId, pick }: CardFigure) => {
    const figure = nameTextFigures(printFigureOf(cardId, pick), figures);
    const at = Math.min(caret.current ?? named.length, named.length);
    write(named.slice(0, at) + figure + named.slice(at));
    caret.current = at + figure.length;
  };
  const insertMenu = figures.length > 0 && <FigureMenu figures={figures} onPick={insert} />;
  const field = {
    value: named,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => write(target.value),
    onSelect: ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      (caret.current = currentTarget.selectionStart),
  };
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
          {...field}
          maxLength={200}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- people just added it
          autoFocus={card.text === ""}
          className="min-w-0 flex-1 rounded-1 bg-transparent text-16 font-semibold placeholder:text-text-3"
        />
        {insertMenu}
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
      <WrittenText card={card} label={label} field={field} />
      {insertMenu}
      {menu}
    </article>
  );
}

interface WrittenTextProps extends Pick<EditorTextProps, "card"> {
  readonly label: string;
  readonly field: Pick<ComponentProps<"textarea">, "value" | "onChange" | "onSelect">;
}

function WrittenText({ card, label, field }: WrittenTextProps) {
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
      {...field}
      maxLength={10_000}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- people clicked the text, or just added it
      autoFocus
      onBlur={() => setIsWriting(card.text.trim() === "")}
      className={`${fieldClasses} h-full! min-h-0 min-w-0 flex-1 resize-none py-1.5`}
    />
  );
}
