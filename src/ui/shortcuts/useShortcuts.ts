import { useEffect, type KeyboardEvent } from "react";
import { useUi } from "#ui/ui";
import { isPressed, type Shortcut, type ShortcutGroup } from "./shortcut";

/** Returns whether an event is a shortcut that the user has not turned off. */
export type MatchShortcut = (shortcut: Shortcut, event: KeyboardEvent | globalThis.KeyboardEvent) => boolean;

function useMatchShortcut(): MatchShortcut {
  const { usesSingleKeys } = useUi().shortcuts;
  return (shortcut, event) => isPressed(shortcut, event, usesSingleKeys.get());
}

/**
 * Lists shortcuts in the overview while mounted, and returns the function that recognises them. The group must be
 * stable; null lists none.
 */
export function useShortcuts(group: ShortcutGroup | null): MatchShortcut {
  const { add } = useUi().shortcuts;
  useEffect(() => (group ? add(group) : undefined), [add, group]);
  return useMatchShortcut();
}
