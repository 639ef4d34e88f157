import { useLingui } from "@lingui/react/macro";
import { useObservable } from "#browser/useObservable";
import { chooseLocale, locale } from "#i18n/i18n";
import { announce } from "#ui/announce";
import { IconSelect } from "#ui/IconSelect";

const languages = [
  { value: "de", text: "Deutsch", lang: "de" },
  { value: "en", text: "English", lang: "en" },
] as const;

/** DE or EN; the choice is kept (section 2). */
export function LanguageSelect() {
  const { t } = useLingui();
  const current = useObservable(locale);
  const failed = t`Die Sprache konnte nicht geladen werden. Versuchen Sie es in einem Moment noch einmal.`;
  return (
    <IconSelect
      icon="globe"
      label={t`Sprache`}
      value={current}
      options={languages}
      onChange={(choice) => void chooseLocale(choice).catch(() => announce(failed))}
    >
      {current.toUpperCase()}
    </IconSelect>
  );
}
