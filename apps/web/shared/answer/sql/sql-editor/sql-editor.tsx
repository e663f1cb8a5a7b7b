import type { SqlNames } from "@askery/api";
import type { DialectName, Span } from "@askery/model";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { setFault } from "./mark-fault.ts";
import { openSqlView, type SqlView } from "./open-sql-view.ts";

interface SqlEditorProps {
  readonly text: string;
  readonly dialect: DialectName;
  /** Tables and columns that are offered while typing. */
  readonly names: SqlNames;
  /** What a screen reader calls it. */
  readonly label: string;
  /** The id of what says what is wrong with the text. */
  readonly describedBy: string;
  /** The text is wrong; the place is underlined where one is known. Null while nothing is known to be. */
  readonly fault: { readonly span?: Span | null | undefined } | null;
  /** The text can be read and copied, not changed. Default false. */
  readonly isReadOnly?: boolean;
  readonly onChange: (text: string) => void;
  /** Called by Ctrl or Cmd with Enter. */
  readonly onRun: () => void;
}

/** A field for SQL: line numbers, colors, completion, and the place at fault underlined. */
export function SqlEditor(props: SqlEditorProps) {
  const { text, dialect, names, label, describedBy, fault, isReadOnly = false } = props;
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<SqlView | null>(null);
  const change = useEffectEvent(props.onChange);
  const run = useEffectEvent(props.onRun);
  const readText = useEffectEvent(() => text);
  useEffect(() => {
    const parent = place.current;
    if (parent === null) return;
    const sqlView = openSqlView({
      parent,
      text: readText(),
      dialect,
      label,
      describedBy,
      onChange: (next) => change(next),
      onRun: () => run(),
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
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  }, [opened, text]);
  useEffect(() => opened?.setNames(names), [opened, names]);
  useEffect(() => opened?.setReadOnly(isReadOnly), [opened, isReadOnly]);
  useEffect(() => {
    opened?.setInvalid(fault !== null);
    opened?.view.dispatch({ effects: setFault.of(fault?.span ?? null) });
  }, [opened, fault]);
  return <div ref={place} />;
}
