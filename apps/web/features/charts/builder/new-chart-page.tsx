import type { Database } from "@askery/api";
import type { DialectName } from "@askery/model";
import { Page } from "../../../shared/page/page.tsx";
import { WithDatabase } from "../../../shared/database/with-database.tsx";
import { ChartBuilder } from "./chart-builder.tsx";

/** Builds a chart from a question, from a table by its parts, or from SQL. */
export function NewChartPage() {
  return (
    <Page title="New chart" crumbs={[{ title: "Charts", to: "/charts" }]}>
      <WithDatabase>
        {({ id, kind }) => <ChartBuilder key={id} databaseId={id} dialect={dialectOf(kind)} chart={null} />}
      </WithDatabase>
    </Page>
  );
}

/** The sample and uploaded files are databases of DuckDB. */
function dialectOf(kind: Database["kind"]): DialectName {
  return kind === "sample" || kind === "file" ? "duckdb" : kind;
}
