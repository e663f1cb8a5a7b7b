import { createFileRoute } from "@tanstack/react-router";
import { MembersTab } from "../../../../../features/databases/members/members-tab.tsx";
import { membersQuery } from "../../../../../shared/server/queries.ts";

export const Route = createFileRoute("/_shell/databases/$id/members")({
  // Preloads on link hover; the tab waits for it and shows failures.
  loader: ({ context, params }) => {
    context.queryClient.infiniteQuery(membersQuery(params.id)).catch(() => undefined);
  },
  component: OpenMembersTab,
});

function OpenMembersTab() {
  const { id } = Route.useParams();
  return <MembersTab key={id} id={id} />;
}
