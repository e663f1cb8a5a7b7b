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

  signUp: anyone,
  verifyEmail: anyone,
  signIn: anyone,
  signOut: anyone,
  requestPasswordReset: anyone,
  resetPassword: anyone,
  changePassword: signedIn,
  updateUser: signedIn,
  listSessions: signedIn,
  revokeSession: signedIn,
  revokeOtherSessions: signedIn,

  getMe: signedIn,
  getSession: anyone,
  listDatabases: signedIn,
  addSampleDatabase: signedIn,

  getDatabase: { kind: "role", atLeast: "viewer", of: "database" },
  getUsage: { kind: "role", atLeast: "viewer", of: "database" },
  updateDatabase: { kind: "role", atLeast: "admin", of: "database" },
  changePlan: { kind: "role", atLeast: "owner", of: "database" },
  deleteDatabase: { kind: "role", atLeast: "owner", of: "database" },
  restoreDatabase: { kind: "role", atLeast: "owner", of: "database", inTrash: true },

  listConversations: { kind: "role", atLeast: "viewer", of: "database" },
  createConversation: { kind: "role", atLeast: "viewer", of: "database" },
  getConversation: { kind: "own", of: "conversation" },
  renameConversation: { kind: "own", of: "conversation" },
  deleteConversation: { kind: "own", of: "conversation" },
  restoreConversation: { kind: "own", of: "conversation", inTrash: true },

  listFavorites: { kind: "role", atLeast: "viewer", of: "database" },
  addFavorite: { kind: "role", atLeast: "viewer", of: "database" },
  updateFavorite: { kind: "own", of: "favorite" },
  removeFavorite: { kind: "own", of: "favorite" },

  askQuestion: { kind: "own", of: "conversation" },
  getTurn: { kind: "own", of: "turn" },
  watchTurn: { kind: "own", of: "turn" },
  stopTurn: { kind: "own", of: "turn" },
  exportTurn: { kind: "own", of: "turn" },
  listCompletions: { kind: "role", atLeast: "viewer", of: "database" },
  listStarters: { kind: "role", atLeast: "viewer", of: "database" },

  listCharts: { kind: "role", atLeast: "viewer", of: "database" },
  saveChart: { kind: "own", of: "turn", atLeast: "editor" },
  getChart: { kind: "role", atLeast: "viewer", of: "chart" },
  drawChartThumbnail: { kind: "role", atLeast: "viewer", of: "chart" },
  exportChart: { kind: "role", atLeast: "viewer", of: "chart" },
  refreshChart: { kind: "role", atLeast: "viewer", of: "chart" },
  updateChart: { kind: "role", atLeast: "editor", of: "chart" },
  deleteChart: { kind: "role", atLeast: "editor", of: "chart" },
  restoreChart: { kind: "role", atLeast: "editor", of: "chart", inTrash: true },
  starChart: { kind: "role", atLeast: "viewer", of: "chart" },
  unstarChart: { kind: "role", atLeast: "viewer", of: "chart" },

  listDashboards: { kind: "role", atLeast: "viewer", of: "database" },
  createDashboard: { kind: "role", atLeast: "editor", of: "database" },
  getDashboard: { kind: "role", atLeast: "viewer", of: "dashboard" },
  updateDashboard: { kind: "role", atLeast: "editor", of: "dashboard" },
  addCard: { kind: "role", atLeast: "editor", of: "dashboard" },
  deleteDashboard: { kind: "role", atLeast: "editor", of: "dashboard" },
  restoreDashboard: { kind: "role", atLeast: "editor", of: "dashboard", inTrash: true },
  starDashboard: { kind: "role", atLeast: "viewer", of: "dashboard" },
  unstarDashboard: { kind: "role", atLeast: "viewer", of: "dashboard" },

  listTrash: { kind: "role", atLeast: "viewer", of: "database" },
  listTrashedDatabases: signedIn,
  getPerson: signedIn,
  listFavoritePeople: signedIn,
  favoritePerson: signedIn,
  unfavoritePerson: signedIn,
  listNotifications: signedIn,
  readNotifications: signedIn,

  askDemo: anyone,
  listDemoQuestions: anyone,
};
