/** "three", "twelve", "13": words up to twelve, figures beyond. */
export function countWord(count: number): string {
  return words[count] ?? String(count);
}

const words = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
