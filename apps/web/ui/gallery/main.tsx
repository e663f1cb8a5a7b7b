import { invariant } from "@askery/model";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Gallery } from "./gallery.tsx";
import "../ui.css";

// A page of the development server only (`/ui`), which the build does not include.
const root = document.querySelector("#root");
invariant(root !== null, "ui.html has no #root.");
const rootRoute = createRootRoute();
const page = createRoute({ getParentRoute: () => rootRoute, path: "/", component: Gallery });
const router = createRouter({
  routeTree: rootRoute.addChildren([page]),
  history: createMemoryHistory(),
});
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
