import { observable, type Observable, type ReadonlyObservable } from "#browser/observable";
import type { ShortcutGroup } from "./shortcut";

/** The shortcuts that work on the screen, and the overview that lists them. */
export interface ShortcutRegistry {
  /** Groups of the mounted components, in the order in which they were mounted. */
  readonly groups: ReadonlyObservable<readonly ShortcutGroup[]>;
  /** Adds a group and returns how to remove it. */
  readonly add: (group: ShortcutGroup) => () => void;
  /** Whether shortcuts of a single printable key work; the user's choice. */
  readonly usesSingleKeys: Observable<boolean>;
  /** Whether the overview is open. */
  readonly isOpen: Observable<boolean>;
}

export function createShortcutRegistry(): ShortcutRegistry {
  const groups = observable<readonly ShortcutGroup[]>([]);
  return {
    groups,
    add: (group) => {
      // The same group may be added by several components, such as two tables.
      const entry = { ...group };
      groups.set([...groups.get(), entry]);
      return () => groups.set(groups.get().filter((other) => other !== entry));
    },
    usesSingleKeys: observable(true),
    isOpen: observable(false),
  };
}
