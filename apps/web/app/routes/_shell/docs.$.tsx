import { createFileRoute } from "@tanstack/react-router";
import { DocsPage } from "../../../features/docs/docs-page.tsx";
import { loadDoc } from "../../../features/docs/load-doc.ts";

export const Route = createFileRoute("/_shell/docs/$")({
  staticData: { isOpen: true },
  loader: async ({ params }) => loadDoc(params._splat ?? ""),
  component: Docs,
});

function Docs() {
  const { _splat: path = "" } = Route.useParams();
  return <DocsPage doc={Route.useLoaderData()} isIndex={path === ""} />;
}
