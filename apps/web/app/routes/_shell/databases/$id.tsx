import { createFileRoute, Outlet } from "@tanstack/react-router";
import { DatabasePage } from "../../../../features/databases/database-page.tsx";

export const Route = createFileRoute("/_shell/databases/$id")({ component: OpenDatabase });

function OpenDatabase() {
  const { id } = Route.useParams();
  return (
    <DatabasePage key={id} id={id}>
      <Outlet />
    </DatabasePage>
  );
}
