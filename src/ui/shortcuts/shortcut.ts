/** Keyboard shortcuts are declared once, beside the code that handles them, and listed from there in the overview. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export interface Shortcut {
  /**
   * Alternatives: values of `KeyboardEvent.key`, letters in lower case, after `Mod+` (Ctrl or ⌘), `Alt+` or `Shift+`,
   * such as "j", "Shift+ArrowDown" or "Mod+s".
   */
  readonly keys: readonly string[];
  readonly label: MessageDescriptor;
}

export interface ShortcutGroup {
  /** When the shortcuts work, e.g. "Wenn eine Zeile der Liste den Fokus hat". */
  readonly title: MessageDescriptor;
  readonly shortcuts: readonly Shortcut[];
  /** Works on every screen. */
  readonly isGeneral?: boolean;
}

/** Title of the group of shortcuts that work everywhere; several components add theirs to it. */
export const everywhere = msg`Überall`;

/** The parts of a keyboard event that shortcuts depend on. */
interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly getModifierState: (key: "AltGraph") => boolean;
}

const isLetter = (key: string) => key.toLowerCase() !== key.toUpperCase();

/** Whether a key prints a character, other than space. Users may turn such shortcuts off (WCAG 2.1.4). */
export function isSingleKey(key: string): boolean {
  const character = key.replace(/^Shift\+(?=.)/, "");
  return [...character].length === 1 && character !== " ";
}

/** The pressed key in the notation of `Shortcut.keys`; its layout does not matter. */
function pressedKey(event: PressedKey): string {
  const { key } = event;
  const isPrinted = isSingleKey(key);
  // AltGr types characters, although it counts as Ctrl and Alt on Windows.
  const hasModifiers = !(isPrinted && event.getModifierState("AltGraph"));
  // Shift is part of how a symbol is typed, such as the question mark.
  const hasShift = event.shiftKey && !(isPrinted && !isLetter(key));
  return [
    hasModifiers && (event.ctrlKey || event.metaKey) ? "Mod+" : "",
    hasModifiers && event.altKey ? "Alt+" : "",
    hasShift ? "Shift+" : "",
    isPrinted ? key.toLowerCase() : key,
  ].join("");
}

/** Whether the event is one of the shortcut's keys. */
export function isPressed({ keys }: Shortcut, event: PressedKey, usesSingleKeys: boolean): boolean {
  const pressed = pressedKey(event);
  return keys.includes(pressed) && (usesSingleKeys || !isSingleKey(pressed));
}

/** The shortcuts that work, with their keys; without single keys some may have none left. */
export function workingShortcuts(
  shortcuts: readonly Shortcut[],
  usesSingleKeys: boolean,
): readonly Shortcut[] {
  if (usesSingleKeys) return shortcuts;
  return shortcuts
    .map(({ keys, label }) => ({ keys: keys.filter((key) => !isSingleKey(key)), label }))
    .filter(({ keys }) => keys.length > 0);
}

/** Whether an element accepts text input. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches("textarea, select")) return true;
  return (
    target instanceof HTMLInputElement && !["checkbox", "radio", "button", "submit"].includes(target.type)
  );
}

/** Elements that find their entries by typed letters, and panels above the page. */
const busyElements = [
  "[role=menu]",
  "[role=listbox]",
  "[role=combobox]",
  "[role=dialog]",
  "[role=alertdialog]",
  "[data-scope=tree-view]",
].join(",");

/** Whether a key press is free for a shortcut of the whole app: nobody types, and no menu or dialog is open. */
export function isFree({ target, defaultPrevented }: Event): boolean {
  if (defaultPrevented || takesText(target) || document.querySelector("[aria-modal=true]")) return false;
  return !(target instanceof Element && target.closest(busyElements));
}
