import { byEmbed, byLink, byLockedLink, type AccessRule, type Role } from "@askery/api";
import { AppError } from "@askery/model";
import { describe, expect, test } from "vitest";
import type { DataLimits } from "./data-limits.ts";
import type { OpenLink } from "./find-link.ts";
import { grantAccess, type AccessRequest, type Standing } from "./grant-access.ts";

/* What callers are granted, written out. `access.test.ts` calls the real endpoints. */

const chartId = "0b9d7a4e-3c55-4c6f-9a0e-2f6f3a1d7c11";
const member: Standing = {
  databaseId: "database",
  makerId: "maker",
  role: "editor",
  isReader: false,
  isInTrash: false,
  isDatabaseInTrash: false,
  isOfConversation: false,
  limitsKey: null,
  authorId: null,
};

/** What a caller is granted toward a chart: the kind of the grant, or the code of the refusal. */
async function tryAccess(
  rule: AccessRule,
  {
    userId = "maker",
    id = chartId,
    standing = member,
    limits = null,
  }: {
    readonly userId?: string | null;
    readonly id?: string;
    readonly standing?: Standing | null;
    readonly limits?: DataLimits | null;
  },
): Promise<string> {
  const request: AccessRequest = { userId, params: { chartId: id } };
  const lookups = {
    findStanding: async (kind: string, found: string) =>
      kind === "chart" && found.toLowerCase() === chartId ? standing : null,
    findLimits: async () => limits,
    isServerOwner: async (user: string) => user === "first",
    findLink: async () => null,
    hasEntered: () => false,
  };
  try {
    return (await grantAccess(rule, request, lookups)).kind;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const viewed = { kind: "role", atLeast: "viewer", of: "chart" } as const;
const own = { kind: "own", of: "chart" } as const;

test("anyone may call an endpoint for anyone, and only users the others", async () => {
  expect(await tryAccess({ kind: "anyone" }, { userId: null })).toBe("anyone");
  for (const rule of [{ kind: "signed-in" }, { kind: "server-owner" }, viewed, own] as const) {
    expect(await tryAccess(rule, { userId: null })).toBe("signed-out");
  }
  expect(await tryAccess({ kind: "signed-in" }, { userId: "anybody" })).toBe("signed-in");
});

test("only the first user owns the server", async () => {
  expect(await tryAccess({ kind: "server-owner" }, { userId: "first" })).toBe("signed-in");
  expect(await tryAccess({ kind: "server-owner" }, { userId: "second" })).toBe("forbidden");
});

describe("members with limits", () => {
  const limits: DataLimits = { key: "EU", tables: [] };
  const conversation: Standing = { ...member, isOfConversation: true, limitsKey: "EU" };

  test("they may call nothing that was not opened to them, and admins everything", async () => {
    expect(await tryAccess(viewed, { limits })).toBe("forbidden");
    expect(await tryAccess(own, { limits })).toBe("forbidden");
    expect(await tryAccess({ ...viewed, alsoLimited: true }, { limits })).toBe("member");
    expect(await tryAccess(viewed, { limits, standing: { ...member, role: "admin" } })).toBe("member");
  });

  test("they open their own conversations, under the limits under which they asked", async () => {
    const opened = async (standing: Standing) =>
      tryAccess({ ...own, orReader: true, alsoLimited: true }, { limits, standing });
    expect(await opened(conversation)).toBe("member");
    expect(await opened({ ...conversation, limitsKey: "US" })).toBe("not-found");
    expect(await opened({ ...conversation, limitsKey: null })).toBe("not-found");
    expect(await opened({ ...conversation, makerId: "another", isReader: true })).toBe("not-found");
  });
});

describe("roles", () => {
  const rows: readonly (readonly [role: Role, ...allowed: readonly Role[]])[] = [
    ["viewer", "viewer"],
    ["editor", "viewer", "editor"],
    ["admin", "viewer", "editor", "admin"],
    ["owner", "viewer", "editor", "admin", "owner"],
  ];
  test.each(rows)("%s: at least %s %s %s %s", async (role, ...allowed) => {
    for (const atLeast of ["viewer", "editor", "admin", "owner"] as const) {
      const wanted = allowed.includes(atLeast) ? "member" : "forbidden";
      const standing = { ...member, role };
      expect(await tryAccess({ kind: "role", atLeast, of: "chart" }, { standing })).toBe(wanted);
      expect(await tryAccess({ kind: "own", atLeast, of: "chart" }, { standing })).toBe(wanted);
    }
  });
});

test("what a user may not see does not exist for them", async () => {
  for (const rule of [viewed, own]) {
    expect(await tryAccess(rule, {})).toBe("member");
    expect(await tryAccess(rule, { standing: null })).toBe("not-found");
    expect(await tryAccess(rule, { standing: { ...member, role: null } })).toBe("not-found");
  }
  expect(await tryAccess(viewed, { userId: "colleague" })).toBe("member");
  expect(await tryAccess(own, { userId: "colleague" })).toBe("not-found");
});

test("a member whom a conversation was shared with may read it, and change nothing", async () => {
  const standing = { ...member, isReader: true };
  const read: AccessRule = { ...own, orReader: true };
  expect(await tryAccess(read, { userId: "colleague", standing })).toBe("member");
  expect(await tryAccess(own, { userId: "colleague", standing })).toBe("forbidden");
  expect(await tryAccess(read, { userId: "colleague" })).toBe("not-found");
  expect(await tryAccess(read, { userId: "colleague", standing: { ...standing, role: null } })).toBe(
    "not-found",
  );
});

describe("links", () => {
  const link: OpenLink = {
    id: "link",
    kind: "chart",
    targetId: chartId,
    purpose: "page",
    databaseId: "database",
    makerId: "maker",
    passwordHash: null,
    expiresAtMs: null,
    maxRows: null,
    allowsExport: false,
    sites: [],
    locks: [],
    secretSalt: null,
  };

  /** What a signed-out visitor is granted with the token "right". */
  async function visit(rule: AccessRule, { token = "right", hasEntered = true } = {}): Promise<string> {
    const lookups = {
      findStanding: async () => null,
      findLimits: async () => null,
      isServerOwner: async () => false,
      findLink: async (given: string) => (given === "right" ? link : null),
      hasEntered: () => hasEntered,
    };
    try {
      return (await grantAccess(rule, { userId: null, params: { token } }, lookups)).kind;
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    }
  }

  test("a token opens the one thing of its link, for its one purpose", async () => {
    expect(await visit(byLink("chart"))).toBe("share");
    expect(await visit(byLink())).toBe("share");
    expect(await visit(byLink("dashboard"))).toBe("not-found");
    expect(await visit(byEmbed)).toBe("not-found");
    expect(await visit(byLink("chart"), { token: "wrong" })).toBe("not-found");
  });

  test("before its password a link opens only what is for that", async () => {
    expect(await visit(byLink("chart"), { hasEntered: false })).toBe("forbidden");
    expect(await visit(byLockedLink, { hasEntered: false })).toBe("share");
  });
});

test("what is in the trash exists only for endpoints of the trash", async () => {
  const trashed = { ...member, isInTrash: true };
  for (const rule of [viewed, own]) {
    expect(await tryAccess(rule, { standing: trashed })).toBe("not-found");
    expect(await tryAccess({ ...rule, inTrash: true }, { standing: trashed })).toBe("member");
    const withDatabase = { ...member, isDatabaseInTrash: true };
    expect(await tryAccess({ ...rule, inTrash: true }, { standing: withDatabase })).toBe("not-found");
  }
});

test("an id is looked up only if it is a UUID, in either case", async () => {
  expect(await tryAccess(viewed, { id: chartId.toUpperCase() })).toBe("member");
  for (const id of ["", "not-an-id", `${chartId}0`, `0${chartId}`]) {
    expect(await tryAccess(viewed, { id })).toBe("not-found");
  }
});
