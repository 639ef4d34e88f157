import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useDialogQuery } from "#relay/useDialogQuery";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { useRequestedExport } from "#ui/useRequestedExport";
import ExportParameters from "./__generated__/ActivityExportDialogQuery$parameters";
import type {
  ActivityExportDialogQuery,
  ActivityFilter,
} from "./__generated__/ActivityExportDialogQuery.graphql";

const ActivityExportDialog = lazyOverlay(
  async () => (await import("./ActivityExportDialog")).ActivityExportDialog,
);

/** Button that opens the export of the entries under a filter; null: all. */
export function ActivityExportButton({ filter }: { readonly filter: ActivityFilter | null }) {
  const { opened, open, close } = useDialogQuery<ActivityExportDialogQuery>(ExportParameters);
  useRequestedExport("activities", true, () => open({ filter }));
  return (
    <>
      <Button {...ActivityExportDialog.intent} onClick={() => open({ filter })}>
        <Icon name="download" />
        <Trans>Exportieren …</Trans>
      </Button>
      {opened && <ActivityExportDialog opened={opened} onClose={close} />}
    </>
  );
}
