import { ClipboardPaste, Heading, Image, PanelsTopLeft, Plus, Smartphone, Text } from "lucide-react";
import type { TextKind } from "@askery/model";
import { countOf } from "../../shared/wording/count-of.ts";
import { Button } from "../../ui/button.tsx";
import { pickPicture } from "./images/pick-picture.ts";
import { useUploadImage } from "./images/use-upload-image.ts";
import { fieldClasses, lineFieldClasses } from "../../ui/field-classes.ts";

interface EditorBarProps {
  readonly dashboardId: string;
  readonly title: string;
  readonly onRename: (title: string) => void;
  readonly onAddChart: () => void;
  readonly onAddText: (kind: TextKind) => void;
  /** A picture as Markdown. */
  readonly onAddImage: (markdown: string) => void;
  /** How many copied cards can be pasted. */
  readonly copiedCount: number;
  readonly onPaste: () => void;
  /** Null if the dashboard has tabs, which have their own button. */
  readonly onAddTab: (() => void) | null;
  /** Opens the layout for phones. */
  readonly onPhone: () => void;
}

/** The editor's bar above the cards: the title, buttons to add cards, and the keys that move a card. */
export function EditorBar(props: EditorBarProps) {
  const { title, copiedCount, onRename, onAddChart, onAddText, onAddTab, onPaste, onPhone } = props;
  const { isUploading, upload } = useUploadImage(props.dashboardId, props.onAddImage);
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
      <span className="flex flex-wrap gap-1">
        <Button kind="ghost" icon={Heading} onClick={() => onAddText("heading")}>
          <span className="sr-only">Add a </span>Heading
        </Button>
        <Button kind="ghost" icon={Text} onClick={() => onAddText("text")}>
          <span className="sr-only">Add a </span>Text
        </Button>
        <Button kind="ghost" icon={Image} isBusy={isUploading} onClick={() => pickPicture(upload)}>
          <span className="sr-only">Add a </span>Picture
        </Button>
        {onAddTab !== null && (
          <Button kind="ghost" icon={PanelsTopLeft} onClick={onAddTab}>
            <span className="sr-only">Add </span>Tabs
          </Button>
        )}
        <Button kind="ghost" icon={Smartphone} onClick={onPhone}>
          Phone<span className="sr-only"> layout</span>
        </Button>
        {copiedCount > 0 && (
          <Button kind="ghost" icon={ClipboardPaste} onClick={onPaste}>
            Paste {countOf(copiedCount, "card")}
          </Button>
        )}
      </span>
      <p id="card-keys" className="ms-auto text-12 text-text-3 max-lg:hidden">
        Drag a card by its grip, or click the grip to select it. With the keyboard: Space selects, arrow keys
        move, Shift and arrow keys resize.
      </p>
    </div>
  );
}
