import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { GivenRole, Invitation, Page } from "@askery/api";
import { AppError } from "@askery/model";
import type { Selectable } from "kysely";
import { writeMail } from "../mail/write-mail.ts";
import { teamMessages } from "../messages/team-messages.ts";
import { findPeople, showPerson } from "../people/find-people.ts";
import { cutPage, isAfter, readCursor } from "../store/page-cursor.ts";
import type { StoreContext } from "../store/store-context.ts";
import type { InvitationTable } from "../store/team-tables.ts";
import { checkRoom } from "./check-room.ts";
import { checkMayGive, nameOf, type TeamRequest } from "./members.ts";
import type { TeamContext } from "./team-context.ts";

export type InvitationRow = Selectable<InvitationTable>;

interface NewInvitation extends TeamRequest {
  readonly givenRole: GivenRole;
  readonly email?: string | undefined;
  readonly maxUses?: number | null | undefined;
  readonly validDays: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const maxOpen = 100;

/**
 * Invites a person by e-mail, or makes a link. The token is only in the returned URL.
 *
 * @throws AppError `plan-limit` if the database has no room for another member
 */
export async function createInvitation(
  context: TeamContext,
  request: NewInvitation,
): Promise<{ readonly invitation: Invitation; readonly url: string }> {
  const { databaseId, userId, role, givenRole, email, maxUses = null, validDays } = request;
  checkMayGive(role, givenRole);
  await checkRoom(context, databaseId);
  await checkOpenCount(context, databaseId);
  const token = randomBytes(32).toString("base64url");
  const nowMs = context.now();
  const row: InvitationRow = {
    id: randomUUID(),
    workspaceId: databaseId,
    tokenHash: hashToken(token),
    role: givenRole,
    email: email?.toLowerCase() ?? null,
    maxUses: email === undefined ? maxUses : 1,
    useCount: 0,
    inviterId: userId,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + validDays * dayMs,
    revokedAtMs: null,
  };
  await context.store.insertInto("invitation").values(row).execute();
  const url = new URL(`/?${new URLSearchParams({ panel: "invitation", token })}`, context.url).href;
  if (email !== undefined) await mailInvitation(context, row, { to: email, url, validDays });
  return { invitation: await showOne(context, row), url };
}

interface InvitationPage {
  readonly databaseId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The open invitations to a database, latest first. */
export async function listInvitations(
  context: StoreContext,
  { databaseId, cursor, limit }: InvitationPage,
): Promise<Page<Invitation>> {
  const rows = await selectOpen(context)
    .where("workspaceId", "=", databaseId)
    .where(isAfter(readCursor(cursor), "createdAtMs"))
    .orderBy("createdAtMs", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const people = await findPeople(
    context,
    rows.map(({ inviterId }) => inviterId),
  );
  return cutPage(rows, limit, {
    positionOf: ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }),
    show: (row) => showInvitation(row, people),
  });
}

/** Revokes an invitation. Repeating it has no effect. */
export async function revokeInvitation(
  { store, now }: StoreContext,
  { databaseId, invitationId }: { readonly databaseId: string; readonly invitationId: string },
): Promise<void> {
  const { numUpdatedRows } = await store
    .updateTable("invitation")
    .set({ revokedAtMs: now() })
    .where("id", "=", invitationId)
    .where("workspaceId", "=", databaseId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw noSuchInvitation();
}

/** The open invitation of a link. @throws AppError `not-found` if there is none */
export async function findInvitation(context: StoreContext, token: string): Promise<InvitationRow> {
  const row = await selectOpen(context).where("tokenHash", "=", hashToken(token)).executeTakeFirst();
  if (row === undefined) throw noSuchInvitation();
  return row;
}

export function noSuchInvitation(): AppError {
  return new AppError("not-found", teamMessages.noSuchInvitation);
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function selectOpen({ store, now }: StoreContext) {
  return store
    .selectFrom("invitation")
    .selectAll()
    .where("revokedAtMs", "is", null)
    .where("expiresAtMs", ">", now())
    .where((of) => of.or([of("maxUses", "is", null), of("useCount", "<", of.ref("maxUses"))]));
}

async function checkOpenCount(context: StoreContext, databaseId: string): Promise<void> {
  const open = await selectOpen(context).where("workspaceId", "=", databaseId).limit(maxOpen).execute();
  if (open.length >= maxOpen) {
    throw new AppError("conflict", teamMessages.tooManyInvitations(maxOpen));
  }
}

interface MailFacts {
  readonly to: string;
  readonly url: string;
  readonly validDays: number;
}

async function mailInvitation(
  { store, sendMail, afterAnswer }: TeamContext,
  { workspaceId, inviterId, role }: InvitationRow,
  { to, url, validDays }: MailFacts,
): Promise<void> {
  const name = await nameOf({ store }, workspaceId);
  const inviter = showPerson(await findPeople({ store }, [inviterId]), inviterId).name;
  const { subject, before, label, after } = teamMessages.invitationMail(name, inviter, role, validDays);
  afterAnswer.run(to, () => sendMail(writeMail({ to, subject, before, link: { label, url }, after })));
}

async function showOne(context: StoreContext, row: InvitationRow): Promise<Invitation> {
  return showInvitation(row, await findPeople(context, [row.inviterId]));
}

function showInvitation(row: InvitationRow, people: Awaited<ReturnType<typeof findPeople>>): Invitation {
  const { id, role, email, maxUses, useCount, inviterId, createdAtMs, expiresAtMs } = row;
  const invitedBy = showPerson(people, inviterId);
  return { id, role, email, maxUses, useCount, invitedBy, createdAtMs, expiresAtMs };
}
