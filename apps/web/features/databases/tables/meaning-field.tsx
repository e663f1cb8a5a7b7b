import { Pencil } from "lucide-react";
import { useRef, useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../ui/button.tsx";
import { joinClasses } from "../../../ui/join-classes.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { readSynonyms } from "./read-synonyms.ts";

export interface Meaning {
  /** Null restores the database's own comment. */
  readonly description: string | null;
  readonly synonyms: readonly string[];
}

interface MeaningFieldProps {
  /** The described item, for screen readers: "unit_price". */
  readonly of: string;
  readonly description: string | null;
  readonly synonyms: readonly string[];
  /** Shown if there is no description. */
  readonly fallback?: ReactNode;
  readonly isReadOnly: boolean;
  readonly onSave: (meaning: Meaning) => void;
}

/** An editable description with synonyms: Enter saves, Esc cancels. */
export function MeaningField(props: MeaningFieldProps) {
  const { of, description, synonyms, fallback, isReadOnly } = props;
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setIsOpen(false));
    opener.current?.focus();
  };
  if (isOpen) return <MeaningForm {...props} onClose={close} />;
  const words = (
    <>
      {description ?? fallback}
      {synonyms.length > 0 && <span className="text-text-3"> Also called: {synonyms.join(", ")}.</span>}
    </>
  );
  const isEmpty = description === null && fallback === undefined && synonyms.length === 0;
  if (isReadOnly) return isEmpty ? <span className="text-text-3">–</span> : <span>{words}</span>;
  return (
    <button
      ref={opener}
      type="button"
      onClick={() => setIsOpen(true)}
      className={joinClasses(
        "group/meaning -mx-1.5 inline-flex max-w-full items-start gap-1.5 rounded-2 px-1.5 py-0.5 text-start text-pretty hover:bg-hover max-md:min-h-tap max-md:items-center",
        isEmpty ? "text-text-3" : "text-text-2",
      )}
    >
      <span className="min-w-0 wrap-break-word">{isEmpty ? "Say what it means" : words}</span>
      <Pencil className="mt-1 size-3! text-text-3 opacity-0 group-hover/meaning:opacity-100 group-focus-visible/meaning:opacity-100 max-md:mt-0 max-md:opacity-100" />
      <span className="sr-only">Change the meaning of {of}</span>
    </button>
  );
}

const longestDescription = 2_000;

function MeaningForm(props: MeaningFieldProps & { readonly onClose: () => void }) {
  const { of, onSave, onClose } = props;
  const [description, setDescription] = useState(props.description ?? "");
  const [called, setCalled] = useState(props.synonyms.join(", "));
  const read = readSynonyms(called);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (read.fault !== undefined) return;
    const text = description.trim();
    const isSame = text === (props.description ?? "") && read.synonyms.join() === props.synonyms.join();
    if (!isSame) onSave({ description: text === "" ? null : text, synonyms: read.synonyms });
    onClose();
  };
  const press = ({ key, nativeEvent }: KeyboardEvent) => {
    // During input method composition, Esc belongs to the input method.
    if (key === "Escape" && !nativeEvent.isComposing) onClose();
  };
  return (
    <form
      aria-label={`Meaning of ${of}`}
      onSubmit={submit}
      noValidate
      className="flex max-w-text min-w-56 flex-col gap-2.5 py-2"
    >
      <TextArea
        label="Meaning"
        rows={2}
        maxLength={longestDescription}
        value={description}
        ref={focusOnce}
        onKeyDown={(event) => {
          press(event);
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        onChange={(event) => setDescription(event.target.value)}
      />
      <TextField
        label="Also called"
        hint="Words that people use for it, with commas between."
        value={called}
        error={read.fault}
        onKeyDown={press}
        onChange={(event) => setCalled(event.target.value)}
      />
      <div className="flex gap-1">
        <Button size="sm" type="submit">
          Save
        </Button>
        <Button size="sm" kind="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const focusOnce = (input: HTMLTextAreaElement | null) => {
  input?.focus();
};
