import { Trans } from "@lingui/react/macro";

/** The login (section 2). */
export function LoginScreen() {
  return (
    <main>
      <h1>
        <Trans>Anmelden</Trans>
      </h1>
    </main>
  );
}
