import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ShortcutGroup } from "#ui/shortcuts/shortcut";
import { useShortcuts } from "#ui/shortcuts/useShortcuts";

const title = msg`Wenn eine Kommune den Fokus hat`;
const [next, previous] = [msg`nächste Kommune`, msg`vorige Kommune`];
const sharedShortcuts = [
  { keys: ["Home"], label: msg`erste Kommune` },
  { keys: ["End"], label: msg`letzte Kommune` },
  { keys: ["Enter", " "], label: msg`Dienste zeigen oder verbergen` },
];
const groups: Readonly<Record<"tiles" | "table", ShortcutGroup>> = {
  tiles: {
    title,
    shortcuts: [
      { keys: ["ArrowRight", "j"], label: next },
      { keys: ["ArrowLeft", "k"], label: previous },
      { keys: ["ArrowDown", "ArrowUp"], label: msg`Kachel darunter oder darüber` },
      ...sharedShortcuts,
    ],
  },
  table: {
    title,
    shortcuts: [
      { keys: ["ArrowDown", "j"], label: next },
      { keys: ["ArrowUp", "k"], label: previous },
      ...sharedShortcuts,
    ],
  },
};

interface KeyboardHintProps {
  readonly id: string;
  readonly view: "tiles" | "table";
}

/** Keyboard instructions, read by screen readers when the list is focused, and listed among the shortcuts. */
export function KeyboardHint({ id, view }: KeyboardHintProps) {
  useShortcuts(groups[view]);
  return (
    <p id={id} className="visually-hidden">
      <Trans>
        Mit den Pfeiltasten von Kommune zu Kommune, mit Pos 1 und Ende an Anfang und Ende. Die Eingabetaste
        zeigt die Dienste, die Tabulatortaste verlässt die Liste.
      </Trans>
    </p>
  );
}
