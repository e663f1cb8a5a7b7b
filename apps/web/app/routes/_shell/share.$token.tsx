import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { SharePage } from "../../../features/share/share-page.tsx";
import { sessionQuery } from "../../../shared/server/queries.ts";

export const Route = createFileRoute("/_shell/share/$token")({
  staticData: { isOpen: true },
  component: Share,
});

function Share() {
  const session = useQuery(sessionQuery);
  const { token } = Route.useParams();
  return <SharePage key={token} token={token} isSignedIn={session.data !== null} />;
}
