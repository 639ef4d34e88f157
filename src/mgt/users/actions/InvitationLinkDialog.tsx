import { Button, Field, Grid, Input, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useState } from "react";
import { tokenCopiedMs } from "#domain/timings";
import { formatDateTime } from "#i18n/formats";
import { Dialog } from "#ui/Dialog";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import { FieldProblem } from "#ui/upload/FieldProblem";

interface InvitationLinkDialogProps {
  /** The link; kept in memory only while the dialog is open. */
  readonly url: string;
  readonly username: string;
  /** Purpose of the link; defaults to "invitation". */
  readonly purpose?: "invitation" | "password";
  /** When the link expires, if known. */
  readonly expiresAt?: string;
  readonly onClose: () => void;
}

/** Shows a link to pass on if there is no mail server. It cannot be read again later. */
export function InvitationLinkDialog(props: InvitationLinkDialogProps) {
  const { url, username, purpose = "invitation", expiresAt, onClose } = props;
  const { t } = useLingui();
  const id = useId();
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  const until = expiresAt ? formatDateTime(expiresAt) : null;

  useEffect(() => {
    if (outcome !== "copied") return undefined;
    const timer = setTimeout(() => setOutcome(null), tokenCopiedMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <Dialog
      title={purpose === "invitation" ? t`Einladung für ${username}` : t`Neues Passwort für ${username}`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Schließen</Trans>
          </Button>
          <Button
            variant="solid"
            data-focus-first
            onClick={() => {
              navigator.clipboard.writeText(url).then(
                () => setOutcome("copied"),
                () => setOutcome("failed"),
              );
            }}
          >
            <Icon name={outcome === "copied" ? "check" : "copy"} />
            {outcome === "copied" ? <Trans>Link kopiert</Trans> : <Trans>Link kopieren</Trans>}
          </Button>
        </>
      }
    >
      <Grid gap={2}>
        <Text color="fg.muted" textWrap="pretty">
          {purpose === "invitation" ? (
            <Trans>Geben Sie diesen Link an {username} weiter. Er öffnet das Konto genau einmal.</Trans>
          ) : (
            <Trans>
              Geben Sie diesen Link an {username} weiter. Damit lässt sich genau einmal ein neues Passwort
              setzen; bis dahin gilt das bisherige.
            </Trans>
          )}{" "}
          {until && <Trans>Er gilt bis {until} Uhr.</Trans>}
        </Text>
        <Field.Root readOnly mt={2}>
          <Field.Label>
            <Trans>Link zum Weitergeben</Trans>
          </Field.Label>
          <Input
            value={url}
            bg="bg.muted"
            fontFamily="mono"
            spellCheck={false}
            autoComplete="off"
            aria-describedby={outcome === "failed" ? `${id}-failed ${id}-once` : `${id}-once`}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Field.Root>
        {outcome === "failed" && (
          <FieldProblem id={`${id}-failed`}>
            <Trans>
              Der Browser gibt die Zwischenablage nicht frei. Markieren Sie den Link und kopieren Sie ihn
              selbst.
            </Trans>
          </FieldProblem>
        )}
        <div id={`${id}-once`}>
          <Notice tone="waiting" icon="warning">
            <Trans>
              Der Link wird nur dieses eine Mal gezeigt. Wer ihn hat, kann das Passwort setzen: Schicken Sie
              ihn nur an diese Person.
            </Trans>
          </Notice>
        </div>
        {/* The page's live region is inert while the dialog is open. */}
        <span className="visually-hidden" role="status">
          {outcome === "copied" && <Trans>Link kopiert</Trans>}
        </span>
      </Grid>
    </Dialog>
  );
}
