import type { EmbedLock, ShareLink } from "@askery/api";
import type { FilterKind } from "@askery/model";
import { printFrame } from "./print-frame.ts";
import type { Shareable } from "./shareable.ts";

/**
 * Code for the server of a site, which signs values for an embed with locked filters and prints its frame. Null if the
 * address of the embed cannot be shown any longer.
 */
export function printSigning(thing: Shareable, { url, locks }: ShareLink): string | null {
  if (url === null) return null;
  const example = locks.map((lock) => `${lock.name}: ${valueFor(lock)}`).join(", ");
  const frame = printFrame(thing, `${url}?theme=light&signed=\${text}.\${signature}`);
  return `import { createHmac } from "node:crypto";

const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");

export function printFrame(params) {
  const exp = Math.floor(Date.now() / 1000) + 10 * 60;
  const text = [{ alg: "HS256", typ: "JWT" }, { params, exp }].map(encode).join(".");
  const secret = process.env.ASKERY_EMBED_SECRET;
  const signature = createHmac("sha256", secret).update(text).digest("base64url");
  return \`${frame}\`;
}

// printFrame({ ${example} })
`;
}

const examples: Readonly<Record<FilterKind, string>> = {
  time: `{ from: "2026-01-01", to: "2026-12-31" }`,
  values: `"a value"`,
  text: `"a value"`,
  number: "1",
  boolean: "true",
};

function valueFor(lock: EmbedLock): string {
  return "filter" in lock ? examples[lock.filter.kind] : examples.values;
}
