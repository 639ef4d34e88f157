import { Trans } from "@lingui/react/macro";
import type { Failure } from "#i18n/errorMessages";
import { FailureText } from "./FailureText";
import { useAction, type Payload } from "#relay/useAction";
import type { OfferedFile } from "#ui/startDownload";
import { offerDownload } from "#ui/table/offerDownload";
import { useToast } from "#ui/ui";

interface ExportPayload extends Payload {
  readonly download: OfferedFile | null | undefined;
}

export type ExportFile = () => Promise<Readonly<Record<string, ExportPayload>>>;

/**
 * Requests an export and downloads the file. Failures appear as a toast with a retry button.
 *
 * @param mapFailure Maps a failure to a more specific one.
 */
export function useFileExport(mutate: ExportFile, mapFailure = (failure: Failure) => failure) {
  const toast = useToast();
  const { isBusy, run } = useAction();

  async function exportFile() {
    const { payload, failure } = await run(mutate);
    if (payload?.download) return offerDownload(payload.download, toast);
    const shown = mapFailure(failure ?? { code: "unexpected_answer", params: {} });
    toast({
      tone: "error",
      text: <FailureText failure={shown} />,
      action: { label: <Trans>Erneut versuchen</Trans>, onAct: () => void exportFile() },
    });
  }

  return { isBusy, exportFile: () => void exportFile() };
}
