import { inquiryForms, periodBefore, yearEarlier } from "./inquiry-forms.data.ts";

/** What a question about reasons asks for. Its parts are questions that the engine's reader understands. */
export type Inquiry =
  /** Why a figure changed: the figure, with its filters and period. */
  | { readonly kind: "change"; readonly asked: string; readonly against: "periodBefore" | "yearBefore" }
  /** What a figure depends on. */
  | { readonly kind: "drive"; readonly asked: string }
  /** How two groups differ; without a figure, in the main one. */
  | { readonly kind: "compare"; readonly asked: string | null; readonly groups: readonly [string, string] }
  /** What is unusual, in the main figure of the database. */
  | { readonly kind: "unusual"; readonly tail: string; readonly against: "periodBefore" }
  /** What data cannot answer: something that did not happen. */
  | { readonly kind: "unknowable" }
  /** How a figure goes on; the words say how far. */
  | { readonly kind: "forecast"; readonly asked: string };

/** Reads a question about reasons; any other question is taken as a figure whose last change is to be explained. */
export function readInquiry(question: string): Inquiry {
  const text = question
    .trim()
    .replaceAll(/\s+/g, " ")
    .replace(/[?.!\s]+$/, "")
    .replace(/^(?:please|so|and|but),? /i, "");
  const expanded = text.replace(/^what's /i, "what is ").replace(/^why's /i, "why is ");
  for (const { kind, form } of inquiryForms) {
    const groups = new RegExp(form.source, "i").exec(expanded)?.groups;
    const isMatch = groups !== undefined || new RegExp(form.source, "i").test(expanded);
    if (isMatch) return inquiryOf(kind, groups ?? {});
  }
  return changeOf(expanded);
}

function inquiryOf(
  kind: (typeof inquiryForms)[number]["kind"],
  { subject, tail, one, other }: Readonly<Record<string, string | undefined>>,
): Inquiry {
  const asked = [subject, tail].filter((part) => part !== undefined).join(" ");
  switch (kind) {
    case "change":
      return changeOf(asked);
    case "drive":
      return { kind, asked: withoutArticle(asked) };
    case "compare":
      return {
        kind,
        asked: subject === undefined ? null : withoutArticle(subject),
        groups: [one ?? "", other ?? ""],
      };
    case "unusual":
      return { kind, tail: tail ?? "last month", against: "periodBefore" };
    case "unknowable":
      return { kind };
    case "forecast":
      return { kind, asked: withoutArticle(asked) };
  }
}

function changeOf(asked: string): Inquiry {
  const isYear = yearEarlier.test(asked);
  const plain = asked.replace(yearEarlier, "").replace(periodBefore, "");
  return { kind: "change", asked: withoutArticle(plain), against: isYear ? "yearBefore" : "periodBefore" };
}

function withoutArticle(text: string): string {
  return text.trim().replace(/^(?:the|our|my) /i, "");
}
