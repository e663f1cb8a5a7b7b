import type { DashboardFilter } from "@askery/model";
import { z } from "zod";
import { byMaker, byRole, signedIn, type AccessRule, type SharedKind } from "./access-rule.ts";
import { logged } from "./act.ts";
import type { FilterChoice } from "./dashboard-filter.ts";
import { endpoint } from "./endpoint.ts";
import { line, person, timeMs, uuid } from "./words.ts";

/**
 * A filter of an embed whose value its site signs. `name` is the parameter's. A dashboard has the filter, and a chart gets
 * one by a column or variable that its plan can be filtered by: its `targets` are for the id of the chart.
 */
const embedLock = z.union([
  z.strictObject({ name: parameterName(), filterId: z.string().min(1).max(60) }),
  z.strictObject({ name: parameterName(), filter: z.custom<DashboardFilter>() }),
]);
export type EmbedLock = z.infer<typeof embedLock>;

function parameterName() {
  return z
    .string()
    .regex(/^[A-Za-z]\w{0,39}$/, "Use up to 40 letters and digits, with a letter at the beginning.");
}

/** A link that opens a thing without an account, or shows it in frames of other sites. */
export const shareLink = z
  .object({
    /** Null if the server's secret has changed since: the link works, but cannot be shown again. */
    url: z.string().nullable(),
    hasPassword: z.boolean(),
    /** Null for no end. */
    expiresAtMs: timeMs.nullable(),
    isExpired: z.boolean(),
    /** The maximum number of rows of each table; null for no limit of its own. */
    maxRows: z.number().int().nullable(),
    allowsExport: z.boolean(),
    /** The origins whose pages may show an embed. Empty for a link to a page. */
    sites: z.array(z.string()).readonly(),
    /** The filters whose values the site of an embed signs. With one, the embed shows nothing without signed values. */
    locks: z.array(embedLock).readonly(),
    /** Whether an embed has a secret to sign with. */
    hasSecret: z.boolean(),
    visitCount: z.number().int(),
    lastVisitedAtMs: timeMs.nullable(),
    /** The link works while this person may share. */
    madeBy: person,
    createdAtMs: timeMs,
  })
  .readonly();
export type ShareLink = z.infer<typeof shareLink>;

/** Who can open a thing. */
export const sharing = z
  .object({
    link: shareLink.nullable(),
    embed: shareLink.nullable(),
    /** The number of answers or charts, and how many of them links leave out because they use private columns. */
    itemCount: z.number().int(),
    withheldCount: z.number().int(),
  })
  .readonly();
export type Sharing = z.infer<typeof sharing>;

/** The members and groups that may read a conversation. */
export const readers = z
  .object({
    everyone: z.boolean(),
    /** The other members, by name. */
    members: z.array(z.object({ person, canRead: z.boolean() }).readonly()).readonly(),
    /** By name. */
    groups: z
      .array(
        z
          .object({ id: uuid, name: z.string(), memberCount: z.number().int(), canRead: z.boolean() })
          .readonly(),
      )
      .readonly(),
  })
  .readonly();
export type Readers = z.infer<typeof readers>;

const shortestPassword = 8;

/** Absent parts do not change. */
const linkOptions = z.strictObject({
  /** Null removes it. */
  password: z
    .string()
    .min(shortestPassword, `Use at least ${shortestPassword} characters.`)
    .max(128, "Keep it under 128 characters.")
    .nullable()
    .optional(),
  expiresAtMs: timeMs.nullable().optional(),
  maxRows: z.number().int().min(1).max(10_000_000).nullable().optional(),
  allowsExport: z.boolean().optional(),
});
export type LinkOptions = z.infer<typeof linkOptions>;

/** An origin: `https://example.com`, with a port if it is not the usual one. */
const site = z
  .string()
  .max(300)
  .regex(/^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/, "Enter a site like https://example.com.");

const embedOptions = z.strictObject({
  sites: z.array(site).min(1, "Enter the site that shows it.").max(20).readonly(),
  expiresAtMs: timeMs.nullable().optional(),
  maxRows: z.number().int().min(1).max(10_000_000).nullable().optional(),
  locks: z.array(embedLock).max(10).readonly().optional(),
});
export type EmbedOptions = z.infer<typeof embedOptions>;

/** The path parameters of a kind: `{chartId}` for a chart. */
function paramsOf(kind: SharedKind) {
  return z.object({ [`${kind}Id`]: uuid });
}

const words: Readonly<Record<SharedKind, string>> = {
  conversation: "project",
  chart: "chart",
  dashboard: "dashboard",
};

/** The endpoints with which people share one kind of thing. */
function sharingOf(kind: SharedKind, access: AccessRule) {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const path = `/api/${kind}s/{${kind}Id}` as const;
  const params = paramsOf(kind);
  return {
    getSharing: endpoint({
      name: `get${name}Sharing`,
      method: "get",
      path: `${path}/sharing`,
      summary: `The links that open a ${kind}`,
      access,
      params,
      result: sharing,
    }),
    setLink: endpoint({
      name: `set${name}Link`,
      method: "put",
      path: `${path}/link`,
      summary: `Turns the link of a ${kind} on, or changes it`,
      access,
      act: logged(`shared the ${words[kind]} by a link`, {
        of: kind,
        facts: ["expiresAtMs", "maxRows", "allowsExport"],
      }),
      params,
      body: linkOptions,
      result: sharing,
    }),
    revokeLink: endpoint({
      name: `revoke${name}Link`,
      method: "delete",
      path: `${path}/link`,
      summary: `Ends the link of a ${kind} at once; a new one has another address`,
      access,
      act: logged(`revoked the link of the ${words[kind]}`, { of: kind }),
      params,
      result: sharing,
    }),
  };
}

