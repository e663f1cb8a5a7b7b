import { rectShape } from "../../../shapes/shape.ts";
import { scaleToY } from "../../../shapes/value-frame.ts";
import type { PreparePanels } from "../panel-style.ts";
import { describeLayer, layerColor, layerLegend, nameEnds, shareScale } from "./share-layers.ts";

/** Vertical bars; those of several figures are side by side. */
export const prepareBars: PreparePanels = (request, panels) => {
  const shared = shareScale(request, panels, true);
  return {
    left: shared.left,
    legend: layerLegend(request, panels),
    draw: ({ name, layers }, at) => {
      const { plot } = at;
      const toY = scaleToY(shared.scale, plot);
      const zero = toY(Math.max(0, shared.scale.min));
      const pitch = plot.width / Math.max(1, layers[0]?.data.axis.positions.length ?? 1);
      const band = Math.max(0.5, Math.min(40 * layers.length, pitch * (layers.length > 1 ? 0.8 : 0.6)));
      const width = band / Math.max(1, layers.length);
      const shapes = layers.flatMap((layer, index) =>
        layer.series.values.flatMap((value, position) => {
          if (typeof value !== "number") return [];
          const y = toY(value);
          const x = plot.left + (position + 0.5) * pitch - band / 2 + index * width;
          const box = {
            x,
            y: Math.min(y, zero),
            width,
            height: Math.abs(zero - y),
            r: Math.min(2, width / 3),
          };
          const color = layerColor(request, index);
          return [rectShape(box, color, describeLayer(request, layer, { position, color, panel: name }))];
        }),
      );
      return { shapes, parts: [...shared.draw(at), ...nameEnds(request, layers[0], at)] };
    },
  };
};
