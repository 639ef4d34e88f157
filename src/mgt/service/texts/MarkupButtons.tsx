import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { TextArea } from "./useTextArea";

interface MarkupButtonsProps {
  readonly area: TextArea;
}

interface Markup {
  readonly label: string;
  readonly face: ReactNode;
  readonly open: string;
  readonly close: string;
}

/** Puts markup around the selection of a text. */
export function MarkupButtons({ area: { field, wrap } }: MarkupButtonsProps) {
  const { t } = useLingui();
  const choices: readonly Markup[] = [
    {
      label: t`Fett`,
      face: <b>{t({ message: "F", context: "fett" })}</b>,
      open: "<strong>",
      close: "</strong>",
    },
    { label: t`Kursiv`, face: <i>{t({ message: "K", context: "kursiv" })}</i>, open: "<em>", close: "</em>" },
    { label: t`Link`, face: <u>Link</u>, open: '<a href="https://">', close: "</a>" },
    { label: t`Absatz`, face: "¶", open: "<p>", close: "</p>" },
    { label: t`Listenpunkt`, face: "•", open: "<li>", close: "</li>" },
  ];
  return (
    <div role="group" data-part="markup" aria-label={t`Auszeichnen`}>
      {choices.map((markup) => (
        <button
          key={markup.label}
          type="button"
          aria-label={markup.label}
          data-tooltip={markup.label}
          aria-controls={field.id}
          disabled={field.isSaving}
          onClick={() => wrap(markup.open, markup.close)}
        >
          {markup.face}
        </button>
      ))}
    </div>
  );
}
