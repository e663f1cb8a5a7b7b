import { randomBytes } from "node:crypto";
import type { ThemeName } from "@askery/charts";
import { sql } from "kysely";
import { readAs } from "../../policies/current-limits.ts";
import type { OpenLink } from "../../policies/find-link.ts";
import type { SharingContext } from "../links/sharing-context.ts";
import { drawCard } from "./draw-card.ts";
import { printDocument, printRefusal } from "./print-document.ts";
import { readEmbed, readSaved } from "./read-embed.ts";
import { readLocked, type LockedReader } from "./read-locked.ts";

interface EmbedRequest {
  readonly link: OpenLink;
  readonly theme: ThemeName;
  /** What the site signed, from outside. */
  readonly signed?: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * A response with a document for frames of the link's sites: figures as pictures and tables. It has no scripts, and loads
 * nothing. The figures are saved ones, unless filters are locked: then those of the values that the site signed.
 */
export async function showEmbed(context: SharingContext, request: EmbedRequest): Promise<Response> {
  const { link, theme } = request;
  const nonce = randomBytes(16).toString("base64");
  const reader = await readerOf(context, request);
  if (reader.kind === "refused") {
    return respond(printRefusal(reader.text, { theme, nonce }), { link, nonce, status: 403 });
  }
  // What runs for a frame runs as its maker, whose access no rule limits: otherwise the link would not have opened.
  const { databaseId } = link;
  const embed = await readAs({ kind: "caller", databaseId, limits: null }, () =>
    readEmbed(context.store, link, reader.read),
  );
  const cards = await Promise.all(
    embed.cards.map(async (card) => ({ ...card, body: await drawCard(context.asking, card, theme) })),
  );
  await countVisit(context, link);
  return respond(printDocument({ ...embed, cards }, { theme, nonce }), { link, nonce, status: 200 });
}

async function readerOf(
  context: SharingContext,
  { link, signed, signal }: EmbedRequest,
): Promise<LockedReader> {
  if (link.locks.length > 0) return readLocked(context, { link, signed, signal });
  return { kind: "reader", read: readSaved(context.store, link) };
}

interface DocumentOf {
  readonly link: OpenLink;
  readonly nonce: string;
  readonly status: number;
}

function respond(html: string, { link, nonce, status }: DocumentOf): Response {
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policyFor(link.sites, nonce),
    },
  });
}

function policyFor(sites: readonly string[], nonce: string): string {
  return [
    "default-src 'none'",
    "img-src data:",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${sites.length === 0 ? "'none'" : sites.join(" ")}`,
  ].join("; ");
}

async function countVisit({ store, now }: SharingContext, { id }: OpenLink): Promise<void> {
  await store
    .updateTable("shareLink")
    .set({ visitCount: sql`visit_count + 1`, lastVisitedAtMs: now() })
    .where("id", "=", id)
    .execute();
}
