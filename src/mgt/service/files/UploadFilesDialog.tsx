import { Box, Button, Field, Flex, IconButton, Input, Stack, Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState, type Ref } from "react";
import { filePathMaxLength } from "#domain/limits";
import { mediaTypeOfPath } from "#domain/serviceFiles";
import type { Failure, FailureCode } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { Dialog } from "#ui/Dialog";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import { useAnnounce } from "#ui/ui";
import { FieldProblem } from "#ui/upload/FieldProblem";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import { planUpload, type ExistingFile, type PlannedFile } from "./uploadPlan";
import { useFileUndo } from "./useFileUndo";
import { useFileUploads } from "./useFileUploads";

const zipType = "application/zip";

interface UploadFilesDialogProps {
  readonly serviceId: string;
  /** Suggested folder; empty for the top level. */
  readonly folder: string;
  readonly chosen: readonly File[];
  readonly existing: readonly ExistingFile[];
  /** Called with the path of a stored file once all are stored. */
  readonly onStored: (path: string) => void;
  /** Imports the files of a ZIP archive instead of storing it. */
  readonly onUnpack: (archive: File) => void;
  readonly onClose: () => void;
}

/** Numbers of files of the last run. */
interface UploadOutcome {
  readonly stored: number;
  readonly failed: number;
}

