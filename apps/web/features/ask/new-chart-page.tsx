import { Page } from "../../shared/page/page.tsx";
import { WithDatabase } from "../../shared/database/with-database.tsx";
import { AskColumn } from "./ask-column.tsx";

/** Where a chart starts: with a question. Its answer is drawn, and saved from there. */
export function NewChartPage() {
  return (
    <Page title="New chart" crumbs={[{ title: "Charts", to: "/charts" }]}>
      <WithDatabase>
        {(database) => (
          <AskColumn
            heading="What should the chart show?"
            promise={
              <p className="text-text-3">
                Ask for it, or name the kind: “as a pie”. Then change the kind or the SQL, and save the chart.
              </p>
            }
            database={database}
            mode="genesis"
          />
        )}
      </WithDatabase>
    </Page>
  );
}
