import { chakra, Heading } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { backupOverdueHours } from "#domain/timings";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { Status } from "#ui/Status";
import type {
  Installation_query$data,
  Installation_query$key,
} from "./__generated__/Installation_query.graphql";

const installationFragment = graphql`
  fragment Installation_query on Query @throwOnFieldError {
    instance {
      version
      stage
      hasDemoAccounts
    }
    systemOverview {
      installation {
        schemaVersion
        databaseMegabytes
        waitingJobCount
        backup {
          state
          at
        }
      }
    }
  }
`;

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(96px, auto) minmax(0, 1fr)",
    columnGap: 4,
    rowGap: 1.5,
    mt: 2,
    pt: 2.5,
    borderTop: "1px solid",
    borderColor: "border",
    textStyle: "sm",
    "& dt": { color: "fg.muted" },
    "& dd": { minWidth: 0, overflowWrap: "anywhere" },
  },
});

/** Version and stage of the server, and facts about its database, queue and backups. */
export function Installation({ query }: { readonly query: Installation_query$key }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { instance, systemOverview } = useFragment(installationFragment, query);
  const { schemaVersion, databaseMegabytes, waitingJobCount, backup } = systemOverview.installation;
  return (
    <section>
      <Heading>
        <Trans>Installation</Trans>
      </Heading>
      <Facts>
        <dt>
          <Trans>Version</Trans>
        </dt>
        <dd>{instance.version}</dd>
        <dt>
          <Trans>Stufe</Trans>
        </dt>
        <dd>{instance.stage}</dd>
        <dt>
          <Trans>Datenbankschema</Trans>
        </dt>
        <dd translate="no">{schemaVersion ?? <Unknown />}</dd>
        <dt>
          <Trans>Datenbankgröße</Trans>
        </dt>
        <dd>{typeof databaseMegabytes === "number" ? t`${number(databaseMegabytes)} MB` : <Unknown />}</dd>
        <dt>
          <Trans>Wartende Aufträge</Trans>
        </dt>
        <dd>{typeof waitingJobCount === "number" ? number(waitingJobCount) : <Unknown />}</dd>
        <dt>
          <Trans>Letzte Sicherung</Trans>
        </dt>
        <dd>
          <Backup {...backup} />
        </dd>
        <dt>
          <Trans>Demodaten</Trans>
        </dt>
        <dd>{instance.hasDemoAccounts ? <Trans>vorhanden</Trans> : <Trans>keine</Trans>}</dd>
      </Facts>
    </section>
  );
}

/** Shown instead of a fact that could not be read. */
function Unknown() {
  return (
    <Status tone="error">
      <Trans>nicht lesbar</Trans>
    </Status>
  );
}

type BackupReport = Installation_query$data["systemOverview"]["installation"]["backup"];

function Backup({ state, at }: BackupReport): ReactNode {
  const { t } = useLingui();
  const time = at ? formatDateTime(at) : "";
  switch (state) {
    case "CURRENT":
      return <Status tone="success">{time}</Status>;
    case "OVERDUE":
      return <Status tone="waiting">{t`${time}, älter als ${backupOverdueHours} Stunden`}</Status>;
    case "NOT_REPORTED":
      return <Trans>nicht gemeldet</Trans>;
    default:
      return (
        <Status tone="error">
          <Trans>Meldung nicht lesbar</Trans>
        </Status>
      );
  }
}
