import { useLingui } from "@lingui/react/macro";
import { isNumberSetting, isTextSetting, settingKeys } from "#domain/systemSettings";
import { useFormats } from "#i18n/useFormats";
import { useLanguageName } from "#i18n/useLanguageName";

/** Returns a function that formats values of settings as the screen shows them; undefined: as usual. */
export function useFormatValue() {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const languageName = useLanguageName();
  return (path: string, value: unknown): string | undefined => {
    const key = settingKeys.find((each) => each === path);
    if (key === "languages" && Array.isArray(value)) {
      const names = value.flatMap((code) => (typeof code === "string" ? languageName(code) : []));
      return names.toSorted((one, other) => one.localeCompare(other, i18n.locale)).join(", ");
    }
    if (key === undefined || typeof value !== "string") return undefined;
    // What is no number stays as it was typed.
    if (isNumberSetting(key)) return /^\d+$/.test(value) ? number(Number(value)) : undefined;
    return value === "" && isTextSetting(key) ? t`nicht gesetzt` : undefined;
  };
}
