import type {
  InvestigationReport,
  InvestigationResult,
  InvestigationStep,
  ReportFinding,
  ReportSentence,
} from "@askery/model";
import { Search, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { useOwnWriting } from "../../shared/database/use-own-writing.ts";
import { ResultPicture } from "../../shared/answer/result-picture.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import { listStepLinks, maxTogether } from "./step-links.ts";

interface ReportCardProps {
  readonly report: InvestigationReport;
  readonly steps: readonly InvestigationStep[];
  /** The result whose chart belongs to the answer. */
  readonly picture: InvestigationResult | null;
  readonly databaseId: string;
  readonly locale: string;
  readonly lookCloser: (finding: ReportFinding) => void;
}

/** Whether a finding is about some rows that can be looked at alone, or a question of its own. */
export function canLookCloser({ part = [], question }: ReportFinding): boolean {
  return part.length > 0 || question !== undefined;
}

/** The report: the answer first, causes by size, what was found to be nothing, and what to know. */
export function ReportCard({ report, steps, picture, databaseId, locale, lookCloser }: ReportCardProps) {
  const { answer, findingsTitle = "What explains it", findings, nothing, caveats } = report;
  const [first, ...others] = answer;
  return (
    <Card aria-label="Report" className="flex animate-appear flex-col">
      <div className="flex flex-col gap-2 p-4 md:p-5">
        {first !== undefined && (
          <p className="text-18 text-pretty text-text">
            <Linked sentence={first} steps={steps} />
          </p>
        )}
        {others.map((sentence) => (
          <p key={sentence.text} className="text-14 text-pretty text-text-2">
            <Linked {...{ sentence, steps }} />
          </p>
        ))}
      </div>
      {picture !== null && <ResultPicture result={picture} {...{ databaseId, locale }} />}
      {findings.length > 0 && (
        <Part title={findingsTitle}>
          <ol className="flex flex-col gap-4">
            {findings.map((finding) => (
              <Finding key={finding.text} {...{ finding, steps, lookCloser }} />
            ))}
          </ol>
        </Part>
      )}
      {nothing.length > 0 && (
        <Part title="Checked, and found nothing">
          {nothing.map((sentence) => (
            <p key={sentence.text} className="text-13 text-pretty text-text-2">
              <Linked {...{ sentence, steps }} />
            </p>
          ))}
        </Part>
      )}
      {caveats.length > 0 && (
        <Part title="Before you rely on it">
          <ul className="flex list-disc flex-col gap-1 ps-4 text-13 text-pretty text-text-2">
            {caveats.map((caveat) => (
              <li key={caveat}>{caveat}</li>
            ))}
          </ul>
        </Part>
      )}
    </Card>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2.5 border-t border-line px-4 py-4 md:px-5">
      <h3 className="text-13 font-semibold text-text">{title}</h3>
      {children}
    </div>
  );
}

function Finding({
  finding,
  steps,
  lookCloser,
}: Pick<ReportCardProps, "steps" | "lookCloser"> & { readonly finding: ReportFinding }) {
  const Icon = finding.isUp ? TrendingUp : TrendingDown;
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 flex-none text-text-3">
        <Icon className="size-4!" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-14 text-pretty text-text">
          <Linked sentence={finding} steps={steps} />
        </p>
        <div aria-hidden className="mt-1.5 h-1 max-w-80 overflow-hidden rounded-full bg-hover">
          <div
            className="h-full rounded-full bg-accent"
            style={{ width: `${Math.max(2, finding.size * 100)}%` }}
          />
        </div>
        {finding.details.map((detail) => (
          <p key={detail.text} className="mt-1.5 text-13 text-pretty text-text-2">
            <Linked sentence={detail} steps={steps} />
          </p>
        ))}
        {canLookCloser(finding) && (
          <div className="mt-1 -ms-2">
            <Button kind="ghost" size="sm" icon={Search} onClick={() => lookCloser(finding)}>
              Look closer
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

/** A sentence, and links to the steps that it rests on, by their numbers in the plan. */
function Linked({
  sentence: { text, evidence },
  steps,
}: {
  readonly sentence: ReportSentence;
  readonly steps: readonly InvestigationStep[];
}) {
  // In the order of the plan: queries finish in another one each time.
  const numbered = steps.flatMap(({ id, title }, index) =>
    evidence.includes(id) ? [{ number: index + 1, title }] : [],
  );
  const links = listStepLinks(numbered);
  const write = useOwnWriting();
  return (
    <>
      {write(text)}
      <span className={joinClasses(links.length <= maxTogether && "whitespace-nowrap")}>
        {links.map(({ number, shown, label }) => (
          <a
            key={number}
            href={`#step-${number}`}
            aria-label={label}
            className="figures tap ms-1 inline-block rounded-1 bg-accent-soft px-1 align-[2px] text-11 leading-4 font-medium text-accent-text hover:underline"
          >
            {shown}
          </a>
        ))}
      </span>
    </>
  );
}
