import { drawPicture } from "@askery/charts";
import type { GalleryChart } from "./run-questions.ts";

export const galleryThemes = ["light", "dark"] as const;
/** A phone, a page, and a wide screen. */
export const galleryWidths = [360, 720, 1280] as const;

/** One picture of the gallery. */
export interface GalleryPicture {
  readonly fileName: string;
  /** The text of an SVG document. */
  readonly svg: string;
}

/** Draws a chart in each theme at each width, with its title, as people export it. */
export async function drawPictures({
  name,
  title,
  chart,
  table,
}: GalleryChart): Promise<readonly GalleryPicture[]> {
  const wishes = galleryThemes.flatMap((theme) => galleryWidths.map((width) => ({ theme, width })));
  return Promise.all(
    wishes.map(async ({ theme, width }) => {
      const caption = { title, subtitle: "", reason: "" };
      const { svg } = await drawPicture({ chart: { ...chart, caption }, table, theme, width });
      return { fileName: pictureName(name, theme, width), svg: `${svg}\n` };
    }),
  );
}

export function pictureName(
  name: string,
  theme: (typeof galleryThemes)[number],
  width: (typeof galleryWidths)[number],
): string {
  return `${name}-${theme}-${width}.svg`;
}
