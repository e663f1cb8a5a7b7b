import type { ChartCaption, ChartFacts, ChartSpec, Output, Table } from "@askery/model";
import { z } from "zod";
import { byEmbed, byLink, byLockedLink } from "./access-rule.ts";
import { loggedRead, proves } from "./act.ts";
import { cardSlot, dashboardTab, textCard, phoneCard } from "./dashboard.ts";
import { endpoint } from "./endpoint.ts";
import { exportFormat } from "./export.ts";
import { timeMs, uuid } from "./words.ts";

/* What visitors with a share link can do: see saved figures. */

/** A token has 256 bits, in the letters of base64url. */
const byToken = z.object({ token: z.string().regex(/^[\w-]{43}$/, "This is not a share link.") });

/** Values that the server made and checked by their types: data to the browser, not input. */
function made<Value>() {
  return z.custom<Value>((value) => typeof value === "object" && value !== null);
}

/** What a link opens. A locked one shows nothing before its password. */
export const share = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("locked") }).readonly(),
  z
    .object({
      kind: z.literal("open"),
      opens: z.enum(["conversation", "chart", "dashboard"]),
      title: z.string(),
      sharedBy: z.string(),
      allowsExport: z.boolean(),
      expiresAtMs: timeMs.nullable(),
    })
    .readonly(),
]);
export type Share = z.infer<typeof share>;

/** Saved figures, without their SQL. */
export const sharedFigures = z
  .object({
    spec: made<ChartSpec>(),
    caption: made<ChartCaption>(),
    facts: made<ChartFacts>(),
    table: made<Table>(),
    outputs: z.array(made<Output>()).readonly(),
    /** The number of rows of the whole table, of which the first ones are here. */
    rowCount: z.number().int(),
    ranAtMs: timeMs,
    locale: z.string(),
  })
  .readonly();
export type SharedFigures = z.infer<typeof sharedFigures>;

export const sharedWarning = z
  .object({ fact: z.string(), consequence: z.string(), weight: z.enum(["caution", "information"]) })
  .readonly();

/** `withheld`: it uses a column that is private. `none`: there is no answer. */
const sharedOutcome = z.discriminatedUnion("kind", [
  z
    .object({
      kind: z.literal("answered"),
      sentence: z.string(),
      restatement: z.string(),
      warnings: z.array(sharedWarning).readonly(),
      figures: sharedFigures,
    })
    .readonly(),
  z.object({ kind: z.literal("withheld") }).readonly(),
  z.object({ kind: z.literal("none") }).readonly(),
]);

export const sharedAnswer = z
  .object({ id: uuid, question: z.string(), askedAtMs: timeMs, outcome: sharedOutcome })
  .readonly();
export type SharedAnswer = z.infer<typeof sharedAnswer>;

export const sharedConversation = z.object({ answers: z.array(sharedAnswer).readonly() }).readonly();
export type SharedConversation = z.infer<typeof sharedConversation>;

export const sharedChart = z
  .object({
    id: uuid,
    title: z.string(),
    /** Null if the chart uses a column that is private. */
    figures: sharedFigures.nullable(),
  })
  .readonly();
export type SharedChart = z.infer<typeof sharedChart>;

export const sharedDashboard = z
  .object({
    tabs: z.array(dashboardTab.readonly()).readonly(),
    cards: z
      .array(z.object({ id: uuid, tabId: uuid.nullable(), ...cardSlot.shape, title: z.string() }).readonly())
      .readonly(),
    texts: z.array(textCard.readonly()).readonly(),
    phone: z.array(phoneCard.readonly()).readonly(),
  })
  .readonly();
export type SharedDashboard = z.infer<typeof sharedDashboard>;

export const getShare = endpoint({
  name: "getShare",
  method: "get",
  path: "/api/share/{token}",
  summary: "What a link opens; 404 if it was revoked or has expired",
  access: byLockedLink,
  params: byToken,
  result: share,
});

export const openShare = endpoint({
  name: "openShare",
  method: "post",
  path: "/api/share/{token}/open",
  summary: "Begins a visit, with the password if there is one",
  access: byLockedLink,
  act: proves,
  params: byToken,
  body: z.strictObject({ password: z.string().max(1_000).optional() }),
  result: share,
});

export const getSharedConversation = endpoint({
  name: "getSharedConversation",
  method: "get",
  path: "/api/share/{token}/conversation",
  summary: "The answers of a shared conversation",
  access: byLink("conversation"),
  params: byToken,
  result: sharedConversation,
});

export const getSharedChart = endpoint({
  name: "getSharedChart",
  method: "get",
  path: "/api/share/{token}/chart",
  summary: "A shared chart with its saved figures",
  access: byLink("chart"),
  params: byToken,
  result: sharedChart,
});

export const getSharedDashboard = endpoint({
  name: "getSharedDashboard",
  method: "get",
  path: "/api/share/{token}/dashboard",
  summary: "The cards of a shared dashboard",
  access: byLink("dashboard"),
  params: byToken,
  result: sharedDashboard,
});

export const getSharedCard = endpoint({
  name: "getSharedCard",
  method: "get",
  path: "/api/share/{token}/cards/{cardId}",
  summary: "The chart of a card on a shared dashboard",
  access: byLink("dashboard"),
  params: byToken.extend({ cardId: uuid }),
  result: sharedChart,
});

export const exportShared = endpoint({
  name: "exportShared",
  method: "get",
  path: "/api/share/{token}/export",
  summary: "A shared table as a file, if the link allows it",
  access: byLink(),
  act: loggedRead("exported what a link shares", { facts: ["format"] }),
  params: byToken,
  query: z.object({
    /** The answer of a conversation, or the card of a dashboard. A chart needs none. */
    itemId: uuid.optional(),
    format: exportFormat.default("csv"),
  }),
  result: z.string(),
  contentType: "text/csv",
});

/** A document without scripts, for a frame. */
export const showEmbed = endpoint({
  name: "showEmbed",
  method: "get",
  path: "/api/embed/{token}",
  summary: "A chart or dashboard as a document for frames of other sites (text/html)",
  access: byEmbed,
  params: byToken,
  query: z.object({
    theme: z.enum(["light", "dark"]).default("light"),
    /** A JSON Web Token with the values of locked filters: `{ params, exp }`, signed by HS256 with the embed's secret. */
    signed: z.string().max(8_192).optional(),
  }),
  result: z.string(),
  contentType: "text/html",
});
