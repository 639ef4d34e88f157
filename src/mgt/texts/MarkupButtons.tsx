import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Markup } from "./applyMarkup";
import type { TextArea } from "./useTextArea";

interface MarkupButtonsProps {
  readonly area: TextArea;
}

interface MarkupChoice {
  readonly markup: Markup;
  readonly label: string;
  readonly face: ReactNode;
}

/** Adds markup to the selection of a text. */
export function MarkupButtons({ area: { field, mark } }: MarkupButtonsProps) {
  const { t } = useLingui();
  const choices: readonly MarkupChoice[] = [
    { markup: "strong", label: t`Fett`, face: <b>{t({ message: "F", context: "fett" })}</b> },
    { markup: "em", label: t`Kursiv`, face: <i>{t({ message: "K", context: "kursiv" })}</i> },
    { markup: "a", label: t`Link`, face: <u>Link</u> },
    { markup: "p", label: t`Absatz`, face: "¶" },
    { markup: "ul", label: t`Liste`, face: "•" },
  ];
  return (
    <div role="group" data-part="markup" aria-label={t`Auszeichnen`}>
      {choices.map(({ markup, label, face }) => (
        <button
          key={markup}
          type="button"
          aria-label={label}
          data-tooltip={label}
          aria-controls={field.id}
          disabled={field.isSaving}
          onClick={() => mark(markup)}
        >
          {face}
        </button>
      ))}
    </div>
  );
}
