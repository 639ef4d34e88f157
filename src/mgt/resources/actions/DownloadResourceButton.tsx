import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";
import { toFailure } from "#relay/failure";
import { useCan } from "#session/useSession";
import { BusyButton } from "#ui/BusyButton";
import { Icon } from "#ui/Icon";
import { startDownload } from "#ui/startDownload";
import { useToast } from "#ui/ui";
import type { DownloadResourceButtonQuery } from "./__generated__/DownloadResourceButtonQuery.graphql";

/** Fetched on click, since download links expire. */
const downloadQuery = graphql`
  query DownloadResourceButtonQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Resource {
        download {
          url
          fileName
        }
      }
    }
  }
`;

/** Downloads the stored document of a resource as a YAML file. */
export function DownloadResourceButton({ id }: { readonly id: string }) {
  const environment = useRelayEnvironment();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const mayDownload = useCan("download_yaml_files");
  const [isBusy, setBusy] = useState(false);
  if (!mayDownload) return null;

  async function download() {
    setBusy(true);
    try {
      const data = await fetchQuery<DownloadResourceButtonQuery>(environment, downloadQuery, {
        id,
      }).toPromise();
      if (!data?.node?.download) throw new ApiError("file_download_error");
      startDownload(data.node.download);
    } catch (error) {
      toast({ tone: "error", text: errorMessage(toFailure(error)) });
    }
    setBusy(false);
  }

  return (
    <BusyButton variant="ghost" isBusy={isBusy} onClick={() => void download()}>
      <Icon name="download" />
      <Trans>Herunterladen</Trans>
    </BusyButton>
  );
}
