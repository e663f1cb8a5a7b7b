import { listSqlNames, type Conversation, type SqlNames, type Turn } from "@askery/api";
import type { Answer } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useId, useState } from "react";
import { SqlListing } from "../../shared/answer/sql/sql-listing.tsx";
import { endpointQuery, minuteMs } from "../../shared/server/endpoint-query.ts";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { isSameSql, retypeSql, type Sql } from "../../shared/sql-variables/sync-variables.ts";
import { VariableList } from "../../shared/sql-variables/variable-list.tsx";
import { ExplainedSql } from "./explained-sql.tsx";
import { SqlBar } from "./sql-bar.tsx";
import { SqlNote } from "./sql-note.tsx";
import type { SqlEditing } from "./use-run-sql.ts";

const SqlEditor = lazy(async () => ({
  default: (await import("../../shared/answer/sql/sql-editor/sql-editor.tsx")).SqlEditor,
}));

interface SqlTabProps {
  readonly conversation: Conversation;
  readonly turn: Turn;
  readonly answer: Answer;
  readonly editing: SqlEditing;
}

/** The SQL of an answer, which can be edited, run, stopped, explained and reset. Viewers can only read and copy it. */
export function SqlTab({ conversation, turn, answer, editing }: SqlTabProps) {
  const canEdit = useCanEdit(conversation.databaseId);
  const readsAll = useReadsAll(conversation.databaseId);
  const names = useQuery({
    ...endpointQuery(listSqlNames, { params: { databaseId: conversation.databaseId } }, 10 * minuteMs),
    enabled: canEdit,
  });
  const noteId = useId();
  const { sql, isChanged, state, change, run, runOnly } = editing;
  // People who only read see the values in place.
  const text = canEdit ? sql.text : answer.sql;
  const [selected, setSelected] = useState("");
  const [explained, setExplained] = useState<Sql | null>(null);
  const { dialect } = answer.statement;
  const isExplained = explained !== null && isSameSql(explained, sql);
  const runSelection = () => selected.trim() !== "" && runOnly(selected);
  const retype = (next: string) => {
    if (next !== sql.text) change(retypeSql(sql, next));
  };
  const format = async () => {
    const { formatSql } = await import("../../shared/answer/sql/format-sql.ts");
    retype(formatSql(text, dialect));
  };
  const isEdited = turn.state.kind === "done" && turn.state.edit?.kind === "sql";
  return (
    <>
      <Suspense fallback={<SqlListing sql={text} dialect={dialect} />}>
        <SqlEditor
          text={text}
          dialect={dialect}
          names={names.data ?? none}
          label={canEdit ? "Editable SQL" : "SQL"}
          describedBy={noteId}
          fault={state.kind === "failed" ? state.failure : null}
          isReadOnly={!canEdit}
          onChange={retype}
          onSelect={setSelected}
          onRun={() => canEdit && run()}
          onRunSelection={() => canEdit && runSelection()}
          onFormat={() => void (canEdit && format())}
        />
      </Suspense>
      {canEdit && (
        <VariableList
          databaseId={conversation.databaseId}
          variables={sql.variables}
          onChange={(variables) => change({ text: sql.text, variables })}
        />
      )}
      <SqlNote id={noteId} state={state} />
      <SqlBar
        editing={editing}
        canEdit={canEdit}
        canReset={isEdited || isChanged}
        onRunSelection={selected.trim() === "" ? null : runSelection}
        onFormat={() => void format()}
        isExplained={isExplained}
        // A plan of execution shows estimates of all rows.
        onExplain={readsAll ? () => setExplained(isExplained ? null : sql) : null}
      />
      {canEdit && isExplained && <ExplainedSql databaseId={conversation.databaseId} sql={sql} />}
    </>
  );
}

const none: SqlNames = [];
