import { Link } from "@tanstack/react-router";
import { Trail } from "../../shared/page/trail.tsx";
import { describePart } from "../../shared/wording/describe-part.ts";
import { printInquiryAddress, type Inquiry } from "../../shared/address/investigation-address.ts";

/** How people got to a report: the question, what continued it and the part that is looked at. Each leads back. */
export function InquiryTrail({ inquiry }: { readonly inquiry: Inquiry }) {
  const steps = listSteps(inquiry);
  if (steps.length === 1) return null;
  return (
    <Trail
      words={steps.map(({ words }) => words)}
      renderLink={(index, className) => {
        const step = steps[index];
        return (
          step && (
            <Link to="/ask/quantum" search={printInquiryAddress(step.inquiry)} className={className}>
              {step.words}
            </Link>
          )
        );
      }}
    />
  );
}

interface TrailStep {
  readonly words: string;
  readonly inquiry: Inquiry;
}

function listSteps({ question, followUps, within }: Inquiry): readonly TrailStep[] {
  const parts = within.map((filter, index): TrailStep => ({
    words: describePart(filter),
    inquiry: { question, followUps: [], within: within.slice(0, index + 1) },
  }));
  const further = followUps.map((words, index): TrailStep => ({
    words,
    inquiry: { question, followUps: followUps.slice(0, index + 1), within },
  }));
  return [{ words: question, inquiry: { question, followUps: [], within: [] } }, ...parts, ...further];
}
