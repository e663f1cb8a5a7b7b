import {
  createDashboard,
  getDashboard,
  listDashboards,
  listDashboardTopics,
  type Database,
} from "@askery/api";
import type { DashboardTopic } from "@askery/model";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";
import { call } from "../../shared/server/call.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { Page } from "../../shared/page/page.tsx";
import { WithDatabase } from "../../shared/database/with-database.tsx";
import { endpointQuery, queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { BuildView } from "./building/build-view.tsx";
import { TopicForm } from "./building/topic-form.tsx";

/** Builds a dashboard from what people choose, or creates an empty one with a title. */
export function NewDashboardPage({ topic }: { readonly topic: DashboardTopic | null }) {
  return (
    <Page title="Create new" crumbs={[{ title: "Dashboards", to: "/dashboards" }]}>
      <WithDatabase>
        {(database) =>
          topic === null ? (
            <Ways key={database.id} database={database} />
          ) : (
            // Another topic is built anew.
            <BuildView key={`${database.id} ${JSON.stringify(topic)}`} {...{ database, topic }} />
          )
        }
      </WithDatabase>
    </Page>
  );
}

function Ways({ database }: { readonly database: Database }) {
  const topics = useQuery(endpointQuery(listDashboardTopics, { params: { databaseId: database.id } }));
  return (
    <div className="page-column is-narrow flex flex-col gap-8">
      <section>
        <h2 className="page-title">Build one for me</h2>
        <p className="page-lead">
          From a topic in {database.name}: the figures, what stands out in them with a sentence each, and
          filters. You see it before it is saved.
        </p>
        <Card className="mt-4 p-5">
          <TopicForm choices={topics.data ?? []} />
        </Card>
      </section>
      {/* Comes with the choices above, so that nothing moves. */}
      {!topics.isPending && <NewDashboard database={database} />}
    </div>
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
    <section>
      <h2 className="text-16 font-semibold">Start empty</h2>
      <p className="page-lead">Add charts from your answers and from your saved charts.</p>
      <Card className="mt-4 p-5">
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
            <Button type="submit" isBusy={make.isPending}>
              Create dashboard
            </Button>
          </div>
        </form>
      </Card>
    </section>
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
