import type { SqlNames } from "@askery/api";
import type { DialectName, Span } from "@askery/model";
import { isolateHistory } from "@codemirror/commands";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { setFault } from "./mark-fault.ts";
import { openSqlView, type SqlView } from "./open-sql-view.ts";

interface SqlEditorProps {
  readonly text: string;
  readonly dialect: DialectName;
  /** Tables and columns for completion. */
  readonly names: SqlNames;
  /** The accessible name. */
  readonly label: string;
  /** The id of the element with the error message. */
  readonly describedBy: string;
  /** Marks the text as invalid and underlines the position, if known. Null if no error is known. */
  readonly fault: { readonly span?: Span | null | undefined } | null;
  /** Whether the text can only be read and copied. Default false. */
  readonly isReadOnly?: boolean;
  readonly onChange: (text: string) => void;
  /** Called with the selected text, which is empty if nothing is selected. */
  readonly onSelect: (selected: string) => void;
  /** Called on Ctrl+Enter or Cmd+Enter, with Shift, and on Shift+Alt+F. */
  readonly onRun: () => void;
  readonly onRunSelection: () => void;
  readonly onFormat: () => void;
}

/** An SQL editor with line numbers, colors, completion and underlined errors. */
export function SqlEditor(props: SqlEditorProps) {
  const { text, dialect, names, label, describedBy, fault, isReadOnly = false } = props;
  const container = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<SqlView | null>(null);
  const change = useEffectEvent(props.onChange);
  const select = useEffectEvent(props.onSelect);
  const run = useEffectEvent(props.onRun);
  const runSelection = useEffectEvent(props.onRunSelection);
  const format = useEffectEvent(props.onFormat);
  const readText = useEffectEvent(() => text);
  useEffect(() => {
    const parent = container.current;
    if (parent === null) return;
    const sqlView = openSqlView({
      parent,
      text: readText(),
      dialect,
      label,
      describedBy,
      onChange: (next) => change(next),
      onSelect: (selected) => select(selected),
      onRun: () => run(),
      onRunSelection: () => runSelection(),
      onFormat: () => format(),
    });
    setOpened(sqlView);
    return () => {
      setOpened(null);
      sqlView.view.destroy();
    };
  }, [dialect, label, describedBy]);
  useEffect(() => {
    const view = opened?.view;
    if (view === undefined || view.state.doc.toString() === text) return;
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: text },
      // What a button did is undone alone, however soon it followed the typing.
      annotations: isolateHistory.of("full"),
    });
  }, [opened, text]);
  useEffect(() => opened?.setNames(names), [opened, names]);
  useEffect(() => opened?.setReadOnly(isReadOnly), [opened, isReadOnly]);
  useEffect(() => {
    opened?.setInvalid(fault !== null);
    opened?.view.dispatch({ effects: setFault.of(fault?.span ?? null) });
  }, [opened, fault]);
  return <div ref={container} />;
}
