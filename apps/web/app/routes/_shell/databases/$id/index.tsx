import { createFileRoute } from "@tanstack/react-router";
import { GeneralTab } from "../../../../../features/databases/general-tab.tsx";

export const Route = createFileRoute("/_shell/databases/$id/")({ component: OpenGeneralTab });

function OpenGeneralTab() {
  const { id } = Route.useParams();
  return <GeneralTab key={id} id={id} />;
}
