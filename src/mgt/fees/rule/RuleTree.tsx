import { chakra, createTreeCollection, TreeView } from "@chakra-ui/react";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useMemo, useState, type KeyboardEvent, type ReactNode } from "react";
import { useObservable } from "#browser/useObservable";
import type { FeeRuleHint } from "#domain/feeRules/feeRuleHints";
import type { FeeRuleMove } from "#domain/feeRules/feeRuleEdits";
import type { FeeRuleOutcome } from "#domain/feeRules/feeRuleOutcome";
import type { FeeRuleProblem } from "#domain/feeRules/feeRuleProblems";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Icon } from "#ui/Icon";
import type { Shortcut, ShortcutGroup } from "#ui/shortcuts/shortcut";
import { useShortcuts } from "#ui/shortcuts/useShortcuts";
import { useUi } from "#ui/ui";
import { RuleRowText } from "./RuleRowText";
import { RowResult } from "./RowResult";
import type { RuleRow } from "./ruleRows";
import type { RuleTerms } from "./useRuleTerms";
import type { RuleEditing } from "./useRuleEditing";

const Outline = chakra("div", {
  base: {
    "& [data-scope=tree-view]:is([data-part=branch-control], [data-part=item])": {
      minH: "36px",
      py: 1,
      ps: "calc(4px + 22px * (var(--depth) - 1))",
      pe: 2,
      gap: 2,
      _focusVisible: { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "-2px" },
      "&[data-selected]": { bg: "accent.subtle", fontWeight: "normal" },
    },
    "& [data-scope=tree-view][data-part=item]": { ps: "calc(28px + 22px * (var(--depth) - 1))" },
    "& [data-taken]": { boxShadow: "inset 2px 0 0 var(--status-success-solid)" },
    "& [data-part=row-text]": { flex: 1, minW: 0, overflowWrap: "anywhere" },
    "& [data-scope=tree-view][data-part=item]:has([data-part=row-panel])": { flexWrap: "wrap" },
    "& [data-part=row-panel]": { flex: "1 0 100%", minW: 0, mt: 1, cursor: "auto" },
  },
});

const moves: Readonly<Record<string, FeeRuleMove>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};

const insertShortcut: Shortcut = { keys: ["+", "Insert"], label: msg`Zeile einfügen` };
const editShortcut: Shortcut = { keys: ["Enter"], label: msg`Zeile bearbeiten` };
const removeShortcut: Shortcut = { keys: ["Delete", "Backspace"], label: msg`Zeile löschen` };
const copyShortcut: Shortcut = { keys: ["Mod+c"], label: msg`kopieren` };
const cutShortcut: Shortcut = { keys: ["Mod+x"], label: msg`ausschneiden` };
const pasteShortcut: Shortcut = { keys: ["Mod+v"], label: msg`einfügen` };
const undoShortcut: Shortcut = { keys: ["Mod+z"], label: msg`rückgängig machen` };
const redoShortcut: Shortcut = { keys: ["Mod+y", "Mod+Shift+z"], label: msg`wiederholen` };
const ruleShortcuts: ShortcutGroup = {
  title: msg`Wenn eine Zeile der Gebührenregel den Fokus hat`,
  shortcuts: [
    { keys: ["ArrowDown", "ArrowUp"], label: msg`nächste oder vorige Zeile` },
    { keys: ["ArrowRight", "ArrowLeft"], label: msg`aufklappen oder zuklappen` },
    insertShortcut,
    editShortcut,
    removeShortcut,
    {
      keys: ["Alt+ArrowUp", "Alt+ArrowDown", "Alt+ArrowRight", "Alt+ArrowLeft"],
      label: msg`Zeile verschieben`,
    },
    copyShortcut,
    cutShortcut,
    pasteShortcut,
    undoShortcut,
    redoShortcut,
  ],
};

interface RuleTreeProps {
  readonly editing: RuleEditing;
  readonly terms: RuleTerms;
  readonly problems: ReadonlyMap<string, FeeRuleProblem>;
  readonly hints: ReadonlyMap<string, FeeRuleHint>;
  /** Result of the panel for trying the rule. */
  readonly outcome: FeeRuleOutcome;
  /** Moves the focus to the fields of the selected row. */
  readonly onEdit: () => void;
  readonly onInsert: () => void;
  /** Panel rendered below the selected row; null: it is rendered elsewhere. */
  readonly panel: ReactNode;
}

