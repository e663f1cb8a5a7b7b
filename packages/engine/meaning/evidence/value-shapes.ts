import { countries, regions } from "../places.data.ts";
import { isAccountNumber, isCredential } from "./secret-shapes.ts";
import { currencyCodes, stateWords } from "../meaning-words.data.ts";
import type { ColumnSign } from "@askery/model";

/** The signs in the values of a text column, each with its description. */
export function findValueShapes(values: readonly string[]): readonly (readonly [ColumnSign, string])[] {
  const sample = values.filter((value) => value !== "").slice(0, sampledValues);
  if (sample.length === 0) return [];
  const found: (readonly [ColumnSign, string])[] = [];
  for (const { sign, pattern, report, share } of patterns) {
    if (isMost(sample, (value) => pattern.test(value), share)) found.push([sign, report]);
  }
  if (isMost(sample, isCredential, secretShare)) {
    found.push(["credentials", "its values look like hashed passwords, tokens or keys"]);
  }
  if (isMost(sample, isAccountNumber, secretShare)) {
    found.push(["account-numbers", "its values look like card or bank account numbers"]);
  }
  const words = sample.map((value) => value.toLowerCase());
  if (words.every((word) => yesOrNo.has(word)) && words.length <= 2) {
    found.push(["yes-no", "it says yes or no"]);
  }
  if (sample.every((value) => currencies.has(value))) {
    found.push(["currency-codes", "its values are currencies"]);
  } else if (isMost(sample, (value) => places.has(value), placeShare)) {
    found.push(["places", "its values are places"]);
  }
  if (sample.length <= maxStates && isMost(words, holdsState, stateShare)) {
    found.push([
      "states",
      `its values are states such as “${sample.find((value) => holdsState(value.toLowerCase())) ?? ""}”`,
    ]);
  }
  const meanLength = sample.reduce((sum, value) => sum + value.length, 0) / sample.length;
  if (meanLength >= proseLength) found.push(["prose", "its values are long"]);
  return found;
}

const sampledValues = 40;
const proseLength = 36;
const maxStates = 20;
const stateShare = 0.4;
const placeShare = 0.7;
const secretShare = 0.6;

const patterns: readonly {
  readonly sign: ColumnSign;
  readonly pattern: RegExp;
  readonly share: number;
  readonly report: string;
}[] = [
  {
    sign: "emails",
    pattern: /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i,
    share: 0.8,
    report: "its values are e-mail addresses",
  },
  {
    sign: "web-addresses",
    pattern: /^(?:https?:\/\/|www\.)\S+$/i,
    share: 0.8,
    report: "its values are web addresses",
  },
  {
    sign: "phones",
    pattern: /^(?:\+|\(|0)[\d\s().\-/+]{6,}$/,
    share: 0.8,
    report: "its values look like phone numbers",
  },
  {
    sign: "hashes",
    pattern: /^(?:\$2[aby]\$|\$argon2|[a-f\d]{32}$|[a-f\d]{40}$|[a-f\d]{64}$|[a-f\d]{128}$)/i,
    share: 0.9,
    report: "its values look like hashes",
  },
  {
    sign: "marks",
    pattern: /^(?=.*\d)[\p{L}\d][\p{L}\d./_#-]*$/u,
    share: 0.8,
    report: "its values are marks of letters and digits",
  },
  {
    sign: "letters",
    pattern: /^\p{Lu}[\p{L}'’.&\- ]+$/u,
    share: 0.8,
    report: "its values are written like names",
  },
];

function isMost(values: readonly string[], test: (value: string) => boolean, share: number): boolean {
  const all = values.length;
  return values.filter(test).length >= all * share;
}

function holdsState(value: string): boolean {
  return value.split(/[^\p{L}]+/u).some((word) => states.has(word));
}

const yesOrNo: ReadonlySet<string> = new Set(["y", "n", "yes", "no", "t", "f", "true", "false"]);
const states: ReadonlySet<string> = new Set(stateWords);
const currencies: ReadonlySet<string> = new Set(currencyCodes);
const places: ReadonlySet<string> = new Set(
  [...countries, ...regions].flatMap((line) => {
    const [name = "", codes = "", others = "", people = ""] = line.split(";");
    return [name, ...codes.split(" "), ...others.split(","), ...people.split(",")].filter(
      (text) => text !== "",
    );
  }),
);
