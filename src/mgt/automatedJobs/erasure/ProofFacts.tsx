import { Button, DataList } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { formatDate, formatDateTime } from "#i18n/formats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";
import { toFailure } from "#relay/failure";
import { Fact } from "#ui/Fact";
import { Icon } from "#ui/Icon";
import { startDownload } from "#ui/startDownload";
import { Status } from "#ui/Status";
import { useToast } from "#ui/ui";
import type { ProofFacts_erasure$key } from "./__generated__/ProofFacts_erasure.graphql";
import type { ProofFactsDownloadQuery } from "./__generated__/ProofFactsDownloadQuery.graphql";
import { ErasedServices } from "./ErasedServices";

/** Fetched on click, since download links expire. */
const downloadQuery = graphql`
  query ProofFactsDownloadQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on ApplicantErasure {
        download {
          url
          fileName
        }
      }
    }
  }
`;

interface ProofFactsProps {
  readonly erasure: ProofFacts_erasure$key;
  /** Whether the hash is still that of the stored processes; undefined: not compared. */
  readonly isUnchanged?: boolean;
}

/** Count, ends, periods and hash of a run that erased data, with the download of its proof. */
export function ProofFacts({ erasure, isUnchanged }: ProofFactsProps) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment ProofFacts_erasure on ApplicantErasure @throwOnFieldError {
        id
        day
        count
        firstEndedAt
        lastEndedAt
        sha256
        finishedAt
        services {
          serviceId
          days
          count
          firstEndedAt
          lastEndedAt
        }
      }
    `,
    erasure,
  );
  const { id, day, count, firstEndedAt, lastEndedAt, sha256, finishedAt, services } = data;
  const ended =
    firstEndedAt && lastEndedAt ? `${formatDateTime(firstEndedAt)} – ${formatDateTime(lastEndedAt)}` : null;
  return (
    <>
      <DataList.Root>
        <Fact name={t`Gelöscht`} value={t`${plural(count, { one: "# Antrag", other: "# Anträge" })}`} />
        <Fact name={t`Fällig am`} value={formatDate(day)} />
        <Fact name={t`Fertig`} value={formatDateTime(finishedAt)} />
        <Fact name={t`Beendet waren sie`} value={ended} />
        <Fact name={t`Prüfsumme (SHA-256)`} value={sha256} isCode />
        {isUnchanged !== undefined && (
          <Fact name={t`Vergleich`} value="shown">
            {isUnchanged ? (
              <Status tone="success">
                <Trans>Die gespeicherten Vorgänge ergeben dieselbe Prüfsumme.</Trans>
              </Status>
            ) : (
              <Status tone="error">
                <Trans>Die gespeicherten Vorgänge ergeben eine andere Prüfsumme.</Trans>
              </Status>
            )}
          </Fact>
        )}
      </DataList.Root>
      <ErasedServices services={services} />
      <DownloadProof id={id} day={formatDate(day)} />
    </>
  );
}

function DownloadProof({ id, day }: { readonly id: string; readonly day: string }) {
  const environment = useRelayEnvironment();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const data = await fetchQuery<ProofFactsDownloadQuery>(environment, downloadQuery, { id }).toPromise();
      const found = data?.node?.download;
      if (!found) throw new ApiError("file_download_error");
      startDownload(found);
    } catch (error) {
      toast({ tone: "error", text: errorMessage(toFailure(error)) });
    }
    setBusy(false);
  }
  return (
    <Button mt={2} size="sm" aria-disabled={isBusy || undefined} onClick={() => !isBusy && void download()}>
      <Icon name="download" />
      <Trans>Nachweis vom {day} herunterladen</Trans>
    </Button>
  );
}
