import {
  chartKindNames,
  gridColumns,
  refreshFrequencies,
  type DashboardFilter,
  type DashboardTab,
  type PhoneCard,
  type TextCard,
} from "@askery/model";
import { z } from "zod";
import { chartSummary, listScope } from "./chart.ts";
import { alsoLimited, byRole, inTrash } from "./access-rule.ts";
import { attends, logged, personal } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { folderOfList } from "./folder.ts";
import { pageOf, pageQuery } from "./page.ts";
import { deleted, freshMinutes, line, nothing, person, timeMs, title, uuid } from "./words.ts";

/** The cards that could not be computed the last time. */
export const dashboardHealth = z
  .object({
    failing: z.number().int(),
    /** The latest failure: of which card, why and when. */
    last: z.object({ title: z.string(), message: z.string(), atMs: timeMs }).readonly(),
  })
  .readonly();
export type DashboardHealth = z.infer<typeof dashboardHealth>;

/** Where a card is, and the kind of its chart. */
const previewCard = z
  .object({
    x: z.number().int(),
    y: z.number().int(),
    w: z.number().int(),
    h: z.number().int(),
    kind: z.union([z.enum(chartKindNames), z.enum(["heading", "text"])]),
  })
  .readonly();
export type PreviewCard = z.infer<typeof previewCard>;

/** A dashboard, as lists show it. */
export const dashboardSummary = z
  .object({
    id: uuid,
    databaseId: uuid,
    title: z.string(),
    cardCount: z.number().int(),
    owner: person,
    isMine: z.boolean(),
    isStarred: z.boolean(),
    /** Whether everyone with a link can open it. */
    isPublic: z.boolean(),
    /** Null if all cards work. */
    health: dashboardHealth.nullable(),
    /** When I last had it open; null if never. */
    openedAtMs: timeMs.nullable(),
    /** The folder that it is in; null at the top. */
    folderId: uuid.nullable(),
    /** The cards of its first tab that are in sight when it opens, for a small drawing. Nothing of their figures. */
    preview: z.array(previewCard).readonly(),
    createdAtMs: timeMs,
    updatedAtMs: timeMs,
  })
  .readonly();
export type DashboardSummary = z.infer<typeof dashboardSummary>;

/** The position of a card on the grid. */
export const cardSlot = z.strictObject({
  x: z
    .number()
    .int()
    .min(0)
    .max(gridColumns - 1),
  y: z.number().int().min(0).max(10_000),
  w: z.number().int().min(1).max(gridColumns),
  h: z.number().int().min(1).max(40),
});

/** The tab of a card; null for the first one. */
const tabId = uuid.nullable();

export const card = z.object({ id: uuid, tabId, ...cardSlot.shape, chart: chartSummary }).readonly();
export type Card = z.infer<typeof card>;

/** The maximum number of cards with charts, and of texts. */
export const maxCards = 200;
const maxTabs = 20;

export const dashboardTab = z.strictObject({ id: uuid, title }) satisfies z.ZodType<DashboardTab>;

/** A heading is one line; a text is Markdown. */
export const textCard = z.strictObject({
  id: uuid,
  tabId,
  ...cardSlot.shape,
  kind: z.enum(["heading", "text"]),
  text: z.string().max(10_000),
  isFolded: z.boolean().exactOptional(),
}) satisfies z.ZodType<TextCard>;

/** How fresh figures are, and when they are computed again without anybody. */
export const dashboardFreshness = z
  .object({
    /** Null: what the database has. */
    minutes: freshMinutes.nullable(),
    /** By the id of the card. The others have what the dashboard has. */
    cards: z.record(z.string(), freshMinutes),
    /** Null: never. */
    every: z.enum(refreshFrequencies).nullable(),
    /** Null if it is never by itself. */
    nextAtMs: timeMs.nullable(),
    ofDatabase: freshMinutes,
  })
  .readonly();
export type DashboardFreshness = z.infer<typeof dashboardFreshness>;

/** What people chose for a card on a phone: its height in rows, or null for that of a wide page. */
export const phoneCard = z.strictObject({
  id: uuid,
  h: z.number().int().min(1).max(40).nullable(),
  isHidden: z.boolean(),
}) satisfies z.ZodType<PhoneCard>;

