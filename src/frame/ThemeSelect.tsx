import { useLingui } from "@lingui/react/macro";
import { useBrowser } from "#browser/browser";
import { useObservable } from "#browser/useObservable";
import { IconSelect } from "#ui/IconSelect";

/** Theme switch: light, dark or system; the choice is stored. */
export function ThemeSelect({ hasLabel = false }: { readonly hasLabel?: boolean }) {
  const { t } = useLingui();
  const { theme } = useBrowser();
  const current = useObservable(theme);
  return (
    <IconSelect
      icon="theme"
      label={t`Darstellung`}
      value={current}
      options={[
        { value: "system", text: t`Wie das System` },
        { value: "light", text: t`Hell` },
        { value: "dark", text: t`Dunkel` },
      ]}
      onChange={theme.choose}
    >
      {hasLabel && t`Darstellung`}
    </IconSelect>
  );
}
