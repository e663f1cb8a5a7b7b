import type { SqlNames } from "@askery/api";
import type { DialectName } from "@askery/model";
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { sql } from "@codemirror/lang-sql";
import { bracketMatching } from "@codemirror/language";
import { Compartment, EditorState, Prec, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { styleNonce } from "../../../../ui/style-nonce.ts";
import { sqlDialects } from "../sql-dialects.ts";
import { colorSql } from "./color-sql.ts";
import { completeColumns } from "./complete-columns.ts";
import { completeJoins } from "./complete-joins.ts";
import { markFault } from "./mark-fault.ts";
import { sqlTheme } from "./sql-theme.ts";

export interface SqlViewOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly dialect: DialectName;
  /** The accessible name. */
  readonly label: string;
  /** The id of the element with the error message. */
  readonly describedBy: string;
  readonly onChange: (text: string) => void;
  /** Called with the selected text, which is empty if nothing is selected. */
  readonly onSelect: (selected: string) => void;
  readonly onRun: () => void;
  readonly onRunSelection: () => void;
  readonly onFormat: () => void;
}

/** An open editor, and the properties that can change. */
export interface SqlView {
  readonly view: EditorView;
  readonly setNames: (names: SqlNames) => void;
  readonly setReadOnly: (isReadOnly: boolean) => void;
  readonly setInvalid: (isInvalid: boolean) => void;
}

/**
 * Opens an SQL editor. Ctrl+Enter or Cmd+Enter runs the SQL, with Shift what is selected; Shift+Alt+F formats it. Tab
 * leaves the editor like any other field.
 *
 * Its style sheet needs the page's nonce for the content security policy.
 */
export function openSqlView(options: SqlViewOptions): SqlView {
  const { parent, text, dialect, label, describedBy, onChange, onSelect } = options;
  const language = new Compartment();
  const editing = new Compartment();
  const validity = new Compartment();
  const nonce = styleNonce();
  const after = (act: () => void) => (view: EditorView) => {
    closeCompletion(view);
    act();
    return true;
  };
  const extensions: readonly Extension[] = [
    nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
    Prec.highest(
      keymap.of([
        { key: "Mod-Enter", run: after(options.onRun) },
        { key: "Mod-Shift-Enter", run: after(options.onRunSelection) },
        { key: "Shift-Alt-f", run: after(options.onFormat) },
      ]),
    ),
    lineNumbers(),
    history(),
    drawSelection(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({ icons: false }),
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
    language.of(readAs(dialect, [])),
    colorSql,
    markFault,
    sqlTheme,
    EditorView.contentAttributes.of({
      // Without it, long lines count as a region that no key scrolls.
      tabindex: "0",
      "aria-label": label,
      "aria-describedby": describedBy,
      autocapitalize: "off",
      autocorrect: "off",
      spellcheck: "false",
    }),
    editing.of([]),
    validity.of([]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
      const { from, to } = update.state.selection.main;
      if (update.selectionSet || update.docChanged) onSelect(update.state.sliceDoc(from, to));
    }),
  ];
  const view = new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
  return {
    view,
    setNames: (names) => view.dispatch({ effects: language.reconfigure(readAs(dialect, names)) }),
    setReadOnly: (isReadOnly) =>
      view.dispatch({ effects: editing.reconfigure(EditorState.readOnly.of(isReadOnly)) }),
    setInvalid: (isInvalid) =>
      view.dispatch({
        effects: validity.reconfigure(
          EditorView.contentAttributes.of({ "aria-invalid": isInvalid ? "true" : "false" }),
        ),
      }),
  };
}

function readAs(name: DialectName, names: SqlNames): Extension {
  const dialect = sqlDialects[name];
  const schema = Object.fromEntries(names.map(({ table, columns }) => [table, [...columns]]));
  return [
    sql({ dialect, schema, upperCaseKeywords: true }),
    dialect.language.data.of({ autocomplete: completeColumns(names) }),
    dialect.language.data.of({ autocomplete: completeJoins(names) }),
  ];
}