export const dashboard = z
  .object({
    ...dashboardSummary.unwrap().shape,
    /** Increases with each change. A change names the revision that it was made on. */
    revision: z.number().int(),
    /** Who made the last change, at `updatedAtMs`; null if unknown. */
    updatedBy: person.nullable(),
    /** In the order of the bar. */
    filters: z.array(z.custom<DashboardFilter>()).readonly(),
    /** None, or at least one. */
    tabs: z.array(dashboardTab.readonly()).readonly(),
    cards: z.array(card).readonly(),
    /** Cards with texts in place of charts. */
    texts: z.array(textCard.readonly()).readonly(),
    /** In the order of a phone. None if it follows from the grid. */
    phone: z.array(phoneCard.readonly()).readonly(),
    freshness: dashboardFreshness,
  })
  .readonly();
export type Dashboard = z.infer<typeof dashboard>;

const inDatabase = z.object({ databaseId: uuid });
const one = z.object({ dashboardId: uuid });

export const listDashboards = endpoint({
  name: "listDashboards",
  method: "get",
  path: "/api/databases/{databaseId}/dashboards",
  summary: "Dashboards, latest first",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  query: pageQuery.extend({ scope: listScope, search: line.max(200).optional(), folder: folderOfList }),
  result: pageOf(dashboardSummary),
});

export const createDashboard = endpoint({
  name: "createDashboard",
  method: "post",
  path: "/api/databases/{databaseId}/dashboards",
  summary: "Creates an empty dashboard",
  access: alsoLimited(byRole("editor", "database")),
  act: logged("created the dashboard", { of: "dashboard" }),
  params: inDatabase,
  body: z.strictObject({
    title,
    /** Chosen by the caller, so that a repeated request creates one dashboard. */
    id: uuid.optional(),
  }),
  result: dashboard,
});

export const lookAtDashboard = endpoint({
  name: "lookAtDashboard",
  method: "post",
  path: "/api/dashboards/{dashboardId}/visits",
  summary: "Reports that I have the dashboard open, every ten seconds; returns who else does",
  access: alsoLimited(byRole("viewer", "dashboard")),
  act: attends,
  params: one,
  result: z.array(person).readonly(),
});

export const getDashboard = endpoint({
  name: "getDashboard",
  method: "get",
  path: "/api/dashboards/{dashboardId}",
  summary: "One dashboard with its cards; the figures of each are those of its chart",
  access: alsoLimited(byRole("viewer", "dashboard")),
  params: one,
  result: dashboard,
});

export const updateDashboard = endpoint({
  name: "updateDashboard",
  method: "patch",
  path: "/api/dashboards/{dashboardId}",
  summary:
    "Changes what a dashboard shows, as one revision: name, cards, texts, tabs, filters; 409 if another user changed it first",
  access: alsoLimited(byRole("editor", "dashboard")),
  act: logged("changed the dashboard", { of: "dashboard", facts: ["title"] }),
  params: one,
  body: z.strictObject({
    revision: z.number().int(),
    title: title.optional(),
    /** All cards with their positions. New ones name their chart; cards that are not listed are removed. */
    cards: z
      .array(
        z.strictObject({
          id: uuid,
          chartId: uuid.optional(),
          tabId: tabId.default(null),
          ...cardSlot.shape,
        }),
      )
      .max(maxCards)
      .optional(),
    /** All cards with texts. */
    texts: z.array(textCard).max(maxCards).optional(),
    /** Cards as a phone shows them; none for what follows from the grid. */
    phone: z
      .array(phoneCard)
      .max(2 * maxCards)
      .optional(),
    /** All tabs in their order. Cards of a tab that is gone are on the first. */
    tabs: z.array(dashboardTab).max(maxTabs).optional(),
    /** All filters that remain. The server checks them with `readDashboardFilters`. */
    filters: z.array(z.custom<DashboardFilter>()).optional(),
  }),
  result: dashboard,
});

