import {
  addConnection,
  getDatabaseAllowance,
  getSession,
  testConnection,
  type ConnectionForm,
  type DatabaseAllowance,
  type Me,
} from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";
import { call } from "../../../shared/server/call.ts";
import { pickDatabase } from "../../../shared/database/current-database-store.ts";
import { queryKeyOf } from "../../../shared/server/endpoint-query.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { nameKind } from "../../../shared/database/name-kind.ts";
import { LeavingAsks } from "../../../shared/page/leaving-asks.tsx";
import { AddressField } from "./address-field.tsx";
import { AdvancedFields } from "./advanced-fields.tsx";
import { isServerKind } from "@askery/model";
import { emptyDraft, type ConnectionKind } from "./connection-draft.ts";
import { KindTiles } from "./kind-tiles.tsx";
import { PathField } from "./path-field.tsx";
import { ServerFields } from "./server-fields.tsx";
import { SchemaChoice, TestedPanel } from "./tested-panel.tsx";
import { useConnectionForm } from "./use-connection-form.ts";

interface NewConnectionFormProps {
  readonly kind: ConnectionKind | undefined;
  readonly allowance: DatabaseAllowance;
}

/** The form for a new connection. Input is kept after errors, and leaving with input asks first. */
export function NewConnectionForm({ kind: firstKind, allowance }: NewConnectionFormProps) {
  const [isChosen, setIsChosen] = useState(firstKind !== undefined);
  const [typedName, setTypedName] = useState<string | null>(null);
  const [first] = useState(() => emptyDraft(firstKind ?? "postgres"));
  const save = useAdd();
  const form = useConnectionForm({
    first,
    test: async (connection) => call(testConnection, { body: { connection } }),
    save: async (connection) => save(nameOf(), connection),
  });
  const { draft, change, faults } = form;
  const suggested = draft.database.trim() || draft.path.split(/[/\\]/).at(-1) || "";
  const nameOf = () => (typedName?.trim() || suggested || nameKind(draft.kind)).slice(0, longestName);
  const choose = (kind: ConnectionKind) => {
    if (kind !== draft.kind) {
      change({ kind, ...(draft.database === "" && { database: emptyDraft(kind).database }) });
    }
    setIsChosen(true);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form id={form.formId} noValidate onSubmit={submit} className="page-column is-narrow flex flex-col gap-4">
      <LeavingAsks isChanged={form.isChanged || typedName !== null} />
      <KindTiles kind={isChosen ? draft.kind : undefined} onChange={choose} allowance={allowance} />
      <AddressField
        error={faults.url}
        onRead={(read) => {
          form.replace(read);
          setIsChosen(true);
        }}
      />
      {isChosen && (
        <ConnectCard
          form={form}
          folders={allowance.fileFolders}
          name={typedName ?? suggested}
          onName={setTypedName}
        />
      )}
    </form>
  );
}

interface ConnectCardProps {
  readonly form: ReturnType<typeof useConnectionForm>;
  readonly folders: readonly string[];
  readonly name: string;
  readonly onName: (name: string) => void;
}

function ConnectCard({ form, folders, name, onName }: ConnectCardProps) {
  const { draft, change, faults, notice, facts } = form;
  const fields = { draft, change, faults, saved: noSecrets };
  return (
    <Card className="flex flex-col gap-4 p-5 max-md:p-4">
      {isServerKind(draft.kind) ? (
        <>
          <ServerFields {...fields} />
          <AdvancedFields {...fields} />
        </>
      ) : (
        <PathField {...fields} folders={folders} />
      )}
      <TextField
        label="Name"
        hint="The name your team uses for it."
        maxLength={longestName}
        autoComplete="off"
        value={name}
        onChange={(event) => onName(event.target.value)}
      />
      {notice !== null && (
        <Notice tone="danger" title={notice.title}>
          {notice.detail}
        </Notice>
      )}
      {facts !== null && (
        <>
          <TestedPanel facts={facts} isServer={isServerKind(draft.kind)} />
          {isServerKind(draft.kind) && facts.schemas.length > 0 && (
            <SchemaChoice
              found={facts.schemas}
              chosen={draft.schemas}
              onChange={(schemas) => change({ schemas })}
              error={faults.schemas}
            />
          )}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="solid" type="submit" isBusy={form.isSaving}>
          Save and read tables
        </Button>
        <Button isBusy={form.isTesting} onClick={form.test}>
          Test
        </Button>
      </div>
    </Card>
  );
}

const longestName = 200;
const noSecrets = new Set<never>();

/** Saves the connection, makes the database current, and shows its first sync. */
function useAdd() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (name: string, connection: ConnectionForm) => {
    const { database } = await call(addConnection, { body: { name, connection } });
    client.setQueryData<Me | null>(queryKeyOf(getSession), (me) =>
      me ? { ...me, databases: [...me.databases, database] } : me,
    );
    pickDatabase(database.id);
    await navigate({
      to: "/databases/new",
      search: { added: database.id },
      replace: true,
      ignoreBlocker: true,
    });
    await client.invalidateQueries({ queryKey: queryKeyOf(getSession) });
    await client.invalidateQueries({ queryKey: queryKeyOf(getDatabaseAllowance) });
  };
}
