import { createFileRoute } from "@tanstack/react-router";
import { MembersTab } from "../../../../../features/databases/members/members-tab.tsx";

export const Route = createFileRoute("/_shell/databases/$id/members")({ component: OpenMembersTab });

function OpenMembersTab() {
  const { id } = Route.useParams();
  return <MembersTab key={id} id={id} />;
}