export const setFreshness = endpoint({
  name: "setFreshness",
  method: "patch",
  path: "/api/dashboards/{dashboardId}/freshness",
  summary: "Sets how long figures stay fresh, and how often a dashboard computes them by itself",
  access: byRole("editor", "dashboard"),
  act: logged("set the freshness of the dashboard", { of: "dashboard", facts: ["minutes", "every"] }),
  params: one,
  /** Parts that are absent do not change. */
  body: z.strictObject({
    minutes: freshMinutes.nullable().optional(),
    /** Null for what the dashboard has. Cards that are absent do not change. */
    cards: z.record(uuid, freshMinutes.nullable()).optional(),
    every: z.enum(refreshFrequencies).nullable().optional(),
  }),
  result: dashboardFreshness,
});

export const addCard = endpoint({
  name: "addCard",
  method: "post",
  path: "/api/dashboards/{dashboardId}/cards",
  summary: "Adds a saved chart, or the chart of an answer; other cards make room",
  access: alsoLimited(byRole("editor", "dashboard")),
  act: logged("added a card to the dashboard", { of: "dashboard" }),
  params: one,
  body: z.union([
    z.strictObject({ id: uuid.optional(), chartId: uuid }),
    z.strictObject({ id: uuid.optional(), turnId: uuid }),
  ]),
  result: dashboard,
});

export const duplicateDashboard = endpoint({
  name: "duplicateDashboard",
  method: "post",
  path: "/api/dashboards/{dashboardId}/duplicates",
  summary: "Copies a dashboard with its cards, texts, tabs and filters; the copy belongs to the current user",
  access: alsoLimited(byRole("editor", "dashboard")),
  act: logged("duplicated the dashboard", { of: "dashboard" }),
  params: one,
  body: z.strictObject({
    /** Chosen by the caller, so that a repeated request makes one copy. */
    id: uuid.optional(),
  }),
  result: dashboard,
});

/** The state of a dashboard after a change. */
export const dashboardRevision = z
  .object({
    revision: z.number().int(),
    title: z.string(),
    cardCount: z.number().int(),
    author: person,
    createdAtMs: timeMs,
  })
  .readonly();
export type DashboardRevision = z.infer<typeof dashboardRevision>;

export const listDashboardRevisions = endpoint({
  name: "listDashboardRevisions",
  method: "get",
  path: "/api/dashboards/{dashboardId}/revisions",
  summary: "The revisions of a dashboard, latest first",
  access: byRole("viewer", "dashboard"),
  params: one,
  result: z.array(dashboardRevision).readonly(),
});

export const restoreDashboardRevision = endpoint({
  name: "restoreDashboardRevision",
  method: "post",
  path: "/api/dashboards/{dashboardId}/revisions/{revision}/restore",
  summary: "Restores what an earlier revision of a dashboard showed, as a new one",
  access: byRole("editor", "dashboard"),
  act: logged("restored an earlier version of the dashboard", { of: "dashboard", facts: ["revision"] }),
  params: one.extend({ revision: z.string().max(40) }),
  result: dashboard,
});

export const deleteDashboard = endpoint({
  name: "deleteDashboard",
  method: "delete",
  path: "/api/dashboards/{dashboardId}",
  summary: "Moves a dashboard to the trash; its charts stay",
  access: alsoLimited(byRole("editor", "dashboard")),
  act: logged("deleted the dashboard", { of: "dashboard" }),
  params: one,
  result: deleted,
});

export const restoreDashboard = endpoint({
  name: "restoreDashboard",
  method: "post",
  path: "/api/dashboards/{dashboardId}/restore",
  summary: "Restores a dashboard from the trash",
  access: inTrash(alsoLimited(byRole("editor", "dashboard"))),
  act: logged("restored the dashboard", { of: "dashboard" }),
  params: one,
  result: dashboardSummary,
});

export const starDashboard = endpoint({
  name: "starDashboard",
  method: "put",
  path: "/api/dashboards/{dashboardId}/star",
  summary: "Adds a star to a dashboard, for the current user",
  access: alsoLimited(byRole("viewer", "dashboard")),
  act: personal,
  params: one,
  result: nothing,
});

export const unstarDashboard = endpoint({
  name: "unstarDashboard",
  method: "delete",
  path: "/api/dashboards/{dashboardId}/star",
  summary: "Removes the current user's star from a dashboard",
  access: alsoLimited(byRole("viewer", "dashboard")),
  act: personal,
  params: one,
  result: nothing,
});
