import { EditorView } from "@codemirror/view";

/** The editor in our design tokens, which follow the theme. Its layout matches the SQL listing. */
export const sqlTheme = EditorView.theme({
  "&": { color: "var(--text-2)", backgroundColor: "transparent", maxHeight: "420px" },
  "&.cm-focused": { outline: "none" },
  // Covers the line numbers, too, which are above the editor itself.
  "&.cm-focused::after": {
    content: '""',
    position: "absolute",
    inset: "0",
    zIndex: "201",
    pointerEvents: "none",
    outline: "2px solid var(--focus)",
    outlineOffset: "-2px",
  },
  ".cm-scroller": {
    overflow: "auto",
    fontFamily: "var(--font-mono)",
    fontSize: "12.5px",
    lineHeight: "20px",
    fontFeatureSettings: "var(--font-num)",
  },
  ".cm-content:focus-visible": { outline: "none" },
  ".cm-content": { padding: "12px 0", caretColor: "var(--accent)" },
  ".cm-line": { padding: "0 16px 0 0" },
  ".cm-gutters": { backgroundColor: "var(--surface)", color: "var(--text-3)", border: "none" },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "44px", padding: "0 12px 0 0", textAlign: "right" },
  ".cm-cursor": { borderLeftColor: "var(--accent)", borderLeftWidth: "2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--accent-soft)",
  },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--accent-soft)", color: "inherit" },
  "&.cm-focused .cm-nonmatchingBracket": { color: "var(--danger)" },
  ".cm-sql-fault": {
    textDecoration: "underline wavy var(--mark-unknown) 1.5px",
    textUnderlineOffset: "3px",
    textDecorationSkipInk: "none",
  },
  ".cm-tooltip": {
    border: "none",
    borderRadius: "var(--radius-3)",
    backgroundColor: "var(--raised)",
    boxShadow: "var(--shadow-3)",
    overflow: "hidden",
    // Above the focus ring.
    zIndex: "202",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    fontFamily: "var(--font-mono)",
    fontSize: "12.5px",
    maxHeight: "224px",
    maxWidth: "min(320px, calc(100vw - 48px))",
    padding: "4px",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minHeight: "28px",
    padding: "0 8px",
    borderRadius: "var(--radius-1)",
    color: "var(--text-2)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    backgroundColor: "var(--selected)",
    color: "var(--text)",
  },
  ".cm-completionMatchedText": { textDecoration: "none", color: "var(--accent-text)" },
  ".cm-completionDetail": { marginLeft: "auto", color: "var(--text-3)", fontStyle: "normal" },
});
