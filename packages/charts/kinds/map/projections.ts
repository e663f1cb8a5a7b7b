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

/** Lambert's azimuthal equal-area projection around the middle of Europe. Y grows downward. */
export function projectEurope([longitude, latitude]: Position): Position {
  const [lambda, phi] = [(longitude - 13) * toRadians, latitude * toRadians];
  const scale = Math.sqrt(2 / (1 + sin0 * Math.sin(phi) + cos0 * Math.cos(phi) * Math.cos(lambda)));
  return [
    scale * Math.cos(phi) * Math.sin(lambda),
    -scale * (cos0 * Math.sin(phi) - sin0 * Math.cos(phi) * Math.cos(lambda)),
  ];
}

const middle = 52 * toRadians;
const [sin0, cos0] = [Math.sin(middle), Math.cos(middle)];
