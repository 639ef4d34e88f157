import { Trans } from "@lingui/react/macro";

/** Keyboard instructions, read by screen readers when the list is focused. */
export function KeyboardHint({ id }: { readonly id: string }) {
  return (
    <p id={id} className="visually-hidden">
      <Trans>
        Mit den Pfeiltasten von Kommune zu Kommune, mit Pos 1 und Ende an Anfang und Ende. Die Eingabetaste
        zeigt die Dienste, die Tabulatortaste verlässt die Liste.
      </Trans>
    </p>
  );
}
