import { getChoiceFigure } from "@askery/api";
import type { Choice } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";

interface ChoiceListProps {
  readonly turnId: string;
  readonly title: string;
  readonly choices: readonly Choice[];
  /** Whether to compute their figures. */
  readonly hasFigures: boolean;
  /** Asks again with a choice. */
  readonly onChoose: (choice: Choice) => void;
}

/** Other ways to understand a question, each by what is different and, once it is computed, its figure. */
export function ChoiceList({ title, ...rest }: ChoiceListProps) {
  if (rest.choices.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 text-12 font-medium text-text-3">{title}</h3>
      <ul aria-label={title} className="border-t border-line">
        <ChoiceRows {...rest} />
      </ul>
    </div>
  );
}

/** Each figure waits for the one before. Leaving the page stops its query. */
function ChoiceRows({ turnId, choices, hasFigures, onChoose }: Omit<ChoiceListProps, "title">) {
  const [choice, ...others] = choices;
  const figure = useQuery({
    ...endpointQuery(getChoiceFigure, { params: { turnId }, query: { choice: choice ? idOf(choice) : "" } }),
    enabled: hasFigures && choice !== undefined,
    retry: false,
    staleTime: Infinity,
  });
  if (choice === undefined) return null;
  return (
    <>
      <li className="border-b border-line last:border-0">
        <button
          type="button"
          title={choice.restatement}
          className="flex min-h-[34px] w-full flex-wrap items-baseline gap-x-4 py-1.5 text-start text-13 text-text transition-colors hover:text-accent-text max-md:min-h-tap max-md:text-14"
          onClick={() => onChoose(choice)}
        >
          <span className="min-w-0 flex-1 basis-48 wrap-anywhere first-letter:uppercase">
            {choice.difference}
          </span>
          <span className="figures max-w-full wrap-anywhere text-text-2">{figure.data?.text}</span>
        </button>
      </li>
      {others.length > 0 && (
        <ChoiceRows
          turnId={turnId}
          choices={others}
          hasFigures={hasFigures && figure.isFetched}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

/** What names a choice when the question is asked again. */
export function idOf({ id, restatement }: Choice): string {
  return id ?? restatement;
}
