import { Trans } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import type { ReadonlyObservable } from "#browser/observable";
import { useObservable } from "#browser/useObservable";
import { useFileExport } from "#lists/useFileExport";
import { useMutationAsync } from "#relay/useMutationAsync";
import { BusyButton } from "#ui/BusyButton";
import { Icon } from "#ui/Icon";
import type { ExportResourcesButtonMutation } from "./__generated__/ExportResourcesButtonMutation.graphql";
import type { ShownResources } from "./ResourcesTable";

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

/** Exports the list as a CSV file, without the documents. */
export function ExportResourcesButton({
  shown,
}: {
  readonly shown: ReadonlyObservable<ShownResources | null>;
}) {
  const rows = useObservable(shown);
  const commit = useMutationAsync<ExportResourcesButtonMutation>(exportMutation);
  const { filter = null, orderBy = null } = rows?.variables ?? {};
  const { isBusy, exportFile } = useFileExport(() => commit({ input: { filter, orderBy } }));
  const isDisabled = !rows || rows.count === 0;
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
