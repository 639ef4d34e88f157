import { Button, Stack, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql } from "react-relay/hooks";
import { fileSizeProblem } from "#domain/fileSize";
import { processFileMaxBytes } from "#domain/limits";
import { uploadRestartMs } from "#domain/retrySchedule";
import { useFormats } from "#i18n/useFormats";
import { useUpload } from "#relay/useUpload";
import { useAnnounce } from "#ui/ui";
import { Dialog } from "#ui/Dialog";
import { FieldProblem } from "#ui/upload/FieldProblem";
import { FileDrop } from "#ui/upload/FileDrop";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import type { UploadDialogMutation } from "./__generated__/UploadDialogMutation.graphql";
import { useProcessAction } from "./useProcessAction";

const uploadMutation = graphql`
  mutation UploadDialogMutation($input: UploadProcessFileInput!) {
    uploadProcessFile(input: $input) {
      process {
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface UploadDialogProps {
  readonly process: { readonly id: string; readonly revision: number };
  readonly onClose: () => void;
}

const megabyte = 1_048_576;

/** Uploads a file to a process, which schedules a restart. */
export function UploadDialog({ process, onClose }: UploadDialogProps) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const { number } = useFormats();
  const id = useId();
  const { toNotice } = useProcessAction();
  const { upload, send, refuse, cancel } = useUpload<UploadDialogMutation>(uploadMutation);
  const [chosen, setChosen] = useState<File | null>(null);
  const seconds = uploadRestartMs / 1_000;
  const megabytes = number(processFileMaxBytes / megabyte);

  async function choose(file: File) {
    setChosen(file);
    const problem = fileSizeProblem(file.size, processFileMaxBytes);
    if (problem) {
      refuse(problem);
      return;
    }
    if (!(await send(file, { input: { ...process, file: null } }))) return;
    announce(t`Datei gespeichert. Der Prozess startet in ${seconds} Sekunden neu.`);
    onClose();
  }

  const leave = () => {
    cancel();
    onClose();
  };
  return (
    <Dialog
      title={t`Datei hochladen`}
      onCancel={leave}
      footer={
        <Button onClick={leave}>
          <Trans>Abbrechen</Trans>
        </Button>
      }
    >
      <Stack gap={2} textStyle="sm">
        {upload.state === "sending" ? (
          <AnnouncedProgress
            label={t`${chosen?.name ?? ""} wird gesendet`}
            text={t`${number(Math.round((upload.sent / megabyte) * 10) / 10)} von ${number(Math.round((upload.total / megabyte) * 10) / 10)} MB`}
            share={upload.total > 0 ? upload.sent / upload.total : null}
          />
        ) : (
          <FileDrop
            label={chosen ? <Trans>Andere Datei wählen</Trans> : <Trans>Datei wählen</Trans>}
            accept=""
            describedBy={upload.state === "refused" ? `${id}-error ${id}` : id}
            isInvalid={upload.state === "refused"}
            isFirst
            onChoose={(file) => void choose(file)}
          >
            <Trans>oder hierher ziehen</Trans>
          </FileDrop>
        )}
        {upload.state === "refused" && (
          <FieldProblem id={`${id}-error`}>
            {chosen && <b>{chosen.name}: </b>}
            {toNotice(upload.failure).text}
          </FieldProblem>
        )}
        <Text id={id} color="fg.muted" textWrap="pretty">
          <Trans>
            Höchstens {megabytes} MB. Die Datei wird sofort gesendet; {seconds} Sekunden danach startet der
            Prozess von selbst neu. So lange können Sie das noch abbrechen.
          </Trans>
        </Text>
      </Stack>
    </Dialog>
  );
}
