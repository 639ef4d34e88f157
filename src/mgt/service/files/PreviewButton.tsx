import { Trans } from "@lingui/react/macro";
import { hasPreview } from "#domain/serviceFiles";
import { useCan } from "#session/useSession";
import { DialogButton } from "#ui/DialogButton";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";

const FilePreviewDialog = lazyOverlay(async () => (await import("./FilePreviewDialog")).FilePreviewDialog);

interface PreviewButtonProps {
  readonly id: string;
  /** Name of the file, for screen readers and the title of the preview. */
  readonly name: string;
  readonly mediaType: string;
}

/** Shows a file; renders nothing without the permission, or if browsers cannot show its type. */
export function PreviewButton({ id, name, mediaType }: PreviewButtonProps) {
  const mayDownload = useCan("download_blobs");
  if (!mayDownload || !hasPreview(mediaType)) return null;
  return (
    <DialogButton
      variant="ghost"
      intent={FilePreviewDialog.intent}
      renderDialog={(close) => <FilePreviewDialog id={id} name={name} onClose={close} />}
    >
      <Icon name="document" />
      <Trans>
        <span className="visually-hidden">{name}: </span>Vorschau
      </Trans>
    </DialogButton>
  );
}
