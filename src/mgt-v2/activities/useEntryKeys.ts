import { msg } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import type { Shortcut, ShortcutGroup } from "#ui/shortcuts/shortcut";
import { useShortcuts } from "#ui/shortcuts/useShortcuts";

const next: Shortcut = { keys: ["ArrowDown", "j"], label: msg`nächster Eintrag` };
const previous: Shortcut = { keys: ["ArrowUp", "k"], label: msg`voriger Eintrag` };
const unfold: Shortcut = { keys: ["Enter", " "], label: msg`auf- oder zuklappen` };
const open: Shortcut = { keys: ["o"], label: msg`Seite des Eintrags öffnen` };
const entryShortcuts: ShortcutGroup = {
  title: msg`Wenn ein Eintrag den Fokus hat`,
  shortcuts: [next, previous, unfold, open],
};

/**
 * Keys that move the focus between the buttons that expand entries, each of which stays a tab stop, and that open the
 * page of an entry. The buttons need data-list-entry with the id of theirs.
 */
export function useEntryKeys() {
  const matches = useShortcuts(entryShortcuts);
  const navigate = useNavigate();
  return (event: KeyboardEvent<HTMLElement>) => {
    const entry =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-list-entry]") : null;
    const id = entry?.dataset.listEntry;
    if (id !== undefined && matches(open, event)) {
      event.preventDefault();
      void navigate({ to: "/admin/activities/$id", params: { id } });
      return;
    }
    const step = matches(next, event) ? 1 : matches(previous, event) ? -1 : 0;
    if (!entry || step === 0) return;
    event.preventDefault();
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-list-entry]")];
    entries.find((_, position) => entries[position - step] === entry)?.focus();
  };
}
