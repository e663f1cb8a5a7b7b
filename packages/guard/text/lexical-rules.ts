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
