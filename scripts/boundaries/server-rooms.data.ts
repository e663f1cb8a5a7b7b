/**
 * The rooms of `apps/server`, lowest first, and which of the others each may import. A room imports only rooms listed
 * before it, so that no two ever need each other.
 */
export const serverRooms = {
  runtime: [],
  secrets: [],
  mail: [],
  store: [],
  results: ["store"],
  policies: ["store"],
  http: ["runtime"],
  endpoints: ["http", "policies"],
  health: ["store", "endpoints"],
  people: ["runtime", "mail", "store", "http", "endpoints"],
  knowledge: [],
  "asking-process": ["runtime", "results", "knowledge"],
  databases: ["secrets", "store", "endpoints", "asking-process"],
  catalog: [
    "runtime",
    "store",
    "results",
    "policies",
    "endpoints",
    "people",
    "knowledge",
    "asking-process",
    "databases",
  ],
  connecting: ["store", "endpoints", "people", "asking-process", "databases", "catalog"],
  conversations: ["store", "endpoints"],
  asking: ["runtime", "store", "results", "endpoints", "people", "asking-process", "databases", "conversations"],
  library: ["store", "results", "endpoints", "people", "databases", "conversations", "asking"],
  jobs: ["runtime", "store", "databases", "catalog", "connecting", "asking", "library"],
  commands: ["secrets", "store", "databases"],
  testing: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
