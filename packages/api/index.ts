export { getHealth, getMe, getSetup } from "./account.ts";
export type { Me, Setup, User } from "./account.ts";
export {
  createConversation,
  deleteConversation,
  getConversation,
  listConversations,
  renameConversation,
  restoreConversation,
} from "./conversation.ts";
export type { Conversation, ConversationSummary, Failure, Turn } from "./conversation.ts";
export {
  addSampleDatabase,
  changePlan,
  deleteDatabase,
  getDatabase,
  listDatabases,
  restoreDatabase,
  updateDatabase,
} from "./database.ts";
export type { Database, DatabaseDetail } from "./database.ts";
export type { Endpoint, Method, RequestOf, ResultOf } from "./endpoint.ts";
export { addFavorite, listFavorites, removeFavorite, updateFavorite } from "./favorite.ts";
export type { Favorite, FavoriteKind } from "./favorite.ts";
export type { Page } from "./page.ts";
export { planTerms } from "./plans.data.ts";
export type { PlanLimits, PlanTerms } from "./plans.data.ts";
export { problemDetails } from "./problem-details.ts";
export type { ProblemDetails } from "./problem-details.ts";
export type { Deleted, Mode, Person, PlanName, Role } from "./words.ts";
