import type { ServerKind } from "../server/server-kind.ts";
import { openDatabase } from "./open-database.ts";
import { probeServer } from "./probe-server.ts";

export const postgresKind: ServerKind = { open: openDatabase, probe: probeServer };
