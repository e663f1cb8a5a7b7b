import { z } from "zod";
import { alsoLimited, byMaker, byRole } from "./access-rule.ts";
import { asks, logged } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { deleted, person, timeMs, uuid } from "./words.ts";

/** Who verified an answer, and when. */
export const verification = z.object({ by: person, atMs: timeMs }).readonly();
export type Verification = z.infer<typeof verification>;

/** An answer that an editor verified: a question with the plan that answers it. */
export const verifiedAnswer = z
  .object({
    id: uuid,
    question: z.string(),
    /** The answer in one sentence, as of its verification. */
    sentence: z.string(),
    verified: verification,
    /** Why it is not verified any longer: its tables or definitions have changed. Null if it is. */
    fallen: z.object({ atMs: timeMs, because: z.string() }).readonly().nullable(),
  })
  .readonly();
export type VerifiedAnswer = z.infer<typeof verifiedAnswer>;

/** A verified answer to the question of a turn. */
export const turnVerification = z
  .object({
    turnId: uuid,
    answer: verifiedAnswer,
    /** Whether the turn shows it: the same plan. */
    isShown: z.boolean(),
    /** Whether it was verified on this turn. If so, and it is not shown, the answer was edited since. */
    isOfTurn: z.boolean(),
  })
  .readonly();
export type TurnVerification = z.infer<typeof turnVerification>;

const ofTurn = z.object({ turnId: uuid });
const inDatabase = z.object({ databaseId: uuid });
const one = z.object({ databaseId: uuid, verifiedId: uuid });

export const listTurnVerifications = endpoint({
  name: "listTurnVerifications",
  method: "get",
  path: "/api/conversations/{conversationId}/verifications",
  summary: "Verified answers to the questions of a conversation",
  // Nothing, for a member with limits: its sentences have figures.
  access: alsoLimited(byMaker("conversation")),
  params: z.object({ conversationId: uuid }),
  result: z.array(turnVerification).readonly(),
});

export const verifyTurn = endpoint({
  name: "verifyTurn",
  method: "put",
  path: "/api/turns/{turnId}/verification",
  summary: "Verifies the answer that a turn shows, in place of an earlier one to the same question",
  access: byMaker("turn", "editor"),
  act: logged("verified an answer"),
  params: ofTurn,
  result: verifiedAnswer,
});

/** A stream of events like that of `editTurn`. It ends when the verified plan has run. */
export const applyVerified = endpoint({
  name: "applyVerified",
  method: "post",
  path: "/api/turns/{turnId}/verified/{verifiedId}",
  summary: "Shows a verified answer in place of a turn's, as an edit that can be undone (text/event-stream)",
  access: byMaker("turn"),
  act: asks,
  params: z.object({ turnId: uuid, verifiedId: uuid }),
  result: z.string(),
  contentType: "text/event-stream",
});

export const listVerified = endpoint({
  name: "listVerified",
  method: "get",
  path: "/api/databases/{databaseId}/verified",
  summary: "Verified answers, latest first",
  access: byRole("viewer", "database"),
  params: inDatabase,
  query: pageQuery.extend({ state: z.enum(["valid", "fallen"]).default("valid") }),
  result: pageOf(verifiedAnswer),
});

export const removeVerified = endpoint({
  name: "removeVerified",
  method: "delete",
  path: "/api/databases/{databaseId}/verified/{verifiedId}",
  summary: "Takes a verification back; it can be restored",
  access: byRole("editor", "database"),
  act: logged("took back a verified answer"),
  params: one,
  result: deleted,
});

export const restoreVerified = endpoint({
  name: "restoreVerified",
  method: "post",
  path: "/api/databases/{databaseId}/verified/{verifiedId}/restore",
  summary: "Restores a verification that was taken back",
  access: byRole("editor", "database"),
  act: logged("restored a verified answer"),
  params: one,
  result: verifiedAnswer,
});
