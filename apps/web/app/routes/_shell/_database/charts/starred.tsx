import { createFileRoute } from "@tanstack/react-router";
import { ChartsPage } from "../../../../../features/charts/charts-page.tsx";
import { preloadSavedList } from "../../../../../shared/library/preload-saved-list.ts";

export const Route = createFileRoute("/_shell/_database/charts/starred")({
  // Preloads on link hover; the page waits for it and shows failures.
  loader: ({ context, location }) =>
    preloadSavedList(context.queryClient, { kind: "chart", scope: "starred", search: location.search }),
  component: () => <ChartsPage scope="starred" />,
});
