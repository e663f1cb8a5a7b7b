import { expect, test } from "vitest";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Questions that another mode answers better. */
const { visit } = useSite();

const ask = (question: string) => `/ask/genesis?q=${encodeURIComponent(question)}`;

test("a question for reasons offers Quantum, with the question", async (context) => {
  const question = "Why did orders fall in May?";
  const { page } = await visit(context, ask(question), { width: 360 });
  const link = page.getByRole("link", { name: "Investigate in Quantum" });
  await link.waitFor();
  expect(await measureOverflow(page)).toBe(0);
  await link.click();
  await page.getByRole("region", { name: "Plan" }).waitFor();
  expect(new URL(page.url()).searchParams.get("q")).toBe(question);
});

test("the bare name of a table offers Explorer", async (context) => {
  const { page } = await visit(context, ask("customers"));
  await page.getByRole("link", { name: "Open in Explorer" }).click();
  await page
    .getByRole("heading", { name: /customers/i })
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get("table")).toMatch(/customers/);
});
