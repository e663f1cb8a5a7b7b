import {
  getConnection,
  getDatabaseAllowance,
  testSavedConnection,
  updateConnection,
  type Connection,
  type ConnectionFacts,
} from "@askery/api";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { call } from "../../../shared/server/call.ts";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { nameKind } from "../../../shared/database/name-kind.ts";
import { LeavingAsks } from "../../../shared/page/leaving-asks.tsx";
import { endpointQuery, queryKeyOf } from "../../../shared/server/endpoint-query.ts";
import { refreshSchema } from "../settings/schema-endpoints.ts";
import { AdvancedFields } from "./advanced-fields.tsx";
import { isServerKind } from "@askery/model";
import { draftOf, emptyDraft, savedSecrets } from "./connection-draft.ts";
import { PathField } from "./path-field.tsx";
import { ServerFields } from "./server-fields.tsx";
import { SchemaChoice, TestedPanel } from "./tested-panel.tsx";
import { useConnectionForm } from "./use-connection-form.ts";

interface SavedConnectionFormProps {
  readonly databaseId: string;
  readonly connection: Exclude<Connection, { readonly kind: "sample" | "file" }>;
}

/** A saved connection, which can be tested and changed. */
export function SavedConnectionForm(props: SavedConnectionFormProps) {
  const [version, setVersion] = useState(0);
  // After saving, the form starts again from the saved values.
  return <Form key={version} {...props} onSaved={() => setVersion(version + 1)} />;
}

function Form(props: SavedConnectionFormProps & { readonly onSaved: () => void }) {
  const { databaseId, connection, onSaved } = props;
  const client = useQueryClient();
  const params = { databaseId };
  const allowance = useQuery(endpointQuery(getDatabaseAllowance));
  const [first] = useState(() => draftOf(connection) ?? emptyDraft("postgres"));
  const form = useConnectionForm({
    first,
    test: async (changed) =>
      call(testSavedConnection, { params, body: isSame() ? {} : { connection: changed } }),
    save: async (changed) => {
      const saved = await call(updateConnection, { params, body: { connection: changed } });
      client.setQueryData(queryKeyOf(getConnection, { databaseId }), saved);
      showToast("Connection saved");
      onSaved();
      await refreshSchema(client, databaseId);
    },
  });
  const isSame = () => !form.isChanged;
  const { draft, change, faults, notice } = form;
  const facts = form.facts ?? (form.isChanged ? null : connection.facts);
  const fields = { draft, change, faults, saved: savedSecrets(connection) };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <Card className="p-5 max-md:p-4">
      <form id={form.formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <LeavingAsks isChanged={form.isChanged} />
        <h3 className="text-14 font-semibold">{nameKind(connection.kind)}</h3>
        {isServerKind(draft.kind) ? (
          <>
            <ServerFields {...fields} />
            <AdvancedFields {...fields} />
          </>
        ) : (
          <PathField {...fields} folders={allowance.data?.fileFolders ?? []} />
        )}
        {notice !== null && (
          <Notice tone="danger" title={notice.title}>
            {notice.detail}
          </Notice>
        )}
        {facts !== null && (
          <Facts facts={facts} isServer={isServerKind(draft.kind)} isFresh={form.facts !== null} />
        )}
        {facts !== null && isServerKind(draft.kind) && facts.schemas.length > 0 && (
          <SchemaChoice
            found={facts.schemas}
            chosen={draft.schemas}
            onChange={(schemas) => change({ schemas })}
            error={faults.schemas}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button kind="solid" type="submit" isBusy={form.isSaving} disabled={!form.isChanged}>
            Save
          </Button>
          <Button isBusy={form.isTesting} onClick={form.test}>
            Test
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface FactsProps {
  readonly facts: ConnectionFacts;
  readonly isServer: boolean;
  /** Whether it was tested just now. */
  readonly isFresh: boolean;
}

function Facts({ facts, isServer, isFresh }: FactsProps) {
  const now = useNow();
  return (
    <div>
      <TestedPanel facts={facts} isServer={isServer} />
      {!isFresh && (
        <p className="mt-1.5 text-12 text-text-3">Tested {describeWhen(facts.checkedAtMs, now)}.</p>
      )}
    </div>
  );
}
