import type { Span } from "@askery/model";
import { StateEffect, StateField, type Extension } from "@codemirror/state";
import { Decoration, EditorView, type DecorationSet } from "@codemirror/view";

/** Sets the position of the error; null if there is none or it is unknown. */
export const setFault = StateEffect.define<Span | null>();

const underline = Decoration.mark({ class: "cm-sql-fault" });

const faults = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (shown, transaction) => {
    for (const effect of transaction.effects) {
      if (effect.is(setFault)) return underlineAt(effect.value, transaction.newDoc.length);
    }
    // The user is correcting it.
    return transaction.docChanged ? Decoration.none : shown;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Underlines the error until the text changes. */
export const markFault: Extension = faults;

function underlineAt(span: Span | null, length: number): DecorationSet {
  if (span === null) return Decoration.none;
  const end = Math.min(span.end, length);
  const start = Math.min(span.start, end);
  // A position at the end has no width, so the last character is underlined.
  const from = start === end ? Math.max(0, start - 1) : start;
  return from === end ? Decoration.none : Decoration.set([underline.range(from, end)]);
}
