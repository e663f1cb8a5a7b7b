import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { readToasts, watchToasts } from "./toast-store.ts";

const ToastList = lazy(async () => ({ default: (await import("./toast-list.tsx")).ToastList }));

/** The container of toasts, once at the root. Loads their components with the first toast. */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, readToasts, readToasts);
  const [isWanted, setIsWanted] = useState(false);
  if (toasts.length > 0 && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastList toasts={toasts} />
    </Suspense>
  );
}
