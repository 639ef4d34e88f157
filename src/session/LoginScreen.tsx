import { Trans } from "@lingui/react/macro";
import { useDocumentTitle } from "#ui/plain/useDocumentTitle";
import { LoginForm } from "./LoginForm";
import { PublicFrame } from "./PublicFrame";

/** The login screen. */
export function LoginScreen() {
  useDocumentTitle("Service Management");
  return (
    <PublicFrame isLinked={false}>
      <LoginForm heading="h1">
        <Trans>Verwaltung der Online-Dienste Ihrer Kommune</Trans>
      </LoginForm>
    </PublicFrame>
  );
}
