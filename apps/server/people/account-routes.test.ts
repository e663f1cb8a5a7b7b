import { expect, test } from "vitest";
import { startTestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../testing/test-people.test-support.ts";
import { openBrowser } from "../testing/test-browser.test-support.ts";

test("the session is the signed-in user, or null", async () => {
  const server = await startTestServer();
  const ada = await signUpPerson(server, "Ada");
  const me = await ada.browser.get("/api/me");
  expect(await ada.browser.get("/api/session")).toEqual(me);
  expect(await openBrowser(server).get("/api/session")).toEqual({ status: 204, body: null });
});
