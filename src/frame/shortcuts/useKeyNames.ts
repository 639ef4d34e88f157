import { useLingui } from "@lingui/react/macro";

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the name of a shortcut's key, such as "Umschalt + ↓" for `Shift+ArrowDown`. */
export function useKeyNames(): (shortcut: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    Mod: isApple() ? "⌘" : t`Strg`,
    Alt: isApple() ? "⌥" : "Alt",
    Shift: t`Umschalt`,
    ArrowDown: "↓",
    ArrowUp: "↑",
    ArrowLeft: "←",
    ArrowRight: "→",
    Home: t`Pos 1`,
    End: t`Ende`,
    Enter: t`Eingabe`,
    Escape: t`Esc`,
    Tab: t`Tab`,
    Delete: t`Entf`,
    Insert: t`Einfg`,
    Backspace: t`Rücktaste`,
    " ": t`Leertaste`,
  };
  const nameOf = (key: string) => names[key] ?? key.toUpperCase();
  return (shortcut) =>
    shortcut
      .split(/\+(?=.)/)
      .map(nameOf)
      .join(" + ");
}
