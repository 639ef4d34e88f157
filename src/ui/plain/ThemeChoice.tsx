import { Trans, useLingui } from "@lingui/react/macro";
import { useBrowser } from "#browser/browser";
import { themes, type Theme } from "#browser/theme";
import { useObservable } from "#browser/useObservable";
import { PlainIcon } from "./PlainIcon";

/** Chooses the light, dark or system theme. */
export function ThemeChoice() {
  const { t } = useLingui();
  const { theme } = useBrowser();
  const current = useObservable(theme);
  const names: Readonly<Record<Theme, string>> = {
    system: t`Wie das System`,
    light: t`Hell`,
    dark: t`Dunkel`,
  };
  return (
    <label className="theme-choice">
      <span className="visually-hidden">
        <Trans>Darstellung</Trans>
      </span>
      <PlainIcon name="theme" />
      <select
        value={current}
        onChange={(event) => theme.choose(themes.find((one) => one === event.target.value) ?? "system")}
      >
        {themes.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
