import { createFileRoute } from "@tanstack/react-router";
import { PersonPage } from "../../../features/people/person-page.tsx";
import { personQuery } from "../../../shared/server/queries.ts";

export const Route = createFileRoute("/_shell/people/$id")({
  // Preloads on link hover; the page waits for it and shows failures.
  loader: ({ context, params }) => {
    context.queryClient.query(personQuery(params.id)).catch(() => undefined);
  },
  component: OpenPersonPage,
});

function OpenPersonPage() {
  const { id } = Route.useParams();
  return <PersonPage key={id} id={id} />;
}
