import { isServerKind } from "@askery/model";
import type { ConnectionDraft, ConnectionFaults } from "./connection-draft.ts";

/** Finds missing values and invalid ports, without connecting. */
export function findFaults(draft: ConnectionDraft): ConnectionFaults {
  if (!isServerKind(draft.kind)) {
    return clean({ path: missing(draft.path, "Enter the path of the file, with its folder.") });
  }
  return clean({
    host: missing(draft.host, "Enter the host, such as db.example.com."),
    port: portFault(draft.port),
    database: missing(draft.database, "Enter the database."),
    user: missing(draft.user, "Enter the user."),
    ...(draft.hasTunnel && {
      tunnelHost: missing(draft.tunnelHost, "Enter the host of the tunnel."),
      tunnelPort: portFault(draft.tunnelPort),
      tunnelUser: missing(draft.tunnelUser, "Enter the user of the tunnel."),
    }),
    ...(draft.schemas?.length === 0 && { schemas: "Choose at least one schema." }),
  });
}

function missing(text: string, fault: string): string | undefined {
  return text.trim() === "" ? fault : undefined;
}

/** An empty field means the default port. */
function portFault(text: string): string | undefined {
  const port = text.trim();
  if (port === "") return undefined;
  const isPort = /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535;
  return isPort ? undefined : "Enter a port from 1 to 65535.";
}

function clean(faults: Readonly<Record<string, string | undefined>>): ConnectionFaults {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}
