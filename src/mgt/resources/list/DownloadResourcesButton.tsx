import { Trans } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import type { ReadonlyObservable } from "#browser/observable";
import { useObservable } from "#browser/useObservable";
import { useFileExport } from "#lists/useFileExport";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useCan } from "#session/useSession";
import { BusyButton } from "#ui/BusyButton";
import { Icon } from "#ui/Icon";
import type { DownloadResourcesButtonMutation } from "./__generated__/DownloadResourcesButtonMutation.graphql";
import type { ShownResources } from "./ResourcesTable";

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

/** Downloads the YAML files of the resources in the list as a ZIP archive. */
export function DownloadResourcesButton({
  shown,
}: {
  readonly shown: ReadonlyObservable<ShownResources | null>;
}) {
  const mayDownload = useCan("download_yaml_files");
  const rows = useObservable(shown);
  const commit = useMutationAsync<DownloadResourcesButtonMutation>(downloadMutation);
  const filter = rows?.variables.filter ?? null;
  const { isBusy, exportFile } = useFileExport(() => commit({ input: { filter } }));
  if (!mayDownload) return null;
  const isDisabled = !rows || rows.count === 0;
  return (
    <BusyButton
      variant="ghost"
      isBusy={isBusy}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && exportFile()}
    >
      <Icon name="download" />
      <Trans>Als ZIP herunterladen</Trans>
    </BusyButton>
  );
}
