import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { payloadFailure, toFailure, type UserError } from "#relay/failure";
import type { Failure } from "#i18n/errorMessages";
import { FailureText } from "#mgt/imports/FailureText";
import { Button } from "#ui/Button";
import { Icon } from "#ui/Icon";
import { offerDownload } from "#ui/table/offerDownload";
import { useToast } from "#ui/ui";

/** The answer of a mutation that makes a file. */
export interface ExportAnswer {
  readonly download: { readonly url: string; readonly fileName: string } | null | undefined;
  readonly errors: readonly UserError[];
}

interface CsvExportButtonProps {
  /** True: only what was found is exported. */
  readonly isFiltered: boolean;
  readonly onExport: () => Promise<ExportAnswer>;
}

/** Has the rows made into a file, which the browser then fetches. */
export function CsvExportButton({ isFiltered, onExport }: CsvExportButtonProps) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  async function exportRows() {
    setBusy(true);
    try {
      const { download, errors } = await onExport();
      if (download) offerDownload(download, toast);
      else refuse(errors[0] ? payloadFailure(errors[0]) : { code: "unexpected_answer", params: {} });
    } catch (error) {
      refuse(toFailure(error));
    }
    setBusy(false);
  }

  function refuse(failure: Failure) {
    toast({
      tone: "error",
      text: <FailureText failure={failure} />,
      action: { label: <Trans>Erneut versuchen</Trans>, onAct: () => void exportRows() },
    });
  }

  return (
    <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && void exportRows()}>
      <Icon name="download" />
      {isFiltered ? <Trans>Gefundene als CSV exportieren</Trans> : <Trans>Als CSV exportieren</Trans>}
      {isBusy && <span className="button-bar" />}
    </Button>
  );
}
