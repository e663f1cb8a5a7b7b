import { createFileRoute } from "@tanstack/react-router";
import { SavedReportPage } from "../../../features/quantum/reports/saved-report-page.tsx";

export const Route = createFileRoute("/_shell/reports/$id")({
  validateSearch: (search: Record<string, unknown>): { readonly run?: string } =>
    typeof search["run"] === "string" ? { run: search["run"] } : {},
  component: SavedReport,
});

/** A saved report by the id of its conversation, at the run that the address names or at the latest one. */
function SavedReport() {
  const { id } = Route.useParams();
  const { run } = Route.useSearch();
  return <SavedReportPage key={id} id={id} runId={run ?? null} />;
}
