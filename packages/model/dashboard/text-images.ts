/** A picture in a text, which the server stores with the dashboard. */
export interface TextImage {
  /** A hash of its bytes. */
  readonly version: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A text that is nothing but a picture, which fills its card. */
export interface OnlyImage extends TextImage {
  /** What it shows, in words. */
  readonly alt: string;
}

/** `![A warehouse](image:0123…cdef/800x600)` is a picture in a text. The alternative text is on one line, without brackets. */
export function printTextImage(alt: string, { version, width, height }: TextImage): string {
  const plain = alt
    .replaceAll(/[[\]\\\s]+/g, " ")
    .trim()
    .slice(0, 200);
  return `![${plain}](image:${version}/${width}x${height})`;
}

/** The picture at an address in a text; null for an address of something else. */
export function readTextImage(address: string): TextImage | null {
  const [, version, width, height] =
    /^image:([\da-f]{32})\/([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(address) ?? [];
  return version === undefined ? null : { version, width: Number(width), height: Number(height) };
}

/** The picture of a text that is nothing else; null for other texts. */
export function readOnlyImage(text: string): OnlyImage | null {
  const [, alt = "", address = ""] = /^\s*!\[([^[\]]*)\]\(([^()\s]+)\)\s*$/.exec(text) ?? [];
  const image = readTextImage(address);
  return image && { ...image, alt };
}

/** The pictures that texts name, each once. */
export function listImageVersions(texts: readonly { readonly text: string }[]): readonly string[] {
  const found = texts.flatMap(({ text }) => [...text.matchAll(/image:([\da-f]{32})\//g)]);
  return [...new Set(found.flatMap(([, version]) => version ?? []))];
}
