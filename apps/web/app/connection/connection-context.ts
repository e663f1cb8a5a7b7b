import { invariant } from "@askery/model";
import { createContext, use } from "react";
import type { ConnectionWatch } from "./connection.ts";

export const ConnectionContext = createContext<ConnectionWatch | null>(null);

export function useConnectionWatch(): ConnectionWatch {
  const watch = use(ConnectionContext);
  invariant(watch !== null, "The shell is outside of ConnectionContext.");
  return watch;
}
