import type { Dashboard } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { drawPng } from "../apps/server/asking-process/png/draw-png.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Pictures in the texts of dashboards. */
const { site, visit } = useSite();

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#2a7"/><circle cx="300" cy="150" r="100" fill="#fc3"/></svg>`;

/** Whether all pictures of the page are drawn, and their descriptions. */
async function readPictures(page: Page) {
  return page
    .locator("main img, #page img")
    .evaluateAll((images) =>
      images.flatMap((image) =>
        image instanceof HTMLImageElement && image.src.includes("/images/")
          ? [{ alt: image.alt, isDrawn: image.complete && image.naturalWidth > 0 }]
          : [],
      ),
    );
}

test("a picture is picked, described, pasted into a text, saved, and seen by visitors, on paper and in copies", async (context) => {
  const { owner } = site(context);
  const [database] = await readDatabases(owner);
  const made = await owner.browser.post(`/api/databases/${database?.id ?? ""}/dashboards`, {
    title: "Pictures",
  });
  const { id } = made.body as Dashboard;
  const file = Buffer.from(await drawPng(svg, { widthPx: 600, scale: 1 }));
  const { page } = await visit(context, `/dashboards/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).press("Enter");

  const picking = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a Picture" }).press("Enter");
  await (await picking).setFiles({ name: "our-warehouse.png", mimeType: "image/png", buffer: file });
  const description = page.getByRole("textbox", { name: "Description of the picture" });
  await expect.poll(() => description.inputValue()).toBe("our warehouse");
  await description.fill("Our warehouse [north]");

  await page.getByRole("button", { name: "Add a Text" }).click();
  const field = page.getByRole("textbox", { name: "Text in Markdown" });
  await field.fill("Seen from above: ");
  await field.evaluate((element, base64) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    data.items.add(new File([bytes], "image.png", { type: "image/png" }));
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  }, file.toString("base64"));
  await expect
    .poll(() => field.inputValue())
    .toMatch(/^Seen from above: !\[\]\(image:[\da-f]{32}\/600x300\)$/);
  expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);
  await page.getByRole("button", { name: "Save" }).press("Enter");

  const shown = [
    { alt: "Our warehouse north", isDrawn: true },
    { alt: "", isDrawn: true },
  ];
  await page.getByRole("button", { name: "Actions for Pictures" }).waitFor();
  const byAlt = async (at: Page) =>
    (await readPictures(at)).toSorted((one, other) => other.alt.localeCompare(one.alt));
  await expect.poll(() => byAlt(page)).toEqual(shown);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => measureOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  const shared = await owner.browser.request(`/api/dashboards/${id}/link`, { method: "PUT", body: {} });
  const { link } = (await shared.json()) as { readonly link: { readonly url: string } };
  const path = new URL(link.url).pathname;
  const { page: visitor } = await visit(context, path);
  await expect.poll(() => byAlt(visitor)).toEqual(shown);

  const pdf = await owner.browser.request(`/api/dashboards/${id}/document`);
  expect(Buffer.from(await pdf.arrayBuffer()).toString("latin1")).toMatch(/\/Subtype\s*\/Image/);
  const copy = await owner.browser.post(`/api/dashboards/${id}/duplicates`, {});
  const { page: copied } = await visit(context, `/dashboards/${(copy.body as Dashboard).id}`);
  await expect.poll(() => byAlt(copied)).toEqual(shown);
});

test("a file that is no picture is refused with the reason, and nothing is added", async (context) => {
  const { owner } = site(context);
  const [database] = await readDatabases(owner);
  const made = await owner.browser.post(`/api/databases/${database?.id ?? ""}/dashboards`, {
    title: "No picture",
  });
  const { page } = await visit(context, `/dashboards/${(made.body as Dashboard).id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).press("Enter");
  const picking = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a Picture" }).press("Enter");
  const drawing = { name: "drawing.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) };
  await (await picking).setFiles(drawing);
  await page
    .getByText(/^This file is not a supported picture\./)
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: "Description of the picture" }).count()).toBe(0);
});
