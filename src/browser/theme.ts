/** Light, dark or as the system says; the choice stands on the root element before the first paint. */
import { observable } from "./observable";
import { readStored, writeStored } from "./storage";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

function storedTheme(): Theme {
  const stored = readStored("theme");
  return themes.find((theme) => theme === stored) ?? "system";
}

export const theme = observable<Theme>(storedTheme());

/** Shows the theme and keeps the choice. */
export function chooseTheme(choice: Theme): void {
  writeStored("theme", choice === "system" ? null : choice);
  if (choice === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  theme.set(choice);
}
