import { createFileRoute } from "@tanstack/react-router";
import { DangerTab } from "../../../../../features/databases/danger-tab.tsx";

export const Route = createFileRoute("/_shell/databases/$id/danger")({ component: OpenDangerTab });

function OpenDangerTab() {
  const { id } = Route.useParams();
  return <DangerTab key={id} id={id} />;
}
