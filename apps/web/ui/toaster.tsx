import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { readToasts, watchToasts } from "./toast-store.ts";

const ToastList = lazy(async () => ({ default: (await import("./toast-list.tsx")).ToastList }));

/** Where toasts appear: once, at the root. Loads what draws them with the first one. */
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
