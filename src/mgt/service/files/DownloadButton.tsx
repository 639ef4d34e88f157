import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";
import { toFailure } from "#relay/failure";
import { useCan } from "#session/useSession";
import { Icon } from "#ui/Icon";
import { startDownload } from "#ui/startDownload";
import { useToast } from "#ui/ui";
import type { DownloadButtonQuery } from "./__generated__/DownloadButtonQuery.graphql";

/** Fetched on click, since download links expire. */
const downloadQuery = graphql`
  query DownloadButtonQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on PredefinedFile {
        download {
          url
          fileName
        }
      }
      ... on ServiceFile {
        download {
          url
          fileName
        }
      }
      ... on CommuneService {
        filesArchive {
          url
          fileName
        }
      }
    }
  }
`;

interface DownloadButtonProps {
  /** Id of a file, or of a service for the archive of its files. */
  readonly id: string;
  /** Name of the file, for screen readers. */
  readonly name: string;
  /** Defaults to "Herunterladen". */
  readonly children?: ReactNode;
}

/** Downloads a file or all files of a service; renders nothing without the permission. */
export function DownloadButton({ id, name, children }: DownloadButtonProps) {
  const environment = useRelayEnvironment();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const mayDownload = useCan("download_blobs");
  const [isBusy, setBusy] = useState(false);
  if (!mayDownload) return null;

  async function download() {
    setBusy(true);
    try {
      const data = await fetchQuery<DownloadButtonQuery>(environment, downloadQuery, { id }).toPromise();
      const found = data?.node?.download ?? data?.node?.filesArchive;
      if (!found) throw new ApiError("file_download_error");
      startDownload(found);
    } catch (error) {
      toast({ tone: "error", text: errorMessage(toFailure(error)) });
    }
    setBusy(false);
  }

  return (
    <Button variant="ghost" aria-disabled={isBusy || undefined} onClick={() => !isBusy && void download()}>
      <Icon name="download" />
      {children ?? (
        <Trans>
          <span className="visually-hidden">{name}: </span>Herunterladen
        </Trans>
      )}
    </Button>
  );
}
