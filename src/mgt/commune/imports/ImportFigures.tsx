import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { Icon } from "#ui/Icon";
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
  const { number } = useFormats();
  return (
    <dl className="import-figures">
      <div>
        <dt>
          <Icon name="plus" />
          <Trans>Neu</Trans>
        </dt>
        <dd>{number(counts.added)}</dd>
      </div>
      {/* A postal code entry is its own key: it stays or is another one. */}
      {kind !== "POSTAL_CODES" && (
        <div>
          <dt>
            <Icon name="pencil" />
            <Trans>Geändert</Trans>
          </dt>
          <dd>{number(counts.changed)}</dd>
        </div>
      )}
      <div>
        <dt>
          <Icon name="minus" />
          <Trans>Entfallen</Trans>
        </dt>
        <dd>{number(counts.removed)}</dd>
      </div>
      <div>
        <dt>
          <Icon name="done" />
          <Trans>Unverändert</Trans>
        </dt>
        <dd>{number(counts.unchanged)}</dd>
      </div>
      <div data-bad={counts.refused > 0 ? "" : undefined}>
        <dt>
          <Icon name="alert" />
          <Trans>Zeilen mit Fehler</Trans>
        </dt>
        <dd>{number(counts.refused)}</dd>
      </div>
    </dl>
  );
}
