import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { tags } from "@lezer/highlight";

/** The colors of the SQL listing, for the editor. */
export const colorSql = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.typeName, tags.bool, tags.null], color: "var(--accent-text)" },
    { tag: tags.string, color: "var(--warning)" },
    { tag: tags.comment, color: "var(--text-3)" },
  ]),
);
