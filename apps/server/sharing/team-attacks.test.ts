import { randomUUID } from "node:crypto";
import type { Favorite, Member, Page, Sharing } from "@askery/api";
import { expect, test } from "vitest";
import { addMember, makeBoard, startTeam } from "../testing/team-scene.test-support.ts";
import { openBrowser, type TestBrowser } from "../testing/test-browser.test-support.ts";
import { signUpPerson, type TestPerson } from "../testing/test-people.test-support.ts";
import { describeStores } from "../testing/test-stores.test-support.ts";

/* What members, former members and visitors try in order to get more than they were given. */

async function statusOf(browser: TestBrowser, method: string, path: string, body?: object): Promise<number> {
  const response = await browser.request(path, { method, ...(body !== undefined && { body }) });
  await response.arrayBuffer();
  return response.status;
}

/** Turns the link of a thing on, with a password, and returns its token. */
async function turnOn({ browser }: TestPerson, path: string): Promise<string> {
  const answer = await browser.request(`${path}/link`, { method: "PUT", body: { password: "open sesame" } });
  return (((await answer.json()) as Sharing).link?.url ?? "").split("/").at(-1) ?? "";
}

describeStores((environment) => {
  test("the password of one link opens no other, and an invented or copied proof opens none", async () => {
    const team = await startTeam(environment());
    const { ada, server } = team;
    const { chart, dashboard } = await makeBoard(team);
    const [ofChart, ofBoard] = [
      await turnOn(ada, `/api/charts/${chart.id}`),
      await turnOn(ada, `/api/dashboards/${dashboard.id}`),
    ];
    const opened = await server.request(`/api/share/${ofChart}/open`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.url },
      body: { password: "open sesame" },
    });
    const [proof = ""] = opened.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
    const [name = "", value = ""] = proof.split("=");
    const open = async (token: string, thing: string, cookie: string) =>
      (await server.request(`/api/share/${token}/${thing}`, { headers: { cookie } })).status;
    expect(await open(ofChart, "chart", proof)).toBe(200);
    const [until = "", signature = ""] = value.split(".");
    const forged = [
      `${Number(until) + 1}.${signature}`,
      `${until}.`,
      `${value}x`,
      signature,
      ofChart,
      "1",
      "",
    ];
    for (const it of forged) {
      expect([it, await open(ofChart, "chart", `${name}=${it}`)]).toEqual([it, 403]);
    }
    for (const it of [value, ...forged]) {
      expect([it, await open(ofBoard, "dashboard", `${name}=${it}`)]).toEqual([it, 403]);
    }
  });

  test("no body makes a person more than they are, or a thing somebody else's", async () => {
    const team = await startTeam(environment());
    const { ada, databaseId } = team;
    const editor = await addMember(team, "Emil", "editor");
    const admin = await addMember(team, "Alma", "admin");
    const path = `/api/databases/${databaseId}`;
    const { chart, conversation } = await makeBoard(team);
    const refused: readonly (readonly [TestPerson, string, string, object])[] = [
      [editor, "PATCH", `${path}/members/${editor.userId}`, { role: "admin" }],
      [admin, "PATCH", `${path}/members/${admin.userId}`, { role: "owner" }],
      [admin, "PATCH", `${path}/members/${editor.userId}`, { role: "admin" }],
      [admin, "PATCH", `${path}/members/${ada.userId}`, { role: "viewer" }],
      [admin, "DELETE", `${path}/members/${ada.userId}`, {}],
      [admin, "PUT", `${path}/owner`, { personId: admin.userId }],
      [admin, "POST", `${path}/invitations`, { role: "owner" }],
      [admin, "POST", `${path}/invitations`, { role: "admin" }],
      [admin, "POST", `${path}/groups`, { name: "Chiefs", role: "owner" }],
      [editor, "POST", `${path}/dashboards`, { title: "Mine", ownerId: ada.userId }],
      [editor, "PATCH", `/api/charts/${chart.id}`, { ownerId: editor.userId }],
      [editor, "PUT", `/api/charts/${chart.id}/link`, { makerId: ada.userId }],
      [editor, "PUT", `/api/charts/${chart.id}/link`, { targetId: conversation.id }],
      [editor, "PATCH", path, { ownerId: editor.userId }],
    ];
    for (const [person, method, address, body] of refused) {
      const status = await statusOf(person.browser, method, address, body);
      expect([method, address, body, status >= 400]).toEqual([method, address, body, true]);
    }
    const { items } = (await ada.browser.get(`${path}/members`)).body as Page<Member>;
    const roles = Object.fromEntries(items.map(({ person, role }) => [person.name, role]));
    expect(roles).toEqual({ Ada: "owner", Alma: "admin", Emil: "editor" });
  });

  test("nothing private becomes visible by pinning, sharing or following it", async () => {
    const team = await startTeam(environment());
    const { ada, server, databaseId } = team;
    const bob = await addMember(team, "Bob", "editor");
    const eve = await signUpPerson(server, "Eve");
    const [, own] = (await bob.browser.get("/api/databases")).body as readonly { readonly id: string }[];
    const { chart, conversation } = await makeBoard(team);
    const path = `/api/databases/${databaseId}`;
    const pin = (kind: string, targetId: string, of = path) =>
      statusOf(bob.browser, "POST", `${of}/favorites`, { kind, targetId });
    expect(await pin("conversation", conversation.id)).toBe(404);
    expect(await pin("chart", chart.id, `/api/databases/${own?.id ?? ""}`)).toBe(404);
    expect(await pin("person", eve.userId)).toBe(404);
    for (const [method, address, body] of [
      ["GET", `/api/conversations/${conversation.id}/readers`, undefined],
      [
        "PUT",
        `/api/conversations/${conversation.id}/readers`,
        { everyone: true, personIds: [], groupIds: [] },
      ],
      ["PUT", `/api/conversations/${conversation.id}/link`, {}],
      ["PATCH", `/api/conversations/${conversation.id}`, { summary: "Mine now" }],
      ["GET", `/api/people/${eve.userId}/published?kind=chart`, undefined],
      ["PUT", `/api/people/${eve.userId}/favorite`, {}],
    ] as const) {
      expect([address, await statusOf(bob.browser, method, address, body)]).toEqual([address, 404]);
    }
    // A former member's favorites show that something was lost, without its name.
    expect(await pin("chart", chart.id)).toBe(200);
    expect(await statusOf(ada.browser, "DELETE", `${path}/members/${bob.userId}`)).toBe(204);
    expect(await statusOf(bob.browser, "GET", `${path}/favorites`)).toBe(404);
    for (const address of [
      `/api/charts/${chart.id}`,
      `/api/charts/${chart.id}/thumbnail.svg`,
      `${path}/chart-thumbnails?ids=${chart.id}`,
      `${path}/members`,
    ]) {
      expect([address, await statusOf(bob.browser, "GET", address)]).toEqual([address, 404]);
    }
    const again = await statusOf(openBrowser(server), "GET", `${path}/chart-thumbnails?ids=${randomUUID()}`);
    expect(again).toBe(401);
    const mine = (await ada.browser.get(`${path}/favorites`)).body as readonly Favorite[];
    expect(mine).toEqual([]);
  });
});
