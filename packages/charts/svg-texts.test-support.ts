import { measureText } from "./text/measure-text.ts";

/** A text of a drawing, as the rectangle that it takes. */
interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Measured widths are estimates, rather too wide. */
const tolerance = 3;

/** Texts that leave the picture. */
export function findOverflows(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
): readonly string[] {
  return readTexts(svg)
    .filter(
      ({ left, right, top, bottom }) =>
        left < -tolerance || right > width + tolerance || top < -tolerance || bottom > height + tolerance,
    )
    .map(({ text, left, right, top, bottom }) => {
      const box = [left, top, right, bottom].map(Math.round).join(" ");
      return `"${text}" (${box}) leaves the picture`;
    });
}

/** Pairs of texts that overlap. */
export function findCollisions(svg: string): readonly string[] {
  const boxes = readTexts(svg).toSorted((one, other) => one.top - other.top);
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlaps(one, other))
      .map((other) => `"${one.text}" overlaps "${other.text}"`),
  );
}

function overlaps(one: TextBox, other: TextBox): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > tolerance && down > tolerance;
}

/** The texts of an SVG document of zrender, which positions them by `x` and `y` or by a `transform`. */
export function readTexts(svg: string): readonly TextBox[] {
  return [...svg.matchAll(/<text\b([^>]*)>([^<]*)<\/text>/g)].flatMap(([, attributes = "", content = ""]) => {
    const text = unescape(content);
    if (text.trim() === "") return [];
    const size = Number(/font(?:-size)?:[^;"]*?([\d.]+)px/.exec(attributes)?.[1] ?? 12);
    const bold = /font(?:-weight)?:[^;"]*?\b([56]00)\b/.exec(attributes)?.[1];
    const weight = bold === "600" ? 600 : bold === "500" ? 500 : 400;
    const [x, y] = positionOf(attributes);
    const width = measureText(text, size, weight);
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1] ?? "start";
    const left = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
    const middle = /dominant-baseline="central"/.test(attributes) ? y : y - size * 0.35;
    const half = size * 0.42;
    return [{ text, left, right: left + width, top: middle - half, bottom: middle + half }];
  });
}

function positionOf(attributes: string): readonly [number, number] {
  const at = (name: string) => Number(new RegExp(`\\b${name}="([-\\d.]+)"`).exec(attributes)?.[1] ?? 0);
  const moved = /transform="(?:translate\(|matrix\([^)]*?)([-\d.]+)[ ,]+([-\d.]+)\)/.exec(attributes);
  return [at("x") + Number(moved?.[1] ?? 0), at("y") + Number(moved?.[2] ?? 0)];
}

function unescape(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
