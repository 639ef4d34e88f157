import { BusyButton } from "#ui/BusyButton";
import { Button, Stack, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { checkFreeText, readReason } from "#domain/freeText";
import { reasonMaxLength } from "#domain/limits";
import { CommentForm } from "#forms/CommentForm";
import type { Failure } from "#i18n/errorMessages";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import type { ActionNotice } from "#relay/useAction";
import { Dialog } from "#ui/Dialog";

interface DeactivateDialogProps {
  readonly username: string;
  /** Whether the user sends links to others, which are revoked too. */
  readonly mayInvite: boolean;
  /** Typed reason; kept while the dialog is closed to look at changes by others. */
  readonly reason: string;
  readonly onType: (reason: string) => void;
  readonly isBusy: boolean;
  readonly notice: ActionNotice | null;
  /** Server error of the reason. */
  readonly refusal: Failure | null;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason, which is required to deactivate a user. */
export function DeactivateDialog(props: DeactivateDialogProps) {
  const { username, mayInvite, reason, isBusy, notice, refusal, onType, onConfirm, onClose } = props;
  const { t } = useLingui();
  const isStale = notice?.isStale ?? false;
  return (
    <CommentForm
      comment={reason}
      label={<Trans>Grund</Trans>}
      help={<Trans>Steht danach beim Benutzer und im Protokoll. Höchstens {reasonMaxLength} Zeichen.</Trans>}
      rows={3}
      isBusy={isBusy}
      isReadOnly={isStale}
      refusal={refusal}
      check={(text) => checkFreeText(readReason(text), reasonMaxLength)}
      onComment={onType}
      onConfirm={onConfirm}
    >
      {(field, submit) => (
        <Dialog
          title={t`${username} deaktivieren?`}
          onCancel={onClose}
          footer={
            isStale ? (
              <Button variant="solid" onClick={onClose}>
                <Trans>Aktuellen Stand ansehen</Trans>
              </Button>
            ) : (
              <>
                <Button onClick={onClose}>
                  <Trans>Abbrechen</Trans>
                </Button>
                <BusyButton variant="solid" colorPalette="danger" isBusy={isBusy} onClick={submit}>
                  <Trans>Deaktivieren</Trans>
                </BusyButton>
              </>
            )
          }
        >
          <Stack gap={2}>
            {notice && <ActionNoticeView notice={notice} />}
            <Text color="fg.muted" textWrap="pretty">
              <Trans>
                {username} kann sich dann nicht mehr anmelden. Alle Sitzungen enden sofort, offene Einladungen
                und Links für ein neues Passwort ebenso. Das Konto und seine Rollen bleiben; es lässt sich
                reaktivieren.
              </Trans>
            </Text>
            {mayInvite && (
              <Text color="fg.muted" textWrap="pretty">
                <Trans>
                  Auch Links, die {username} für andere erzeugt hat und selbst weitergeben sollte, gelten dann
                  nicht mehr.
                </Trans>
              </Text>
            )}
            {field}
          </Stack>
        </Dialog>
      )}
    </CommentForm>
  );
}
