import { Trans } from "@lingui/react/macro";
import { useFileExport, type ExportFile } from "#mgt/imports/useFileExport";
import { Button } from "#ui/Button";
import { Icon } from "#ui/Icon";

interface CsvExportButtonProps {
  /** True: only what was found is exported. */
  readonly isFiltered: boolean;
  readonly onExport: ExportFile;
}

/** Exports the rows as a file. */
export function CsvExportButton({ isFiltered, onExport }: CsvExportButtonProps) {
  const { isBusy, exportFile } = useFileExport(onExport);
  return (
    <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && exportFile()}>
      <Icon name="download" />
      {isFiltered ? <Trans>Gefundene als CSV exportieren</Trans> : <Trans>Als CSV exportieren</Trans>}
      {isBusy && <span className="button-bar" />}
    </Button>
  );
}
