import { Button, DataList, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { fileSizeProblem } from "#domain/fileSize";
import { serviceFileMaxBytes } from "#domain/limits";
import { mediaTypeName } from "#domain/mediaTypeName";
import { isLocalePath } from "#domain/serviceFiles";
import { formatDateTime } from "#i18n/formats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { useUpload } from "#relay/useUpload";
import { DialogButton } from "#ui/DialogButton";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { Notice } from "#ui/Notice";
import { FileDrop } from "#ui/upload/FileDrop";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { FileDetails_file$key } from "./__generated__/FileDetails_file.graphql";
import type { FileDetailsReplaceMutation } from "./__generated__/FileDetailsReplaceMutation.graphql";
import { DownloadButton } from "./DownloadButton";
import { FileProblem } from "./FileProblem";
import { PreviewButton } from "./PreviewButton";
import { RemoveFilesButton } from "./RemoveFilesButton";
import { useFileUndo } from "./useFileUndo";

const RenameFileDialog = lazyOverlay(async () => (await import("./RenameFileDialog")).RenameFileDialog);

const replaceMutation = graphql`
  mutation FileDetailsReplaceMutation($input: ReplaceServiceFileInput!) {
    replaceServiceFile(input: $input) {
      serviceFile {
        byteSize
        ...FileDetails_file
      }
      undoId
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const fileFragment = graphql`
  fragment FileDetails_file on ServiceFile @throwOnFieldError {
    id
    path
    mediaType
    byteSize
    updatedAt
    updatedBy {
      username
    }
    revision
  }
`;

interface FileDetailsProps {
  readonly file: FileDetails_file$key;
  readonly serviceId: string;
  /** Called after the file was renamed or moved. */
  readonly onMoved: (path: string) => void;
  readonly onRemoved: () => void;
  /** Called after undoing a removal, with the path of the file. */
  readonly onRestored: (path: string) => void;
}

/** The selected file and its actions. */
export function FileDetails({ file, serviceId, onMoved, onRemoved, onRestored }: FileDetailsProps) {
  const { t } = useLingui();
  const offerUndo = useFileUndo();
  const { fileSize } = useFormats();
  const errorMessage = useErrorMessage();
  const { id, path, revision, mediaType, byteSize, updatedAt, updatedBy } = useFragment(fileFragment, file);
  const { upload, send, refuse, cancel } = useUpload<FileDetailsReplaceMutation>(replaceMutation);
  const ids = useId();
  const part = useRestoreFocus(upload.state, (within) =>
    within.querySelector<HTMLElement>("[data-part=trigger], button"),
  );
  const failure = upload.state === "refused" ? upload.failure : null;
  const name = path.slice(path.lastIndexOf("/") + 1);

  async function replace(chosen: File) {
    const problem = fileSizeProblem(chosen.size, serviceFileMaxBytes);
    if (problem) {
      refuse(problem);
      return;
    }
    const payload = await send(chosen, { input: { id, revision, file: null } });
    if (payload) offerUndo(t`${name} ersetzt`, payload.undoId);
  }

  const [time, user] = [formatDateTime(updatedAt), updatedBy?.username];
  const maxSize = fileSize(serviceFileMaxBytes);
  const facts = [
    [t`Pfad`, path],
    [t`Dateityp`, mediaTypeName(mediaType)],
    [t`Größe`, fileSize(byteSize)],
    [t`Geändert`, user ? t`${time} von ${user}` : time],
  ] as const;
  return (
    <Stack ref={part} gap={3}>
      <Heading as="h3" textStyle="h3" overflowWrap="anywhere">
        {name}
      </Heading>
      <DataList.Root>
        {facts.map(([label, value]) => (
          <DataList.Item key={label}>
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue overflowWrap="anywhere">{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      {isLocalePath(path) ? (
        <>
          <Notice tone="neutral" icon="lock">
            {errorMessage({ code: "changing_fixed_service_file_local_error", params: {} })}
          </Notice>
          <Flex>
            <PreviewButton id={id} name={name} mediaType={mediaType} />
            <DownloadButton id={id} name={name} />
          </Flex>
        </>
      ) : upload.state === "sending" ? (
        <Stack align="start" gap={2} maxW="360px">
          <AnnouncedProgress
            label={t`${name} wird gesendet`}
            share={upload.total > 0 ? upload.sent / upload.total : 0}
          />
          <Button size="sm" onClick={cancel}>
            <Trans>Abbrechen</Trans>
          </Button>
        </Stack>
      ) : (
        <Flex wrap="wrap" align="center" gap={2}>
          <PreviewButton id={id} name={name} mediaType={mediaType} />
          <DownloadButton id={id} name={name} />
          <FileDrop
            isInline
            label={<Trans>Ersetzen</Trans>}
            accept=""
            describedBy={failure ? `${ids}-problem ${ids}-hint` : `${ids}-hint`}
            isInvalid={failure !== null}
            onChoose={(chosen) => void replace(chosen)}
          />
          <DialogButton
            intent={RenameFileDialog.intent}
            renderDialog={(close) => (
              <RenameFileDialog file={{ id, path, revision }} onRenamed={onMoved} onClose={close} />
            )}
          >
            <Icon name="pencil" />
            <Trans>Umbenennen</Trans>
          </DialogButton>
          <RemoveFilesButton
            serviceId={serviceId}
            items={[{ id, revision }]}
            title={t`${name} entfernen`}
            onRemoved={onRemoved}
            onRestored={() => onRestored(path)}
          >
            <Trans>
              {path} wird entfernt und ist sofort nicht mehr abrufbar. Gleich danach können Sie das rückgängig
              machen.
            </Trans>
          </RemoveFilesButton>
        </Flex>
      )}
      {failure && <FileProblem id={`${ids}-problem`} failure={failure} />}
      {!isLocalePath(path) && (
        <Text id={`${ids}-hint`} textStyle="xs" color="fg.muted">
          <Trans>Eine neue Fassung muss vom selben Typ sein, höchstens {maxSize}. Sie gilt sofort.</Trans>
        </Text>
      )}
    </Stack>
  );
}
