import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { invariant } from "@askery/model";
import { createAppRouter } from "./router.ts";
import "./styles.css";

const root = document.querySelector("#root");
invariant(root !== null, "index.html has no #root.");
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createAppRouter()} />
  </StrictMode>,
);
