import type { ServerTarget } from "./server-target.ts";

/** A target on this machine, without encryption or a tunnel. */
export function serverTarget(parts: Partial<ServerTarget> = {}): ServerTarget {
  return {
    kind: "postgres",
    host: "127.0.0.1",
    port: 1,
    database: "shop",
    user: "askery",
    password: null,
    tls: { mode: "off", ca: null, certificate: null, key: null },
    tunnel: null,
    schemas: null,
    addresses: "any",
    ...parts,
  };
}
