import { createFileRoute } from "@tanstack/react-router";
import { AccessTab } from "../../../../../features/databases/access/access-tab.tsx";

export const Route = createFileRoute("/_shell/databases/$id/access")({ component: OpenAccessTab });

function OpenAccessTab() {
  const { id } = Route.useParams();
  return <AccessTab key={id} id={id} />;
}
