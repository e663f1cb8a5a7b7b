import type { Exploration } from "@askery/model";
import { useEffect } from "react";
import { saveMode } from "../../shared/question/last-mode.ts";
import { Page } from "../../shared/page/page.tsx";
import { WithDatabase } from "../../shared/database/with-database.tsx";
import { ExplorationView } from "./exploration-view.tsx";

/** A table, a measure or a whole database, looked at: a profile, then findings in order of worth. */
export function ExplorerPage({ exploration }: { readonly exploration: Exploration }) {
  useEffect(() => saveMode("explorer"), []);
  return (
    <Page title="Explorer" crumbs={[{ title: "Asks", to: "/ask" }]}>
      <WithDatabase>
        {(database) => (
          <ExplorationView
            // Another exploration starts anew.
            key={`${database.id} ${JSON.stringify(exploration)}`}
            {...{ database, exploration }}
          />
        )}
      </WithDatabase>
    </Page>
  );
}
