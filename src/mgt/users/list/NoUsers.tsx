import { Trans } from "@lingui/react/macro";
import { EmptyState } from "#ui/EmptyState";

/** In place of the rows where there is nobody at all. */
export function NoUsers() {
  return (
    <EmptyState icon="users" title={<Trans>Noch keine Benutzer</Trans>}>
      <p>
        <Trans>
          Wer eingeladen wird, setzt über den Link der Einladung ein Passwort und kann sich dann anmelden.
        </Trans>
      </p>
    </EmptyState>
  );
}
