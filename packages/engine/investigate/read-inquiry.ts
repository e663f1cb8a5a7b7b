import {
  durations,
  inquiryForms,
  lately,
  levels,
  periodBefore,
  qualities,
  verbFigures,
  yearEarlier,
} from "./inquiry-forms.data.ts";

/** What a question about reasons asks for. Its parts are questions that the engine's reader understands. */
export type Inquiry =
  /** Why a figure changed: the figure, with its filters and period. */
  | {
      readonly kind: "change";
      readonly asked: string;
      readonly against: "periodBefore" | "yearBefore";
      /** How it moved, if the question says so. */
      readonly said?: "rise" | "fall";
      /** The question has none of the forms, and asks something: its figure is taken only if it is clear. */
      readonly isGuess?: true;
      /** The question is why it is so low or high, and not why it became so. */
      readonly isLevel?: true;
      /** Figures that are meant rather, if there are such: of payments that are getting later, the share of late ones. */
      readonly rather?: readonly string[];
      /** Figures that are meant if the words alone only count rows: of crossings that are longer, how long they take. */
      readonly quality?: readonly string[];
    }
  /** What a figure depends on. */
  | { readonly kind: "drive"; readonly asked: string }
  /** How two groups differ; without a figure, in the main one. */
  | {
      readonly kind: "compare";
      readonly asked: string | null;
      readonly groups: readonly [string, string];
      /** What both do, whose size is the figure: "stay". */
      readonly act?: string;
    }
  /** How the rows of one thing differ from all others, perhaps in a period that the words for these name. */
  | { readonly kind: "rest"; readonly act: string | null; readonly thing: string; readonly others: string }
  /** What is unusual, in the main figure of the database. */
  | { readonly kind: "unusual"; readonly tail: string; readonly against: "periodBefore" }
  /** What a figure would be without some of its rows, such as those with discounts; without a figure, the main one. */
  | { readonly kind: "without"; readonly asked: string | null; readonly thing: string }
  /** What data cannot answer: something else that did not happen. */
  | { readonly kind: "unknowable" }
  /** Which things have stopped coming; without a name for them, the people. */
  | { readonly kind: "losing"; readonly asked: string | null }
  /** How a figure goes on; the words say how far. */
  | { readonly kind: "forecast"; readonly asked: string };

/** An inquiry, and what was asked further about it: changes of its figure, which the engine's reader understands. */
export interface ContinuedInquiry {
  readonly inquiry: Inquiry;
  readonly further: readonly string[];
}

/** Words that mean the figure before. */
const sameFigure = /^(?:it|they|that|this|these|those)\b\s*/i;

/**
 * Reads a question about reasons with those that continue it. One that asks for reasons itself starts anew, unless it means
 * the same figure: "and why did it fall in March?"
 */
export function readInquiries(question: string, followUps: readonly string[]): ContinuedInquiry {
  return followUps.reduce(continueInquiry, { inquiry: readInquiry(question), further: [] });
}

function continueInquiry({ inquiry, further }: ContinuedInquiry, followUp: string): ContinuedInquiry {
  const own = readForm(normalize(followUp));
  if (own !== null && !("asked" in own && own.asked !== null && sameFigure.test(own.asked))) {
    return { inquiry: own, further: [] };
  }
  const text =
    own !== null && "asked" in own ? (own.asked ?? "").replace(sameFigure, "") : normalize(followUp);
  const isYear = yearEarlier.test(text);
  const rest = text.replace(yearEarlier, "").replace(periodBefore, "").trim();
  const against: Inquiry =
    inquiry.kind === "change" && isYear ? { ...inquiry, against: "yearBefore" } : inquiry;
  return { inquiry: against, further: rest === "" ? further : [...further, rest] };
}

/** Reads a question about reasons; any other question is taken as a figure whose last change is to be explained. */
export function readInquiry(question: string): Inquiry {
  const text = normalize(question);
  const form = readForm(text);
  if (form !== null) return form;
  const compared = /^compare (?<rows>.+)$/i.exec(text)?.groups?.["rows"];
  // Nothing is beside it, so there are no two groups.
  if (compared !== undefined) return { kind: "compare", asked: null, groups: [compared, ""] };
  return asksSomething.test(text) ? { ...changeOf(text), isGuess: true } : changeOf(text);
}

/** What begins so, and has none of the forms, may ask for anything. */
const asksSomething =
  /^(?:what|which|who|whose|whom|where|when|how|is|are|was|were|do|does|did|can|could|should|would|will|has|have|show|list|give|find|count|rank)\b/i;

