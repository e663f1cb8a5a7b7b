import { chartThemes, type ThemeName } from "@askery/charts";
import { gridColumns, type CardSlot, type FailureText } from "@askery/model";
import { printTime } from "../../asking/files/describe-file.ts";
import { escapeHtml } from "./escape-html.ts";
import { printMarkdown } from "./print-markdown.ts";
import type { Embed, EmbedCard, EmbedText } from "./read-embed.ts";

interface DrawnEmbed extends Embed {
  /** The bodies are HTML. */
  readonly cards: readonly (EmbedCard & { readonly body: string })[];
}

interface Look {
  readonly theme: ThemeName;
  /** Of the style sheet. */
  readonly nonce: string;
}

/** Pages of a frame that stay open are read again after this time, so that a revoked link disappears from them. */
const refreshSeconds = 50;

/** Why an embed shows nothing, as a document. */
export function printRefusal({ message, fix }: FailureText, { theme, nonce }: Look): string {
  return [
    `<!doctype html><html lang=en class=${theme}><head><meta charset=utf-8>`,
    `<meta name=viewport content="width=device-width,initial-scale=1"><meta name=robots content="noindex,nofollow">`,
    `<title>Not shown</title><style nonce="${nonce}">${printStyle(theme)}</style></head><body>`,
    `<h1>${escapeHtml(message)}</h1><p class=note>${escapeHtml(fix)}</p><footer>Askery</footer></body></html>`,
  ].join("");
}

/** An embed as a document without scripts. */
export function printDocument(
  { title, timeZone, cards, texts, images }: DrawnEmbed,
  { theme, nonce }: Look,
): string {
  const isOne = cards.length + texts.length === 1 && cards[0]?.title === title;
  const sections = [
    ...cards.map((card) => ({ slot: card.slot, html: printCard(card, isOne) })),
    ...texts.map((text) => ({ slot: text.slot, html: printText(text, images) })),
  ].toSorted((one, other) => one.slot.y - other.slot.y || one.slot.x - other.slot.x);
  const bodies = sections.map(({ html }, index) => html.replace("<section", `<section id=c${index}`));
  return [
    `<!doctype html><html lang=en class=${theme}><head><meta charset=utf-8>`,
    `<meta name=viewport content="width=device-width,initial-scale=1"><meta name=robots content="noindex,nofollow">`,
    `<meta http-equiv=refresh content=${refreshSeconds}><title>${escapeHtml(title)}</title>`,
    `<style nonce="${nonce}">${printStyle(theme)}${sections.map(printSlot).join("")}</style></head><body>`,
    isOne ? "" : `<h1>${escapeHtml(title)}</h1>`,
    sections.length === 0
      ? "<p class=note>This dashboard has no cards.</p>"
      : `<main>${bodies.join("")}</main>`,
    `<footer>${printAge(cards, timeZone)}Askery</footer></body></html>`,
  ].join("");
}

function printText({ kind, text }: EmbedText, images: Embed["images"]): string {
  const body = kind === "heading" ? `<h2>${escapeHtml(text)}</h2>` : printMarkdown(text, images);
  return `<section class=text>${body}</section>`;
}

function printCard({ title, figures, body }: DrawnEmbed["cards"][number], isOne: boolean): string {
  const level = isOne ? "h1" : "h2";
  const subtitle = figures === null ? "" : figures.caption.subtitle;
  const note = subtitle === "" ? "" : `<p class=note>${escapeHtml(subtitle)}</p>`;
  return `<section><${level}>${escapeHtml(title)}</${level}>${note}${body}</section>`;
}

function printSlot({ slot: { x, y, w, h } }: { readonly slot: CardSlot }, index: number): string {
  return `@media(min-width:561px){#c${index}{grid-column:${x + 1}/span ${w};grid-row:${y + 1}/span ${h}}}`;
}

/** The time of the oldest figures. */
function printAge(cards: readonly EmbedCard[], timeZone: string): string {
  const times = cards.flatMap(({ figures }) => figures?.ranAtMs ?? []);
  return times.length === 0 ? "" : `Figures of ${escapeHtml(printTime(Math.min(...times), timeZone))} · `;
}

function printStyle(theme: ThemeName): string {
  const { text, textSecondary, textMuted, surface, line } = chartThemes[theme];
  return `
:root{color-scheme:${theme}}
*{box-sizing:border-box;margin:0}
body{padding:12px;background:${surface};color:${text};font:14px/20px system-ui,sans-serif}
h1{font-size:16px;line-height:24px;font-weight:600}h2{font-size:14px;font-weight:600}
main{display:grid;gap:12px}
main:has(section+section) section:not(.text){border:1px solid ${line};border-radius:12px;padding:12px}
section{min-width:0;overflow:hidden}
@media(min-width:561px){main{grid-template-columns:repeat(${gridColumns},minmax(0,1fr))}}
.text h2{font-size:16px;line-height:24px}.text>*+*{margin-top:8px}.text :is(ul,ol){padding-inline-start:20px}a{color:inherit}
img{display:block;width:100%;height:auto;margin-top:8px}
img.own{width:auto;max-width:100%;border-radius:6px}
.note,footer,summary{color:${textMuted};font-size:12px;line-height:16px}
.figure{font-size:28px;line-height:36px;font-weight:600;font-variant-numeric:tabular-nums;margin-top:8px}
footer{margin-top:12px}summary{margin-top:8px;cursor:pointer}
.rows{overflow:auto;max-height:320px;margin-top:8px}
table{width:100%;border-collapse:collapse;font-size:13px;font-variant-numeric:tabular-nums}
th,td{padding:5px 8px;border-bottom:1px solid ${line};text-align:start;white-space:nowrap}
th{color:${textSecondary};font-weight:500}.number{text-align:end}
`.replaceAll("\n", "");
}
