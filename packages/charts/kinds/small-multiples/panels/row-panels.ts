import { formatFigure } from "../../../format/format-figure.ts";
import { findExtent } from "../../../layout/choose-scale.ts";
import { rectShape } from "../../../shapes/shape.ts";
import { linePart, textPart } from "../../../style/graphic-parts.ts";
import { nameText, quietText, tickSize } from "../../../style/text-styles.ts";
import { fitText, measureText } from "../../../text/measure-text.ts";
import type { PreparePanels } from "../panel-style.ts";
import { describeLayer, layerColor, layerLegend } from "./share-layers.ts";

/** Horizontal bars with their figures. The first panel of each row has the names, which all panels share. */
export const prepareRows: PreparePanels = (request, panels) => {
  const { size, theme, isThumbnail, locale } = request;
  const all = panels.flatMap(({ layers }) => layers);
  const names = all[0]?.data.axis.positions.map(({ name }) => name) ?? [];
  const most = Math.min(140, size.width * 0.26);
  const fitted = names.map((name) => fitText(name, most, tickSize));
  const left = isThumbnail
    ? 2
    : Math.ceil(Math.max(0, ...fitted.map((name) => measureText(name, tickSize)))) + 8;
  const extent = findExtent(all.flatMap(({ series }) => series.values));
  const [min, max] = [Math.min(0, extent.least), Math.max(0, extent.most)];
  const write = (value: number) => formatFigure(value, all[0]?.data.format ?? null, locale);
  const widest = Math.max(
    0,
    ...all.flatMap(({ series }) =>
      series.values.map((value) => (typeof value === "number" ? measureText(write(value), tickSize) : 0)),
    ),
  );
  return {
    left,
    legend: layerLegend(request, panels),
    draw: ({ name, layers }, at) => {
      const { plot, isFirstInRow } = at;
      const pitch = plot.height / Math.max(1, names.length);
      const step = Math.max(1, Math.ceil(13 / pitch));
      // Negative bars have their figures at the axis.
      const hasFigures =
        !isThumbnail && step === 1 && layers.length === 1 && min === 0 && widest + 40 < plot.width;
      const width = plot.width - (hasFigures ? widest + 6 : 2);
      const toX = (value: number) => plot.left + ((value - min) / (max - min || 1)) * width;
      const thickness = Math.max(1, Math.min(14, pitch * 0.62) / Math.max(1, layers.length));
      const middleOf = (position: number) => plot.top + (position + 0.5) * pitch;
      const bars = layers.flatMap((layer, index) =>
        layer.series.values.flatMap((value, position) => {
          if (typeof value !== "number") return [];
          const [x, zero] = [toX(value), toX(0)];
          const y = middleOf(position) + (index - layers.length / 2) * thickness;
          const box = { x: Math.min(x, zero), y, width: Math.abs(x - zero), height: thickness, r: 2 };
          const color = layerColor(request, index);
          return [rectShape(box, color, describeLayer(request, layer, { position, color, panel: name }))];
        }),
      );
      if (isThumbnail) return { shapes: bars, parts: [] };
      const figures = (layers[0]?.series.values ?? []).flatMap((value, position) =>
        hasFigures && typeof value === "number"
          ? [
              textPart({
                x: toX(value) + 5,
                y: middleOf(position),
                text: write(value),
                style: quietText(theme),
              }),
            ]
          : [],
      );
      const labels = fitted.flatMap((text, position) =>
        isFirstInRow && position % step === 0
          ? [
              textPart({
                x: plot.left - 8,
                y: middleOf(position),
                text,
                style: { ...nameText(theme), fontSize: tickSize },
                align: "right",
              }),
            ]
          : [],
      );
      const zero = Math.round(toX(0)) + 0.5;
      const axis = linePart(
        { x1: zero, y1: plot.top, x2: zero, y2: plot.top + plot.height },
        { color: theme.zero },
      );
      return { shapes: bars, parts: [axis, ...figures, ...labels] };
    },
  };
};
