import type { CompareOperator } from "@askery/model";
import { metricMessages } from "../messages/catalog-messages.ts";

/** A problem of a metric's text, for its author. */
export class MetricError extends Error {
  override readonly name = "MetricError";
}

interface Token {
  readonly kind: "name" | "quoted" | "number" | "text" | "sign" | "end";
  readonly text: string;
}

const pattern =
  /\s*(?:(?<name>[\p{L}_][\p{L}\p{N}_$]*)|"(?<double>(?:[^"]|"")+)"|`(?<tick>[^`]+)`|\[(?<bracket>[^\]]+)\]|(?<number>\d+(?:\.\d+)?|\.\d+)|'(?<text>(?:[^']|'')*)'|(?<sign><>|!=|<=|>=|[-+*/().,<>=]))/uy;

const operators: ReadonlyMap<string, CompareOperator> = new Map([
  ["=", "="],
  ["<>", "!="],
  ["!=", "!="],
  ["<", "<"],
  ["<=", "<="],
  [">", ">"],
  [">=", ">="],
]);

/** The maximum depth of nested parentheses. */
const deepest = 50;

/** @throws MetricError for a character that has no meaning here */
export function splitMetric(text: string): MetricTokens {
  return new MetricTokens(splitTokens(text));
}

/** A cursor over the tokens of a metric's SQL. */
export class MetricTokens {
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  take(sign: string): boolean {
    return this.#takeIf(({ kind, text }) => kind === "sign" && text === sign) !== null;
  }

  /** Consumes a keyword, ignoring case. */
  takeWord(word: string): boolean {
    return this.#takeIf(({ kind, text }) => kind === "name" && text.toLowerCase() === word) !== null;
  }

  /** Whether a keyword is next. */
  startsWith(word: string): boolean {
    const token = this.#tokens[this.#at];
    return token?.kind === "name" && token.text.toLowerCase() === word;
  }

  /** Runs `read` on the next tokens. If it fails with a `MetricError`, returns null and consumes none. */
  attempt<Result>(read: () => Result): Result | null {
    const [at, depth] = [this.#at, this.#depth];
    try {
      return read();
    } catch (problem) {
      if (!(problem instanceof MetricError)) throw problem;
      [this.#at, this.#depth] = [at, depth];
      return null;
    }
  }

  takeNumber(): string | null {
    const taken = this.#takeIf(({ kind }) => kind === "number")?.text ?? null;
    return taken?.startsWith(".") ? `0${taken}` : taken;
  }

  takeText(): string | null {
    return this.#takeIf(({ kind }) => kind === "text")?.text ?? null;
  }

  takeOperator(): CompareOperator | null {
    for (const [sign, operator] of operators) if (this.take(sign)) return operator;
    return null;
  }

  expect(sign: string): void {
    if (!this.take(sign)) throw this.unexpected(`“${sign}”`);
  }

  expectWord(word: string): void {
    if (!this.takeWord(word)) throw this.unexpected(`“${word}”`);
  }

  expectName(): { readonly text: string; readonly isQuoted: boolean } {
    const token = this.#takeIf(({ kind }) => kind === "name" || kind === "quoted");
    if (token === null) throw this.unexpected("a column, a number or an aggregate");
    return { text: token.text, isQuoted: token.kind === "quoted" };
  }

  expectEnd(): void {
    if (this.#next().kind !== "end") throw this.unexpected("the end");
  }

  unexpected(wanted: string): MetricError {
    const { kind, text } = this.#next();
    return new MetricError(
      kind === "end" ? metricMessages.endsTooSoon(wanted) : metricMessages.unexpected(wanted, text),
    );
  }

  /** @throws MetricError if parentheses are nested too deep */
  nested<Result>(read: () => Result): Result {
    this.#depth++;
    if (this.#depth > deepest) throw new MetricError(metricMessages.tooDeep);
    const result = read();
    this.#depth--;
    return result;
  }

  #takeIf(isWanted: (token: Token) => boolean): Token | null {
    const token = this.#next();
    if (!isWanted(token)) return null;
    this.#at++;
    return token;
  }

  #next(): Token {
    return this.#tokens[this.#at] ?? { kind: "end", text: "" };
  }
}

function splitTokens(text: string): readonly Token[] {
  const trimmed = text.trimEnd();
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < trimmed.length) {
    const start = pattern.lastIndex;
    const found = pattern.exec(trimmed)?.groups;
    if (found === undefined) {
      throw new MetricError(metricMessages.unknownCharacter(trimmed.slice(start).trim().slice(0, 1)));
    }
    tokens.push(toToken(found));
  }
  return tokens;
}

function toToken(found: Readonly<Record<string, string | undefined>>): Token {
  const { name, double, tick, bracket, number, text, sign = "" } = found;
  if (name !== undefined) return { kind: "name", text: name };
  const quoted = double?.replaceAll('""', '"') ?? tick ?? bracket;
  if (quoted !== undefined) return { kind: "quoted", text: quoted };
  if (number !== undefined) return { kind: "number", text: number };
  if (text !== undefined) return { kind: "text", text: text.replaceAll("''", "'") };
  return { kind: "sign", text: sign };
}
