import { BusyButton } from "#ui/BusyButton";
import { Trans } from "@lingui/react/macro";
import { useFileExport, type ExportFile } from "#mgt/imports/useFileExport";
import { Icon } from "#ui/Icon";

interface CsvExportButtonProps {
  /** Whether only the matching rows are exported. */
  readonly isFiltered: boolean;
  readonly onExport: ExportFile;
}

/** Exports the rows as a CSV file. */
export function CsvExportButton({ isFiltered, onExport }: CsvExportButtonProps) {
  const { isBusy, exportFile } = useFileExport(onExport);
  return (
    <BusyButton isBusy={isBusy} onClick={() => exportFile()}>
      <Icon name="download" />
      {isFiltered ? <Trans>Gefundene als CSV exportieren</Trans> : <Trans>Als CSV exportieren</Trans>}
    </BusyButton>
  );
}
