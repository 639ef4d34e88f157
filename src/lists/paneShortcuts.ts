import { msg } from "@lingui/core/macro";
import type { Shortcut, ShortcutGroup } from "#ui/shortcuts/shortcut";

export const nextEntry: Shortcut = { keys: ["j"], label: msg`nächster Eintrag der Liste` };
export const previousEntry: Shortcut = { keys: ["k"], label: msg`voriger Eintrag der Liste` };
export const closePane: Shortcut = { keys: ["Escape"], label: msg`schließen und zurück zur Zeile` };

const title = msg`Wenn der Eintrag neben der Liste den Fokus hat`;

/** Keys of an entry that is open beside its list. */
export const paneShortcuts: ShortcutGroup = {
  title,
  shortcuts: [nextEntry, previousEntry, closePane],
};

/** Keys of such an entry that has no neighbours to go to. */
export const singlePaneShortcuts: ShortcutGroup = { title, shortcuts: [closePane] };
