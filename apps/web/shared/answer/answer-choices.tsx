import type { Choice } from "@askery/model";

interface AnswerChoicesProps {
  readonly choices: readonly Choice[];
  readonly onChoose: (choice: Choice) => void;
}

/** Other ways to understand the question, each by its difference from the answer. Picking one asks again. */
export function AnswerChoices({ choices, onChoose }: AnswerChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1.5">
      <h3 className="text-13 text-text-2">Or did you mean:</h3>
      <ul className="contents">
        {choices.map((choice) => (
          <li key={choice.restatement} className="min-w-0">
            <button
              type="button"
              title={choice.restatement}
              className="inline-flex min-h-md max-w-full items-center rounded-full px-3 py-1 text-start text-13 text-text inset-ring inset-ring-line-strong transition-colors hover:bg-hover active:bg-press max-md:min-h-tap max-md:text-14"
              onClick={() => onChoose(choice)}
            >
              <span className="wrap-anywhere first-letter:uppercase">{choice.difference}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
