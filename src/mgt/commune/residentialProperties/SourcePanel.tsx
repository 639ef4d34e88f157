import { Button, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { useCan } from "#session/useSession";
import { lazyOverlay } from "#ui/lazyOverlay";
import { Status } from "#ui/Status";
import type { SourcePanel_commune$key } from "./__generated__/SourcePanel_commune.graphql";

const SourceForm = lazyOverlay(async () => (await import("./SourceForm")).SourceForm);

const Panel = chakra("section", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: 4,
    rowGap: 1,
    minW: 0,
    "& dl": { display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1 },
    "& dl > div": { display: "flex", gap: 1.5 },
    "& dt": { color: "fg.muted" },
    "& dd": { fontVariantNumeric: "tabular-nums" },
    // Sentences are on a separate line.
    "& > p": { flexBasis: "full" },
    "& > p > *": { alignItems: "flex-start", whiteSpace: "normal" },
  },
});

interface SourcePanelProps {
  readonly commune: SourcePanel_commune$key;
}

/** Source of the properties, update mode and result of the last update. */
export function SourcePanel({ commune }: SourcePanelProps) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const canChange = useCan("admin_features");
  const { ags, residentialPropertySource: source } = useFragment(
    graphql`
      fragment SourcePanel_commune on Commune @throwOnFieldError {
        ags
        residentialPropertySource @catch(to: NULL) {
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
  // A notice above the rows reports that it could not be loaded.
  if (!source) return null;
  return (
    <Panel aria-label={t`Herkunft und Aktualisierung`}>
      <dl>
        <Fact name={<Trans>Quelle</Trans>}>
          {source.source === "OKKOMM_IMPORT" ? "OK.KOMM" : <Trans>Datei</Trans>}
        </Fact>
        <Fact name={<Trans>Modus</Trans>}>
          {source.mode === "AUTOMATIC" ? (
            <Trans>automatisch, täglich um 3 Uhr</Trans>
          ) : (
            <Trans>manuell</Trans>
          )}
        </Fact>
        <Fact name={<Trans>Letzte Aktualisierung</Trans>}>
          {source.lastUpdatedAt ? formatDateTime(source.lastUpdatedAt) : <Trans>noch keine</Trans>}
        </Fact>
        {source.nextRunAt && (
          <Fact name={<Trans>Nächste Aktualisierung</Trans>}>{formatDateTime(source.nextRunAt)}</Fact>
        )}
      </dl>
      {canChange && (
        <Button size="sm" {...SourceForm.intent} onClick={() => setEditing(true)}>
          <Trans>Ändern …</Trans>
        </Button>
      )}
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
    </Panel>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
