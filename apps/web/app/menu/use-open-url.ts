import { useLocation } from "@tanstack/react-router";
import { lastMode } from "../../shared/question/last-mode.ts";

/** The path of the open page, as the menu knows it: `/ask` is the page of the mode that it shows. */
export function useOpenUrl(): string {
  const { pathname } = useLocation();
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  return path === "/ask" ? `/ask/${lastMode()}` : path;
}
