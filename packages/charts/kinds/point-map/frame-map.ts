import { countriesInDegrees } from "../map/outlines.ts";
import { azimuthalAround, projectEqualEarth } from "../map/projections.ts";
import type { Outline, Position } from "../map/read-atlas.ts";
import { clipRing, type ClipBox } from "../map/clip-ring.ts";

/** The part of the Earth that a map shows, in pixels. */
export interface MapFrame {
  readonly toPixel: (position: Position) => Position;
  /** The outlines of the countries in view, as one SVG path. */
  readonly land: string;
}

/** Degrees beyond which the whole world is shown. */
const maxLocal = 110;
/** The least degrees in view, so that a single place has surroundings. */
const leastSpan = 4;

/** Shows all positions, with a margin: the surroundings of those that are close, otherwise the world. */
export function frameMap(positions: readonly Position[], box: ClipBox): MapFrame {
  const [west, east] = extentOf(positions.map(([longitude]) => longitude));
  const [south, north] = extentOf(positions.map(([, latitude]) => latitude));
  const isLocal = east - west <= maxLocal && north - south <= maxLocal;
  const middle: Position = [(west + east) / 2, (south + north) / 2];
  const project = isLocal ? azimuthalAround(middle) : projectEqualEarth;
  const countries = countriesInDegrees();
  const pad = isLocal ? Math.max(leastSpan, east - west, north - south) * 0.12 : 0;
  const corners = isLocal
    ? [west - pad, middle[0], east + pad].flatMap((longitude) =>
        [south - pad, middle[1], north + pad].map((latitude) =>
          project([longitude, Math.max(-89, Math.min(89, latitude))]),
        ),
      )
    : countries.flatMap(({ rings }) => rings.flat()).map(project);
  const toPixel = fitInto(corners, box);
  const fit = (position: Position) => toPixel(project(position));
  return { toPixel: fit, land: printLand(countries, { fit, box, middle, isLocal }) };
}

function extentOf(values: readonly number[]): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

function fitInto(corners: readonly Position[], box: ClipBox): (position: Position) => Position {
  const [left, right] = extentOf(corners.map(([x]) => x));
  const [top, bottom] = extentOf(corners.map(([, y]) => y));
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min(width / (right - left || 1), height / (bottom - top || 1));
  const shiftX = box.left + width / 2 - ((left + right) / 2) * scale;
  const shiftY = box.top + height / 2 - ((top + bottom) / 2) * scale;
  return ([x, y]) => [x * scale + shiftX, y * scale + shiftY];
}

interface LandFrame {
  readonly fit: (position: Position) => Position;
  readonly box: ClipBox;
  readonly middle: Position;
  readonly isLocal: boolean;
}

function printLand(countries: readonly Outline[], { fit, box, middle, isLocal }: LandFrame): string {
  const isNear = ([longitude, latitude]: Position) =>
    !isLocal || angleBetween(middle, [longitude, latitude]) < 100;
  return countries
    .flatMap(({ rings }) => rings)
    .filter((ring) => ring.every(isNear))
    .map((ring) => clipRing(thin(ring.map(fit)), box))
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`)
    .join("");
}

/** Without details below a pixel. */
function thin(ring: readonly Position[]): readonly Position[] {
  let [lastX, lastY] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return ring.filter(([x, y]) => {
    if (Math.abs(x - lastX) < 0.7 && Math.abs(y - lastY) < 0.7) return false;
    [lastX, lastY] = [x, y];
    return true;
  });
}

/** Degrees along a great circle. */
function angleBetween([lon1, lat1]: Position, [lon2, lat2]: Position): number {
  const radians = Math.PI / 180;
  const cosine =
    Math.sin(lat1 * radians) * Math.sin(lat2 * radians) +
    Math.cos(lat1 * radians) * Math.cos(lat2 * radians) * Math.cos((lon1 - lon2) * radians);
  return Math.acos(Math.max(-1, Math.min(1, cosine))) / radians;
}
