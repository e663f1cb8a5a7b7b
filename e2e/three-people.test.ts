import type { ChartSummary, Dashboard, Sharing } from "@askery/api";
import { expect, test, type TestContext } from "vitest";
import { ask, findDatabaseOf, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { openBrowser } from "../apps/server/testing/test-browser.test-support.ts";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { addMember } from "../apps/server/testing/team-scene.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/* An owner, an editor and a viewer of one database, each in a window of their own, at the same time. */

const { site } = useSite();

async function openTeam(context: TestContext) {
  const { server, open } = site(context);
  const owner = await signUpPerson(server, "Oda");
  const { id: databaseId } = await findDatabaseOf(owner);
  const editor = await addMember({ server, databaseId }, "Emil", "editor");
  const viewer = await addMember({ server, databaseId }, "Vito");
  const { id } = await startConversation(editor, databaseId);
  const { turn } = await ask(editor, id, "how many customers are there by country");
  const saved = await editor.browser.post(`/api/turns/${turn.id}/charts`, { title: "Team chart" });
  const chart = saved.body as ChartSummary;
  const made = await editor.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Team board" });
  const { id: dashboardId } = made.body as Dashboard;
  await editor.browser.post(`/api/dashboards/${dashboardId}/cards`, { chartId: chart.id });
  const [oda, emil, vito] = [
    await open({ person: owner }),
    await open({ person: editor }),
    await open({ person: viewer }),
  ];
  return {
    server,
    owner,
    editor,
    viewer,
    databaseId,
    chart,
    path: `/dashboards/${dashboardId}`,
    oda,
    emil,
    vito,
  };
}

test("three people comment, edit and share one dashboard; what the removed one had ends or stays with the others", async (context) => {
  const { server, owner, editor, viewer, databaseId, chart, path, oda, emil, vito } = await openTeam(context);
  await Promise.all([oda, emil, vito].map((window) => window.visit(path)));
  await Promise.all(
    [oda, emil, vito].map(({ page }) => page.getByRole("heading", { name: "Team chart" }).first().waitFor()),
  );

  // The editor mentions the viewer, who comes by the notification and replies; the owner reads both.
  await emil.page.getByRole("button", { name: /^Comments(?: \d+)?$/ }).click();
  await emil.page.getByRole("combobox", { name: "Add a comment" }).pressSequentially("Look, @vi");
  await emil.page.getByRole("option", { name: "Vito" }).waitFor();
  await emil.page.keyboard.press("Enter");
  await emil.page.keyboard.press("Control+Enter");
  await emil.page.getByRole("dialog").getByText("@Vito").waitFor();
  await vito.visit("/notifications");
  await vito.page.getByRole("link", { name: "Emil mentioned you in a comment on “Team board”" }).click();
  await vito.page.getByRole("dialog").getByRole("button", { name: "Reply" }).click();
  await vito.page.keyboard.type("I see it.");
  await vito.page.keyboard.press("Control+Enter");
  await oda.page.getByRole("button", { name: /^Comments(?: \d+)?$/ }).click();
  await oda.page.getByRole("dialog").getByText("I see it.", { exact: true }).waitFor();
  await oda.page.keyboard.press("Escape");

  // The editor shares a link, and edits. The owner saves another name first.
  const shared = await editor.browser.request(`/api/charts/${chart.id}/link`, { method: "PUT", body: {} });
  const token = ((await shared.json()) as Sharing).link?.url?.split("/").at(-1) ?? "";
  const visitor = openBrowser(server);
  expect((await visitor.get(`/api/share/${token}/chart`)).status).toBe(200);
  await emil.page.keyboard.press("Escape");
  await emil.page.getByRole("button", { name: "Edit", exact: true }).press("Enter");
  await emil.page.getByRole("textbox", { name: "Name of the dashboard" }).fill("Board of Emil");
  const { revision } = (await owner.browser.get(`/api${path}`)).body as Dashboard;
  const renamed = await owner.browser.request(`/api${path}`, {
    method: "PATCH",
    body: { revision, title: "Board of Oda" },
  });
  expect(renamed.status).toBe(200);
  await emil.page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await emil.page.getByText(/Oda/).first().waitFor();
  expect(((await owner.browser.get(`/api${path}`)).body as Dashboard).title).toBe("Board of Oda");

  // The owner removes the editor, whose link and pages end. Charts, dashboard and comments stay.
  await oda.visit(`/databases/${databaseId}/members`);
  await oda.page.getByRole("button", { name: "Actions for Emil" }).click();
  await oda.page.getByRole("menuitem", { name: "Remove" }).click();
  await oda.page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await oda.page.getByText("Emil was removed", { exact: true }).waitFor();
  expect((await visitor.get(`/api/share/${token}/chart`)).status).toBe(404);
  expect((await editor.browser.get(`/api${path}`)).status).toBe(404);
  await emil.visit(path);
  await emil.page
    .getByText(/does not exist, or you have no access/)
    .first()
    .waitFor();
  await vito.visit(path);
  await vito.page.getByRole("heading", { name: "Team chart" }).first().waitFor();
  await vito.page.getByRole("button", { name: "Comments 2" }).click();
  await vito.page.getByRole("dialog").getByRole("article", { name: "Comment of Emil" }).waitFor();
  expect((await viewer.browser.get(`/api/charts/${chart.id}`)).status).toBe(200);
});