/** Shows which files will be added and replaced, then uploads them. Refused files stay listed with the reason. */
export function UploadFilesDialog(props: UploadFilesDialogProps) {
  const { serviceId, chosen, existing, onStored, onUnpack, onClose } = props;
  const { t } = useLingui();
  const announce = useAnnounce();
  const offerUndo = useFileUndo();
  const { fileSize } = useFormats();
  const errorMessage = useErrorMessage();
  const ids = useId();
  const [folder, setFolder] = useState(props.folder);
  const [files, setFiles] = useState(chosen);
  const [refused, setRefused] = useState<ReadonlyMap<File, Failure>>(new Map());
  const { running, sendAll } = useFileUploads(serviceId);
  const [outcome, setOutcome] = useState<UploadOutcome | null>(null);
  const message = useRef<HTMLDivElement>(null);
  // Focus the message: the upload button is unmounted, and the reasons follow the message.
  useEffect(() => {
    if (outcome) message.current?.focus();
  }, [outcome]);
  const { folderFailure, files: planned } = planUpload(files, folder, existing);
  const archive =
    files.length === 1 ? files.find(({ name }) => mediaTypeOfPath(name) === zipType) : undefined;
  const ready = folderFailure ? [] : planned.filter((each) => isReady(each, refused.get(each.file)));

  async function send() {
    if (ready.length === 0) return;
    const results = await sendAll(ready);
    const failures = results.flatMap(({ file, failure }) => (failure ? [[file, failure] as const] : []));
    setRefused(new Map([...refused, ...failures]));
    const stored = new Map(results.flatMap(({ file, path }) => (path === null ? [] : [[file, path]])));
    const left = files.filter((file) => !stored.has(file));
    setFiles(left);
    setOutcome({ stored: stored.size, failed: left.length });
    const count = stored.size;
    // Otherwise the message, which receives the focus, reports it.
    if (left.length === 0)
      announce(t`${plural(count, { one: "# Datei gespeichert", other: "# Dateien gespeichert" })}`);
    const undoIds = results.flatMap(({ undoId }) => undoId ?? []);
    const replaced = undoIds.length;
    if (replaced > 0)
      offerUndo(t`${plural(replaced, { one: "# Datei ersetzt", other: "# Dateien ersetzt" })}`, ...undoIds);
    if (left.length > 0) return;
    onStored([...stored.values()].at(-1) ?? "");
    onClose();
  }

  const { name, number, count, sent, total } = running ?? {
    name: "",
    number: 0,
    count: 0,
    sent: 0,
    total: 0,
  };
  const [sentSize, totalSize] = [fileSize(sent), fileSize(total)];
  return (
    <Dialog
      width="wide"
      title={t`Dateien hochladen`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            {outcome && !running ? <Trans>Schließen</Trans> : <Trans>Abbrechen</Trans>}
          </Button>
          {!running && (!outcome || ready.length > 0) && (
            <Button
              variant="solid"
              data-focus-first
              aria-disabled={ready.length === 0 || undefined}
              onClick={() => void send()}
            >
              {outcome ? (
                <Plural
                  value={ready.length}
                  one="# Datei noch einmal hochladen"
                  other="# Dateien noch einmal hochladen"
                />
              ) : (
                <Plural value={ready.length} one="# Datei hochladen" other="# Dateien hochladen" />
              )}
            </Button>
          )}
        </>
      }
    >
      {running ? (
        <AnnouncedProgress
          label={t`${name} wird gesendet (${number} von ${count})`}
          text={t`${sentSize} von ${totalSize}`}
          share={total > 0 ? sent / total : null}
        />
      ) : (
        <Stack gap={3}>
          <Field.Root id={ids}>
            <Field.Label>
              <Trans>Ordner (optional)</Trans>
            </Field.Label>
            <Input
              id={ids}
              value={folder}
              maxLength={filePathMaxLength}
              aria-describedby={folderFailure ? `${ids}-problem ${ids}-help` : `${ids}-help`}
              aria-invalid={folderFailure !== null || undefined}
              placeholder={t`z. B. bilder/wappen`}
              onChange={({ target }) => setFolder(target.value)}
            />
            <Text id={`${ids}-help`} textStyle="xs" color="fg.muted">
              <Trans>Einen neuen Ordner legen Sie an, indem Sie seinen Namen eingeben.</Trans>
            </Text>
            {folderFailure && (
              <FieldProblem id={`${ids}-problem`}>{errorMessage(folderFailure)}</FieldProblem>
            )}
          </Field.Root>
          {outcome && <OutcomeMessage ref={message} outcome={outcome} />}
          <Box as="ul" aria-label={t`Gewählte Dateien`} maxH="320px" overflowY="auto">
            {planned.map((each, at) => (
              <PlannedRow
                key={`${at} ${each.file.name}`}
                planned={each}
                refusal={refused.get(each.file)}
                onDrop={() => setFiles(files.filter((file) => file !== each.file))}
              />
            ))}
          </Box>
          {archive && (
            <Notice tone="neutral" icon="info" role="note">
              <Trans>Das ZIP-Archiv wird als eine Datei gespeichert und nicht entpackt.</Trans>{" "}
              <Button size="sm" onClick={() => onUnpack(archive)}>
                <Trans>Stattdessen seinen Inhalt importieren …</Trans>
              </Button>
            </Notice>
          )}
          {files.length === 0 && (
            <Text color="fg.muted">
              <Trans>Keine Dateien mehr in der Auswahl.</Trans>
            </Text>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

/** Temporary errors, after which the same file can be retried. */
const passingErrors: ReadonlySet<FailureCode> = new Set([
  "unreachable",
  "unexpected_answer",
  "internal_error",
  "database_unavailable",
  "storage_full",
  "too_many_attempts",
  "unauthorized",
  "file_upload_error",
  "conflict",
]);

const isReady = ({ failure }: PlannedFile, refusal: Failure | undefined) =>
  failure === null && (refusal === undefined || passingErrors.has(refusal.code));

interface OutcomeMessageProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly outcome: UploadOutcome;
}

function OutcomeMessage({ ref, outcome: { stored, failed } }: OutcomeMessageProps) {
  return (
    <Box ref={ref} tabIndex={-1} outline="none">
      <Notice tone="error" role="alert">
        {stored > 0 ? (
          <Trans>
            <Plural value={stored} one="# Datei hochgeladen" other="# Dateien hochgeladen" />, {failed} nicht
            gespeichert.
          </Trans>
        ) : (
          <Plural value={failed} one="# Datei nicht gespeichert." other="# Dateien nicht gespeichert." />
        )}{" "}
        <Plural
          value={failed}
          one="Der Grund steht bei der Datei."
          other="Der Grund steht bei jeder Datei."
        />
      </Notice>
    </Box>
  );
}

interface PlannedRowProps {
  readonly planned: PlannedFile;
  readonly refusal: Failure | undefined;
  readonly onDrop: () => void;
}

function PlannedRow({ planned, refusal, onDrop }: PlannedRowProps) {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  const errorMessage = useErrorMessage();
  const { file, path, replaced } = planned;
  const failure = planned.failure ?? refusal;
  const { name } = file;
  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      gap={2}
      py={1.5}
      borderBottom="1px solid {colors.border.muted}"
    >
      <Box minW={0} overflowWrap="anywhere">
        <Text>{path}</Text>
        <Text textStyle="xs" color="fg.muted">
          {fileSize(file.size)} ·{" "}
          {replaced ? <Trans>ersetzt die vorhandene Datei sofort</Trans> : <Trans>neu</Trans>}
        </Text>
        {failure && (
          <Text textStyle="sm" color="status.error.fg">
            {errorMessage(failure)}
          </Text>
        )}
      </Box>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t`${name} nicht hochladen`}
        data-tooltip={t`Nicht hochladen`}
        onClick={onDrop}
      >
        <Icon name="close" />
      </IconButton>
    </Flex>
  );
}
