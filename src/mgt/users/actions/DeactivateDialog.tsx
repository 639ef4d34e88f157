import { Stack, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { checkFreeText, readReason } from "#domain/freeText";
import { reasonMaxLength } from "#domain/limits";
import { CommentDialog, type CommentState } from "#forms/CommentDialog";

interface DeactivateDialogProps extends CommentState {
  readonly username: string;
  /** Whether the user has sent links to others, which are revoked as well. */
  readonly mayInvite: boolean;
}

/** Asks for the reason, which is required to deactivate a user. */
export function DeactivateDialog({ username, mayInvite, ...state }: DeactivateDialogProps) {
  const { t } = useLingui();
  return (
    <CommentDialog
      {...state}
      title={t`${username} deaktivieren?`}
      confirmLabel={<Trans>Deaktivieren</Trans>}
      tone="danger"
      label={<Trans>Grund</Trans>}
      help={<Trans>Steht danach beim Benutzer und im Protokoll. Höchstens {reasonMaxLength} Zeichen.</Trans>}
      rows={3}
      isStale={state.notice?.isStale}
      check={(text) => checkFreeText(readReason(text), reasonMaxLength)}
    >
      <Stack gap={2} color="fg.muted" textWrap="pretty">
        <Text>
          <Trans>
            {username} kann sich dann nicht mehr anmelden. Alle Sitzungen enden sofort, offene Einladungen und
            Links für ein neues Passwort ebenso. Das Konto und seine Rollen bleiben; es lässt sich
            reaktivieren.
          </Trans>
        </Text>
        {mayInvite && (
          <Text>
            <Trans>
              Auch Links, die {username} für andere erzeugt hat und selbst weitergeben sollte, gelten dann
              nicht mehr.
            </Trans>
          </Text>
        )}
      </Stack>
    </CommentDialog>
  );
}
