import { getDashboard, getDatabase, getSession, updateDatabase, type DatabaseDetail } from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { ApiError, call } from "../../shared/server/call.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { listFreshChoices } from "../../shared/library/fresh-choices.ts";
import { databaseQuery } from "../../shared/server/queries.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { canRename } from "./settings/database-words.ts";
import { LogoField } from "./logo-field.tsx";
import { SettingFields } from "./setting-fields.tsx";

/** A database's name, its settings for dates and numbers, and its plan. */
export function GeneralTab({ id }: { readonly id: string }) {
  const database = useQuery(databaseQuery(id));
  if (database.data === undefined) return null;
  return (
    <div className="page-column is-narrow flex flex-col gap-4">
      <GeneralForm key={id} database={database.data} />
      <PlanCard database={database.data} />
    </div>
  );
}

function GeneralForm({ database }: { readonly database: DatabaseDetail }) {
  const [name, setName] = useState(database.name);
  const [settings, setSettings] = useState(database.settings);
  const [freshMinutes, setFreshMinutes] = useState(database.freshMinutes);
  const save = useSave(database.id);
  const isReadOnly = !canRename(database.role);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate({ name, settings, freshMinutes });
  };
  const fields = save.error instanceof ApiError ? save.error.problem.fields : undefined;
  return (
    <Card className="p-5">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {!isReadOnly && <LogoField database={database} />}
        <TextField
          label="Name"
          maxLength={200}
          autoComplete="off"
          readOnly={isReadOnly}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={name.trim() === "" ? "Enter a name." : fields?.["name"]}
        />
        <SettingFields settings={settings} onChange={setSettings} isReadOnly={isReadOnly} faults={fields} />
        <Select
          label="Figures of dashboards are fresh for"
          hint="Saved figures are shown first, with their age. Older ones are then computed again. Dashboards and cards can have their own time."
          value={String(freshMinutes)}
          options={listFreshChoices(database.freshMinutes)}
          onValueChange={(minutes) => setFreshMinutes(Number(minutes))}
          isDisabled={isReadOnly}
        />
        {save.error && fields === undefined && (
          <p role="alert" className="text-danger">
            {describeFailure(save.error).title} {describeFailure(save.error).detail}
          </p>
        )}
        {isReadOnly ? (
          <p className="text-12 text-text-3">An owner or admin of this database can change this.</p>
        ) : (
          <div className="flex">
            <Button kind="solid" type="submit" isBusy={save.isPending} disabled={name.trim() === ""}>
              Save
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}

function PlanCard({ database }: { readonly database: DatabaseDetail }) {
  return (
    <Card className="flex flex-wrap items-center gap-3 p-5">
      <div className="min-w-0 flex-1">
        <h3 className="text-14 font-semibold">Plan: {database.plan}</h3>
        <p className="text-text-2">What it allows is listed under Billing.</p>
      </div>
      <LinkButton to="/billing">Billing</LinkButton>
      <LinkButton to="/plans">Plans</LinkButton>
    </Card>
  );
}

interface Changes {
  readonly name: string;
  readonly settings: DatabaseDetail["settings"];
  readonly freshMinutes: number;
}

function useSave(databaseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, settings, freshMinutes }: Changes) =>
      call(updateDatabase, { params: { databaseId }, body: { name: name.trim(), settings, freshMinutes } }),
    onSuccess: async (database) => {
      void client.invalidateQueries({ queryKey: queryKeyOf(getDashboard) });
      client.setQueryData(queryKeyOf(getDatabase, { databaseId }), database);
      showToast("Saved");
      await client.invalidateQueries({ queryKey: queryKeyOf(getSession) });
    },
  });
}
