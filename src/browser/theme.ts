/** Light, dark or system theme, set on the root element before the first paint. */
import { observable, type ReadonlyObservable } from "./observable";
import type { StoredValues } from "./storage";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export interface ThemeChoice extends ReadonlyObservable<Theme> {
  /** Applies and stores the theme. */
  readonly choose: (choice: Theme) => void;
}

export function createThemeChoice(stored: StoredValues): ThemeChoice {
  const kept = stored.read("theme");
  const { get, set, subscribe } = observable<Theme>(themes.find((theme) => theme === kept) ?? "system");
  return {
    get,
    subscribe,
    choose: (choice) => {
      stored.write("theme", choice === "system" ? null : choice);
      if (choice === "system") delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = choice;
      set(choice);
    },
  };
}
