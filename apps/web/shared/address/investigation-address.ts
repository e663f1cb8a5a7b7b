import { isSameColumn, type ExploredFilter, type Investigation } from "@askery/model";
import { printFilters, readFilters } from "./filters-address.ts";
import { readJson } from "./read-json.ts";

/** The query of an address that names an investigation: the question, what continued it, and the part that is looked at. */
export interface InvestigationSearch {
  readonly q?: string;
  readonly further?: string;
  readonly in?: string;
  readonly run?: "1";
}

/** What is investigated, without the steps that are left out. */
export type Inquiry = Required<Omit<Investigation, "without" | "added">>;

const maxFollowUps = 10;

/** The inquiry that an address names; null if it names none. Parts that can't be read are left out. */
export function readInquiryAddress({ q, further, in: part }: InvestigationSearch): Inquiry | null {
  if (q === undefined) return null;
  return { question: q, followUps: readTexts(further).slice(0, maxFollowUps), within: readFilters(part) };
}

/** The query of the address of an inquiry that runs at once. */
export function printInquiryAddress({ question, followUps, within }: Inquiry): InvestigationSearch {
  return {
    q: question,
    ...(followUps.length > 0 && { further: JSON.stringify(followUps) }),
    ...(within.length > 0 && { in: printFilters(within) }),
    run: "1",
  };
}

/** An inquiry into a part of what was looked at: its values replace those of the same columns. */
export function lookWithin(inquiry: Inquiry, part: readonly ExploredFilter[]): Inquiry {
  const others = inquiry.within.filter((one) => !part.some((column) => isSameColumn(column, one)));
  return { ...inquiry, within: [...others, ...part] };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

function readTexts(text: string | undefined): readonly string[] {
  const read = readJson(text ?? "");
  return Array.isArray(read) ? read.filter(isText) : [];
}
