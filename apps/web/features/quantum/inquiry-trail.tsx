import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { printInquiryAddress, type Inquiry } from "./investigation-address.ts";

/** How people got to a report: the question, what continued it and the part that is looked at. Each leads back. */
export function InquiryTrail({ inquiry }: { readonly inquiry: Inquiry }) {
  const steps = listSteps(inquiry);
  if (steps.length === 1) return null;
  return (
    <nav aria-label="Trail" className="-mx-1 overflow-x-auto px-1">
      <ol className="flex items-center gap-0.5 text-13 whitespace-nowrap">
        {steps.map(({ words, inquiry: before }, index) => (
          <li key={index} className="flex items-center gap-0.5">
            {index > 0 && <ChevronRight aria-hidden className="size-3.5! text-text-3" />}
            {index === steps.length - 1 ? (
              <span
                aria-current="step"
                className="rounded-2 bg-accent-soft px-2 py-1 font-medium text-accent-text"
              >
                {words}
              </span>
            ) : (
              <Link
                to="/ask/quantum"
                search={printInquiryAddress(before)}
                className="tap rounded-2 px-2 py-1 text-text-2 hover:bg-hover hover:text-text"
              >
                {words}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface TrailStep {
  readonly words: string;
  readonly inquiry: Inquiry;
}

function listSteps({ question, followUps, within }: Inquiry): readonly TrailStep[] {
  const parts = within.map((filter, index): TrailStep => ({
    words: `${filter.column.replaceAll("_", " ")}: ${filter.value ?? "no value"}`,
    inquiry: { question, followUps: [], within: within.slice(0, index + 1) },
  }));
  const further = followUps.map((words, index): TrailStep => ({
    words,
    inquiry: { question, followUps: followUps.slice(0, index + 1), within },
  }));
  return [{ words: question, inquiry: { question, followUps: [], within: [] } }, ...parts, ...further];
}
