import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { calendarDayOf } from "#domain/calendarDays";
import { formatDate } from "#i18n/formats";
import { DownloadLink } from "#session/DownloadLink";
import { useCan } from "#session/useSession";
import { Icon } from "#ui/Icon";
import type { DownloadRun_run$key } from "./__generated__/DownloadRun_run.graphql";
import type { DownloadRunQuery } from "./__generated__/DownloadRunQuery.graphql";

/** Fetched on click, since download links expire. */
const downloadQuery = graphql`
  query DownloadRunQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on BookingRun {
        download {
          url
          fileName
        }
      }
    }
  }
`;

interface DownloadRunProps {
  readonly run: DownloadRun_run$key;
  readonly isPrimary?: boolean;
}

/** Downloads the file of an export run, or explains why that is not possible. */
export function DownloadRun({ run, isPrimary = false }: DownloadRunProps) {
  const environment = useRelayEnvironment();
  const seesVehicles = useCan("processes");
  const [today] = useState(() => calendarDayOf(new Date()));
  const { id, number, hasVehicles, erasedOn, download } = useFragment(
    graphql`
      fragment DownloadRun_run on BookingRun @throwOnFieldError {
        id
        number
        hasVehicles
        erasedOn
        download {
          url
          fileName
        }
      }
    `,
    run,
  );
  const reload = async () => {
    const answer = fetchQuery<DownloadRunQuery>(environment, downloadQuery, { id });
    return (await answer.toPromise())?.node?.download;
  };
  if (download) {
    return (
      <Button asChild size="sm" variant={isPrimary ? "solid" : "outline"}>
        <DownloadLink file={download} reload={reload}>
          <Icon name="download" />
          <Trans>Herunterladen</Trans>
          <span className="visually-hidden">
            <Trans>, Lauf {number}</Trans>
          </span>
        </DownloadLink>
      </Button>
    );
  }
  const day = formatDate(erasedOn);
  if (hasVehicles && !seesVehicles && today < erasedOn) {
    return (
      <Trans>
        Die Datei enthält Kennzeichen und FIN. Herunterladen kann sie, wer Prozesse einsehen darf.
      </Trans>
    );
  }
  return <Trans>Die Datei wurde am {day} gelöscht.</Trans>;
}
