import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildWebIfStale } from "./build-web-if-stale.ts";

/** A checkout with a web app of one page. */
function makeCheckout(): string {
  const checkout = mkdtempSync(join(tmpdir(), "askery-checkout-"));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  for (const path of [
    "apps/web/app/main.tsx",
    "packages/api/index.ts",
    "packages/charts/index.ts",
    "packages/model/index.ts",
    "docs/README.md",
    "package-lock.json",
    "tsconfig.base.json",
  ]) {
    write(checkout, path, path);
  }
  return checkout;
}

function write(checkout: string, path: string, text: string): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
}

/** Starts once and returns whether it built. */
async function start(checkout: string): Promise<boolean> {
  let hasBuilt = false;
  await buildWebIfStale({
    checkout,
    print: () => undefined,
    build: async () => {
      write(checkout, "apps/web/dist/client/index.html", "built");
      write(checkout, "apps/web/app/route-tree.gen.ts", `another one each time: ${randomUUID()}`);
      hasBuilt = true;
    },
  });
  return hasBuilt;
}

test("the first start builds, the second does not", async () => {
  const checkout = makeCheckout();
  expect([await start(checkout), await start(checkout)]).toEqual([true, false]);
});

test.each(["apps/web/app/main.tsx", "apps/web/ui/new.tsx", "packages/model/index.ts", "docs/README.md"])(
  "a change of %s builds again",
  async (path) => {
    const checkout = makeCheckout();
    await start(checkout);
    write(checkout, path, "changed");
    expect([await start(checkout), await start(checkout)]).toEqual([true, false]);
  },
);

test.each(["apps/web/app/main.test.tsx", "apps/web/node_modules/.vite/x.json", "apps/server/main.ts"])(
  "a change of %s does not, because it is not part of the web app",
  async (path) => {
    const checkout = makeCheckout();
    await start(checkout);
    write(checkout, path, "changed");
    expect(await start(checkout)).toBe(false);
  },
);

test("a failed build is repeated", async () => {
  const checkout = makeCheckout();
  await start(checkout);
  write(checkout, "apps/web/app/main.tsx", "broken");
  const failing = buildWebIfStale({
    checkout,
    print: () => undefined,
    build: async () => {
      throw new Error("broken");
    },
  });
  await expect(failing).rejects.toThrow("broken");
  write(checkout, "apps/web/app/main.tsx", "apps/web/app/main.tsx");
  expect(await start(checkout)).toBe(true);
});
