import type { Mode } from "@askery/api";
import { QuestionLink } from "../../shared/question/question-link.tsx";

interface QuestionsToTryProps {
  readonly mode: Mode;
  readonly questions: readonly string[];
}

/** Questions that this database can answer, as links that ask them. Nothing without questions. */
export function QuestionsToTry({ mode, questions }: QuestionsToTryProps) {
  if (questions.length === 0) return null;
  return (
    <section className="mt-10">
      <h3 className="mb-1 text-12 font-medium text-text-3">Questions to try</h3>
      <ul className="grid grid-cols-2 gap-x-6 page-narrow:grid-cols-1">
        {questions.map((question) => (
          <li key={question}>
            <QuestionLink mode={mode} question={question} />
          </li>
        ))}
      </ul>
    </section>
  );
}
