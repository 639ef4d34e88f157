import { Trans } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { downloadLinkMs } from "#domain/timings";
import { startDownload, type OfferedFile } from "#ui/startDownload";
import type { Toasts } from "#ui/toasts";

/** Starts a download and shows its link in a toast, in case the browser blocked the download. */
export function offerDownload({ url, fileName }: OfferedFile, toast: Toasts["show"]): void {
  startDownload({ url, fileName });
  const expiresAt = Date.now() + downloadLinkMs;

  function refuseExpired(event: MouseEvent) {
    if (Date.now() < expiresAt) return;
    event.preventDefault();
    toast({
      tone: "error",
      text: <Trans>Der Link zu {fileName} gilt nicht mehr. Starten Sie den Export noch einmal.</Trans>,
    });
  }

  toast({
    text: (
      <Trans>
        <a href={url} download={fileName} onClick={refuseExpired}>
          {fileName}
        </a>{" "}
        wird heruntergeladen.
      </Trans>
    ),
  });
}
