import { Trans } from "@lingui/react/macro";
import { toast } from "#ui/toast";

interface OfferedFile {
  readonly url: string;
  readonly fileName: string;
}

/** Has the browser fetch a file that was made; where it was kept from that, the link stands in the toast. */
export function offerDownload({ url, fileName }: OfferedFile): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  toast({
    text: (
      <Trans>
        <a href={url} download={fileName}>
          {fileName}
        </a>{" "}
        wird heruntergeladen.
      </Trans>
    ),
  });
}
