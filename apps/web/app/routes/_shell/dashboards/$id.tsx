import { createFileRoute } from "@tanstack/react-router";
import {
  readDashboardSearch,
  type DashboardSearch,
} from "../../../../features/dashboards/filters/filter-address.ts";
import { DashboardPage } from "../../../../features/dashboards/dashboard-page.tsx";
import { readCommentSearch, type CommentSearch } from "../../../../shared/comments/comment-address.ts";
import { dashboardQuery } from "../../../../shared/server/queries.ts";

export const Route = createFileRoute("/_shell/dashboards/$id")({
  validateSearch: (
    search: Record<string, unknown> & DashboardSearch & CommentSearch,
  ): DashboardSearch & CommentSearch => ({ ...readDashboardSearch(search), ...readCommentSearch(search) }),
  // Preloads on link hover; the page waits for it and shows failures.
  loader: ({ context, params }) => {
    context.queryClient.query(dashboardQuery(params.id)).catch(() => undefined);
  },
  component: OpenDashboardPage,
});

function OpenDashboardPage() {
  const { id } = Route.useParams();
  return <DashboardPage key={id} id={id} />;
}
