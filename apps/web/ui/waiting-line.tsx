import { Late } from "./late.tsx";
import { Spinner } from "./spinner.tsx";

/** What is being loaded, in words, for a page or list. Renders nothing for the first 300 ms. */
export function WaitingLine({ children }: { readonly children: string }) {
  return (
    <output className="block min-h-row">
      <Late>
        <span className="flex animate-appear items-center gap-2.5 p-4 text-13 text-text-2">
          <span className="text-accent-text">
            <Spinner />
          </span>
          {children}
        </span>
      </Late>
    </output>
  );
}
