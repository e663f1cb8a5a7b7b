import type { getReportRun, ResultOf } from "@askery/api";
import type { ReportChanges, ReportSentence } from "@askery/model";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { countOf } from "../../../shared/wording/count-of.ts";
import { Card } from "../../../ui/card.tsx";

type Compared = NonNullable<ResultOf<typeof getReportRun>["compared"]>;

/** What changed since an earlier run: figures side by side, and findings that came, went or differ. */
export function ChangesCard({ compared: { with: earlier, changes } }: { readonly compared: Compared }) {
  const now = useNow();
  const { figures, came, went, changed, sameCount } = changes;
  const isSame = came.length + went.length + changed.length === 0;
  const hasSameFigures = figures.every(({ before, after }) => before?.value === after?.value);
  return (
    <Card aria-label="What changed" className="flex flex-col gap-3 p-4 md:p-5">
      <div>
        <h3 className="text-14 font-semibold text-text">What changed</h3>
        <p className="mt-0.5 text-13 text-text-3">
          Compared with the run of {describeWhen(earlier.ranAtMs, now)}
        </p>
      </div>
      {figures.length > 0 && <Figures figures={figures} />}
      <Sentences title="New findings" sentences={came} />
      <Sentences title="No longer found" sentences={went} />
      {changed.length > 0 && (
        <section className="flex flex-col gap-2">
          <h4 className="text-13 font-semibold text-text">Found again, with other figures</h4>
          <ul className="flex flex-col gap-2">
            {changed.map(({ before, after }) => (
              <li key={after.text} className="text-13 text-pretty">
                <p className="text-text-2">{after.text}</p>
                <p className="text-text-3">Before: {before.text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isSame && (
        <p className="text-13 text-text-2">
          {hasSameFigures ? "Nothing changed." : "The findings are the same as before."}
        </p>
      )}
      {!isSame && sameCount > 0 && (
        <p className="text-13 text-text-3">{countOf(sameCount, "finding")} did not change.</p>
      )}
    </Card>
  );
}

function Figures({ figures }: Pick<ReportChanges, "figures">) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-13">
        <thead>
          <tr className="text-start text-12 text-text-3">
            <th className="py-1.5 pe-4 text-start font-medium">Figure</th>
            <th className="py-1.5 pe-4 text-end font-medium">Run before</th>
            <th className="py-1.5 pe-4 text-end font-medium">This run</th>
            <th className="py-1.5 text-end font-medium">Change</th>
          </tr>
        </thead>
        <tbody className="figures">
          {figures.map(({ id, before, after, change }) => (
            <tr key={id} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pe-4 text-start font-normal text-text-2">
                {after?.label ?? before?.label}
                {before !== null && after !== null && before.label !== after.label && (
                  <span className="block text-12 text-text-3">before: {before.label}</span>
                )}
              </th>
              <td className="py-1.5 pe-4 text-end text-text-2">{before?.text ?? "–"}</td>
              <td className="py-1.5 pe-4 text-end text-text">{after?.text ?? "–"}</td>
              <td className="py-1.5 text-end text-text-2">{change ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sentences({
  title,
  sentences,
}: {
  readonly title: string;
  readonly sentences: readonly ReportSentence[];
}) {
  if (sentences.length === 0) return null;
  return (
    <section className="flex flex-col gap-1.5">
      <h4 className="text-13 font-semibold text-text">{title}</h4>
      <ul className="flex list-disc flex-col gap-1 ps-4 text-13 text-pretty text-text-2">
        {sentences.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
