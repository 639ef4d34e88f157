import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { useCan } from "#session/useSession";
import { Button } from "#ui/Button";
import { Status } from "#ui/Status";
import type { SourcePanel_commune$key } from "./__generated__/SourcePanel_commune.graphql";
import { SourceForm } from "./SourceForm";
import "./sourcePanel.css";

interface SourcePanelProps {
  readonly commune: SourcePanel_commune$key;
}

/** Where the properties come from, how they are kept up to date, and how that went the last time. */
export function SourcePanel({ commune }: SourcePanelProps) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const canChange = useCan("admin_features");
  const { ags, residentialPropertySource: source } = useFragment(
    graphql`
      fragment SourcePanel_commune on Commune {
        ags
        residentialPropertySource {
          source
          mode
          lastUpdatedAt
          nextRunAt
          running {
            createdAt
            createdBy {
              username
            }
          }
          ...SourceForm_source
        }
      }
    `,
    commune,
  );
  // Where it could not be read, the notice above the rows says so.
  if (!source) return null;
  return (
    <section className="source-panel" aria-label={t`Herkunft und Aktualisierung`}>
      <div className="source-head">
        <h3>
          <Trans>Herkunft und Aktualisierung</Trans>
        </h3>
        {canChange && (
          <Button size="sm" onClick={() => setEditing(true)}>
            <Trans>Ändern …</Trans>
          </Button>
        )}
      </div>
      <dl>
        <dt>
          <Trans>Quelle</Trans>
        </dt>
        <dd>{source.source === "OKKOMM_IMPORT" ? "OK.KOMM" : <Trans>Datei</Trans>}</dd>
        <dt>
          <Trans>Modus</Trans>
        </dt>
        <dd>
          {source.mode === "AUTOMATIC" ? (
            <Trans>automatisch, täglich um 3 Uhr</Trans>
          ) : (
            <Trans>manuell</Trans>
          )}
        </dd>
        <dt>
          <Trans>Letzte Aktualisierung</Trans>
        </dt>
        <dd>{source.lastUpdatedAt ? formatDateTime(source.lastUpdatedAt) : <Trans>noch keine</Trans>}</dd>
        {source.nextRunAt && (
          <>
            <dt>
              <Trans>Nächste Aktualisierung</Trans>
            </dt>
            <dd>{formatDateTime(source.nextRunAt)}</dd>
          </>
        )}
      </dl>
      {source.running && (
        <p>
          <Status tone="progress">
            <Trans>
              {source.running.createdBy.username} prüft seit {formatDateTime(source.running.createdAt)} einen
              neuen Bestand.
            </Trans>
          </Status>
        </p>
      )}
      {isEditing && <SourceForm ags={ags} source={source} onClose={() => setEditing(false)} />}
    </section>
  );
}
