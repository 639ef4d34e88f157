import { chakra } from "@chakra-ui/react";
import { closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentService,
  indentUnit,
} from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { search, searchKeymap } from "@codemirror/search";
import { Annotation, Compartment, EditorState, type Extension } from "@codemirror/state";
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  tooltips,
} from "@codemirror/view";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from "react";
import type { ShortcutGroup } from "#ui/shortcuts/shortcut";
import { useShortcuts } from "#ui/shortcuts/useShortcuts";
import type { CodeProblem, CodeRange, CodeService } from "./codeLanguage";
import { diagnosticOf, serviceExtension } from "./codeService";
import { codeTheme } from "./codeTheme";
import { useCodePhrases } from "./useCodePhrases";

/** Moves the cursor of an editor from outside. */
export interface CodeEditorHandle {
  /** Selects the range, scrolls to it and focuses the editor. */
  readonly select: (range: CodeRange) => void;
}

interface CodeEditorProps {
  readonly ref?: Ref<CodeEditorHandle>;
  /** Id of the element around the editor. */
  readonly id?: string;
  /** Accessible name. */
  readonly label: string;
  readonly value: string;
  readonly isReadOnly?: boolean;
  /** Problems of this value, marked at their lines. */
  readonly problems: readonly CodeProblem[];
  readonly service?: CodeService;
  readonly onChange?: (value: string) => void;
  /** Called with the position of the cursor. */
  readonly onCursor?: (position: number) => void;
}

const editorShortcuts: ShortcutGroup = {
  title: msg`Im Editor`,
  shortcuts: [
    { keys: ["Mod+f"], label: msg`im Text suchen` },
    { keys: ["Mod+z"], label: msg`rückgängig machen` },
    { keys: ["Mod+y"], label: msg`wiederholen` },
    { keys: ["Tab"], label: msg`einrücken; nach Esc verlässt Tab den Editor` },
  ],
};

const Host = chakra("div", {
  base: {
    minWidth: 0,
    minHeight: "280px",
    border: "1px solid {colors.border}",
    borderRadius: "md",
    overflow: "hidden",
    "&[data-faulty]": { borderColor: "status.error.solid" },
    "&:focus-within": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "1px" },
  },
});

/** Marks changes that come from the value, which need not be reported. */
const external = Annotation.define<true>();

/** The part that differs between two texts. */
export function differingPart(before: string, after: string): CodeRange & { readonly insert: string } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

/** Tab indents until Escape is pressed, then it leaves the editor, until something is typed. */
const escapeToLeave: Extension = [
  keymap.of([
    {
      key: "Escape",
      run: (view) => {
        view.setTabFocusMode(true);
        return false;
      },
    },
  ]),
  EditorView.updateListener.of(({ view, docChanged, focusChanged }) => {
    if (docChanged || (focusChanged && !view.hasFocus)) view.setTabFocusMode(false);
  }),
];

/**
 * Replaces a selection by typed text. Browsers would keep the look of the replaced text with
 * inline styles, which the content security policy blocks and reports.
 */
const typeOverSelection = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { state } = view;
    const isTyped = event.inputType === "insertText" && event.data !== null && !event.isComposing;
    if (!isTyped || state.readOnly || state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(state.replaceSelection(event.data ?? ""), {
      userEvent: "input.type",
      scrollIntoView: true,
    });
    return true;
  },
});

/** A new line starts like the one above, or further in after a key without a value. */
const indentLikeAbove = indentService.of((context, position) => {
  const above = context.lineAt(position, -1).text;
  const indentation = above.length - above.trimStart().length;
  return /:\s*$/.test(above) ? indentation + context.unit : indentation;
});

