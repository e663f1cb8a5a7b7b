import type { Position } from "./read-atlas.ts";

const toRadians = Math.PI / 180;

/**
 * Equal Earth: areas are comparable, as shades of regions need. Šavrič, Patterson and Jenny, 2018. Its middle is at
 * 10° E, so that its edge crosses no country. Y grows downward.
 */
export function projectEqualEarth([longitude, latitude]: Position): Position {
  const theta = Math.asin(m * Math.sin(latitude * toRadians));
  const square = theta * theta;
  const sixth = square ** 3;
  const slope = a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square);
  return [
    ((longitude - 10) * toRadians * Math.cos(theta)) / (m * slope),
    -theta * (a1 + a2 * square + sixth * (a3 + a4 * square)),
  ];
}

const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
const m = Math.sqrt(3) / 2;

/** Lambert's azimuthal equal-area projection around a position. Y grows downward. */
export function azimuthalAround([longitude0, latitude0]: Position): (position: Position) => Position {
  const [sin0, cos0] = [Math.sin(latitude0 * toRadians), Math.cos(latitude0 * toRadians)];
  return ([longitude, latitude]) => {
    const [lambda, phi] = [(longitude - longitude0) * toRadians, latitude * toRadians];
    const near = 1 + sin0 * Math.sin(phi) + cos0 * Math.cos(phi) * Math.cos(lambda);
    // The opposite position has no place.
    const scale = Math.sqrt(2 / Math.max(near, 1e-9));
    return [
      scale * Math.cos(phi) * Math.sin(lambda),
      -scale * (cos0 * Math.sin(phi) - sin0 * Math.cos(phi) * Math.cos(lambda)),
    ];
  };
}

/** The projection around the middle of Europe. */
export const projectEurope = azimuthalAround([13, 52]);
