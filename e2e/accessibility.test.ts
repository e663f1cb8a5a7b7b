import { expect, test } from "vitest";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/**
 * Every page in both themes, by axe's rules for WCAG 2.2 AA. Violations of the content security policy fail the file
 * too.
 */
const { shareWindow, openPanel } = useSite();

const pages = [
  "/",
  "/plans",
  "/ask",
  "/ask/explorer",
  "/ask/quantum",
  "/chats",
  "/dashboards",
  "/dashboards/new",
  "/dashboards/starred",
  "/dashboards/people",
  "/charts",
  "/charts/new",
  "/charts/starred",
  "/charts/people",
  "/databases",
  "/databases/new",
  "/account",
  "/billing",
  "/notifications",
  "/jobs",
  "/audit",
  "/server",
  "/trash",
  "/no/such/page",
];

/** Disables transitions, because colors in the middle of one could fail axe's rules. */
const still = { context: { reducedMotion: "reduce" } } as const;

const visitStill = shareWindow(still);
const visitNarrow = shareWindow({ width: 360, height: 780 });

test.for(pages)("%s has no violations, dark or light", async (path, context) => {
  const { page } = await visitStill(context, path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test.for(["sign-in", "sign-up", "forgotten-password"])(
  "the panel %s has no violations, dark or light",
  async (panel, context) => {
    const { page } = await openPanel(context, `/?panel=${panel}`, still);
    expect(await findViolations(page)).toEqual([]);
  },
);

test.for(["/", "/plans", "/ask", "/chats", "/databases", "/account", "/jobs", "/trash"])(
  "%s fits 360 px: nothing overflows horizontally",
  async (path, context) => {
    const { page } = await visitNarrow(context, path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expect.poll(() => measureOverflow(page)).toBe(0);
  },
);
