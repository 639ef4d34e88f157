import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { payloadFailure, toFailure } from "#relay/failure";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { Failure } from "#i18n/errorMessages";
import { FailureText } from "#mgt/imports/FailureText";
import { Button } from "#ui/Button";
import { Icon } from "#ui/Icon";
import { offerDownload } from "#ui/table/offerDownload";
import { useToast } from "#ui/ui";
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

const notDownloaded: Failure = { code: "user_list_download_error", params: {} };

interface ExportUsersButtonProps {
  /** Those of the rows on screen; null: all, or by username. */
  readonly filter: UserFilter | null | undefined;
  readonly orderBy: UserOrder | null | undefined;
  readonly isDisabled: boolean;
}

/** Has the list made into a file, which the browser then fetches. */
export function ExportUsersButton({ filter, orderBy, isDisabled }: ExportUsersButtonProps) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const save = useMutationAsync<ExportUsersButtonMutation>(exportMutation);

  async function exportUsers() {
    setBusy(true);
    try {
      const { download, errors } = (await save({ input: { filter, orderBy } })).exportUsers;
      if (download) offerDownload(download, toast);
      else refuse(errors[0] ? payloadFailure(errors[0]) : notDownloaded);
    } catch (error) {
      const failure = toFailure(error);
      refuse(failure.code === "internal_error" ? notDownloaded : failure);
    }
    setBusy(false);
  }

  function refuse(failure: Failure) {
    toast({
      tone: "error",
      text: <FailureText failure={failure} />,
      action: { label: <Trans>Erneut versuchen</Trans>, onAct: () => void exportUsers() },
    });
  }

  return (
    <Button
      variant="ghost"
      aria-disabled={isBusy || isDisabled || undefined}
      onClick={() => !isBusy && !isDisabled && void exportUsers()}
    >
      <Icon name="download" />
      <Trans>Exportieren</Trans>
      {isBusy && <span className="button-bar" />}
    </Button>
  );
}
