import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useCan } from "#session/useSession";
import { Icon } from "#ui/Icon";
import { useReportDownload, type ReportFile } from "./useReportDownload";

interface DownloadButtonProps {
  /** Node id of a report or of a version. */
  readonly id: string;
  readonly file: ReportFile;
  /** Name of the download, for screen readers. */
  readonly name: string;
}

/** Downloads a template or its preview with example data. Without the permission, only previews. */
export function DownloadButton({ id, file, name }: DownloadButtonProps) {
  const mayDownload = useCan("download_blobs");
  const { isBusy, download } = useReportDownload();
  const isPreview = file === "ownPreview" || file === "inheritedPreview";
  if (!mayDownload && !isPreview) return null;
  return (
    <Button variant="ghost" aria-disabled={isBusy || undefined} onClick={() => void download(id, file)}>
      <Icon name={isPreview ? "document" : "download"} />
      {isPreview ? (
        <Trans>
          <span className="visually-hidden">{name}: </span>Vorschau mit Beispieldaten
        </Trans>
      ) : (
        <Trans>
          <span className="visually-hidden">{name}: </span>Herunterladen
        </Trans>
      )}
    </Button>
  );
}
