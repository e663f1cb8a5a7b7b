/** Pasted lists are longer by accident. */
const maxQuestions = 20;

/**
 * The questions of a text with several lines, without the signs of a list: "- ", "1. ", "• ". A text of a single line
 * is one question.
 */
export function splitQuestions(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u, "").trim())
    .filter((line) => line !== "")
    .slice(0, maxQuestions);
}
