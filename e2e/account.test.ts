import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openBrowser } from "../apps/server/testing/test-browser.test-support.ts";
import { signUpPerson, testPassword } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** A person's own account: name, picture, password, and where they are signed in. */
const { site } = useSite();

const picture = readFileSync(new URL("../apps/web/public/preview.png", import.meta.url));

test.for([1440, 360])("at %i px: a person changes their name and picture", async (width, context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, `Nora${width}`);
  const { page, visit } = await open({ person, width });
  await visit("/account");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(`Nora Norden ${width}`);
  await page.getByRole("button", { name: "Save name" }).press("Enter");
  await page.getByText("Name saved", { exact: true }).waitFor();
  const own = async () => (await person.browser.get("/api/me")).body;
  expect(await own()).toMatchObject({ user: { name: `Nora Norden ${width}`, image: null } });

  const file = { name: "me.png", mimeType: "image/png", buffer: picture };
  await page.locator("input[type=file]").first().setInputFiles(file);
  await page.getByText("Picture saved", { exact: true }).waitFor();
  expect(await own()).toMatchObject({ user: { image: expect.stringMatching(/^data:image\//) as string } });
  expect(await measureOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
});

test("a new password signs other browsers out, and a wrong one is refused at its field", async (context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, "Pernille");
  const { page, visit } = await open({ person });
  const elsewhere = openBrowser(server);
  await elsewhere.post("/api/auth/sign-in/email", { email: person.email, password: testPassword });
  await visit("/account");
  await page.getByLabel("Current password", { exact: true }).fill("not the password");
  await page.getByLabel("New password", { exact: true }).fill("another good password");
  await page.getByRole("button", { name: "Change password" }).press("Enter");
  await expect
    .poll(() => page.getByLabel("Current password", { exact: true }).getAttribute("aria-invalid"))
    .toBe("true");
  expect((await elsewhere.get("/api/me")).status).toBe(200);
  await page.getByLabel("Current password", { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: "Change password" }).press("Enter");
  await page.getByText("Password changed", { exact: true }).waitFor();
  expect((await elsewhere.get("/api/me")).status).toBe(401);
  const again = { email: person.email, password: "another good password" };
  expect((await openBrowser(server).post("/api/auth/sign-in/email", again)).status).toBe(200);
});

test("sessions are listed with browser and address, and ended by one or all", async (context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, "Sonja");
  const others = [openBrowser(server), openBrowser(server), openBrowser(server)];
  const account = { email: person.email, password: testPassword };
  for (const other of others) await other.post("/api/auth/sign-in/email", account);
  const { page, visit } = await open({ person });
  await visit("/account");
  const buttons = page.getByRole("button", { name: /^Sign out (?!everywhere)/ });
  // A row has it twice, for wide and for narrow windows.
  const current = page.getByText("This browser", { exact: true }).filter({ visible: true });
  await current.waitFor();
  await expect.poll(() => buttons.count()).toBe(3);
  await buttons.first().press("Enter");
  await expect.poll(() => buttons.count()).toBe(2);
  const statuses = async () => Promise.all(others.map(async (one) => (await one.get("/api/me")).status));
  expect((await statuses()).toSorted((one, other) => one - other)).toEqual([200, 200, 401]);
  await page.getByRole("button", { name: "Sign out everywhere else" }).press("Enter");
  await expect.poll(() => buttons.count()).toBe(0);
  expect(await statuses()).toEqual([401, 401, 401]);
  await current.waitFor();
});
