import type { ServerKind } from "../server/server-kind.ts";
import { openDatabase } from "./open-database.ts";
import { probeServer } from "./probe-server.ts";

/** MySQL 8, MariaDB, and databases that speak their protocol. */
export const mysqlKind: ServerKind = { open: openDatabase, probe: probeServer };
