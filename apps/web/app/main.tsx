import { invariant } from "@askery/model";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startAnalytics } from "./analytics/analytics.ts";
import { watchMenu } from "../shared/menu/menu-store.ts";
import { watchTheme } from "../shared/theme/theme-store.ts";
import { shareStyleNonce } from "../ui/style-nonce.ts";
import { App } from "./app.tsx";
import { startApp } from "./start-app.ts";
import "./styles.css";

/** The static frame of the page shows until the first page is loaded, but no longer than this. */
const patienceMs = 3000;

shareStyleNonce();
watchTheme();
watchMenu();
void start();

/* No top-level await: page chunks import this module, and would wait for it. */
async function start(): Promise<void> {
  const root = document.querySelector("#root");
  invariant(root !== null, "The page has no #root.");
  const app = startApp();
  const { router } = app;
  await Promise.race([router.load(), new Promise((settle) => setTimeout(settle, patienceMs))]);
  createRoot(root).render(
    <StrictMode>
      <App {...app} />
    </StrictMode>,
  );
  await startAnalytics({
    currentPath: () => router.state.matches.at(-1)?.fullPath ?? "/",
    onChanged: (listener) => void router.subscribe("onResolved", listener),
  });
}
