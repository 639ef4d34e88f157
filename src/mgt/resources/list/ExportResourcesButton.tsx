import { Trans } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { useFileExport } from "#lists/useFileExport";
import { useMutationAsync } from "#relay/useMutationAsync";
import { BusyButton } from "#ui/BusyButton";
import { Icon } from "#ui/Icon";
import { useRequestedExport } from "#ui/useRequestedExport";
import type { ExportResourcesButtonMutation } from "./__generated__/ExportResourcesButtonMutation.graphql";
import type { ResourcesTableQuery$variables } from "./__generated__/ResourcesTableQuery.graphql";

const exportMutation = graphql`
  mutation ExportResourcesButtonMutation($input: ExportResourcesInput!) {
    exportResources(input: $input) {
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

interface ExportResourcesButtonProps {
  readonly disabled: boolean;
  /** Of the query of the rows. */
  readonly variables: ResourcesTableQuery$variables;
}

/** Exports the list as a CSV file, without the documents. */
export function ExportResourcesButton({ disabled, variables }: ExportResourcesButtonProps) {
  const commit = useMutationAsync<ExportResourcesButtonMutation>(exportMutation);
  const { filter = null, orderBy = null } = variables;
  const { isBusy, exportFile } = useFileExport(() => commit({ input: { filter, orderBy } }));
  useRequestedExport("resources", !disabled, exportFile);
  return (
    <BusyButton variant="ghost" isBusy={isBusy} disabled={disabled} onClick={exportFile}>
      <Icon name="download" />
      <Trans>Exportieren</Trans>
    </BusyButton>
  );
}
