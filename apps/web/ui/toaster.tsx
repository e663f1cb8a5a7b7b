import { useState, useSyncExternalStore } from "react";
import { loadOnUse } from "./load-on-use.tsx";
import { readToasts, watchToasts } from "./toast-store.ts";

const ToastList = loadOnUse(async () => (await import("./toast-list.tsx")).ToastList);

/** The container of toasts, once at the root. Loads their components with the first toast. */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, readToasts, readToasts);
  const [isWanted, setIsWanted] = useState(false);
  if (toasts.length > 0 && !isWanted) setIsWanted(true);
  return isWanted ? <ToastList toasts={toasts} /> : null;
}
