/**
 * Whether this device has no font for some letters of a text. Missing letters are all drawn alike, so a letter is missing
 * if the next one in Unicode looks the same.
 */
export function lacksLetters(text: string, fontFamily: string): boolean {
  const canvas = document.createElement("canvas");
  canvas.width = sizePx;
  canvas.height = sizePx;
  const context = canvas.getContext("2d");
  if (context === null) return false;
  context.font = `${sizePx / 2}px ${fontFamily}`;
  const draw = (letter: string) => {
    context.clearRect(0, 0, sizePx, sizePx);
    context.fillText(letter, sizePx / 4, (sizePx * 3) / 4);
    return canvas.toDataURL();
  };
  const letters = new Set(text.match(otherLetters));
  return [...letters].some((letter) => draw(letter) === draw(nextLetter(letter)));
}

const sizePx = 32;

/** Letters outside the Latin script, which the product's font has, and pictographs. */
const otherLetters = /(?!\p{Script=Latin})[\p{L}\p{Extended_Pictographic}]/gu;

function nextLetter(letter: string): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
}
