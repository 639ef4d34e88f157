import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { LoginForm } from "#session/LoginForm";
import { useSessionServices } from "#session/sessionServices";
import { Dialog } from "#ui/Dialog";

/** Login dialog over a page whose session has ended; the page below keeps its state. */
export function LapsedLogin({ username }: { readonly username: string }) {
  const { t } = useLingui();
  const { logout } = useSessionServices().session;
  return (
    <Dialog
      label={t`Sitzung beendet`}
      width="narrow"
      footer={
        <Button variant="ghost" onClick={logout}>
          <Trans>Abmelden und Seite verlassen</Trans>
        </Button>
      }
    >
      <LoginForm heading="h2" username={username}>
        <Trans>
          Ihre Sitzung ist beendet. Die Seite bleibt stehen, bis Sie sich wieder angemeldet haben.
        </Trans>
      </LoginForm>
    </Dialog>
  );
}
