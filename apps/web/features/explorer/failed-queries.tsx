import type { FailedFinding } from "@askery/model";

/** The queries that failed while the others went on. */
export function FailedQueries({ failed }: { readonly failed: readonly FailedFinding[] }) {
  return (
    <details className="rounded-4 bg-surface px-4 py-3 text-13 text-text-2 shadow-2">
      <summary className="cursor-pointer font-medium text-text">
        {failed.length === 1 ? "1 query" : `${failed.length} queries`} failed
      </summary>
      <ul className="mt-2 flex flex-col gap-2">
        {failed.map(({ id, words, message, fix }) => (
          <li key={id}>
            <span className="font-medium text-text">{words}</span>: {message} {fix}
          </li>
        ))}
      </ul>
    </details>
  );
}
