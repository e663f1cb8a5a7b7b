import { describeRows, type KindDrawing } from "../kind-drawing.ts";
import { drawFigure } from "./draw-figure.ts";
import { readFigures } from "./read-figure.ts";

export const number: KindDrawing = {
  draw: drawFigure,
  describe: (view) =>
    describeRows("Figure", view, () => {
      const figure = readFigures(view);
      if (figure === null) return "No figure.";
      return [figure, ...figure.others].map(({ label, text }) => `${label}: ${text}.`).join(" ");
    }),
  hasShapePerRow: true,
};
