import type { Knowledge, KnowledgeEntry, KnowledgeKind } from "@askery/api";
import { useId, useState, type SubmitEvent } from "react";
import { readFormFailure } from "../server/form-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ColumnPicker, noColumn, TablePicker } from "./table-picker.tsx";
import { useSaveKnowledge } from "./knowledge-actions.ts";
import {
  draftOf,
  findFaults,
  readDraft,
  type KnowledgeDraft,
  type KnowledgeFaults,
} from "./knowledge-draft.ts";
import { kindWords } from "./knowledge-words.data.ts";

interface KnowledgeDialogProps {
  readonly databaseId: string;
  readonly kind: KnowledgeKind;
  /** The entry to change; null to add one. */
  readonly of: KnowledgeEntry | null;
  /** The initial word or name. */
  readonly phrase?: string | undefined;
  /** Called after saving. */
  readonly onSaved?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Adds or changes an entry. The server's messages are shown at their fields. */
export function KnowledgeDialog(props: KnowledgeDialogProps) {
  const { databaseId, kind, of, phrase = "", onSaved, onClose } = props;
  const [draft, setDraft] = useState(() =>
    of === null ? { ...draftOf(null), phrase, name: phrase } : draftOf(of.entry),
  );
  const [isTried, setIsTried] = useState(false);
  const save = useSaveKnowledge(databaseId);
  const formId = useId();
  const words = kindWords[kind];
  const failure = save.error === null ? null : readFormFailure(save.error, sentFields[kind]);
  const faults = { ...(isTried && findFaults(kind, draft)), ...fieldsOf(failure?.fields ?? {}) };
  const change = (part: Partial<KnowledgeDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    save.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(findFaults(kind, draft)).length > 0) return;
    const entry: Knowledge = readDraft(kind, draft);
    save.mutate(
      { of, entry },
      {
        onSuccess: () => {
          onClose();
          onSaved?.();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={of === null ? words.add : words.edit}
      description={words.lead}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="solid" type="submit" form={formId} isBusy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {failure?.notice && (
          <Notice tone="danger" title={failure.notice.title}>
            {failure.notice.detail}
          </Notice>
        )}
        <Fields kind={kind} databaseId={databaseId} draft={draft} change={change} faults={faults} />
      </form>
    </Dialog>
  );
}

/** The request paths of the fields of each kind. */
const sentFields: Readonly<Record<KnowledgeKind, readonly string[]>> = {
  synonym: ["phrase", "table", "column", "value", "condition"].map(inEntry),
  metric: ["name", "table", "expression", "description"].map(inEntry),
  filter: ["table", "condition"].map(inEntry),
  example: ["question", "sql"].map(inEntry),
  rule: ["text"].map(inEntry),
  event: ["title", "from", "to", "note"].map(inEntry),
};

function inEntry(name: string): string {
  return `entry.${name}`;
}

function fieldsOf(refused: Readonly<Record<string, string>>): KnowledgeFaults {
  return Object.fromEntries(
    Object.entries(refused).map(([path, message]) => [path.replace(/^entry\./, ""), message]),
  );
}

interface FieldsProps {
  readonly kind: KnowledgeKind;
  readonly databaseId: string;
  readonly draft: KnowledgeDraft;
  readonly change: (part: Partial<KnowledgeDraft>) => void;
  readonly faults: KnowledgeFaults;
}

function Fields(props: FieldsProps) {
  const { kind, draft, change, faults } = props;
  switch (kind) {
    case "synonym":
      return <WordFields {...props} />;
    case "metric":
      return <MetricFields {...props} />;
    case "filter":
      return <FilterFields {...props} />;
    case "example":
      return (
        <>
          <TextField
            label="Question"
            value={draft.question}
            error={faults.question}
            onChange={(event) => change({ question: event.target.value })}
          />
          <TextArea
            label="SQL"
            spellCheck={false}
            rows={6}
            value={draft.sql}
            error={faults.sql}
            onChange={(event) => change({ sql: event.target.value })}
          />
        </>
      );
    case "rule":
      return (
        <TextArea
          label="Rule"
          placeholder="Orders with the status “test” do not count."
          value={draft.text}
          error={faults.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      );
    case "event":
      return <EventFields {...props} />;
  }
}

function WordFields({ databaseId, draft, change, faults }: FieldsProps) {
  return (
    <>
      <TextField
        label="Word"
        placeholder="turnover"
        value={draft.phrase}
        error={faults.phrase}
        onChange={(event) => change({ phrase: event.target.value })}
      />
      <TablePicker
        label="Means the table"
        databaseId={databaseId}
        value={draft.table}
        onChange={(table) => change({ table, column: null })}
        error={faults.table}
      />
      <ColumnPicker
        label="Or its column"
        databaseId={databaseId}
        tableId={draft.table}
        value={draft.column}
        noneLabel="The table itself"
        onChange={(column) =>
          change(column === noColumn ? { column: null, value: "" } : { column, condition: "" })
        }
        error={faults.column}
      />
      {draft.column === null && (
        <TextField
          label="Or some rows of the table"
          aside="optional"
          placeholder="shipped_on > required_on"
          hint="SQL: which rows it means. Leave it empty if the word means the table itself."
          spellCheck={false}
          autoCapitalize="none"
          value={draft.condition}
          error={faults.condition}
          onChange={(event) => change({ condition: event.target.value })}
        />
      )}
      {draft.column !== null && (
        <TextField
          label="Or one value of the column"
          hint="Leave it empty if the word means the column itself."
          value={draft.value}
          error={faults.value}
          onChange={(event) => change({ value: event.target.value })}
        />
      )}
    </>
  );
}

function MetricFields({ databaseId, draft, change, faults }: FieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        placeholder="margin"
        value={draft.name}
        error={faults.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TablePicker
        label="Over the table"
        databaseId={databaseId}
        value={draft.table}
        onChange={(table) => change({ table })}
        error={faults.table}
      />
      <TextField
        label="How it is computed"
        placeholder="sum(price - cost)"
        hint="SQL: aggregates, arithmetic and columns of the table."
        spellCheck={false}
        autoCapitalize="none"
        value={draft.expression}
        error={faults.expression}
        onChange={(event) => change({ expression: event.target.value })}
      />
      <TextField
        label="What it means"
        aside="optional"
        value={draft.description}
        error={faults.description}
        onChange={(event) => change({ description: event.target.value })}
      />
    </>
  );
}

function FilterFields({ databaseId, draft, change, faults }: FieldsProps) {
  return (
    <>
      <TablePicker
        label="Rows of the table"
        databaseId={databaseId}
        value={draft.table}
        onChange={(table) => change({ table })}
        error={faults.table}
      />
      <TextField
        label="Count only where"
        placeholder="status <> 'cancelled'"
        hint="SQL: comparisons of the table's columns, joined by “and”, “or” and “not”."
        spellCheck={false}
        autoCapitalize="none"
        value={draft.condition}
        error={faults.condition}
        onChange={(event) => change({ condition: event.target.value })}
      />
    </>
  );
}

function EventFields({ draft, change, faults }: FieldsProps) {
  return (
    <>
      <TextField
        label="What happened"
        placeholder="Free delivery starts"
        maxLength={100}
        value={draft.title}
        error={faults.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label="Day"
          value={draft.from}
          error={faults.from}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          type="date"
          label="Last day"
          aside="optional"
          min={draft.from}
          value={draft.to}
          error={faults.to}
          onChange={(event) => change({ to: event.target.value })}
        />
      </div>
      <TextArea
        label="Note"
        aside="optional"
        hint="Shown in this list only."
        rows={3}
        value={draft.note}
        error={faults.note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </>
  );
}
