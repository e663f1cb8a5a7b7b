import type { Outcome, Span } from "@askery/model";
import { z } from "zod";
import { alsoLimited, byMaker, byReader, byRole, inTrash } from "./access-rule.ts";
import { asks, logged, personal } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { defaultFilterName, deleted, line, mode, person, timeMs, title, uuid } from "./words.ts";

/** A conversation (a *project* in the menu), as lists show it. `summary` is its label. */
export const conversationSummary = z
  .object({
    id: uuid,
    databaseId: uuid,
    summary: z.string(),
    mode,
    owner: person,
    isMine: z.boolean(),
    /** Whether members of the database may read it besides its owner. */
    isShared: z.boolean(),
    /** Whether everyone with its link can open it. */
    isPublic: z.boolean(),
    /** Whether its owner pinned it. */
    isPinned: z.boolean(),
    createdAtMs: timeMs,
    updatedAtMs: timeMs,
  })
  .readonly();
export type ConversationSummary = z.infer<typeof conversationSummary>;

/** Why a turn failed, and how to fix it. */
export const failure = z
  .object({
    code: z.string(),
    message: z.string(),
    fix: z.string(),
    /** The position of the error in SQL that a person wrote, if it is known. */
    span: z.custom<Span>().nullable().optional(),
  })
  .readonly();
export type Failure = z.infer<typeof failure>;

/** Outcomes that the server made and checked by their types: data to the browser, not input. */
const outcome = z.custom<Outcome>((value) => typeof value === "object" && value !== null);

/** Marks an answer that a person edited: as SQL, or by changing parts of its plan. */
export const turnEdit = z
  .object({ kind: z.enum(["sql", "plan"]), words: z.string(), editor: person, editedAtMs: timeMs })
  .readonly();
export type TurnEdit = z.infer<typeof turnEdit>;

/** The edits that can be undone and redone next, in words. Null: there is none. */
export const editHistory = z.object({ undo: z.string().nullable(), redo: z.string().nullable() }).readonly();
export type EditHistory = z.infer<typeof editHistory>;

const doneState = z
  .object({
    kind: z.literal("done"),
    outcome,
    /** Identifies the result that is shown, so that edits name what they change. Absent without an answer. */
    shownId: uuid.optional(),
    /** Absent if the turn shows its own answer. */
    edit: turnEdit.optional(),
    /** Absent if the answer was never edited. */
    history: editHistory.optional(),
  })
  .readonly();
export type DoneState = z.infer<typeof doneState>;

/**
 * One question of a conversation and its outcome.
 *
 * A table of more than 200 rows has only its first 200, and `receipt.rowCount` counts all of them; `readTurnTable`
 * returns all rows.
 */
export const turn = z
  .object({
    id: uuid,
    question: z.string(),
    /** The turn that it follows: an edited question branches off here. Null starts a new topic. */
    afterTurnId: uuid.nullable(),
    /** Default filters that the user removed. */
    without: z.array(defaultFilterName).readonly(),
    /** The id of the choice that the user picked; null if the engine chose. */
    choice: z.string().nullable(),
    askedAtMs: timeMs,
    askedBy: person,
    state: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("running") }).readonly(),
      doneState,
      z
        .object({
          kind: z.literal("stopped"),
          /** The cause of a stop that no person requested: all viewers left, or the server shut down. */
          by: z.enum(["leaving", "server"]).optional(),
        })
        .readonly(),
      z.object({ kind: z.literal("failed"), failure }).readonly(),
    ]),
  })
  .readonly();
export type Turn = z.infer<typeof turn>;

export const conversation = z
  .object({
    ...conversationSummary.unwrap().shape,
    /** Whether it is a saved report, which can run again. */
    hasReport: z.boolean(),
    turns: z.array(turn).readonly(),
  })
  .readonly();
export type Conversation = z.infer<typeof conversation>;

/** Which conversations: mine, those of mine that I pinned, or those of others that were shared with me. */
export const conversationScope = z.enum(["mine", "pinned", "shared"]).default("mine");

const inDatabase = z.object({ databaseId: uuid });
const one = z.object({ conversationId: uuid });

export const listConversations = endpoint({
  name: "listConversations",
  method: "get",
  path: "/api/databases/{databaseId}/conversations",
  summary: "The user's conversations about a database, or those that others shared with them, latest first",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  query: pageQuery.extend({ scope: conversationScope, search: line.max(200).optional() }),
  result: pageOf(conversationSummary),
});

export const createConversation = endpoint({
  name: "createConversation",
  method: "post",
  path: "/api/databases/{databaseId}/conversations",
  summary: "Creates an empty conversation",
  access: alsoLimited(byRole("viewer", "database")),
  act: asks,
  params: inDatabase,
  body: z.strictObject({
    mode,
    /** Chosen by the caller, so that a repeated request creates one conversation. Default: chosen by the server. */
    id: uuid.optional(),
  }),
  result: conversationSummary,
});

export const getConversation = endpoint({
  name: "getConversation",
  method: "get",
  path: "/api/conversations/{conversationId}",
  summary: "One conversation with its questions and answers",
  access: alsoLimited(byReader("conversation")),
  params: one,
  result: conversation,
});

export const renameConversation = endpoint({
  name: "renameConversation",
  method: "patch",
  path: "/api/conversations/{conversationId}",
  summary: "Renames a conversation",
  access: alsoLimited(byMaker("conversation")),
  act: logged("renamed the project", { of: "conversation", facts: ["summary"] }),
  params: one,
  body: z.strictObject({ summary: title }),
  result: conversationSummary,
});

export const pinConversation = endpoint({
  name: "pinConversation",
  method: "put",
  path: "/api/conversations/{conversationId}/pin",
  summary: "Pins a conversation to the top of its owner's list, or takes it from there",
  access: alsoLimited(byMaker("conversation")),
  act: personal,
  params: one,
  body: z.strictObject({ isPinned: z.boolean() }),
  result: conversationSummary,
});

export const deleteConversation = endpoint({
  name: "deleteConversation",
  method: "delete",
  path: "/api/conversations/{conversationId}",
  summary: "Moves a conversation to the trash",
  access: alsoLimited(byMaker("conversation")),
  act: logged("deleted the project", { of: "conversation" }),
  params: one,
  result: deleted,
});

export const restoreConversation = endpoint({
  name: "restoreConversation",
  method: "post",
  path: "/api/conversations/{conversationId}/restore",
  summary: "Restores a conversation from the trash",
  access: inTrash(alsoLimited(byMaker("conversation"))),
  act: logged("restored the project", { of: "conversation" }),
  params: one,
  result: conversationSummary,
});
