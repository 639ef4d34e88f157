import { Trans } from "@lingui/react/macro";

interface TableKeysHintProps {
  readonly id: string;
  readonly canSelect: boolean;
}

/** Says how the rows are walked through; spoken when the table is reached. */
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
