import { createFileRoute } from "@tanstack/react-router";
import { DocsPage } from "../../../features/docs/docs-page.tsx";

export const Route = createFileRoute("/_shell/docs/$")({
  staticData: { isOpen: true },
  // Lazy, because routes are part of the first load and the list of all documents is long.
  loader: async ({ params }) => {
    const { loadDoc } = await import("../../../features/docs/load-doc.ts");
    return loadDoc(params._splat ?? "");
  },
  component: Docs,
});

function Docs() {
  const { _splat: path = "" } = Route.useParams();
  return <DocsPage doc={Route.useLoaderData()} isIndex={path === ""} />;
}