/** The secret of an embed. No other response has it. */
const embedSecret = z.object({ secret: z.string() }).readonly();

/** The endpoints with which people show one kind of thing on other sites. */
function embeddingOf(kind: "chart" | "dashboard", access: AccessRule) {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const path = `/api/${kind}s/{${kind}Id}/embed` as const;
  const params = paramsOf(kind);
  return {
    setEmbed: endpoint({
      name: `set${name}Embed`,
      method: "put",
      path,
      summary: `Lets other sites show a ${kind}, or changes which`,
      access,
      act: logged(`embedded the ${words[kind]}`, {
        of: kind,
        facts: ["sites", "expiresAtMs", "maxRows", "locks"],
      }),
      params,
      body: embedOptions,
      result: sharing,
    }),
    revokeEmbed: endpoint({
      name: `revoke${name}Embed`,
      method: "delete",
      path,
      summary: `Ends the embed of a ${kind} at once`,
      access,
      act: logged(`revoked the embed of the ${words[kind]}`, { of: kind }),
      params,
      result: sharing,
    }),
    renewEmbedSecret: endpoint({
      name: `renew${name}EmbedSecret`,
      method: "post",
      path: `${path}/secret`,
      summary: "Makes a new secret with which sites sign values of locked filters, and ends the one before",
      access,
      act: logged(`made a new secret for the embed of the ${words[kind]}`, { of: kind }),
      params,
      result: embedSecret,
    }),
  };
}

export const conversationSharing = sharingOf("conversation", byMaker("conversation", "editor"));
export const chartSharing = {
  ...sharingOf("chart", byRole("editor", "chart")),
  ...embeddingOf("chart", byRole("editor", "chart")),
};
export const dashboardSharing = {
  ...sharingOf("dashboard", byRole("editor", "dashboard")),
  ...embeddingOf("dashboard", byRole("editor", "dashboard")),
};

// Each endpoint is exported by its name, too, like all others.
export const getConversationSharing = conversationSharing.getSharing;
export const setConversationLink = conversationSharing.setLink;
export const revokeConversationLink = conversationSharing.revokeLink;
export const getChartSharing = chartSharing.getSharing;
export const setChartLink = chartSharing.setLink;
export const revokeChartLink = chartSharing.revokeLink;
export const setChartEmbed = chartSharing.setEmbed;
export const revokeChartEmbed = chartSharing.revokeEmbed;
export const renewChartEmbedSecret = chartSharing.renewEmbedSecret;
export const getDashboardSharing = dashboardSharing.getSharing;
export const setDashboardLink = dashboardSharing.setLink;
export const revokeDashboardLink = dashboardSharing.revokeLink;
export const setDashboardEmbed = dashboardSharing.setEmbed;
export const revokeDashboardEmbed = dashboardSharing.revokeEmbed;
export const renewDashboardEmbedSecret = dashboardSharing.renewEmbedSecret;

/** Columns and variables by which an embedded chart can be filtered. */
export const listEmbedChoices = endpoint({
  name: "listEmbedChoices",
  method: "get",
  path: "/api/charts/{chartId}/embed/filter-choices",
  summary: "Columns and variables by which the embed of a chart can be filtered",
  access: byRole("editor", "chart"),
  params: z.object({ chartId: uuid }),
  query: z.object({ search: line.max(200).optional() }),
  result: z.array(z.custom<FilterChoice>()).readonly(),
});

const oneConversation = z.object({ conversationId: uuid });

export const getReaders = endpoint({
  name: "getReaders",
  method: "get",
  path: "/api/conversations/{conversationId}/readers",
  summary: "The members who may read a conversation",
  access: byMaker("conversation"),
  params: oneConversation,
  result: readers,
});

export const setReaders = endpoint({
  name: "setReaders",
  method: "put",
  path: "/api/conversations/{conversationId}/readers",
  summary: "Shares a conversation with all members, or some and groups, to read; ends it for all others",
  access: byMaker("conversation"),
  act: logged("changed the readers of the project", {
    of: "conversation",
    facts: ["everyone", "personIds", "groupIds"],
  }),
  params: oneConversation,
  body: z.strictObject({
    everyone: z.boolean(),
    personIds: z.array(z.string().min(1).max(100)).max(1_000).readonly(),
    groupIds: z.array(uuid).max(100).readonly(),
  }),
  result: readers,
});

/** A thing of mine that others can open. */
export const sharedThing = z
  .object({
    kind: z.enum(["conversation", "chart", "dashboard"]),
    id: uuid,
    title: z.string(),
    databaseId: uuid,
    databaseName: z.string(),
    /** The number of members who may read a conversation; null for all. */
    readerCount: z.number().int().nullable(),
    link: shareLink.nullable(),
    embed: shareLink.nullable(),
  })
  .readonly();
export type SharedThing = z.infer<typeof sharedThing>;

export const listSharedThings = endpoint({
  name: "listSharedThings",
  method: "get",
  path: "/api/sharing",
  summary: "The conversations that the user shares, and their links, latest first",
  access: signedIn,
  result: z.array(sharedThing).readonly(),
});
