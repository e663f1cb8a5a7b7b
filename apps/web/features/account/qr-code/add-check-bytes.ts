import { blocksOf, byteCountOf } from "./versions.ts";

/** Splits data into blocks, adds Reed–Solomon check bytes to each, and interleaves them. */
export function addCheckBytes(data: readonly number[], version: number): readonly number[] {
  const { checkBytes, count } = blocksOf(version);
  const shortLength = Math.floor(byteCountOf(version) / count) - checkBytes;
  const longCount = byteCountOf(version) % count;
  const generator = generatorOf(checkBytes);
  let start = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const length = shortLength + (index < count - longCount ? 0 : 1);
    const block = data.slice(start, start + length);
    start += length;
    return block;
  });
  const checks = blocks.map((block) => remainderOf(block, generator));
  return [...interleave(blocks), ...interleave(checks)];
}

function interleave(blocks: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block[index] ?? [])).flat();
}

/** The product of (x − 2^i), highest power first, without its leading 1. */
function generatorOf(degree: number): readonly number[] {
  let factors: readonly number[] = [1];
  let root = 1;
  for (let index = 0; index < degree; index++) {
    const by = root;
    const scaled = factors.map((factor) => multiply(factor, by));
    factors = [...factors, 0].map((factor, power) => factor ^ (scaled[power - 1] ?? 0));
    root = multiply(root, 2);
  }
  return factors.slice(1);
}

function remainderOf(block: readonly number[], generator: readonly number[]): readonly number[] {
  return block.reduce<readonly number[]>(
    ([first = 0, ...rest], byte) => {
      const factor = byte ^ first;
      return generator.map((part, index) => (rest[index] ?? 0) ^ multiply(part, factor));
    },
    generator.map(() => 0),
  );
}

/** The product in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}
