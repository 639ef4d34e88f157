import { useLingui } from "@lingui/react/macro";
import { useLanguage, useLocale } from "#i18n/language";
import { useAnnounce } from "#ui/ui";
import { IconSelect } from "#ui/IconSelect";

const languages = [
  { value: "de", text: "Deutsch", lang: "de" },
  { value: "en", text: "English", lang: "en" },
] as const;

/** Language switch, DE or EN; the choice is stored. */
export function LanguageSelect() {
  const announce = useAnnounce();
  const { t } = useLingui();
  const current = useLocale();
  const language = useLanguage();
  const failed = t`Die Sprache konnte nicht geladen werden. Versuchen Sie es in einem Moment noch einmal.`;
  return (
    <IconSelect
      icon="globe"
      label={t`Sprache`}
      value={current}
      options={languages}
      onChange={(choice) => void language.choose(choice).catch(() => announce(failed))}
    >
      {current.toUpperCase()}
    </IconSelect>
  );
}
