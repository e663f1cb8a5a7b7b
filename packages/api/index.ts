export { getHealth, getMe, getSession, getSetup } from "./account.ts";
export type { Me, Setup, User } from "./account.ts";
export {
  createConversation,
  deleteConversation,
  getConversation,
  listConversations,
  renameConversation,
  restoreConversation,
} from "./conversation.ts";
export type { Conversation, ConversationSummary, Failure, SqlEdit, Turn } from "./conversation.ts";
export {
  addSampleDatabase,
  changePlan,
  deleteDatabase,
  getDatabase,
  getLogo,
  getUsage,
  listDatabases,
  restoreDatabase,
  updateDatabase,
  uploadLogo,
} from "./database.ts";
export type { Database, DatabaseDetail, Usage } from "./database.ts";
export {
  addConnection,
  getConnection,
  getDatabaseAllowance,
  testConnection,
  testSavedConnection,
  updateConnection,
} from "./connection.ts";
export type {
  Connection,
  ConnectionFacts,
  ConnectionField,
  ConnectionForm,
  ConnectionTest,
  DatabaseAllowance,
  ServerForm,
  TlsMode,
} from "./connection.ts";
export {
  addKnowledge,
  deleteKnowledge,
  exportKnowledge,
  importKnowledge,
  knowledge,
  listKnowledge,
  restoreKnowledge,
  updateKnowledge,
} from "./knowledge.ts";
export type { Knowledge, KnowledgeEntry, KnowledgeImport, KnowledgeKind } from "./knowledge.ts";
export { getReadiness } from "./readiness.ts";
export type { Readiness, ReadinessPart } from "./readiness.ts";
export {
  declareRelationship,
  drawHistograms,
  getNeighborhood,
  getTable,
  judgeRelationships,
  listRelationships,
  listTables,
  previewTable,
  removeRelationship,
  updateColumn,
  updateTable,
} from "./schema.ts";
export type {
  ColumnProfile,
  Histogram,
  RelationshipSort,
  SavedRelationship,
  TableColumnDetail,
  TableDetail,
  TableSummary,
} from "./schema.ts";
export {
  getSync,
  getSyncStatus,
  listSyncs,
  setSyncSchedule,
  startSync,
  stopSync,
  watchSync,
} from "./sync.ts";
export type { AffectedChart, SchemaChange, Sync, SyncProgress, SyncSchedule, SyncStatus } from "./sync.ts";
export {
  createFileDatabase,
  getUpload,
  listUploads,
  removeFileTable,
  stopUpload,
  uploadFile,
} from "./upload.ts";
export type { RowError, Upload } from "./upload.ts";
export { endpoint } from "./endpoint.ts";
export type { Endpoint, Method, RequestOf, ResultOf } from "./endpoint.ts";
export { addFavorite, listFavorites, removeFavorite, updateFavorite } from "./favorite.ts";
export type { Favorite, FavoriteKind } from "./favorite.ts";
export { cancelJob, listJobs, runJobNow } from "./job.ts";
export type { Job } from "./job.ts";
export { isOwnPath } from "./next-path.ts";
export type { Page } from "./page.ts";
export { readStoredPlan } from "./stored-plan.ts";
export { planTerms } from "./plans.data.ts";
export type { PlanLimits, PlanTerms } from "./plans.data.ts";
export { problemDetails } from "./problem-details.ts";
export type { ProblemDetails } from "./problem-details.ts";
export {
  changePassword,
  listSessions,
  requestPasswordReset,
  resetPassword,
  revokeOtherSessions,
  revokeSession,
  signIn,
  signOut,
  signUp,
  updateUser,
  verifyEmail,
} from "./sign-in.ts";
export type { Session } from "./sign-in.ts";
export type { Deleted, Mode, Person, PlanName, Role } from "./words.ts";
export {
  deleteChart,
  drawChartThumbnail,
  exportChart,
  getChart,
  listCharts,
  refreshChart,
  restoreChart,
  saveChart,
  starChart,
  unstarChart,
  updateChart,
} from "./chart.ts";
export type { ChartSummary, SavedChart } from "./chart.ts";
export {
  addCard,
  createDashboard,
  deleteDashboard,
  getDashboard,
  listDashboards,
  restoreDashboard,
  starDashboard,
  unstarDashboard,
  updateDashboard,
} from "./dashboard.ts";
export type { Card, Dashboard, DashboardSummary } from "./dashboard.ts";
export { askDemo, listDemoQuestions } from "./demo.ts";
export {
  favoritePerson,
  getPerson,
  listFavoritePeople,
  listNotifications,
  readNotifications,
  unfavoritePerson,
} from "./people.ts";
export type { Notification, PersonDetail } from "./people.ts";
export { listTrash, listTrashedDatabases } from "./trash.ts";
export type { Trashed, TrashedDatabase } from "./trash.ts";
export {
  askQuestion,
  exportTurn,
  getTurn,
  listCompletions,
  listMarks,
  listSqlNames,
  listStarters,
  longestQuestion,
  longestSql,
  maxRowsAtOnce,
  queryDatabase,
  readTurnTable,
  resetTurnSql,
  runTurnSql,
  stopTurn,
  watchTurn,
} from "./turn.ts";
export type { Completion, SqlNames, TurnStep } from "./turn.ts";
export { readStoredChart } from "./read-stored-chart.ts";
export type { StoredChart } from "./read-stored-chart.ts";
