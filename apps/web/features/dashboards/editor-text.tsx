import {
  identifyTextFigures,
  nameTextFigures,
  printFigureOf,
  type CardFigure,
  type TextCard,
} from "@askery/model";
import {
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { ImagePlus } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import { FigureMenu } from "./figure-menu.tsx";
import { pickPicture } from "./images/pick-picture.ts";
import { listPictures, useUploadImage } from "./images/use-upload-image.ts";
import { WrittenText } from "./images/written-text.tsx";
import type { NamedFigure } from "./list-figures.ts";

interface EditorTextProps {
  readonly dashboardId: string;
  readonly card: TextCard;
  /** The cards whose figures can be in the text. */
  readonly figures: readonly NamedFigure[];
  readonly grip: ReactNode;
  readonly menu: ReactNode;
  readonly onWrite: (text: string) => void;
}

/** A heading or a text in the editor of a dashboard. A text is shown as it will look, and written when it is clicked. */
export function EditorText({ dashboardId, card, figures, grip, menu, onWrite }: EditorTextProps) {
  const caret = useRef<number>(null);
  const named = nameTextFigures(card.text, figures);
  const write = (text: string) => onWrite(identifyTextFigures(text, figures));
  const insert = (text: string) => {
    const at = Math.min(caret.current ?? named.length, named.length);
    write(named.slice(0, at) + text + named.slice(at));
    caret.current = at + text.length;
  };
  const insertFigure = ({ card: cardId, pick }: CardFigure) =>
    insert(nameTextFigures(printFigureOf(cardId, pick), figures));
  const insertMenu = figures.length > 0 && <FigureMenu figures={figures} onPick={insertFigure} />;
  const { isUploading, upload } = useUploadImage(dashboardId, insert);
  const field = {
    value: named,
    // What is typed meanwhile would be lost.
    readOnly: isUploading,
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
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const pictures = listPictures(data);
    if (pictures.length === 0) return;
    event.preventDefault();
    upload(pictures);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button does the same by keyboard
    <article
      aria-label={label}
      aria-busy={isUploading}
      onPaste={(event) => take(event, event.clipboardData)}
      onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
      className="group flex h-full min-h-0 gap-1 rounded-4 py-2 ps-4 pe-2 inset-ring inset-ring-line page-narrow:flex-wrap page-narrow:content-start"
    >
      <div className="flex-none pt-1 page-narrow:me-auto page-narrow:pt-0">{grip}</div>
      <WrittenText card={card} label={label} field={field} onWrite={onWrite} />
      <IconButton
        label="Insert a picture"
        icon={ImagePlus}
        isBusy={isUploading}
        onClick={() => pickPicture(upload)}
      />
      {insertMenu}
      {menu}
    </article>
  );
}
