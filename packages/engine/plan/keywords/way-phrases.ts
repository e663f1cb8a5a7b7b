const low = ["low", "lowest", "small", "smallest", "least", "fewest"];
const high = ["high", "highest", "large", "largest", "big", "biggest", "most", "greatest"];

/** "Smallest to largest", "from low to high", "from the least to the most". */
export const upwardPhrases: readonly string[] = wayPhrases(low, high);

/** "Largest to smallest", "from high to low". */
export const downwardPhrases: readonly string[] = wayPhrases(high, low);

function wayPhrases(from: readonly string[], to: readonly string[]): readonly string[] {
  return from.flatMap((start) =>
    to.flatMap((end) => [`${start} to ${end}`, `from ${start} to ${end}`, `from the ${start} to the ${end}`]),
  );
}
