import type { ServerKind } from "../server/server-kind.ts";
import { openDatabase } from "./open-database.ts";
import { probeServer } from "./probe-server.ts";

/** ClickHouse over HTTP. */
export const clickhouseKind: ServerKind = { open: openDatabase, probe: probeServer };
