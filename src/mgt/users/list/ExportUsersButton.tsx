import { BusyButton } from "#ui/BusyButton";
import { Trans } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { Failure } from "#i18n/errorMessages";
import { useFileExport } from "#lists/useFileExport";
import { Icon } from "#ui/Icon";
import { useRequestedExport } from "#ui/useRequestedExport";
import type { ExportUsersButtonMutation } from "./__generated__/ExportUsersButtonMutation.graphql";
import type { UsersTableQuery$variables } from "./__generated__/UsersTableQuery.graphql";

const exportMutation = graphql`
  mutation ExportUsersButtonMutation($input: ExportUsersInput!) {
    exportUsers(input: $input) {
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

const toExportFailure = (failure: Failure): Failure =>
  failure.code === "internal_error" ? { code: "user_list_download_error", params: {} } : failure;

interface ExportUsersButtonProps {
  readonly disabled: boolean;
  /** Of the query of the rows. */
  readonly variables: UsersTableQuery$variables;
}

/** Exports the list as a file. */
export function ExportUsersButton({ disabled, variables: { filter, orderBy } }: ExportUsersButtonProps) {
  const commit = useMutationAsync<ExportUsersButtonMutation>(exportMutation);
  const { isBusy, exportFile } = useFileExport(() => commit({ input: { filter, orderBy } }), toExportFailure);
  useRequestedExport("users", !disabled, exportFile);

  return (
    <BusyButton variant="ghost" isBusy={isBusy} disabled={disabled} onClick={exportFile}>
      <Icon name="download" />
      <Trans>Exportieren</Trans>
    </BusyButton>
  );
}
