import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { Figures } from "#mgt/imports/importParts";
import type { ImportFigures_import$key } from "./__generated__/ImportFigures_import.graphql";

interface ImportFiguresProps {
  readonly preview: ImportFigures_import$key;
}

/** What a commit would do, in numbers. */
export function ImportFigures({ preview }: ImportFiguresProps) {
  const { kind, counts } = useFragment(
    graphql`
      fragment ImportFigures_import on ImportPreview {
        kind
        counts {
          added
          changed
          unchanged
          removed
          refused
        }
      }
    `,
    preview,
  );
  return (
    <Figures
      figures={[
        { icon: "plus", name: <Trans>Neu</Trans>, count: counts.added },
        // A postal code entry is its own key: it stays or is another one.
        ...(kind === "POSTAL_CODES"
          ? []
          : [{ icon: "pencil" as const, name: <Trans>Geändert</Trans>, count: counts.changed }]),
        { icon: "minus", name: <Trans>Entfallen</Trans>, count: counts.removed },
        { icon: "done", name: <Trans>Unverändert</Trans>, count: counts.unchanged },
        { icon: "alert", name: <Trans>Zeilen mit Fehler</Trans>, count: counts.refused, isFault: true },
      ]}
    />
  );
}
