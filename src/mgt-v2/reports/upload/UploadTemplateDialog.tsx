import { Button, Stack, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useLeaveGuard } from "#forms/useLeaveGuard";
import { BusyButton } from "#ui/BusyButton";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Dialog } from "#ui/Dialog";
import { useFormats } from "#i18n/useFormats";
import { useAnnounce } from "#ui/ui";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import { ChooseTemplate } from "./ChooseTemplate";
import { SaveFailure } from "./SaveFailure";
import { TemplateReview } from "./TemplateReview";
import { useTemplateUpload } from "./useTemplateUpload";

interface UploadTemplateDialogProps {
  readonly commune: string;
  readonly serviceId: string;
  /** Name of the report whose template is replaced; null: the user enters it. */
  readonly report: string | null;
  readonly onClose: () => void;
}

/** Uploads a template: choose, review, save. Mount it to open it. */
export function UploadTemplateDialog({ commune, serviceId, report, onClose }: UploadTemplateDialogProps) {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  const announce = useAnnounce();
  const id = useId();
  const [name, setName] = useState(report ?? "");
  /** Id of the check whose expressions the user has confirmed. */
  const [confirmedId, setConfirmedId] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const upload = useTemplateUpload({
    commune,
    serviceId,
    onSaved: () => {
      announce(t`Vorlage gespeichert`);
      onClose();
    },
  });
  const { stage, file } = upload;
  const review = stage.stage === "reviewing" ? stage : null;
  const isSaving = review?.isSaving ?? false;
  const isChanged = file !== null || name !== (report ?? "");
  const hasUnsaved = useCallback(() => isChanged, [isChanged]);
  const question = useLeaveGuard({ hasUnsaved, isDialog: true, isSaving, onGiveUp: upload.abort, onClose });

  const isConfirmed = review !== null && confirmedId === review.checked.id;
  const mustConfirm = review !== null && review.checked.expressions.length > 0 && !isConfirmed;
  const mustRepeat = review?.failure?.code === "preview_expired";
  const content = useRef<HTMLDivElement>(null);
  // The button that started the step is unmounted.
  useEffect(() => {
    if (stage.stage !== "choosing") content.current?.focus();
  }, [stage.stage]);

  function save() {
    if (!review) return;
    setRefused(mustConfirm);
    if (mustConfirm) content.current?.querySelector<HTMLElement>("[type=checkbox]")?.focus();
    else upload.save(review, isConfirmed);
  }

  const sending = stage.stage === "sending" ? stage : null;
  const isSent = sending !== null && sending.sent >= sending.total;
  const [sent, total] = [fileSize(sending?.sent ?? 0), fileSize(sending?.total ?? 0)];
  const fileName = file?.name ?? "";
  return (
    <>
      <Dialog
        width={review ? "wide" : "normal"}
        title={report === null ? t`Neue Vorlage hochladen` : t`Vorlage für „${report}“ hochladen`}
        onCancel={isSaving ? undefined : question.close}
        footer={
          review ? (
            <>
              <Button disabled={isSaving} onClick={onClose}>
                <Trans>Verwerfen</Trans>
              </Button>
              <Button disabled={isSaving} onClick={upload.restart}>
                <Trans>Andere Datei wählen</Trans>
              </Button>
              {mustRepeat ? (
                <Button variant="solid" onClick={() => upload.check(review.checked.report)}>
                  <Trans>Noch einmal prüfen</Trans>
                </Button>
              ) : (
                <BusyButton variant="solid" isBusy={isSaving} onClick={save}>
                  {review.stored ? <Trans>Trotzdem speichern</Trans> : <Trans>Vorlage speichern</Trans>}
                </BusyButton>
              )}
            </>
          ) : (
            <>
              <Button onClick={sending ? upload.restart : question.close}>
                <Trans>Abbrechen</Trans>
              </Button>
              {!sending && (
                <Button variant="solid" type="submit" form={id}>
                  <Trans>Vorlage prüfen</Trans>
                </Button>
              )}
            </>
          )
        }
      >
        <Stack ref={content} tabIndex={-1} gap={4} outline="none">
          {stage.stage === "choosing" && (
            <ChooseTemplate
              id={id}
              report={name}
              hasFixedName={report !== null}
              file={file}
              nameFailure={stage.nameFailure}
              failure={stage.failure}
              onReport={setName}
              onChoose={upload.choose}
              onCheck={upload.check}
            />
          )}
          {sending &&
            (isSent ? (
              <AnnouncedProgress label={t`${fileName} wird geprüft`} share={null} />
            ) : (
              <AnnouncedProgress
                label={t`${fileName} wird gesendet`}
                text={t`${sent} von ${total}`}
                share={sending.total > 0 ? sending.sent / sending.total : null}
              />
            ))}
          {review && (
            <>
              {review.failure && <SaveFailure failure={review.failure} stored={review.stored} />}
              <TemplateReview
                checked={review.checked}
                isConfirmed={isConfirmed}
                isRefused={isRefused && mustConfirm}
                onConfirm={(isChecked) => setConfirmedId(isChecked ? review.checked.id : null)}
                onPreview={() => void upload.preview(review)}
              />
            </>
          )}
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={question.isAsked}
        isExpected={isChanged}
        title={t`Vorlage nicht gespeichert`}
        tone="danger"
        cancelLabel={<Trans>Weiter bearbeiten</Trans>}
        confirmLabel={
          question.isLoggingOut ? <Trans>Verwerfen und abmelden</Trans> : <Trans>Verwerfen</Trans>
        }
        onConfirm={question.leave}
        onClose={question.stay}
      >
        <Text>
          <Trans>
            Die Vorlage ist noch nicht gespeichert. Wenn Sie jetzt gehen, bleibt alles, wie es war.
          </Trans>
        </Text>
      </ConfirmDialog>
    </>
  );
}
