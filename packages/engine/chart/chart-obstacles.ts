import type { ChartType } from "@askery/model";
import { countWord } from "./count-word.ts";
import { isAdditive, figureKind } from "./output.ts";
import { drawnFigures, keysOf, mainKey, seriesKey } from "./place-chart.ts";
import type { ResultShape } from "./shape-result.ts";

/**
 * Why a result cannot be drawn as the asked type, in words that complete "because …"; null when it can.
 *
 * Each type lists what it needs; the first need that fails is told.
 */
export function findObstacle(type: ChartType, shape: ResultShape): string | null {
  if (type === "table") return null;
  for (const need of [someRows, someFigures, ...needs[type]]) {
    const obstacle = need(shape);
    if (obstacle !== null) return obstacle;
  }
  return null;
}

type Need = (shape: ResultShape) => string | null;

const someRows: Need = ({ isEmpty }) => (isEmpty ? "there is nothing to draw" : null);

const someFigures: Need = (shape) =>
  drawnFigures(shape).length === 0 ? "there are no figures to draw" : null;

const atMostTwoKeys: Need = (shape) =>
  keysOf(shape).length > 2 ? `it is broken down ${countWord(keysOf(shape).length)} ways at once` : null;

const someKey: Need = (shape) => (mainKey(shape) === null ? "there is nothing to compare it by" : null);

const severalPoints: Need = (shape) =>
  (mainKey(shape)?.distinct.length ?? 0) < 2 ? "a line needs at least two points" : null;

const anOrder: Need = (shape) =>
  shape.time === null && shape.parts.length === 0 ? "a line needs something that runs, such as months" : null;

const oneKey: Need = (shape) =>
  seriesKey(shape) !== null ? "a pie shows one breakdown, and there are two" : null;

const fewSlices: Need = (shape) => {
  const count = mainKey(shape)?.distinct.length ?? 0;
  return count > 5 ? `a pie shows at most five slices, and there are ${countWord(count)}` : null;
};

const partsOfAWhole: Need = (shape) => {
  const [figure] = drawnFigures(shape);
  if (figure === undefined) return null;
  if (figure.values.some((value) => value !== null && value < 0)) return "a slice cannot be less than zero";
  const isPart =
    isAdditive(figure.output) ||
    figureKind(figure.output) === "share" ||
    figureKind(figure.output) === "distinct";
  return isPart ? null : `${figure.output.label} is not a part of a whole`;
};

const twoFigures: Need = (shape) =>
  shape.figures.length < 2 ? "a scatter chart needs two figures of each thing" : null;

const twoKeys: Need = (shape) => (seriesKey(shape) === null ? "a heatmap needs two breakdowns" : null);

const enoughRows: Need = (shape) =>
  shape.rowCount < 5 ? `${countWord(shape.rowCount)} values show no spread` : null;

const oneRow: Need = (shape) =>
  shape.rowCount > 1 ? `there are ${countWord(shape.rowCount)} rows, not one figure` : null;

const fitsBars: Need = (shape) => {
  const count = mainKey(shape)?.distinct.length ?? 0;
  return count > mostBars ? `${countWord(count)} bars are too many to read` : null;
};

const mostBars = 200;

const needs: Readonly<Record<Exclude<ChartType, "table">, readonly Need[]>> = {
  number: [oneRow],
  bar: [someKey, atMostTwoKeys, fitsBars],
  horizontalBar: [someKey, atMostTwoKeys, fitsBars],
  line: [someKey, atMostTwoKeys, anOrder, severalPoints],
  area: [someKey, atMostTwoKeys, anOrder, severalPoints],
  pie: [someKey, oneKey, fewSlices, partsOfAWhole],
  scatter: [twoFigures],
  histogram: [enoughRows],
  heatmap: [twoKeys, atMostTwoKeys],
};
