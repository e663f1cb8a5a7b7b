/** "three", "twelve", "13", "1,300": words up to twelve, digits beyond. */
export function countWord(count: number): string {
  return words[count] ?? count.toLocaleString("en-US");
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
