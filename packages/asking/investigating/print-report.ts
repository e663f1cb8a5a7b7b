import type { InvestigationReport } from "@askery/model";

/** A report as one text: the answer, the findings by number, what was found to be nothing, and what to know. */
export function printReport({ answer, findings, nothing, caveats }: InvestigationReport): string {
  const texts = [
    ...answer.map(({ text }) => text),
    ...findings.map(({ text, details }, index) =>
      [`(${index + 1}) ${text}`, ...details.map((detail) => detail.text)].join(" "),
    ),
    ...(nothing.length === 0
      ? []
      : [`Checked, and found nothing: ${nothing.map(({ text }) => text).join(" ")}`]),
    ...caveats,
  ];
  return texts.join(" ");
}
