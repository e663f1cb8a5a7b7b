import { createFileRoute } from "@tanstack/react-router";
import { ChartPage } from "../../../../features/charts/chart-page.tsx";
import { readValueSearch, type ValueSearch } from "../../../../features/charts/variables/value-address.ts";
import { readCommentSearch, type CommentSearch } from "../../../../shared/comments/comment-address.ts";
import { chartQuery } from "../../../../shared/server/queries.ts";

export const Route = createFileRoute("/_shell/charts/$id")({
  validateSearch: (
    search: Record<string, unknown> & ValueSearch & CommentSearch,
  ): ValueSearch & CommentSearch => ({ ...readValueSearch(search), ...readCommentSearch(search) }),
  // Preloads on link hover; the page waits for it and shows failures.
  loader: ({ context, params }) => {
    context.queryClient.query(chartQuery(params.id)).catch(() => undefined);
  },
  component: OpenChartPage,
});

function OpenChartPage() {
  const { id } = Route.useParams();
  return <ChartPage key={id} id={id} />;
}
