import { createFileRoute } from "@tanstack/react-router";
import { LandingPage } from "../../features/landing/landing-page.tsx";
import { readPanelSearch } from "../../features/sign-in/panel-search.ts";
import { SignInPanels } from "../../features/sign-in/sign-in-panels.tsx";

export const Route = createFileRoute("/")({ validateSearch: readPanelSearch, component: LandingRoute });

function LandingRoute() {
  const search = Route.useSearch();
  return (
    <>
      <LandingPage />
      <SignInPanels search={search} />
    </>
  );
}