/** The rule as an outline, edited by keyboard and pointer. */
export function RuleTree(props: RuleTreeProps) {
  const { editing, terms, problems, hints, outcome, onEdit, onInsert, panel } = props;
  const { t } = useLingui();
  const { rows, selected, select } = editing;
  const matches = useShortcuts(ruleShortcuts);
  const usesSingleKeys = useObservable(useUi().shortcuts.usesSingleKeys);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  /** Set after an edit by keyboard: the selected row may have moved or changed, and receives the focus. */
  const [refocus, setRefocus] = useState(0);
  const collection = useMemo(
    () =>
      createTreeCollection<RuleRow>({
        nodeToValue: ({ id }) => id,
        nodeToString: (row) => terms.nameOf(row),
        nodeToChildren: ({ children }) => [...children],
        rootNode: { ...rows, id: "", children: [rows] },
      }),
    [rows, terms],
  );
  const branches = useMemo(() => branchIds(rows), [rows]);

  useLayoutEffect(() => {
    if (refocus > 0) focusSelectedRow();
  }, [refocus]);

  function toggle(id: string) {
    const others = new Set(collapsed);
    if (!others.delete(id)) others.add(id);
    setCollapsed(others);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Ignore keys pressed in the panel.
    if (event.target instanceof Element && event.target.closest("[data-part=row-panel]")) return;
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  function actionOf(event: KeyboardEvent): (() => void) | undefined {
    const edit = (run: () => void) => () => {
      run();
      setRefocus((count) => count + 1);
    };
    const move = moves[event.key];
    if (event.altKey && move) return edit(() => editing.move(move));
    const cut = () => {
      editing.copy();
      editing.remove();
    };
    const actions: readonly (readonly [Shortcut, () => void])[] = [
      [copyShortcut, editing.copy],
      [pasteShortcut, edit(editing.paste)],
      [cutShortcut, edit(cut)],
      [undoShortcut, edit(editing.undo)],
      [redoShortcut, edit(editing.redo)],
      [removeShortcut, edit(editing.remove)],
      [editShortcut, onEdit],
      [insertShortcut, onInsert],
    ];
    return actions.find(([shortcut]) => matches(shortcut, event))?.[1];
  }

  return (
    <Outline onKeyDownCapture={onKeyDown}>
      <TreeView.Root
        collection={collection}
        selectedValue={[selected.id]}
        focusedValue={selected.id}
        expandedValue={branches.filter((id) => !collapsed.has(id))}
        onSelectionChange={({ selectedValue: [id] }) => id !== undefined && select(id)}
        onFocusChange={({ focusedValue }) => focusedValue && select(focusedValue)}
        onExpandedChange={({ expandedValue }) =>
          setCollapsed(new Set(branches.filter((id) => !expandedValue.includes(id))))
        }
        expandOnClick={false}
      >
        <TreeView.Label className="visually-hidden">
          <Trans>Gebührenregel</Trans>
        </TreeView.Label>
        <TreeView.Tree aria-describedby="rule-keys">
          <TreeView.Node<RuleRow>
            render={({ node: row, nodeState }) => {
              const text = (
                <>
                  <span data-part="row-text">
                    <RuleRowText row={row} terms={terms} />
                    <RowNotes row={row} problems={problems} hints={hints} />
                  </span>
                  <RowResult row={row} outcome={outcome} />
                </>
              );
              const below = panel && row.id === selected.id ? <RowPanel>{panel}</RowPanel> : null;
              const isTaken = outcome.isCharged && outcome.taken.has(row.id) ? "" : undefined;
              return nodeState.isBranch ? (
                <>
                  <TreeView.BranchControl data-taken={isTaken}>
                    {/* For the pointer only; the arrow keys expand and collapse the row. */}
                    <TreeView.BranchIndicator onClick={() => toggle(row.id)}>
                      <Icon name="chevronDown" />
                    </TreeView.BranchIndicator>
                    {text}
                  </TreeView.BranchControl>
                  {below}
                </>
              ) : (
                // The row may contain the panel, which must not be part of its name.
                <TreeView.Item data-taken={isTaken} aria-label={below ? terms.nameOf(row) : undefined}>
                  {text}
                  {below}
                </TreeView.Item>
              );
            }}
          />
        </TreeView.Tree>
      </TreeView.Root>
      <p id="rule-keys" className="visually-hidden">
        {usesSingleKeys
          ? t`Mit den Pfeiltasten von Zeile zu Zeile. Plus fügt ein, die Eingabetaste bearbeitet, Escape führt zurück, Entf löscht. Alt und Pfeiltasten verschieben.`
          : t`Mit den Pfeiltasten von Zeile zu Zeile. Einfg fügt ein, die Eingabetaste bearbeitet, Escape führt zurück, Entf löscht. Alt und Pfeiltasten verschieben.`}
      </p>
    </Outline>
  );
}

/** Focuses the selected row of the outline. */
export function focusSelectedRow(): void {
  const rows = "[role=tree] :is([data-part=branch-control], [data-part=item])[data-selected]";
  document.querySelector<HTMLElement>(rows)?.focus();
}

interface RowNotesProps extends Pick<RuleTreeProps, "problems" | "hints"> {
  readonly row: RuleRow;
}

/** Problem of a row, or a hint that it may be unintended. */
function RowNotes({ row, problems, hints }: RowNotesProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const problem = problems.get(row.id);
  const hint = hints.get(row.id);
  if (problem) return <RowNote tone="error" text={errorMessage(problem)} />;
  if (hint?.code === "branch_unreachable") return <RowNote tone="waiting" text={t`wird nie erreicht`} />;
  if (hint?.code === "else_missing") return <RowNote tone="waiting" text={t`ohne „sonst“`} />;
  return null;
}

/** Stops events of the panel from reaching the row, which would take the focus. */
function RowPanel({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      data-part="row-panel"
      onClick={(event) => event.stopPropagation()}
      onFocus={(event) => event.stopPropagation()}
    >
      {children}
    </div>
  );
}

function RowNote({ tone, text }: { readonly tone: "error" | "waiting"; readonly text: string }) {
  return (
    <chakra.span
      ms={1}
      color={`status.${tone}.fg`}
      textStyle="xs"
      whiteSpace={tone === "error" ? "normal" : "nowrap"}
    >
      {" "}
      <chakra.span display="inline-block" verticalAlign="-3px" me={1}>
        <Icon name={tone === "error" ? "alert" : "warning"} size={14} />
      </chakra.span>
      {text}
    </chakra.span>
  );
}

/** Ids of all rows that have children. */
function branchIds(row: RuleRow): string[] {
  return row.children.length > 0 ? [row.id, ...row.children.flatMap(branchIds)] : [];
}
