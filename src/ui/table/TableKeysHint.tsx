import { Trans } from "@lingui/react/macro";

interface TableKeysHintProps {
  readonly id: string;
  readonly canSelect: boolean;
}

/** Describes keyboard navigation to screen readers. */
export function TableKeysHint({ id, canSelect }: TableKeysHintProps) {
  return (
    <p id={id} className="visually-hidden">
      <Trans>
        Mit den Pfeiltasten oder mit J und K von Zeile zu Zeile, mit Pos 1 und Ende an Anfang und Ende. Die
        Eingabetaste öffnet die Zeile, die Tabulatortaste verlässt die Tabelle.
      </Trans>{" "}
      {canSelect && (
        <Trans>X wählt die Zeile aus, mit der Umschalttaste mehrere, Escape hebt die Auswahl auf.</Trans>
      )}
    </p>
  );
}
