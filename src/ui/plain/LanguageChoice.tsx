import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLanguage, useLocale } from "#i18n/language";
import { locales, type Locale } from "#i18n/locales";
import { ErrorToast } from "./ErrorToast";

const names: Readonly<Record<Locale, string>> = { de: "Deutsch", en: "English" };

/** Switches between German and English; the choice is stored. */
export function LanguageChoice() {
  const { t } = useLingui();
  const current = useLocale();
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  const choose = (choice: Locale) => {
    setFailed(false);
    language.choose(choice).catch(() => setFailed(true));
  };
  return (
    <div role="group" aria-label={t`Sprache`} className="choice">
      {locales.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={choice}
          aria-pressed={choice === current}
          onClick={() => choose(choice)}
        >
          <span className="wide">{names[choice]}</span>
          <span className="narrow" aria-hidden="true">
            {choice.toUpperCase()}
          </span>
        </button>
      ))}
      {hasFailed && (
        <ErrorToast onClose={() => setFailed(false)}>
          <Trans>
            Die Sprache konnte nicht geladen werden. Versuchen Sie es in einem Moment noch einmal.
          </Trans>
        </ErrorToast>
      )}
    </div>
  );
}
