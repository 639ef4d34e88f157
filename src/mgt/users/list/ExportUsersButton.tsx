import { BusyButton } from "#ui/BusyButton";
import { Trans } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import type { ReadonlyObservable } from "#browser/observable";
import { useObservable } from "#browser/useObservable";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { Failure } from "#i18n/errorMessages";
import { useFileExport } from "#lists/useFileExport";
import { Icon } from "#ui/Icon";
import type { ExportUsersButtonMutation } from "./__generated__/ExportUsersButtonMutation.graphql";
import type { UsersTableQuery } from "./__generated__/UsersTableQuery.graphql";
import type { Counted } from "./UsersTable";

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
  /** The query of the rows on screen and their number; null while the first ones load. */
  readonly counted: ReadonlyObservable<Counted | null>;
  readonly requested: PreloadedQuery<UsersTableQuery>;
}

/** Exports the list as a file. */
export function ExportUsersButton({ counted, requested }: ExportUsersButtonProps) {
  const shown = useObservable(counted);
  const isDisabled = shown?.found === 0;
  const { filter, orderBy } = (shown?.queryRef ?? requested).variables;
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
