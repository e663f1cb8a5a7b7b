import { createDashboard, getDashboard, listDashboards, type Database } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";
import { call } from "../../shared/server/call.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { Page } from "../../shared/page/page.tsx";
import { WithDatabase } from "../../shared/database/with-database.tsx";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** Creates a dashboard with a title, and opens it. */
export function NewDashboardPage() {
  return (
    <Page title="Create new" crumbs={[{ title: "Dashboards", to: "/dashboards" }]}>
      <WithDatabase>{(database) => <NewDashboard key={database.id} database={database} />}</WithDatabase>
    </Page>
  );
}

function NewDashboard({ database }: { readonly database: Database }) {
  const [title, setTitle] = useState("");
  const [fault, setFault] = useState<string>();
  const make = useMakeDashboard(database.id);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (title.trim() === "") {
      setFault("Enter a name.");
      return;
    }
    make.mutate(title.trim());
  };
  return (
    <div className="page-column is-narrow">
      <h2 className="page-title">What is it about?</h2>
      <p className="page-lead">
        A dashboard in {database.name}. It starts empty: add charts from your answers and from your saved
        charts.
      </p>
      <Card className="mt-6 p-5">
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <TextField
            label="Name"
            placeholder="Monday review"
            maxLength={200}
            autoComplete="off"
            value={title}
            onChange={(event) => {
              setTitle(event.target.value);
              setFault(undefined);
            }}
            error={fault ?? (make.error ? describeFailure(make.error).title : undefined)}
          />
          <div className="flex">
            <Button kind="solid" type="submit" isBusy={make.isPending}>
              Create dashboard
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

function useMakeDashboard(databaseId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (title: string) => call(createDashboard, { params: { databaseId }, body: { title } }),
    onSuccess: async (dashboard) => {
      client.setQueryData(queryKeyOf(getDashboard, { dashboardId: dashboard.id }), dashboard);
      void client.invalidateQueries({ queryKey: queryKeyOf(listDashboards, { databaseId }) });
      await navigate({ to: "/dashboards/$id", params: { id: dashboard.id } });
    },
  });
}
