import { BusyButton } from "#ui/BusyButton";
import { Trans } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { Failure } from "#i18n/errorMessages";
import { useFileExport } from "#mgt/imports/useFileExport";
import { Icon } from "#ui/Icon";
import type {
  ExportUsersButtonMutation,
  UserFilter,
  UserOrder,
} from "./__generated__/ExportUsersButtonMutation.graphql";

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
  /** Filter and order of the rows on screen; null for all rows, or the default order. */
  readonly filter: UserFilter | null | undefined;
  readonly orderBy: UserOrder | null | undefined;
  readonly isDisabled: boolean;
}

/** Exports the list as a file. */
export function ExportUsersButton({ filter, orderBy, isDisabled }: ExportUsersButtonProps) {
  const commit = useMutationAsync<ExportUsersButtonMutation>(exportMutation);
  const { isBusy, exportFile } = useFileExport(() => commit({ input: { filter, orderBy } }), toExportFailure);

  return (
    <BusyButton
      variant="ghost"
      isBusy={isBusy}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && exportFile()}
    >
      <Icon name="download" />
      <Trans>Exportieren</Trans>
    </BusyButton>
  );
}
