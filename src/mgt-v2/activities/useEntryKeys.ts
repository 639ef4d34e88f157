import { msg } from "@lingui/core/macro";
import type { KeyboardEvent } from "react";
import type { Shortcut, ShortcutGroup } from "#ui/shortcuts/shortcut";
import { useShortcuts } from "#ui/shortcuts/useShortcuts";

const next: Shortcut = { keys: ["ArrowDown", "j"], label: msg`nächster Eintrag` };
const previous: Shortcut = { keys: ["ArrowUp", "k"], label: msg`voriger Eintrag` };
const entryShortcuts: ShortcutGroup = {
  title: msg`Wenn ein Eintrag den Fokus hat`,
  shortcuts: [next, previous],
};

/** Keys that move the focus between the buttons that expand entries; each stays a tab stop. */
export function useEntryKeys() {
  const matches = useShortcuts(entryShortcuts);
  return (event: KeyboardEvent<HTMLElement>) => {
    const entry = event.target instanceof Element ? event.target.closest("[data-list-entry]") : null;
    const step = matches(next, event) ? 1 : matches(previous, event) ? -1 : 0;
    if (!entry || step === 0) return;
    event.preventDefault();
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-list-entry]")];
    entries.find((_, position) => entries[position - step] === entry)?.focus();
  };
}
