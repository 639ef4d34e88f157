import { Trans } from "@lingui/react/macro";
import { useFileExport, type ExportFile } from "#lists/useFileExport";
import { BusyButton } from "#ui/BusyButton";
import { Icon } from "#ui/Icon";

interface ExportButtonProps {
  readonly ags: string;
  /** Text filter of the list; undefined: all rows. */
  readonly text: string | undefined;
  readonly onExport: (variables: {
    input: { ags: string; filter: { text: string } | null };
  }) => ReturnType<ExportFile>;
}

/** Exports the listed records as a CSV file. */
export function ExportButton({ ags, text, onExport }: ExportButtonProps) {
  const filter = text === undefined ? null : { text };
  const { isBusy, exportFile } = useFileExport(() => onExport({ input: { ags, filter } }));
  return (
    <BusyButton isBusy={isBusy} onClick={exportFile}>
      <Icon name="download" />
      {filter ? <Trans>Gefundene als CSV exportieren</Trans> : <Trans>Als CSV exportieren</Trans>}
    </BusyButton>
  );
}
