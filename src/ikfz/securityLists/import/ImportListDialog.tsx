import { Button, Stack } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { SecurityListImportResult, SecurityListKind } from "#domain/securityLists/securityLists";
import { useLeaveGuard } from "#forms/useLeaveGuard";
import { LiveRegion } from "#frame/LiveRegion";
import { useFormats } from "#i18n/useFormats";
import { useDialogQuery } from "#relay/useDialogQuery";
import { BusyButton } from "#ui/BusyButton";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Dialog } from "#ui/Dialog";
import { useAnnounce } from "#ui/ui";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import EntriesParameters from "./__generated__/ImportEntriesQuery$parameters";
import { ChooseEntries, chosenFile, noChoice, type EntriesChoice } from "./ChooseEntries";
import { entriesPageSize } from "./ImportEntries";
import { ImportResult, UndoneImport } from "./ImportResult";
import { ImportReview } from "./ImportReview";
import { useListImport } from "./useListImport";

interface ImportListDialogProps {
  readonly ags: string;
  readonly list: SecurityListKind;
  readonly onClose: () => void;
}

/** Imports entries from a text or a file: choose, check, review, import. Mount it to open it. */
export function ImportListDialog({ ags, list, onClose }: ImportListDialogProps) {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  const router = useRouter();
  const id = useId();
  /** The list is refetched when the dialog closes, since a failed refetch would unmount the dialog. */
  const isChanged = useRef(false);
  const entries = useDialogQuery(EntriesParameters);
  const openEntries = (importId: string, result: SecurityListImportResult | null, after: string | null) =>
    entries.open({ id: importId, results: result && [result], first: entriesPageSize, after });
  const flow = useListImport(ags, list, {
    onChecked: (checked) => openEntries(checked.id, null, null),
    onChanged: () => {
      isChanged.current = true;
    },
  });
  const { stage } = flow;
  const [choice, setChoice] = useState<EntriesChoice>(noChoice);
  const [allowsSuffixes, setAllowsSuffixes] = useState(false);
  const review = stage.stage === "reviewing" ? stage : null;
  const done = stage.stage === "done" ? stage : null;
  const sending = stage.stage === "sending" ? stage : null;
  const isOver = done !== null || stage.stage === "undone";
  const isCommitting = review?.isCommitting ?? false;
  const hasInput = !isOver && (choice.text.trim() !== "" || choice.file !== null);
  const hasUnsaved = useCallback(() => hasInput, [hasInput]);
  const question = useLeaveGuard({
    hasUnsaved,
    isDialog: true,
    isSaving: isCommitting,
    onGiveUp: flow.abort,
    onClose: () => {
      if (isChanged.current) void router.invalidate();
      onClose();
    },
  });
  const announce = useAnnounce();
  // Clear the last announcement, which the live region of this dialog would repeat.
  useLayoutEffect(() => announce(""), [announce]);
  const content = useRef<HTMLDivElement>(null);
  // The button that started the step is unmounted.
  useEffect(() => {
    if (stage.stage !== "choosing") content.current?.focus();
  }, [stage.stage]);

  const file = chosenFile(choice);
  const toImport = review
    ? review.checked.importedCount + (allowsSuffixes ? review.checked.suffixes.totalCount : 0)
    : 0;
  const mustRepeat = review?.failure?.code === "preview_expired";
  const [sent, total] = [fileSize(sending?.sent ?? 0), fileSize(sending?.total ?? 0)];
  const fileName = choice.file?.name ?? t`Eingefügter Text`;

  const titles =
    list === "WHITELIST"
      ? { review: t`Import in die Whitelist – Vorschau`, other: t`In die Whitelist importieren` }
      : { review: t`Import in die Blacklist – Vorschau`, other: t`In die Blacklist importieren` };

  function check() {
    setAllowsSuffixes(false);
    if (file) flow.check({ ...choice, file });
  }

  return (
    <>
      <ConfirmDialog
        open={question.isAsked}
        isExpected={hasInput}
        title={t`Noch nichts importiert`}
        tone="danger"
        cancelLabel={<Trans>Weiter importieren</Trans>}
        confirmLabel={
          question.isLoggingOut ? <Trans>Verwerfen und abmelden</Trans> : <Trans>Verwerfen</Trans>
        }
        onConfirm={question.leave}
        onClose={question.stay}
      >
        <Trans>Was Sie eingefügt oder gewählt haben, ist noch nicht importiert und geht verloren.</Trans>
      </ConfirmDialog>
      <Dialog
        width={review ? "full" : "wide"}
        title={review ? titles.review : titles.other}
        onCancel={isCommitting || done?.isUndoing ? undefined : question.close}
        footer={
          <>
            {review && (
              <>
                <Button disabled={isCommitting} onClick={flow.restart}>
                  <Trans>Zurück</Trans>
                </Button>
                {mustRepeat ? (
                  <Button variant="solid" onClick={check}>
                    <Trans>Noch einmal prüfen</Trans>
                  </Button>
                ) : (
                  toImport > 0 && (
                    <BusyButton
                      variant="solid"
                      isBusy={isCommitting}
                      onClick={() => flow.commit(review.checked, allowsSuffixes)}
                    >
                      <Plural value={toImport} one="# Eintrag importieren" other="# Einträge importieren" />
                    </BusyButton>
                  )
                )}
              </>
            )}
            {stage.stage === "choosing" && (
              <>
                <Button onClick={question.close}>
                  <Trans>Abbrechen</Trans>
                </Button>
                <Button variant="solid" type="submit" form={id}>
                  <Trans>Prüfen</Trans>
                </Button>
              </>
            )}
            {sending && (
              <Button onClick={flow.restart}>
                <Trans>Abbrechen</Trans>
              </Button>
            )}
            {done?.done.undoableUntil && done.done.importedCount > 0 && (
              <BusyButton isBusy={done.isUndoing} onClick={() => flow.undo(done.done)}>
                <Trans>Import rückgängig machen</Trans>
              </BusyButton>
            )}
            {isOver && (
              <Button variant="solid" disabled={done?.isUndoing} onClick={question.close}>
                <Trans>Schließen</Trans>
              </Button>
            )}
          </>
        }
      >
        <Stack ref={content} tabIndex={-1} gap={4} minW={0} outline="none">
          {stage.stage === "choosing" && (
            <ChooseEntries
              id={id}
              list={list}
              choice={choice}
              byField={stage.byField}
              failure={stage.failure}
              onChange={setChoice}
              onCheck={check}
            />
          )}
          {sending &&
            (sending.sent >= sending.total ? (
              <AnnouncedProgress label={t`Die Einträge werden geprüft`} share={null} />
            ) : (
              <AnnouncedProgress
                label={t`${fileName} wird gesendet`}
                text={t`${sent} von ${total}`}
                share={sending.total > 0 ? sending.sent / sending.total : null}
              />
            ))}
          {review && entries.opened && (
            <ImportReview
              list={list}
              checked={review.checked}
              entries={entries.opened}
              onEntries={(result, after) => openEntries(review.checked.id, result, after)}
              failure={review.failure}
              allowsSuffixes={allowsSuffixes}
              onAllowSuffixes={setAllowsSuffixes}
              onEncoding={
                choice.file
                  ? (encoding) => {
                      if (file) flow.check({ ...choice, file }, encoding);
                    }
                  : undefined
              }
            />
          )}
          {done && <ImportResult done={done.done} failure={done.failure} />}
          {stage.stage === "undone" && <UndoneImport removedCount={stage.removedCount} />}
        </Stack>
        {/* The page's live region is inert while a modal dialog is open. */}
        <LiveRegion />
      </Dialog>
    </>
  );
}
