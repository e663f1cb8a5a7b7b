import type { QueryClient } from "@tanstack/react-query";
import { printing } from "../../../shared/library/printing.ts";
import "./print.css";

/** A4 in landscape, without its margins of 12 mm. */
const paperWidth = "273mm";
const themes = ["light", "dark"] as const;
const maxWaitMs = 30_000;
const quietMs = 400;

/**
 * Prints the page of a dashboard: all cards with their figures, in the light theme, drawn in the width of the paper. The page
 * looks as before afterwards.
 */
export async function printDashboard(client: QueryClient): Promise<void> {
  const restore = layOutForPaper();
  addEventListener("afterprint", restore, { once: true });
  printing.set(true);
  await untilQuiet(client);
  window.print();
}

function layOutForPaper(): () => void {
  const { classList, dataset, style } = document.documentElement;
  const before = themes.find((theme) => classList.contains(theme));
  classList.remove(...themes);
  classList.add("light");
  dataset["printing"] = "on";
  style.setProperty("--w-paper", paperWidth);
  return () => {
    printing.set(false);
    delete dataset["printing"];
    style.removeProperty("--w-paper");
    if (before !== undefined && before !== "light") classList.replace("light", before);
  };
}

/** Resolves when no figures are being loaded and the page has not changed for a moment. */
async function untilQuiet(client: QueryClient): Promise<void> {
  const page = document.querySelector("#page");
  if (page === null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const settle = () => {
    if (client.isFetching() === 0) resolve();
    else restart();
  };
  let timer = setTimeout(settle, quietMs);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, quietMs);
  };
  const watcher = new MutationObserver(restart);
  watcher.observe(page, { childList: true, subtree: true, attributes: true });
  const limit = setTimeout(resolve, maxWaitMs);
  await promise;
  watcher.disconnect();
  clearTimeout(timer);
  clearTimeout(limit);
}
