import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test, type TestContext } from "vitest";
import { closeAfterAll } from "../apps/server/testing/close-after-all.test-support.ts";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { postgresForTests } from "../scripts/test-servers/postgres.ts";
import { startSshServer, type TestSshServer } from "../scripts/test-servers/ssh-server.ts";
import { startTlsFront, type TlsFront } from "../scripts/test-servers/tls-front.ts";
import { faultOf, field, pickKind } from "./connection-form.test-support.ts";
import { fillLongPostgres, type LongPostgres } from "./fill-long-postgres.test-support.ts";
import { startPausingProxy, type PausingProxy } from "./pausing-proxy.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { savePostgres } from "./save-postgres.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** PostgreSQL over TLS and through an SSH server, and what users see if a part of the connection fails. */
const { site, visit } = useSite({ dataFolder: makeTemporaryFolder(afterAll), sampleScale: 0 });

interface Servers {
  readonly postgres: LongPostgres;
  /** The proxy in front of the PostgreSQL, whose connections can be cut. */
  readonly proxy: PausingProxy;
  /** The TLS front of the PostgreSQL. Null if openssl is missing. */
  readonly front: TlsFront | null;
  readonly other: TlsFront | null;
  readonly ssh: TestSshServer;
}

const closeAt = closeAfterAll();
let servers: Servers | { readonly skipped: string };
beforeAll(async () => {
  const found = await postgresForTests();
  if ("skipped" in found) {
    servers = found;
    return;
  }
  const postgres = await fillLongPostgres(found.connectionString);
  const port = Number(postgres.port);
  const [proxy, front, other, ssh] = await Promise.all([
    startPausingProxy(port),
    startTlsFront(port),
    startTlsFront(port),
    startSshServer({ user: "ada", password: "s3cret" }),
  ]);
  servers = { postgres, proxy, front, other, ssh };
  closeAt(async () => {
    front?.stop();
    other?.stop();
    await Promise.all([proxy.stop(), ssh.stop(), postgres.close()]);
  });
});

beforeEach(async (context) => {
  const { owner } = site(context);
  for (const { id } of await readDatabases(owner)) {
    await owner.browser.request(`/api/databases/${id}`, { method: "DELETE" });
  }
});

function find(context: TestContext): Servers {
  return "skipped" in servers ? context.skip(servers.skipped) : servers;
}

const tester = (page: Page) => page.getByRole("button", { name: "Test" });
const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const askAgain = (page: Page) => page.getByRole("button", { name: "Ask again" });

/** The form for a PostgreSQL, filled in. */
async function fillForm(context: TestContext, port = find(context).postgres.port): Promise<Page> {
  const { database, user, password } = find(context).postgres;
  const { page } = await visit(context, "/databases/new?way=connect");
  await pickKind(page, /^PostgreSQL/);
  await field(page, "Host").fill("localhost");
  await field(page, "Port").fill(port);
  await field(page, "Database").fill(database);
  await field(page, "User").fill(user);
  await page.getByLabel("Password", { exact: true }).fill(password);
  return page;
}

async function encrypt(page: Page, how: string): Promise<void> {
  await page.getByRole("combobox", { name: "Encryption" }).press("Enter");
  await page.getByRole("option", { name: how }).press("Enter");
}

/** Presses Test, and waits until the page reports the error at a field. */
async function testWrong(page: Page, label: string, message: RegExp): Promise<void> {
  await tester(page).press("Enter");
  await expect.poll(() => faultOf(page, label)).toMatch(message);
}

