import type { Database, DatabaseDetail, Deleted, PlanName, TrashedDatabase } from "@askery/api";
import { AppError, defaultSettings, type AskSettings } from "@askery/model";
import { sql, type Selectable } from "kysely";
import type { WorkspaceTable } from "../../store/tables.ts";
import type { MemberTable } from "../../store/team-tables.ts";
import { checkLogo } from "../logos/read-logo.ts";
import type { Store } from "../../store/open-store.ts";
import type { InDatabase, StoreContext } from "../../store/store-context.ts";
import { trashRetentionMs, describeDeleted } from "../../store/trash-time.ts";
import { databaseMessages } from "../../messages/database-messages.ts";

/** The databases that a user may use, oldest first. */
export async function listDatabases(
  { store }: StoreContext,
  { userId }: { readonly userId: string },
): Promise<readonly Database[]> {
  const rows = await selectOwn(store, userId)
    .where("workspace.deletedAtMs", "is", null)
    .orderBy("workspace.createdAtMs")
    .orderBy("workspace.id")
    .execute();
  return rows.map(showDatabase);
}

/** One of a user's databases, in the trash or not. */
export async function getDatabase(context: StoreContext, request: InDatabase): Promise<DatabaseDetail> {
  const row = await findRow(context, request);
  const { count } = await context.store
    .selectFrom("member")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("workspaceId", "=", row.id)
    .executeTakeFirstOrThrow();
  return {
    ...showDatabase(row),
    settings: readSettings(row.settings),
    freshMinutes: row.freshMinutes,
    memberCount: count,
  };
}

export interface DatabaseChange extends InDatabase {
  readonly name?: string | undefined;
  readonly logo?: string | null | undefined;
  readonly settings?: AskSettings | undefined;
  readonly freshMinutes?: number | undefined;
  readonly plan?: PlanName | undefined;
}

/**
 * Changes the given fields and leaves the others.
 *
 * @throws AppError `invalid-input` for a time zone, currency or language that does not exist
 */
export async function updateDatabase(context: StoreContext, change: DatabaseChange): Promise<DatabaseDetail> {
  const { databaseId, name, logo, settings, freshMinutes, plan } = change;
  if (settings !== undefined) checkSettings(settings);
  if (typeof logo === "string") await checkLogo(context, databaseId, logo);
  const values = {
    ...(name !== undefined && { name }),
    ...(logo !== undefined && { logo }),
    ...(settings !== undefined && { settings: JSON.stringify(settings) }),
    ...(freshMinutes !== undefined && { freshMinutes }),
    ...(plan !== undefined && { plan }),
  };
  if (Object.keys(values).length > 0) {
    await context.store.updateTable("workspace").set(values).where("id", "=", databaseId).execute();
  }
  return getDatabase(context, change);
}

export async function deleteDatabase(
  { store, now }: StoreContext,
  { databaseId }: InDatabase,
): Promise<Deleted> {
  const deletedAtMs = now();
  await store.updateTable("workspace").set({ deletedAtMs }).where("id", "=", databaseId).execute();
  return describeDeleted(deletedAtMs);
}

export async function restoreDatabase(context: StoreContext, request: InDatabase): Promise<Database> {
  await context.store
    .updateTable("workspace")
    .set({ deletedAtMs: null })
    .where("id", "=", request.databaseId)
    .execute();
  return findDatabase(context, request);
}

/** One of a user's databases, without its settings. */
export async function findDatabase(context: StoreContext, request: InDatabase): Promise<Database> {
  return showDatabase(await findRow(context, request));
}

/** The databases that a user has deleted and can still restore, latest first. Only owners can restore. */
export async function listTrashedDatabases(
  { store, now }: StoreContext,
  { userId }: { readonly userId: string },
): Promise<readonly TrashedDatabase[]> {
  const rows = await store
    .selectFrom("member")
    .innerJoin("workspace", "workspace.id", "member.workspaceId")
    .select(["workspace.id", "workspace.name", "workspace.deletedAtMs"])
    .where("member.userId", "=", userId)
    .where("member.role", "=", "owner")
    .where("workspace.deletedAtMs", ">", now() - trashRetentionMs)
    .orderBy("workspace.deletedAtMs", "desc")
    .limit(100)
    .execute();
  return rows.flatMap(({ id, name, deletedAtMs }) =>
    deletedAtMs === null ? [] : { id, name, deletedAtMs, ...describeDeleted(deletedAtMs) },
  );
}

/** The settings that questions about a database depend on. */
export function readSettings(json: string): AskSettings {
  return { ...defaultSettings, ...(JSON.parse(json) as Partial<AskSettings>) };
}

type MemberRow = Selectable<WorkspaceTable> &
  Pick<Selectable<MemberTable>, "role"> & {
    readonly ownerName: string;
    /** Set while the user waits for the example projects of this database. */
    readonly waitingId: string | null;
  };

async function findRow({ store }: StoreContext, { databaseId, userId }: InDatabase): Promise<MemberRow> {
  return selectOwn(store, userId).where("workspace.id", "=", databaseId).executeTakeFirstOrThrow();
}

function selectOwn(store: Store, userId: string) {
  return store
    .selectFrom("membership")
    .innerJoin("workspace", "workspace.id", "membership.workspaceId")
    .leftJoin("welcome", (join) =>
      join
        .onRef("welcome.workspaceId", "=", "workspace.id")
        .onRef("welcome.userId", "=", "membership.userId")
        .on("welcome.seededAtMs", "is", null),
    )
    .selectAll("workspace")
    .select(["membership.role", "welcome.workspaceId as waitingId", ownerName.as("ownerName")])
    .where("membership.userId", "=", userId);
}

const ownerName = sql<string>`coalesce((select "user".name from "user" inner join member as owner on owner.user_id = "user".id
  where owner.workspace_id = workspace.id and owner.role = 'owner' limit 1), '')`;

function showDatabase(row: MemberRow): Database {
  const { id, name, logo, plan, role, kind, createdAtMs, ownerName, waitingId } = row;
  return { id, name, logo, plan, role, kind, createdAtMs, ownerName, awaitsExamples: waitingId !== null };
}

function checkSettings({ timeZone, currency, locale }: AskSettings): void {
  check(timeZone, "time zone", "Europe/Berlin", () => new Intl.DateTimeFormat("en", { timeZone }));
  check(locale, "language", "en-US", () => new Intl.NumberFormat(locale));
  if (currency !== null) {
    check(currency, "currency", "EUR", () => new Intl.NumberFormat("en", { style: "currency", currency }));
  }
}

function check(value: string, what: string, example: string, attempt: () => unknown): void {
  try {
    attempt();
  } catch (cause) {
    throw new AppError("invalid-input", databaseMessages.noSuchSetting(what, value, example), { cause });
  }
}
