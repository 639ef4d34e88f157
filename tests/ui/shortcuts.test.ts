import { msg } from "@lingui/core/macro";
import { expect, test } from "vitest";
import { isPressed, workingShortcuts, type Shortcut } from "#ui/shortcuts/shortcut";

const shortcut = (...keys: string[]): Shortcut => ({ keys, label: msg`Kürzel` });

interface Modifiers {
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
  readonly shiftKey?: boolean;
  readonly isAltGraph?: boolean;
}

function press(key: string, { isAltGraph = false, ...modifiers }: Modifiers = {}) {
  const released = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  return { key, ...released, ...modifiers, getModifierState: () => isAltGraph };
}

test("Shortcuts: recognise keys with exactly their modifiers", () => {
  expect(isPressed(shortcut("j"), press("j"), true)).toBe(true);
  expect(isPressed(shortcut("j"), press("j", { ctrlKey: true }), true)).toBe(false);
  expect(isPressed(shortcut("j"), press("J", { shiftKey: true }), true)).toBe(false);
  expect(isPressed(shortcut("Mod+s"), press("s", { ctrlKey: true }), true)).toBe(true);
  expect(isPressed(shortcut("Mod+s"), press("s", { metaKey: true }), true)).toBe(true);
  expect(isPressed(shortcut("Mod+s"), press("s"), true)).toBe(false);
  expect(isPressed(shortcut("Shift+ArrowDown"), press("ArrowDown", { shiftKey: true }), true)).toBe(true);
  expect(isPressed(shortcut("Mod+Shift+z"), press("Z", { ctrlKey: true, shiftKey: true }), true)).toBe(true);
});

test("Shortcuts: ignore caps lock, and how a keyboard layout types a symbol", () => {
  expect(isPressed(shortcut("j"), press("J"), true)).toBe(true);
  expect(isPressed(shortcut("?"), press("?", { shiftKey: true }), true)).toBe(true);
  expect(isPressed(shortcut("+"), press("+", { shiftKey: true }), true)).toBe(true);
  const altGraph = { ctrlKey: true, altKey: true, isAltGraph: true };
  expect(isPressed(shortcut("/"), press("/", altGraph), true)).toBe(true);
});

test("Shortcuts: lose their single printable keys when these are off, and keep all others", () => {
  const toggle = shortcut("x", " ");
  expect(isPressed(toggle, press("x"), false)).toBe(false);
  expect(isPressed(toggle, press(" "), false)).toBe(true);
  expect(isPressed(shortcut("Shift+j"), press("J", { shiftKey: true }), false)).toBe(false);
  expect(isPressed(shortcut("Mod+k"), press("k", { ctrlKey: true }), false)).toBe(true);
  const working = workingShortcuts([toggle, shortcut("?"), shortcut("Escape")], false);
  expect(working.map(({ keys }) => keys)).toEqual([[" "], ["Escape"]]);
});
