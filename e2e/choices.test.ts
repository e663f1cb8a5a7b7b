import { expect, test } from "vitest";
import { useSite } from "./use-site.test-support.ts";

/** What may have been meant is offered instead of an answer, and picking it answers. */
const { visit } = useSite();

test("a question with unknown words offers what may have been meant, and a pick is answered at once", async (context) => {
  const { page } = await visit(context, "/ask?q=revenue%20by%20moon%20phase%20this%20year");
  await page.waitForURL(/\/chat\//);
  const refusal = page.getByRole("region", { name: "Not answered", exact: true });
  await refusal.getByRole("heading", { name: "Did you mean" }).waitFor();
  const [first] = await refusal.getByRole("list").first().getByRole("button").all();
  const offered = (await first?.innerText()) ?? "";
  await first?.press("Enter");
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  await answer.waitFor();
  expect(offered.toLowerCase()).toContain("revenue");
  await expect.poll(async () => (await answer.innerText()).toLowerCase()).toContain("revenue");
  expect(await page.getByRole("heading", { name: "Did you mean" }).count()).toBe(0);
  await page.reload();
  await answer.waitFor();
});