async function saveAndAsk(page: Page): Promise<string> {
  await tester(page).press("Enter");
  await page.getByText("It works").waitFor();
  await page.getByRole("button", { name: "Save and read tables" }).press("Enter");
  await page.getByText("6 tables read").waitFor();
  await page.goto("/ask?q=how%20many%20orders%20are%20there");
  await page.waitForURL(/\/chat\//);
  return answer(page).innerText();
}

test("errors are shown at their fields; valid values remain, and the form works in the end", async (context) => {
  const { host, port, database } = find(context).postgres;
  const page = await fillForm(context);
  for (const [label, wrong, right, message] of [
    ["Host", "no-such-host.invalid", host, /no-such-host\.invalid.+ Check /],
    ["Port", "1", port, /^No server listens at 127\.0\.0\.1:1\. Check the port/],
    ["Database", "no-such", database, /^127\.0\.0\.1 has no database named no-such\. Check its name/],
  ] as const) {
    await field(page, label).fill(wrong);
    await testWrong(page, label, message);
    await field(page, label).fill(right);
  }
  expect(await saveAndAsk(page)).toMatch(/\b120\b/);
});

test("over TLS: a certificate error is shown at its field, and the tables are asked", async (context) => {
  const { front, other } = find(context);
  if (front === null || other === null) return context.skip("openssl is missing");
  const page = await fillForm(context);
  await encrypt(page, "Encrypted, not checked");
  await testWrong(page, "Encryption", /^localhost does not offer an encrypted connection\./);
  await field(page, "Port").fill(String(front.port));
  await encrypt(page, "Certificate and name checked");
  await testWrong(page, "Encryption", /does not trust\. Paste the certificate of its authority/);
  await page.getByRole("button", { name: /^Certificates/ }).press("Enter");
  await page.getByLabel("Certificate authority").fill(other.certificate);
  await testWrong(page, "Encryption", /Check that this CA certificate signed it/);
  await page.getByLabel("Certificate authority").fill(front.certificate);
  expect(await saveAndAsk(page)).toMatch(/\b120\b/);
});

test("through an SSH server: errors are shown at its fields, and the tables are asked", async (context) => {
  const { ssh } = find(context);
  const page = await fillForm(context);
  await page.getByRole("button", { name: /^SSH tunnel/ }).press("Enter");
  await page.getByRole("switch", { name: "Connect through an SSH server" }).press("Space");
  await field(page, "SSH host").fill("127.0.0.1");
  await field(page, "SSH port").fill(String(ssh.port));
  await field(page, "SSH user").fill("ada");
  await page.getByLabel("SSH password").fill("wrong");
  await testWrong(page, "SSH password", /rejected ada\. Check the user/);
  await page.getByLabel("SSH password").fill("s3cret");
  await field(page, "Fingerprint of the host's key").fill("SHA256:AAAA");
  await testWrong(page, "Fingerprint of the host's key", /has an unexpected key: SHA256:/);
  await field(page, "Fingerprint of the host's key").fill(ssh.fingerprint);
  expect(await saveAndAsk(page)).toMatch(/\b120\b/);
  expect(ssh.sessionCount()).toBeGreaterThan(0);
});

/** The page for asking the shop, which is connected through the proxy. */
async function visitShop(context: TestContext): Promise<Page> {
  const { postgres, proxy } = find(context);
  await savePostgres(site(context).owner, { ...postgres, port: String(proxy.port) });
  const { page } = await visit(context, "/ask");
  return page;
}

async function ask(page: Page, question: string): Promise<void> {
  await page.goto("/ask");
  await page.getByRole("combobox", { name: "Question" }).fill(question);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat\//);
}

const runningLong = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: /^Running\D*[1-9]\d*\.\d s/ });
const failed = (page: Page, words: RegExp) => page.getByRole("heading", { name: words });

test("a table without permission to read: the grant that helps is shown, and another table is asked", async (context) => {
  const page = await visitShop(context);
  const { run, user } = find(context).postgres;
  await run(`revoke select on notes from ${user}`);
  await ask(page, "how many notes are there");
  await failed(page, /^The database denied access: permission denied for table notes/).waitFor();
  await page.getByText(/GRANT SELECT/).waitFor();
  const chat = page.url();
  await ask(page, "how many orders are there");
  await expect.poll(() => answer(page).innerText()).toMatch(/\b120\b/);
  await run(`grant select on notes to ${user}`);
  await page.goto(chat);
  await askAgain(page).click();
  await expect.poll(() => answer(page).innerText()).toMatch(/\b40,000\b/);
});

test("the server ends the session in mid-query: the failure is shown, and the question is asked again", async (context) => {
  const page = await visitShop(context);
  const { run, user, countCrossing } = find(context).postgres;
  await ask(page, "how many crossings");
  await expect.poll(countCrossing).toBeGreaterThan(0);
  await run(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${user}'`);
  await failed(page, /^The connection to the database was lost/).waitFor();
  await askAgain(page).click();
  await expect.poll(countCrossing).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText("Stopped.", { exact: true }).waitFor();
});

test("the server disappears in mid-query and returns: each is reported, and the question is kept", async (context) => {
  const page = await visitShop(context);
  const { postgres, proxy } = find(context);
  await ask(page, "how many orders are there");
  await answer(page).waitFor();
  await ask(page, "how many crossings");
  await runningLong(page).waitFor();
  await proxy.cut();
  await failed(page, /^The connection to the database was lost/).waitFor();
  await ask(page, "how many products are there");
  await failed(page, /^No server listens at 127\.0\.0\.1/).waitFor();
  await proxy.mend();
  await askAgain(page).click();
  await expect.poll(() => answer(page).innerText()).toMatch(/\b30\b/);
  await expect.poll(postgres.countBusy).toBe(0);
});
