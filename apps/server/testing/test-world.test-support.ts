import { randomBytes, randomUUID } from "node:crypto";
import type { AccessRule, ResourceKind, Role } from "@askery/api";
import { invariant } from "@askery/model";
import type { Selectable } from "kysely";
import { hashToken } from "../policies/find-link.ts";
import type { Store } from "../store/open-store.ts";
import type { ChartTable, TurnTable, WorkspaceTable } from "../store/tables.ts";

/** Real rows of a database, an answered turn and a saved chart, from which new ones are copied. */
export interface Patterns {
  readonly workspace: Selectable<WorkspaceTable>;
  readonly turn: Selectable<TurnTable>;
  readonly chart: Selectable<ChartTable> | undefined;
}

/** The first row of each kind in a store. */
export async function readPatterns(store: Store): Promise<Patterns> {
  const [workspace, turn, chart] = await Promise.all([
    store.selectFrom("workspace").selectAll().executeTakeFirst(),
    store.selectFrom("turn").selectAll().where("state", "=", "done").executeTakeFirst(),
    store.selectFrom("chart").selectAll().executeTakeFirst(),
  ]);
  invariant(workspace && turn, "the store has a database and an answered turn");
  return { workspace, turn, chart };
}

interface Owner {
  readonly workspaceId: string;
  readonly makerId: string;
}

/** Creates resources for access tests, with the same rows that the product's own services create. */
export class TestWorld {
  readonly #store: Store;
  readonly #patterns: Patterns;

  constructor(store: Store, patterns: Patterns) {
    this.#store = store;
    this.#patterns = patterns;
  }

  /** Creates a database over the sample with the given members. */
  async addDatabase(members: readonly { readonly userId: string; readonly role: Role }[]): Promise<string> {
    const id = randomUUID();
    const createdAtMs = Date.now();
    await this.#store.transaction().execute(async (store) => {
      await store
        .insertInto("workspace")
        .values({ ...this.#patterns.workspace, id, deletedAtMs: null })
        .execute();
      await store
        .insertInto("member")
        .values(members.map((member) => ({ ...member, workspaceId: id, createdAtMs })))
        .execute();
    });
    return id;
  }

  /** Creates a resource in a database for a user. A database is its own resource. */
  async add(kind: ResourceKind, owner: Owner): Promise<string> {
    const { workspaceId, makerId: ownerId } = owner;
    const id = randomUUID();
    const times = { createdAtMs: Date.now(), updatedAtMs: Date.now(), deletedAtMs: null };
    const made = { id, workspaceId, ownerId, ...times };
    switch (kind) {
      case "database":
        return workspaceId;
      case "conversation":
        await this.#store
          .insertInto("conversation")
          .values({ ...made, mode: "genesis", summary: "A conversation" })
          .execute();
        return id;
      case "turn": {
        const conversationId = await this.add("conversation", owner);
        await this.#store
          .insertInto("turn")
          .values({ ...this.#patterns.turn, id, conversationId, askerId: ownerId, afterTurnId: null })
          .execute();
        return id;
      }
      case "chart":
        invariant(this.#patterns.chart, "a chart was saved to copy from");
        await this.#store
          .insertInto("chart")
          .values({ ...this.#patterns.chart, ...made, turnId: null })
          .execute();
        return id;
      case "dashboard":
        await this.#store
          .insertInto("dashboard")
          .values({ ...made, title: "A dashboard", revision: 1 })
          .execute();
        return id;
      case "favorite":
        await this.#store
          .insertInto("favorite")
          .values({
            id,
            workspaceId,
            userId: ownerId,
            kind: "folder",
            targetId: null,
            title: "A folder",
            parentId: null,
            position: 0,
            createdAtMs: times.createdAtMs,
          })
          .execute();
        return id;
      case "folder":
        await this.#store
          .insertInto("folder")
          .values({
            id,
            workspaceId,
            kind: "dashboard",
            name: "A folder",
            parentId: null,
            createdById: ownerId,
            createdAtMs: times.createdAtMs,
            deletedAtMs: null,
          })
          .execute();
        return id;
      case "thread":
        return this.#addThread(owner);
      case "comment":
        return this.#addComment(owner);
    }
  }

  async #addThread(owner: Owner): Promise<string> {
    const id = randomUUID();
    await this.#store
      .insertInto("commentThread")
      .values({
        id,
        workspaceId: owner.workspaceId,
        kind: "conversation",
        targetId: await this.add("conversation", owner),
        partId: null,
        limitsKey: "",
        createdAtMs: Date.now(),
        resolvedAtMs: null,
        resolvedById: null,
      })
      .execute();
    return id;
  }

  async #addComment(owner: Owner): Promise<string> {
    const id = randomUUID();
    await this.#store
      .insertInto("comment")
      .values({
        id,
        threadId: await this.#addThread(owner),
        authorId: owner.makerId,
        text: "A comment",
        limitsKey: "",
        mentions: "[]",
        createdAtMs: Date.now(),
        editedAtMs: null,
        deletedAtMs: null,
        deletedById: null,
      })
      .execute();
    return id;
  }

  /** Lets all members read a conversation, or that of a turn, thread or comment. */
  async shareWithAll(kind: ResourceKind, id: string): Promise<void> {
    const conversationId = await this.#conversationOf(kind, id);
    const update = this.#store.updateTable("conversation").set({ everyoneReads: 1 });
    await update.where("id", "=", conversationId).execute();
  }

  /** Makes a link that a rule lets in, with exports and without a password. Returns its token. */
  async addLink(
    rule: Extract<AccessRule, { readonly kind: "share" }>,
    thing: { readonly targetId: string; readonly workspaceId: string; readonly makerId: string },
  ): Promise<string> {
    const token = randomBytes(32).toString("base64url");
    await this.#store
      .insertInto("shareLink")
      .values({
        ...thing,
        id: randomUUID(),
        kind: rule.opens ?? "chart",
        purpose: rule.purpose,
        tokenHash: hashToken(token),
        passwordHash: null,
        expiresAtMs: null,
        maxRows: null,
        allowsExport: 1,
        sites: "[]",
        locks: "[]",
        secretSalt: null,
        visitCount: 0,
        lastVisitedAtMs: null,
        createdAtMs: Date.now(),
        revokedAtMs: null,
      })
      .execute();
    return token;
  }

  /** Moves a resource to the trash; false for a kind without a trash. */
  async delete(kind: ResourceKind, id: string): Promise<boolean> {
    const tables = {
      database: "workspace",
      conversation: "conversation",
      chart: "chart",
      dashboard: "dashboard",
      folder: "folder",
      comment: "comment",
    } as const;
    if (kind === "favorite") return false;
    if (kind === "turn" || kind === "thread") {
      return this.delete("conversation", await this.#conversationOf(kind, id));
    }
    await this.#store
      .updateTable(tables[kind])
      .set({ deletedAtMs: Date.now() })
      .where("id", "=", id)
      .execute();
    return true;
  }

  async #conversationOf(kind: ResourceKind, id: string): Promise<string> {
    if (kind === "conversation") return id;
    if (kind === "turn") {
      const query = this.#store.selectFrom("turn").select("conversationId").where("id", "=", id);
      return (await query.executeTakeFirstOrThrow()).conversationId;
    }
    if (kind === "comment") {
      const query = this.#store.selectFrom("comment").select("threadId").where("id", "=", id);
      return this.#conversationOf("thread", (await query.executeTakeFirstOrThrow()).threadId);
    }
    const query = this.#store.selectFrom("commentThread").select("targetId").where("id", "=", id);
    return (await query.executeTakeFirstOrThrow()).targetId;
  }
}
