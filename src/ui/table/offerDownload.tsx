import { Trans } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { downloadLinkMs } from "#domain/timings";
import { startDownload, type OfferedFile } from "#ui/startDownload";
import type { Toasts } from "#ui/toasts";

/** Has the browser fetch a file that was made; where it was kept from that, the link stands in the toast for a while. */
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
