import { Trans } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { useFileExport } from "#lists/useFileExport";
import { useMutationAsync } from "#relay/useMutationAsync";
import { BusyButton } from "#ui/BusyButton";
import { Icon } from "#ui/Icon";
import type { ExportListButtonMutation } from "./__generated__/ExportListButtonMutation.graphql";
import { filterOf, listOf, type SecurityListSearch } from "./securityListSearch";

const exportMutation = graphql`
  mutation ExportListButtonMutation($input: ExportSecurityListInput!) {
    exportSecurityList(input: $input) {
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

interface ExportListButtonProps {
  readonly ags: string;
  readonly search: SecurityListSearch;
}

/** Exports the entries under the filter as a CSV file. */
export function ExportListButton({ ags, search }: ExportListButtonProps) {
  const commit = useMutationAsync<ExportListButtonMutation>(exportMutation);
  const filter = filterOf(search);
  const { isBusy, exportFile } = useFileExport(() =>
    commit({ input: { ags, list: listOf(search), filter } }),
  );
  return (
    <BusyButton data-part="export" isBusy={isBusy} onClick={exportFile}>
      <Icon name="download" />
      {filter ? <Trans>Gefundene exportieren</Trans> : <Trans>Exportieren</Trans>}
    </BusyButton>
  );
}
