import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useSite } from "./use-site.test-support.ts";

/** Marks under the words of a question while it is typed. */
const { visit } = useSite();

const box = (page: Page) => page.getByRole("combobox", { name: "Question" });
const layer = (page: Page) => page.locator(".question-marks");

/** The marked words and the style of their underline. */
async function linesOf(page: Page): Promise<readonly string[]> {
  return layer(page)
    .locator("span")
    .evaluateAll((spans) =>
      spans.map((span) => `${span.textContent} ${getComputedStyle(span).textDecorationStyle}`),
    );
}

/** The accessible description of the question box. */
async function descriptionOf(page: Page): Promise<string> {
  return box(page).evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(""),
  );
}

test.for([1440, 360])("at %i px: words are underlined as they are understood", async (width, context) => {
  const { page } = await visit(context, "/ask", { width, height: 800 });
  await box(page).fill("revenue by moo");
  await expect.poll(() => linesOf(page)).toEqual(["revenue solid"]);
  expect(await descriptionOf(page)).toBe("");
  await box(page).pressSequentially("n phase this year");
  const taken = ["revenue solid", "moon wavy", "phase wavy", "this year solid"];
  await expect.poll(() => linesOf(page)).toEqual(taken);
  expect(await descriptionOf(page)).toBe("“moon” and “phase” were not understood.");
  // Text typed before them does not remove any underline.
  await box(page).press("Home");
  await box(page).pressSequentially("total ");
  expect((await linesOf(page)).slice(-3)).toEqual(taken.slice(-3));
});

test.for([1440, 360])(
  "at %i px: the lines are aligned with the words, scrolled or not",
  async (width, context) => {
    const { page } = await visit(context, "/ask", { width, height: 500 });
    const fitted = () =>
      page.evaluate(() => {
        const [text, lines] = [
          document.querySelector<HTMLTextAreaElement>(".question-text"),
          document.querySelector(".question-marks"),
        ];
        if (text === null || lines === null) return null;
        const look = (element: Element) => {
          const { font, letterSpacing, padding, lineHeight, overflowWrap } = getComputedStyle(element);
          const { x, y } = element.getBoundingClientRect();
          const { clientWidth, clientHeight, scrollHeight, scrollTop } = element;
          return {
            font,
            letterSpacing,
            padding,
            lineHeight,
            overflowWrap,
            x,
            y,
            clientWidth,
            clientHeight,
            scrollHeight,
            scrollTop,
          };
        };
        return [look(text), look(lines)];
      });
    for (const text of ["revenue by category", "revenue by category this year and ".repeat(30)]) {
      await box(page).fill(text);
      await expect.poll(() => linesOf(page)).toContain("by category solid");
      await box(page).press("ControlOrMeta+End");
      await expect.poll(async () => (await fitted())?.[1]).toEqual((await fitted())?.[0]);
    }
    expect((await fitted())?.[0]?.scrollTop).toBeGreaterThan(0);
  },
);
