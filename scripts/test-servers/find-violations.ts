import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

export interface Violation {
  /** The name of axe's rule. */
  readonly id: string;
  /** The elements that violate it, as HTML. */
  readonly elements: readonly string[];
}

/** Checks a page, or a part of it, by axe's rules for WCAG 2.2 AA. Checking a page again is cheaper. */
export async function findViolations(page: Page, part = "html"): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(runAxe, { part, standards });
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Runs in the page. Describing the elements that pass would take most of axe's time. */
async function runAxe({ part, standards }: Check): Promise<readonly Violation[]> {
  const { axe } = globalThis as unknown as { readonly axe: Axe };
  const { violations } = await axe.run(part, { runOnly: standards, resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
}

type Axe = Pick<typeof axe, "run">;

interface Check {
  /** A selector. */
  readonly part: string;
  readonly standards: string[];
}
