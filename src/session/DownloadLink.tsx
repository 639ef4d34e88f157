import { useState, type MouseEvent, type ReactNode } from "react";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";
import { toFailure } from "#relay/failure";
import { startDownload, type OfferedFile } from "#ui/startDownload";
import { useToast } from "#ui/ui";

interface DownloadLinkProps {
  /** The link loaded with the page. */
  readonly file: OfferedFile;
  /** Fetches the file again: the link may have expired by the time of the click. */
  readonly reload: () => Promise<OfferedFile | null | undefined>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a file whose URL expires after a few minutes. */
export function DownloadLink({ file, reload, className, children }: DownloadLinkProps) {
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const [isBusy, setBusy] = useState(false);

  async function download(event: MouseEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const fresh = await reload();
      if (!fresh) throw new ApiError("not_found");
      startDownload(fresh);
    } catch (error) {
      toast({ tone: "error", text: errorMessage(toFailure(error)) });
    }
    setBusy(false);
  }

  return (
    <a
      className={className}
      href={file.url}
      download={file.fileName}
      onClick={(event) => void download(event)}
    >
      {children}
    </a>
  );
}
