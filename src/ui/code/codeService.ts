import { autocompletion, startCompletion, type Completion } from "@codemirror/autocomplete";
import type { Diagnostic } from "@codemirror/lint";
import type { Extension } from "@codemirror/state";
import { hoverTooltip } from "@codemirror/view";
import type { CodeHelp, CodeProblem, CodeService, CodeSuggestion } from "./codeLanguage";

const optionOf = ({ label, detail, info, insert, kind }: CodeSuggestion): Completion => ({
  label,
  detail,
  info,
  type: kind,
  apply:
    insert === undefined
      ? undefined
      : (view, completion, from, to) => {
          view.dispatch({
            changes: { from, to, insert },
            selection: { anchor: from + insert.length },
            userEvent: "input.complete",
            scrollIntoView: true,
          });
          // A property is followed by its value.
          if (completion.type === "property" && insert.endsWith(": ")) startCompletion(view);
        },
});

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

function renderHelp({ title, text, facts }: CodeHelp): HTMLElement {
  const box = document.createElement("div");
  box.className = "cm-help";
  const list = document.createElement("dl");
  for (const { label, value } of facts) list.append(element("dt", label), element("dd", value));
  box.append(element("b", title), element("p", text), list);
  return box;
}

/** Extension for completion and hover help. Calls `serviceOf` on each request, so the service may change. */
export function serviceExtension(current: () => CodeService | undefined): Extension {
  return [
    autocompletion({
      icons: false,
      override: [
        ({ state, pos, explicit }) => {
          const found = current()?.suggestionsAt(state.doc.toString(), pos);
          if (!found || found.options.length === 0) return null;
          if (!explicit && found.from === pos && state.doc.lineAt(pos).text.trim() === "") return null;
          // Hide the suggestions once a value is complete, so that Enter starts a new line.
          const isComplete = (typed: string) =>
            found.options.some(({ label, kind }) => kind === "value" && label === typed);
          if (!explicit && isComplete(state.sliceDoc(found.from, pos))) return null;
          return {
            from: found.from,
            to: found.to,
            options: found.options.map(optionOf),
            validFor: (typed) => /^["\w.-]*$/.test(typed) && !isComplete(typed),
          };
        },
      ],
    }),
    hoverTooltip((view, pos) => {
      const help = current()?.helpAt(view.state.doc.toString(), pos);
      if (!help) return null;
      return { pos: help.from, end: help.to, above: true, create: () => ({ dom: renderHelp(help) }) };
    }),
  ];
}

/** Converts a problem to CodeMirror's format; null if its range is past the end of the document. */
export function diagnosticOf(problem: CodeProblem, length: number): Diagnostic | null {
  if (problem.to > length) return null;
  return {
    from: problem.from,
    to: problem.to,
    severity: problem.severity,
    message: problem.message,
    actions: problem.fixes.map(({ label, changes }) => ({
      name: label,
      apply: (view) => view.dispatch({ changes: [...changes], userEvent: "input.fix" }),
    })),
  };
}
