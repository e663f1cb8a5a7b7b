import { longestQuestion } from "@askery/api";
import { splitQuestions } from "./split-questions.ts";
import { writeCount } from "../wording/own-formats.ts";

/** Returns why a text can't be asked, and what to do; null if it can. Each of its lines is a question. */
export function findQuestionFault(text: string): string | null {
  const length = Math.max(0, ...splitQuestions(text).map((question) => question.length));
  if (length === 0) return "Type a question.";
  if (length <= longestQuestion) return null;
  const over = length - longestQuestion;
  return `Keep the question under ${write(longestQuestion)} characters: it is ${write(over)} too long.`;
}

function write(count: number): string {
  return writeCount(count);
}
