import { longestQuestion } from "@askery/api";

/** Why a text can't be asked as it is, and what to do about it; null where it can. */
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
