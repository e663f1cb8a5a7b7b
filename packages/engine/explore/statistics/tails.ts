/**
 * Tail probabilities of the common distributions, to about 12 digits.
 *
 * Source: Press et al., Numerical Recipes, 3rd ed., sections 6.1, 6.2 and 6.4 (Lanczos' approximation, continued
 * fractions by Lentz's method).
 */

/** The probability that a standard normal variable is at least `z` away from 0. */
export function normalTwoSided(z: number): number {
  return upperGamma(0.5, (z * z) / 2);
}

/** The probability of a chi-square variable of at least `x`. */
export function chiSquareTail(x: number, freedom: number): number {
  return x <= 0 ? 1 : upperGamma(freedom / 2, x / 2);
}

/** The probability that a variable with Student's distribution is at least `t` away from 0. */
export function studentTwoSided(t: number, freedom: number): number {
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/** The probability of at least `hits` hits and at most `misses` misses in so many tries, each with the same chance. */
export function binomialTail(hits: number, misses: number, chance: number): number {
  return hits <= 0 ? 1 : incompleteBeta(chance, hits, misses + 1);
}

/** The probability of a variable with Fisher's distribution of at least `f`. */
export function fisherTail(f: number, between: number, within: number): number {
  return f <= 0 ? 1 : incompleteBeta(within / (within + between * f), within / 2, between / 2);
}

const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const shifted = x - 1;
  const base = shifted + lanczos.length - 0.5;
  const series = lanczos.reduce(
    (sum, weight, index) => sum + weight / (shifted + index + 1),
    0.99999999999980993,
  );
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(series);
}

const maxTerms = 1_000;
const precision = 1e-15;
const tiny = 1e-300;

/** The regularized upper incomplete gamma function. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * gammaSeries(a, x) : scale * gammaFraction(a, x);
}

function gammaSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let step = 1; step < maxTerms && term > sum * precision; step += 1) {
    term *= x / (a + step);
    sum += term;
  }
  return sum;
}

function gammaFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let product = d;
  for (let step = 1; step < maxTerms; step += 1) {
    const numerator = -step * (step - a);
    b += 2;
    d = 1 / awayFromZero(numerator * d + b);
    c = awayFromZero(b + numerator / c);
    product *= d * c;
    if (Math.abs(d * c - 1) < precision) break;
  }
  return product;
}

/** The regularized incomplete beta function. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const scale = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2)
    ? (scale * betaFraction(x, a, b)) / a
    : 1 - (scale * betaFraction(1 - x, b, a)) / b;
}

function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let product = d;
  for (let step = 1; step < maxTerms; step += 1) {
    const even = (step * (b - step) * x) / ((a + 2 * step - 1) * (a + 2 * step));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    product *= d * c;
    const odd = (-(a + step) * (a + b + step) * x) / ((a + 2 * step) * (a + 2 * step + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    product *= d * c;
    if (Math.abs(d * c - 1) < precision) break;
  }
  return product;
}

function awayFromZero(value: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}
