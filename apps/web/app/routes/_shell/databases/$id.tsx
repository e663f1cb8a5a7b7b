import { createFileRoute, Outlet } from "@tanstack/react-router";
import { DatabasePage } from "../../../../features/databases/database-page.tsx";
import { databaseQuery } from "../../../../shared/server/queries.ts";

export const Route = createFileRoute("/_shell/databases/$id")({
  // Preloads on link hover; the page waits for it and shows failures.
  loader: ({ context, params }) => {
    context.queryClient.query(databaseQuery(params.id)).catch(() => undefined);
  },
  component: OpenDatabase,
});

function OpenDatabase() {
  const { id } = Route.useParams();
  return (
    <DatabasePage key={id} id={id}>
      <Outlet />
    </DatabasePage>
  );
}
