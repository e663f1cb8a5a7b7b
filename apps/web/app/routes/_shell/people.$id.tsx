import { createFileRoute } from "@tanstack/react-router";
import { PersonPage } from "../../../features/people/person-page.tsx";

export const Route = createFileRoute("/_shell/people/$id")({ component: OpenPersonPage });

function OpenPersonPage() {
  const { id } = Route.useParams();
  return <PersonPage key={id} id={id} />;
}
