import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const panel = { backgroundColor: "var(--bg-panel)", color: "var(--fg)" };
const wavy = (tone: string) => ({
  backgroundImage: "none",
  paddingBottom: 0,
  textDecoration: `underline wavy var(--status-${tone}-solid)`,
  textUnderlineOffset: "3px",
  textDecorationSkipInk: "none",
});
/** Shapes differ as well as colours. */
const marker = (tone: string, clipPath: string) => ({
  content: "normal",
  width: "10px",
  height: "10px",
  margin: "5px 0 0 2px",
  backgroundColor: `var(--status-${tone}-solid)`,
  clipPath,
  forcedColorAdjust: "none",
});
const control = {
  font: "inherit",
  color: "inherit",
  backgroundImage: "none",
  backgroundColor: "var(--bg-panel)",
  border: "1px solid var(--border-emphasized)",
  borderRadius: "var(--radius-sm)",
  padding: "3px 8px",
};
const focusRing = { outline: "2px solid var(--accent-focus-ring)", outlineOffset: "-2px" };

const theme = EditorView.theme({
  "&": {
    color: "var(--fg)",
    backgroundColor: "var(--bg)",
    fontSize: "var(--text-sm)",
  },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "20px" },
  ".cm-content": { padding: "8px 0", caretColor: "var(--fg)" },
  ".cm-line": { padding: "0 8px 0 4px" },
  ".cm-gutters": {
    backgroundColor: "var(--bg)",
    color: "var(--fg-subtle)",
    border: "none",
    paddingInlineStart: "4px",
  },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "22px" },
  ".cm-activeLine": { backgroundColor: "var(--bg-subtle)" },
  ".cm-activeLineGutter": { backgroundColor: "var(--bg-subtle)", color: "var(--fg)" },
  "&.cm-focused .cm-matchingBracket": {
    backgroundColor: "var(--accent-muted)",
    outline: "1px solid var(--accent-solid)",
  },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "var(--status-error-subtle)" },
  ".cm-content ::selection, &.cm-focused .cm-content ::selection": {
    backgroundColor: "var(--accent-muted)",
  },
  ".cm-foldPlaceholder": {
    backgroundColor: "var(--bg-muted)",
    border: "1px solid var(--border)",
    color: "var(--fg-muted)",
    padding: "0 4px",
  },
  ".cm-searchMatch": {
    backgroundColor: "var(--status-waiting-subtle)",
    outline: "1px solid var(--status-waiting-solid)",
  },
  ".cm-searchMatch-selected": { backgroundColor: "var(--accent-muted)" },
  ".cm-lintRange-error": wavy("error"),
  ".cm-lintRange-warning": wavy("waiting"),
  ".cm-lintRange-active": { backgroundColor: "var(--bg-muted)" },
  ".cm-lintPoint::after": { borderBottomColor: "var(--status-error-solid)" },
  ".cm-lint-marker-error": marker("error", "circle()"),
  ".cm-lint-marker-warning": marker("waiting", "polygon(50% 0, 100% 100%, 0 100%)"),
  ".cm-panels": { ...panel, fontFamily: "var(--font-body)", fontSize: "var(--text-sm)" },
  ".cm-panels-bottom": { borderTop: "1px solid var(--border)" },
  ".cm-panel.cm-search": { padding: "8px 36px 8px 8px" },
  ".cm-panel.cm-search label": {
    fontSize: "inherit",
    display: "inline-flex",
    alignItems: "center",
    gap: "4px",
  },
  ".cm-textfield, .cm-button": control,
  ".cm-button:active": { backgroundImage: "none", backgroundColor: "var(--bg-emphasized)" },
  ".cm-panels button:focus-visible, .cm-panels input:focus-visible, .cm-panels ul:focus-visible": focusRing,
  ".cm-panel.cm-panel-lint ul [aria-selected]": { backgroundColor: "var(--bg-muted)", color: "var(--fg)" },
  ".cm-panel.cm-panel-lint ul:focus [aria-selected]": {
    backgroundColor: "var(--accent-subtle)",
    color: "var(--fg)",
  },
  ".cm-panel button[name=close]": {
    color: "var(--fg)",
    padding: "0 8px",
    minWidth: "24px",
    minHeight: "24px",
  },
  ".cm-diagnostic": { padding: "4px 8px", fontFamily: "var(--font-body)", whiteSpace: "pre-wrap" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--status-error-solid)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--status-waiting-solid)" },
  ".cm-diagnosticAction": {
    ...control,
    color: "var(--accent-fg)",
    padding: "1px 6px",
    cursor: "pointer",
  },
  ".cm-tooltip": {
    ...panel,
    border: "1px solid var(--border)",
    borderRadius: "var(--radius-md)",
    boxShadow: "var(--shadow-float)",
    fontFamily: "var(--font-body)",
    fontSize: "var(--text-sm)",
    maxWidth: "min(420px, calc(100vw - 32px))",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--font-mono)", maxHeight: "15em" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "3px 8px", lineHeight: "20px" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--accent-solid)",
    color: "var(--accent-contrast)",
  },
  ".cm-completionDetail": { fontStyle: "normal", fontFamily: "var(--font-body)", opacity: 0.85 },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "var(--weight-semibold)" },
  ".cm-tooltip.cm-completionInfo": { padding: "8px 10px" },
  ".cm-help": { padding: "8px 10px", lineHeight: "var(--leading-sm)" },
  ".cm-help dl": { display: "grid", gridTemplateColumns: "auto 1fr", gap: "2px 12px", margin: "6px 0 0" },
  ".cm-help dt": { color: "var(--fg-muted)" },
  ".cm-help dd": { margin: 0, overflowWrap: "anywhere" },
  ".cm-help p": { margin: "2px 0 0" },
  "@media (forced-colors: active)": {
    ".cm-tooltip-autocomplete ul li[aria-selected]": {
      forcedColorAdjust: "none",
      backgroundColor: "Highlight",
      color: "HighlightText",
    },
    ".cm-lint-marker-error, .cm-lint-marker-warning": { backgroundColor: "CanvasText" },
  },
});

const highlight = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--accent-fg)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--status-success-fg)" },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.keyword], color: "var(--status-final-fg)" },
  { tag: [tags.comment, tags.lineComment, tags.meta], color: "var(--fg-subtle)" },
  { tag: [tags.labelName, tags.typeName], color: "var(--status-progress-fg)" },
]);

/** Theme of the code editor. The colours are CSS variables, which its shadow root inherits. */
export const codeTheme: Extension = [theme, syntaxHighlighting(highlight)];
