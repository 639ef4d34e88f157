import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { problemOf } from "#forms/saveOutcome";
import { formatDateTime } from "#i18n/formats";
import { useCan } from "#session/useSession";
import { Button } from "#ui/Button";
import { Notice } from "#ui/Notice";
import { Status } from "#ui/Status";
import { FailureText } from "../imports/FailureText";
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
          lastFailure {
            code
            field
            params {
              name
              value
            }
          }
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
  return (
    <section className="source-panel" aria-label={t`Herkunft und Aktualisierung`}>
      <div className="source-head">
        <h3>
          <Trans>Herkunft und Aktualisierung</Trans>
        </h3>
        {canChange && source && (
          <Button size="sm" onClick={() => setEditing(true)}>
            <Trans>Ändern …</Trans>
          </Button>
        )}
      </div>
      {source ? (
        <>
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
                  {source.running.createdBy.username} prüft seit {formatDateTime(source.running.createdAt)}{" "}
                  einen neuen Bestand.
                </Trans>
              </Status>
            </p>
          )}
          {source.lastFailure && (
            <Notice tone="error">
              <Trans>
                <b>Die letzte Aktualisierung ist gescheitert.</b>{" "}
                <FailureText failure={problemOf(source.lastFailure)} />
              </Trans>
            </Notice>
          )}
        </>
      ) : (
        <Notice tone="error">
          <FailureText failure={{ code: "latest_residential_properties_update_error", params: {} }} />
        </Notice>
      )}
      {isEditing && source && <SourceForm ags={ags} source={source} onClose={() => setEditing(false)} />}
    </section>
  );
}
