import { useLingui } from "@lingui/react/macro";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import { useFormats } from "#i18n/useFormats";

/** A file being checked by the browser or uploaded; shares from 0 to 1, sizes in bytes. */
export type FileStage =
  | { readonly stage: "checking"; readonly file: File; readonly share: number }
  | { readonly stage: "sending"; readonly file: File; readonly sent: number; readonly total: number };

/** Progress of the check or upload of a file. */
export function FileProgress({ stage }: { readonly stage: FileStage }) {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  if (stage.stage === "checking") {
    return <AnnouncedProgress label={t`${stage.file.name} wird geprüft`} share={stage.share} />;
  }
  const [sent, total] = [fileSize(stage.sent), fileSize(stage.total)];
  return (
    <AnnouncedProgress
      label={t`${stage.file.name} wird gesendet`}
      text={t`${sent} von ${total}`}
      share={stage.total > 0 ? stage.sent / stage.total : null}
    />
  );
}