function normalize(question: string): string {
  return question
    .trim()
    .replaceAll(/\s+/g, " ")
    .replace(/[?.!\s]+$/, "")
    .replace(/^(?:please|so|and|but),? /i, "")
    .replace(/^what's /i, "what is ")
    .replace(/^why's /i, "why is ")
    .replace(/^how come (?:that )?/i, "why ");
}

/** The inquiry of a question that has one of the forms; null for any other. */
function readForm(text: string): Inquiry | null {
  for (const { kind, form } of inquiryForms) {
    const groups = new RegExp(form.source, "i").exec(text)?.groups;
    const isMatch = groups !== undefined || new RegExp(form.source, "i").test(text);
    if (!isMatch) continue;
    const inquiry = inquiryOf(kind, groups ?? {});
    return inquiry.kind === "change" && levels.test(text) ? { ...inquiry, isLevel: true } : inquiry;
  }
  return null;
}

function inquiryOf(
  kind: (typeof inquiryForms)[number]["kind"],
  {
    topic,
    lasting,
    act = lasting === undefined ? undefined : "last",
    subject = act === undefined ? topic : sizeOf(act, topic ?? ""),
    verb,
    tail,
    one,
    other,
    rise,
    fall,
    thing,
    leavers,
    comparative,
    quick,
  }: Readonly<Record<string, string | undefined>>,
): Inquiry {
  const done = verb === undefined ? undefined : verbFigures.find(([form]) => form.test(verb))?.[1];
  const asked = [subject ?? done, tail].filter((part) => part !== undefined).join(" ");
  switch (kind) {
    case "change":
      if (leavers !== undefined) {
        return { ...changeOf(`number of ${leavers} who left ${tail ?? ""}`), said: "rise" };
      }
      if (comparative !== undefined) {
        const when = tail ?? "in the last 3 months";
        const rather = listPositives(comparative).map((one) => `share of ${one} ${topic ?? ""} ${when}`);
        return { ...changeOf(rather[0] ?? ""), rather, isGuess: true };
      }
      return {
        ...(quick === undefined
          ? changeOf(asked)
          : {
              ...changeOf(`${quick} ${tail ?? ""}`),
              rather: [`how long do ${quick} take ${tail ?? ""}`.trim()],
            }),
        ...(act === undefined && qualityOf(rise ?? fall, { rows: subject, tail })),
        ...(rise !== undefined && { said: "rise" as const }),
        ...(fall !== undefined && { said: "fall" as const }),
      };
    case "drive":
      return { kind, asked: withoutArticle(asked) };
    case "compare":
      return {
        kind,
        asked: subject === undefined ? null : withoutArticle(subject),
        groups: [one ?? "", other ?? ""],
        ...(act !== undefined && { act }),
      };
    case "unusual":
      return {
        kind,
        tail: (tail ?? "last month").replace(lately, "in the last 4 weeks"),
        against: "periodBefore",
      };
    case "rest":
      return {
        kind,
        act: act ?? null,
        thing: withoutArticle(thing ?? ""),
        others: other ?? "",
      };
    case "losing":
      return { kind, asked: subject === undefined ? null : withoutArticle(subject) };
    case "without":
      return { kind, asked: asked === "" ? null : withoutArticle(asked), thing: thing ?? "" };
    case "unknowable":
      return { kind };
    case "forecast":
      return { kind, asked: withoutArticle(asked) };
  }
}

function qualityOf(
  how: string | undefined,
  { rows, tail = "" }: Readonly<Record<"rows" | "tail", string | undefined>>,
): { readonly quality?: readonly string[] } {
  const named = qualities.find(({ words }) => how !== undefined && words.test(how));
  if (named === undefined || rows === undefined) return {};
  return { quality: named.figures.map((figure) => `${figure.replace("{rows}", rows)} ${tail}`.trim()) };
}

/** What a comparative may be formed of: "late" of "later", "busy" of "busier". */
function listPositives(comparative: string): readonly string[] {
  return comparative.endsWith("ier")
    ? [`${comparative.slice(0, -3)}y`]
    : [comparative.slice(0, -1), comparative.slice(0, -2)];
}

/** The figure of what is done: how long things take, and how much of something they use. */
export function sizeOf(act: string, topic: string): string {
  return durations.test(act) ? `how long do ${topic} take` : `average ${act} of ${topic}`;
}

function changeOf(asked: string): Extract<Inquiry, { kind: "change" }> {
  const isYear = yearEarlier.test(asked);
  const plain = asked.replace(yearEarlier, "").replace(periodBefore, "");
  return { kind: "change", asked: withoutArticle(plain), against: isYear ? "yearBefore" : "periodBefore" };
}

function withoutArticle(text: string): string {
  return text.trim().replace(/^(?:the|our|my) /i, "");
}
