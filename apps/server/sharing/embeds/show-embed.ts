import { randomBytes } from "node:crypto";
import type { ThemeName } from "@askery/charts";
import { sql } from "kysely";
import type { OpenLink } from "../../policies/find-link.ts";
import type { SharingContext } from "../links/sharing-context.ts";
import { drawCard } from "./draw-card.ts";
import { printDocument } from "./print-document.ts";
import { readEmbed } from "./read-embed.ts";

interface EmbedRequest {
  readonly link: OpenLink;
  readonly theme: ThemeName;
}

/**
 * A response with a document for frames of the link's sites: saved figures as pictures and tables. It has no scripts,
 * and loads nothing.
 */
export async function showEmbed(context: SharingContext, { link, theme }: EmbedRequest): Promise<Response> {
  const embed = await readEmbed(context.store, link);
  const cards = await Promise.all(
    embed.cards.map(async (card) => ({ ...card, body: await drawCard(context.asking, card, theme) })),
  );
  const nonce = randomBytes(16).toString("base64");
  await countVisit(context, link);
  return new Response(printDocument({ ...embed, cards }, { theme, nonce }), {
    headers: {
      "content-type": "text/html; charset=utf-8",
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
