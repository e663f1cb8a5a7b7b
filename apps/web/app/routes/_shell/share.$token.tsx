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
  return <SharePage isSignedIn={session.data !== null} />;
}
