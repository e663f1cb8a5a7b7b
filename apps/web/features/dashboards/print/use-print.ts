import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Prints a dashboard, by a call or by the shortcut for printing. The code is loaded with the first print. */
export function usePrint(): () => void {
  const client = useQueryClient();
  const print = () => void import("./print-dashboard.ts").then((part) => part.printDashboard(client));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.key.toLowerCase() !== "p") return;
      event.preventDefault();
      void import("./print-dashboard.ts").then((part) => part.printDashboard(client));
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [client]);
  return print;
}
