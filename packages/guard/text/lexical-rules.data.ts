import type { GuardDialect } from "../guard-verdict.ts";

/** How one kind of database splits SQL text into tokens. */
export interface LexicalRules {
  /** Opening quote of text → whether a backslash escapes inside. */
  readonly texts: Readonly<Record<string, { readonly escapes: boolean }>>;
  /** Opening quote of a name → its closing quote, and whether a backslash escapes inside. */
  readonly names: Readonly<Record<string, { readonly close: string; readonly escapes: boolean }>>;
  /** `E'…'`: text with backslashes. */
  readonly hasEscapeTexts: boolean;
  /** `$tag$ … $tag$`. */
  readonly hasDollarTexts: boolean;
  /** The character after `#` that starts a comment; null where `#` never starts one. */
  readonly hashComment: RegExp | null;
  /** `--` starts a comment only before white space. */
  readonly dashNeedsSpace: boolean;
  readonly nestsComments: boolean;
  /** The character after `/*` that makes a comment active. */
  readonly activeComment: RegExp | null;
  /** Names may start with a digit. */
  readonly digitNames: boolean;
}

const plain = { escapes: false };
const escaping = { escapes: true };

export const lexicalRules: Readonly<Record<GuardDialect, LexicalRules>> = {
  postgres: {
    texts: { "'": plain },
    names: { '"': { close: '"', escapes: false } },
    hasEscapeTexts: true,
    hasDollarTexts: true,
    hashComment: null,
    dashNeedsSpace: false,
    nestsComments: true,
    activeComment: /^\+/u,
    digitNames: false,
  },
  mysql: {
    texts: { "'": escaping, '"': escaping },
    names: { "`": { close: "`", escapes: false } },
    hasEscapeTexts: false,
    hasDollarTexts: false,
    hashComment: /^/u,
    dashNeedsSpace: true,
    nestsComments: false,
    activeComment: /^(?:!|M!|\+)/iu,
    digitNames: true,
  },
  sqlite: {
    texts: { "'": plain },
    names: {
      '"': { close: '"', escapes: false },
      "`": { close: "`", escapes: false },
      "[": { close: "]", escapes: false },
    },
    hasEscapeTexts: false,
    hasDollarTexts: false,
    hashComment: null,
    dashNeedsSpace: false,
    nestsComments: false,
    activeComment: null,
    digitNames: false,
  },
  duckdb: {
    texts: { "'": plain },
    names: { '"': { close: '"', escapes: false } },
    hasEscapeTexts: true,
    hasDollarTexts: true,
    hashComment: null,
    dashNeedsSpace: false,
    nestsComments: false,
    activeComment: null,
    digitNames: false,
  },
  clickhouse: {
    texts: { "'": escaping },
    names: { '"': { close: '"', escapes: true }, "`": { close: "`", escapes: true } },
    hasEscapeTexts: false,
    hasDollarTexts: true,
    hashComment: /^[ !]/u,
    dashNeedsSpace: false,
    nestsComments: false,
    activeComment: null,
    digitNames: false,
  },
};

/** MySQL under ANSI_QUOTES and NO_BACKSLASH_ESCAPES: the other way to read the same text. */
export const strictMysqlRules: LexicalRules = {
  ...lexicalRules.mysql,
  texts: { "'": plain },
  names: { ...lexicalRules.mysql.names, '"': { close: '"', escapes: false } },
};

/** PostgreSQL without standard_conforming_strings. */
export const oldPostgresRules: LexicalRules = { ...lexicalRules.postgres, texts: { "'": escaping } };
