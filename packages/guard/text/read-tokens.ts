import type { Span } from "@askery/model";
import type { GuardProblem } from "../guard-verdict.ts";
import {
  describeCharacter,
  describeComment,
  describeOddNumber,
  describeUnclearComment,
  describeUnclosed,
} from "../problems.ts";
import type { LexicalRules } from "./lexical-rules.ts";

export type TokenKind = "word" | "name" | "text" | "number" | "symbol";

/** A piece of SQL text. A `word` is bare, a `name` is quoted; white space and comments are not tokens. */
export interface Token extends Span {
  readonly kind: TokenKind;
  /** Words in lower case, names without their quotes, everything else as written. */
  readonly value: string;
}

/**
 * Splits SQL into tokens as the database does. Returns a problem if databases, or their settings, would differ.
 *
 * @param text without U+0000
 */
export function readTokens(text: string, rules: LexicalRules): readonly Token[] | GuardProblem {
  const reader = new TokenReader(text, rules);
  return reader.readAll() ?? reader.tokens;
}

const space = /[ \t\n\r\f\v]/u;
const wordStart = /[\p{L}_]/u;
const word = /[\p{L}\p{M}\p{N}_$]+/uy;
const number =
  /(?:0[xX][0-9a-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|[0-9][0-9_]*(?:\.[0-9]*)?(?:[eE][+-]?[0-9]+)?)/uy;
const dollarTag = /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy;
const asciiSymbol = /[!-/:-@[-^`{-~]/u;

/** The reader's position in the text. */
class TokenReader {
  readonly tokens: Token[] = [];
  readonly #text: string;
  readonly #rules: LexicalRules;
  #at = 0;

  constructor(text: string, rules: LexicalRules) {
    this.#text = text;
    this.#rules = rules;
  }

  readAll(): GuardProblem | null {
    while (this.#at < this.#text.length) {
      const problem = this.#readNext();
      if (problem !== null) return problem;
    }
    return null;
  }

  #readNext(): GuardProblem | null {
    const character = this.#text.charAt(this.#at);
    if (space.test(character)) return this.#skip(1);
    if (this.#startsLineComment(character)) return this.#skipLineComment();
    if (this.#text.startsWith("/*", this.#at)) return this.#skipBlockComment();
    const ofText = this.#rules.texts[character];
    if (ofText !== undefined) return this.#readQuoted("text", character, ofText.escapes);
    const ofName = this.#rules.names[character];
    if (ofName !== undefined) return this.#readQuoted("name", ofName.close, ofName.escapes);
    if (character === "$" && this.#rules.hasDollarTexts) {
      const tag = this.#match(dollarTag);
      if (tag !== null) return this.#readDollarText(tag);
    }
    if (/[0-9]/u.test(character)) return this.#readNumber();
    const full = String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0);
    if (wordStart.test(full)) return this.#readWord();
    if (asciiSymbol.test(character)) return this.#push("symbol", this.#at + 1, character);
    return describeCharacter(full, { start: this.#at, end: this.#at + full.length });
  }

  #readWord(): GuardProblem | null {
    const found = this.#match(word) ?? this.#text.charAt(this.#at);
    const end = this.#at + found.length;
    if (this.#rules.hasEscapeTexts && /^e$/iu.test(found) && this.#text.charAt(end) === "'") {
      this.#at = end;
      return this.#readQuoted("text", "'", true);
    }
    return this.#push("word", end, found.toLowerCase());
  }

  #readNumber(): GuardProblem | null {
    const found = this.#match(number) ?? this.#text.charAt(this.#at);
    word.lastIndex = this.#at + found.length;
    const rest = word.exec(this.#text)?.[0] ?? "";
    if (rest === "") return this.#push("number", this.#at + found.length, found);
    const whole = this.#match(word) ?? "";
    if (this.#rules.digitNames && !found.includes(".")) {
      return this.#push("word", this.#at + whole.length, whole.toLowerCase());
    }
    const end = this.#at + found.length + rest.length;
    return describeOddNumber(this.#text.slice(this.#at, end), { start: this.#at, end });
  }

  #readQuoted(kind: "text" | "name", close: string, escapes: boolean): GuardProblem | null {
    const start = this.#at;
    let value = "";
    for (let at = start + 1; at < this.#text.length; at += 1) {
      const character = this.#text.charAt(at);
      if (escapes && character === "\\") {
        at += 1;
        value += this.#text.charAt(at);
      } else if (character !== close) value += character;
      else if (close !== "]" && this.#text.charAt(at + 1) === close) {
        at += 1;
        value += close;
      } else return this.#push(kind, at + 1, value);
    }
    return describeUnclosed(kind === "text" ? "text" : "quoted name", { start, end: this.#text.length });
  }

  #readDollarText(tag: string): GuardProblem | null {
    const end = this.#text.indexOf(tag, this.#at + tag.length);
    if (end === -1) return describeUnclosed("text", { start: this.#at, end: this.#text.length });
    return this.#push("text", end + tag.length, this.#text.slice(this.#at + tag.length, end));
  }

  #startsLineComment(character: string): boolean {
    const { dashNeedsSpace, hashComment } = this.#rules;
    if (character === "#") return hashComment?.test(this.#text.slice(this.#at + 1, this.#at + 2)) ?? false;
    if (!this.#text.startsWith("--", this.#at)) return false;
    const after = this.#text.charAt(this.#at + 2);
    return !dashNeedsSpace || after === "" || after <= " ";
  }

  /** Unlike other databases, PostgreSQL also ends a line comment at a lone carriage return. */
  #skipLineComment(): GuardProblem | null {
    const found = this.#text.indexOf("\n", this.#at);
    const end = found === -1 ? this.#text.length : found;
    const comment = this.#text.slice(this.#at, end);
    if (/\r(?!$)/u.test(comment)) return describeUnclearComment({ start: this.#at, end });
    return this.#skip(comment.length);
  }

  #skipBlockComment(): GuardProblem | null {
    const start = this.#at;
    const { activeComment, nestsComments } = this.#rules;
    const active = activeComment?.exec(this.#text.slice(start + 2, start + 4))?.[0];
    let depth = 1;
    let at = start + 2;
    while (depth > 0 && at < this.#text.length) {
      if (this.#text.startsWith("*/", at)) depth -= 1;
      else if (this.#text.startsWith("/*", at)) {
        if (!nestsComments) return describeUnclearComment({ start, end: at + 2 });
        depth += 1;
      } else {
        at += 1;
        continue;
      }
      at += 2;
    }
    if (active !== undefined) return describeComment(`/*${active}`, { start, end: at });
    if (depth > 0) return describeUnclosed("comment", { start, end: this.#text.length });
    return this.#skip(at - start);
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0] ?? null;
  }

  #push(kind: TokenKind, end: number, value: string): null {
    this.tokens.push({ kind, value, start: this.#at, end });
    this.#at = end;
    return null;
  }

  #skip(length: number): null {
    this.#at += length;
    return null;
  }
}
