import type { AccessRule } from "./access-rule.ts";

const anyone: AccessRule = { kind: "anyone" };
const signedIn: AccessRule = { kind: "signed-in" };

/**
 * Who may call what: every endpoint by its name, in one place. An endpoint that is missing here is not served, and
 * a test visits each of these as each role.
 */
export const accessTable: Readonly<Record<string, AccessRule>> = {
  getHealth: anyone,
  getSetup: anyone,

  getMe: signedIn,
  listDatabases: signedIn,
  addSampleDatabase: signedIn,

  getDatabase: { kind: "role", atLeast: "viewer", of: "database" },
  updateDatabase: { kind: "role", atLeast: "admin", of: "database" },
  changePlan: { kind: "role", atLeast: "owner", of: "database" },
  deleteDatabase: { kind: "role", atLeast: "owner", of: "database" },
  restoreDatabase: { kind: "role", atLeast: "owner", of: "database" },

  listConversations: { kind: "role", atLeast: "viewer", of: "database" },
  createConversation: { kind: "role", atLeast: "viewer", of: "database" },
  getConversation: { kind: "own", of: "conversation" },
  renameConversation: { kind: "own", of: "conversation" },
  deleteConversation: { kind: "own", of: "conversation" },
  restoreConversation: { kind: "own", of: "conversation" },

  listFavorites: { kind: "role", atLeast: "viewer", of: "database" },
  addFavorite: { kind: "role", atLeast: "viewer", of: "database" },
  updateFavorite: { kind: "own", of: "favorite" },
  removeFavorite: { kind: "own", of: "favorite" },
};