/**
 * Editor of a YAML document. It lives in a shadow root, where CodeMirror uses constructable style sheets: in the
 * document it would insert style elements, which the content security policy forbids.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { ref, id, label, value, isReadOnly = false, problems, service } = props;
  const { t } = useLingui();
  useShortcuts(isReadOnly ? null : editorShortcuts);
  const phrases = useCodePhrases();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [settings] = useState(() => new Compartment());
  const description = useRef<HTMLElement | null>(null);
  const latestService = useRef(service);
  useEffect(() => {
    latestService.current = service;
  });
  // Reported texts that are not yet the value: the value lags behind fast typing.
  const reported = useRef<string[]>([]);
  const onUpdate = useEffectEvent((text: string | null, position: number) => {
    if (text !== null) {
      reported.current.push(text);
      props.onChange?.(text);
    }
    props.onCursor?.(position);
  });
  const settingsOf = useEffectEvent(() => [
    EditorState.phrases.of({ ...phrases }),
    EditorState.readOnly.of(isReadOnly),
    EditorView.contentAttributes.of({ "aria-label": label, "aria-describedby": "description" }),
  ]);
  const firstValue = useEffectEvent(() => value);

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open", delegatesFocus: true });
    const place = document.createElement("div");
    const help = document.createElement("span");
    help.id = "description";
    help.hidden = true;
    root.replaceChildren(help, place);
    description.current = help;
    const editor = new EditorView({
      root,
      parent: place,
      state: EditorState.create({
        doc: firstValue(),
        extensions: [
          settings.of(settingsOf()),
          editing,
          tooltips({ parent: place, position: "fixed" }),
          serviceExtension(() => latestService.current),
          EditorView.updateListener.of(({ state, docChanged, selectionSet, transactions }) => {
            if (!docChanged && !selectionSet) return;
            const isOwn = docChanged && !transactions.some((one) => one.annotation(external));
            onUpdate(isOwn ? state.doc.toString() : null, state.selection.main.head);
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, [settings]);

  useEffect(() => {
    view.current?.dispatch({ effects: settings.reconfigure(settingsOf()) });
    // The dependencies are the values that settingsOf reads.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [settings, phrases, isReadOnly, label]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const wanted = value.replace(/\r\n?/g, "\n");
    const own = reported.current.lastIndexOf(wanted);
    reported.current = own < 0 ? [] : reported.current.slice(own + 1);
    const shown = editor.state.doc.toString();
    if (own >= 0 || shown === wanted) return;
    editor.dispatch({ changes: differingPart(shown, wanted), annotations: external.of(true) });
  }, [value]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const { length } = editor.state.doc;
    const shown = problems.flatMap((problem) => diagnosticOf(problem, length) ?? []);
    editor.dispatch(setDiagnostics(editor.state, shown));
    // Replacing the text removes its marks, so set them again even if the problems are unchanged.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [problems, value]);

  const keys = t`Tabulator rückt ein; Escape und dann Tabulator verlässt den Editor. Strg+Leertaste schlägt vor, Strg+Umschalt+M zeigt die Probleme, F8 springt zum nächsten.`;
  const errors = problems.map(({ message }) => message).join(" ");
  useEffect(() => {
    if (description.current) description.current.textContent = `${errors} ${keys}`;
  }, [errors, keys]);

  useImperativeHandle(
    ref,
    () => ({
      select: ({ from, to }) => {
        const editor = view.current;
        if (!editor) return;
        const { length } = editor.state.doc;
        const selection = { anchor: Math.min(from, length), head: Math.min(to, length) };
        editor.dispatch({ selection, effects: EditorView.scrollIntoView(selection.anchor, { y: "center" }) });
        editor.focus();
      },
    }),
    [],
  );

  return (
    <Host
      ref={host}
      id={id}
      data-faulty={problems.some(({ severity }) => severity === "error") ? "" : undefined}
    />
  );
}

const editing: Extension = [
  lineNumbers(),
  lintGutter(),
  foldGutter(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  history(),
  indentUnit.of("  "),
  indentLikeAbove,
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  search(),
  yaml(),
  EditorView.lineWrapping,
  // Fills the height, so that a click below the last line focuses the editor.
  EditorView.theme({
    ".cm-content, .cm-gutter": { minHeight: "280px" },
    "&.cm-focused": { outline: "none" },
  }),
  codeTheme,
  escapeToLeave,
  typeOverSelection,
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...lintKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...defaultKeymap,
    indentWithTab,
  ]),
];
