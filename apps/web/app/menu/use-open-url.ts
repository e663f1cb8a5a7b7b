import { useLocation } from "@tanstack/react-router";
import { lastMode } from "../../shared/question/last-mode.ts";

/** The path of the open page as the menu links to it: `/ask` becomes the page of the last mode. */
export function useOpenUrl(): string {
  const { pathname } = useLocation();
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  return path === "/ask" ? `/ask/${lastMode()}` : path;
}
