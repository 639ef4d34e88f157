import { Trans } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { useFileExport } from "#lists/useFileExport";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useCan } from "#session/useSession";
import { BusyButton } from "#ui/BusyButton";
import { Icon } from "#ui/Icon";
import type { DownloadResourcesButtonMutation } from "./__generated__/DownloadResourcesButtonMutation.graphql";
import type { ResourcesTableQuery$variables } from "./__generated__/ResourcesTableQuery.graphql";

const downloadMutation = graphql`
  mutation DownloadResourcesButtonMutation($input: DownloadResourcesInput!) {
    downloadResources(input: $input) {
      download {
        url
        fileName
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface DownloadResourcesButtonProps {
  readonly disabled: boolean;
  /** Of the query of the rows. */
  readonly variables: ResourcesTableQuery$variables;
}

/** Downloads the YAML files of the resources in the list as a ZIP archive. */
export function DownloadResourcesButton({ disabled, variables }: DownloadResourcesButtonProps) {
  const mayDownload = useCan("download_yaml_files");
  const commit = useMutationAsync<DownloadResourcesButtonMutation>(downloadMutation);
  const { filter = null } = variables;
  const { isBusy, exportFile } = useFileExport(() => commit({ input: { filter } }));
  if (!mayDownload) return null;
  return (
    <BusyButton variant="ghost" isBusy={isBusy} disabled={disabled} onClick={exportFile}>
      <Icon name="download" />
      <Trans>Als ZIP herunterladen</Trans>
    </BusyButton>
  );
}
