import { chakra } from "@chakra-ui/react";
import { yaml } from "@codemirror/lang-yaml";
import { MergeView, unifiedMergeView } from "@codemirror/merge";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { useEffect, useRef } from "react";
import { useMediaQuery } from "../useMediaQuery";
import { codeTheme } from "./codeTheme";
import { useCodePhrases } from "./useCodePhrases";

interface CodeDiffProps {
  /** Accessible names of the two texts. */
  readonly beforeLabel: string;
  readonly afterLabel: string;
  readonly before: string;
  readonly after: string;
  /** Side by side needs more room; without a choice, it is used on wide screens. */
  readonly layout?: "side" | "unified";
  /** Hides long unchanged parts. Defaults to true. */
  readonly isCollapsed?: boolean;
}

const Host = chakra("div", {
  base: { border: "1px solid {colors.border}", borderRadius: "md", overflow: "hidden" },
});

const diffTheme = EditorView.theme({
  "&": { height: "auto" },
  "&.cm-focused": { outline: "none" },
  ".cm-changedLine, &.cm-merge-b .cm-changedLine": { backgroundColor: "var(--diff-added)" },
  "&.cm-merge-a .cm-changedLine, .cm-deletedChunk": { backgroundColor: "var(--diff-removed)" },
  "&.cm-merge-b .cm-changedText, .cm-insertedLine .cm-changedText": {
    background: "var(--diff-added-strong)",
  },
  "&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText": {
    background: "var(--diff-removed-strong)",
    textDecoration: "line-through",
  },
  // The colours of the syntax have too little contrast on these backgrounds.
  ".cm-changedText, .cm-changedText *, .cm-deletedText, .cm-deletedText *": { color: "var(--fg)" },
  ".cm-changeGutter": { width: "3px", paddingInlineStart: "1px" },
  "&.cm-merge-a .cm-changedLineGutter, .cm-deletedLineGutter": { background: "var(--status-error-solid)" },
  "&.cm-merge-b .cm-changedLineGutter, .cm-changedLineGutter": { background: "var(--status-success-solid)" },
  ".cm-collapsedLines": {
    padding: "4px 12px",
    color: "var(--fg-muted)",
    background: "var(--bg-subtle)",
    fontFamily: "var(--font-body)",
    "&:before, &:after": { content: "none" },
  },
  "@media (forced-colors: active)": {
    ".cm-changedText, .cm-deletedText": { outline: "1px solid CanvasText" },
  },
});

/** Read-only difference of two YAML documents, in a shadow root like CodeEditor. */
export function CodeDiff(props: CodeDiffProps) {
  const { beforeLabel, afterLabel, before, after, isCollapsed = true } = props;
  const phrases = useCodePhrases();
  const isWide = useMediaQuery("(min-width: 901px)");
  const layout = props.layout ?? (isWide ? "side" : "unified");
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    const parent = document.createElement("div");
    root.replaceChildren(parent);
    const extensions = (label: string): Extension[] => [
      lineNumbers(),
      yaml(),
      EditorView.lineWrapping,
      EditorView.editable.of(false),
      EditorState.readOnly.of(true),
      EditorState.phrases.of({ ...phrases }),
      EditorView.contentAttributes.of({ "aria-label": label, "aria-readonly": "true" }),
      codeTheme,
      diffTheme,
    ];
    const collapseUnchanged = isCollapsed ? { margin: 3, minSize: 4 } : undefined;
    const view =
      layout === "side"
        ? new MergeView({
            root,
            parent,
            a: { doc: before, extensions: extensions(beforeLabel) },
            b: { doc: after, extensions: extensions(afterLabel) },
            collapseUnchanged,
            gutter: true,
          })
        : new EditorView({
            root,
            parent,
            doc: after,
            extensions: [
              extensions(afterLabel),
              unifiedMergeView({
                original: before.replace(/\r\n?/g, "\n"),
                mergeControls: false,
                collapseUnchanged,
              }),
            ],
          });
    return () => view.destroy();
  }, [before, after, beforeLabel, afterLabel, layout, isCollapsed, phrases]);

  return <Host ref={host} />;
}
