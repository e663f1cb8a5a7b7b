/**
 * Removes the parts of an ECharts SVG for scripts and pointers (hover rules, classes, data attributes), and replaces
 * ids by ones that depend only on the drawing: equal drawings have equal text, and two drawings on one page do not
 * share a clip path. Fonts are separate properties, because renderers besides browsers ignore the shorthand. Letters are
 * not kerned: the point of "17.7" would go under its sevens.
 *
 * Matches only attributes, since quotes in text are escaped.
 */
export function tidySvg(svg: string): string {
  const bare = svg
    .replace("<svg ", '<svg style="font-kerning:none" ')
    .replaceAll(/<style\b[^>]*>.*?<\/style>/gs, "")
    .replaceAll(/ (?:class="zr|ecmeta_\w+=")[^"]*"/g, "")
    .replaceAll(
      / style="font: (\d+) ([\d.]+px) ([^"]*)"/g,
      ' style="font-size:$2;font-family:$3;font-weight:$1"',
    );
  const plain = bare.replaceAll(counted, "$1-");
  const name = `c${hashText(plain)}`;
  return bare.replaceAll(counted, `$1${name}-`);
}

/** Ids of zrender contain a counter of the process. */
const counted = /( id="|="url\(#|="#)zr\d+-/g;

/** FNV-1a, 32 bits. */
function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
