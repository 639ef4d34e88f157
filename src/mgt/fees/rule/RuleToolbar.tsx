import { Button, Flex, IconButton } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useRef, type ReactNode, type RefObject } from "react";
import { wrappersFor, type FeeRuleMove } from "#domain/feeRules/feeRuleEdits";
import { Icon, iconSet } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { MenuAction } from "#ui/MenuPanel";
import { useOpener } from "#ui/useOpener";
import { focusSelectedRow } from "./RuleTree";
import { offersAt, type RuleOffer } from "./ruleRows";
import { kindLabels, slotLabels } from "./ruleLabels";
import type { RuleEditing } from "./useRuleEditing";

const MenuPanel = lazyOverlay(async () => (await import("#ui/MenuPanel")).MenuPanel);

const MoveIcon = iconSet({
  up: "M8 13V3M4 7l4-4 4 4",
  down: "M8 3v10M4 9l4 4 4-4",
  in: "M3 8h10M9 4l4 4-4 4",
  out: "M13 8H3M7 4 3 8l4 4",
  paste: "M5.5 3.5h-2v10h9v-10h-2M6 2.5h4v2.5H6zM8 7v4M6 9h4",
  undo: "M6 3 2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 0 1 0 7H6",
  redo: "M10 3l3.5 3.5L10 10M13.5 6.5H6a3.5 3.5 0 0 0 0 7h4",
});

interface RuleToolbarProps {
  readonly editing: RuleEditing;
  /** The insert button, which a shortcut of the outline opens. */
  readonly insertButton: RefObject<HTMLButtonElement | null>;
}

/** Toolbar with the edits of the selected row; each also has a shortcut in the outline. */
export function RuleToolbar({ editing, insertButton }: RuleToolbarProps) {
  const { t, i18n } = useLingui();
  const { selected, root, isBusy } = editing;
  const { node } = selected;
  const placeLabels: Readonly<Record<RuleOffer["where"], string>> = {
    here: "",
    inside: t`Darin`,
    after: t`Danach`,
  };
  const inserts = offersAt(selected).flatMap(({ gap, where, slot, kinds }) =>
    kinds.map((kind): MenuAction => {
      const place = slotLabels[slot];
      const parts = [placeLabels[where], place ? i18n._(place) : "", i18n._(kindLabels[kind])];
      return {
        value: `${where} ${slot} ${kind}`,
        content: parts.filter(Boolean).join(" · "),
        onSelect: () => editing.insert(gap, kind),
      };
    }),
  );
  const wraps = (node ? wrappersFor(root, node.nodeId) : []).map((kind): MenuAction => ({
    value: kind,
    content: i18n._(kindLabels[kind]),
    onSelect: () => editing.wrap(kind),
  }));
  const moves: readonly { readonly move: FeeRuleMove; readonly label: string }[] = [
    { move: "up", label: t`Zeile nach oben` },
    { move: "down", label: t`Zeile nach unten` },
    { move: "in", label: t`Zeile einrücken` },
    { move: "out", label: t`Zeile ausrücken` },
  ];
  return (
    <Flex role="toolbar" aria-label={t`Zeile ändern`} wrap="wrap" gap={1.5}>
      <ActionMenu
        ref={insertButton}
        label={t`Einfügen`}
        icon={<Icon name="plus" />}
        actions={inserts}
        isBusy={isBusy}
      />
      <ActionMenu label={t`Umschließen`} actions={wraps} isBusy={isBusy} />
      {moves.map(({ move, label }) => (
        <Tool
          key={move}
          label={label}
          isOff={isBusy || !editing.canMove(move)}
          onAct={() => editing.move(move)}
        >
          <MoveIcon name={move} />
        </Tool>
      ))}
      <Tool label={t`Zeile kopieren`} isOff={!node} onAct={editing.copy}>
        <Icon name="copy" />
      </Tool>
      <Tool label={t`Kopie einfügen`} isOff={isBusy || !editing.canPaste} onAct={editing.paste}>
        <MoveIcon name="paste" />
      </Tool>
      <Tool label={t`Zeile löschen`} isOff={isBusy || !editing.canRemove} onAct={editing.remove}>
        <Icon name="trash" />
      </Tool>
      <Tool label={t`Rückgängig`} isOff={isBusy || !editing.canUndo} onAct={editing.undo}>
        <MoveIcon name="undo" />
      </Tool>
      <Tool label={t`Wiederholen`} isOff={isBusy || !editing.canRedo} onAct={editing.redo}>
        <MoveIcon name="redo" />
      </Tool>
    </Flex>
  );
}

interface ToolProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onAct: () => void;
  readonly children: ReactNode;
}

/** Disabled buttons have no fill, which would stand out more than the enabled ones. */
const quiet = {
  "&[aria-disabled=true]:not([data-busy]), &[aria-disabled=true]:not([data-busy]):hover": {
    borderColor: "transparent",
    bg: "transparent",
  },
};

/** A button that keeps the focus while it is unavailable. */
function Tool({ label, isOff, onAct, children }: ToolProps) {
  return (
    <IconButton
      size="sm"
      variant="ghost"
      css={quiet}
      aria-label={label}
      data-tooltip={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onAct}
    >
      {children}
    </IconButton>
  );
}

interface ActionMenuProps {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly actions: readonly MenuAction[];
  readonly isBusy: boolean;
  readonly ref?: RefObject<HTMLButtonElement | null>;
}

/** A menu of edits. After an edit, the row receives the focus. */
function ActionMenu({ label, icon, actions, isBusy, ref }: ActionMenuProps) {
  const { opened, isUsed, button } = useOpener("menu", MenuPanel.intent);
  const hasActed = useRef(false);
  const isOff = isBusy || actions.length === 0;
  const acting = actions.map(({ onSelect, ...action }) => ({
    ...action,
    onSelect: () => {
      hasActed.current = true;
      onSelect();
    },
  }));
  /** Handles both cases: the menu restores the focus before or after closing, or not at all if it unmounts first. */
  function onClose() {
    opened.onClose();
    if (!hasActed.current) return;
    focusSelectedRow();
    requestAnimationFrame(() => {
      hasActed.current = false;
    });
  }
  return (
    <>
      <Button
        ref={ref}
        size="sm"
        {...button}
        onFocus={() => {
          button.onFocus();
          // The menu has restored the focus to its button.
          if (hasActed.current) focusSelectedRow();
        }}
        // Not `disabled`, since the menu could not restore the focus to it.
        aria-disabled={isOff || undefined}
        onClick={isOff ? undefined : button.onClick}
      >
        {icon}
        {label}
        <Icon name="chevronDown" size={12} />
      </Button>
      {isUsed && <MenuPanel {...opened} onClose={onClose} label={label} actions={acting} />}
    </>
  );
}
