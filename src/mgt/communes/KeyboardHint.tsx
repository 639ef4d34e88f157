import { Trans } from "@lingui/react/macro";

/** Says how the list is walked through; spoken when it is reached. */
export function KeyboardHint({ id }: { readonly id: string }) {
  return (
    <p id={id} className="visually-hidden">
      <Trans>
        Mit den Pfeiltasten oder mit J und K von Kommune zu Kommune, mit Pos 1 und Ende an Anfang und Ende.
        Die Eingabetaste zeigt die Dienste, die Tabulatortaste verlässt die Liste.
      </Trans>
    </p>
  );
}
