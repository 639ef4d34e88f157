import { useLingui } from "@lingui/react/macro";
import type { ReactNode, RefObject } from "react";
import type { FormField } from "#forms/fields/withField";

interface MarkupButtonsProps {
  readonly control: RefObject<HTMLTextAreaElement | null>;
  readonly field: FormField<string>;
}

interface Markup {
  readonly label: string;
  readonly face: ReactNode;
  readonly open: string;
  readonly close: string;
}

/** Puts markup around the selection of a text. */
export function MarkupButtons({ control, field }: MarkupButtonsProps) {
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
  function insert({ open, close }: Markup) {
    const area = control.current;
    if (!area) return;
    const { selectionStart, selectionEnd, value } = area;
    const selected = value.slice(selectionStart, selectionEnd);
    field.setValue(value.slice(0, selectionStart) + open + selected + close + value.slice(selectionEnd));
    area.focus();
    // After the new value is rendered, which moves the cursor to the end.
    requestAnimationFrame(() =>
      area.setSelectionRange(selectionStart + open.length, selectionEnd + open.length),
    );
  }
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
          onClick={() => insert(markup)}
        >
          {markup.face}
        </button>
      ))}
    </div>
  );
}
