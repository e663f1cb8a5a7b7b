import { longestQuestion } from "@askery/api";

/** Returns why a text can't be asked, and what to do; null if it can. */
export function findQuestionFault(text: string): string | null {
  const { length } = text.trim();
  if (length === 0) return "Type a question.";
  if (length <= longestQuestion) return null;
  const over = length - longestQuestion;
  return `Keep the question under ${write(longestQuestion)} characters: it is ${write(over)} too long.`;
}

function write(count: number): string {
  return count.toLocaleString("en-US");
}
