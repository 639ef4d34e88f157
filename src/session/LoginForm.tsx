import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { passwordMaxLength, loginNameMaxLength } from "#domain/limits";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ErrorToast } from "#ui/plain/ErrorToast";
import { PasswordInput } from "#ui/plain/PasswordInput";
import { SubmitButton } from "#ui/plain/SubmitButton";
import { TextInput } from "#ui/plain/TextInput";
import type { Failure } from "#i18n/errorMessages";
import { isReleaseMismatch } from "#relay/apiError";
import { toFailure } from "#relay/failure";
import { ContactLink, isAddress } from "./ContactLink";
import { useSessionServices } from "./sessionServices";
import { useInstance } from "./useSession";

interface LoginFormProps {
  /** `h1` on the login screen, `h2` in the dialog over a page. */
  readonly heading: "h1" | "h2";
  /** The user who was signed in before. */
  readonly username?: string;
  /** Below the heading: why a login is needed. */
  readonly children: ReactNode;
}

/** Heading, fields and errors of the login. The parent observes the session to detect success. */
export function LoginForm({ heading: Heading, username: before = "", children }: LoginFormProps) {
  const { t } = useLingui();
  const { session } = useSessionServices();
  const id = useId();
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [username, setUsername] = useState(before);
  const [password, setPassword] = useState("");
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => (usernameField.current?.value ? passwordField : usernameField).current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    setChecked(true);
    const name = username.trim();
    if (!name) return usernameField.current?.focus();
    if (!password) return passwordField.current?.focus();
    setShown(false);
    setBusy(true);
    try {
      await session.login(name, password);
    } catch (error) {
      setFailure(toFailure(error));
      setPassword("");
      setChecked(false);
      passwordField.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  const required = t`Dieses Feld wird benötigt`;
  return (
    <div className="public-form">
      <Heading className="public-title">
        <Trans>Anmelden</Trans>
      </Heading>
      <p className="lede">{children}</p>
      {/* POST, so that the password does not end up in the URL if the script fails. */}
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          ref={usernameField}
          id={`${id}-username`}
          name="username"
          label={<Trans>Benutzername oder E-Mail</Trans>}
          error={isChecked && !username.trim() ? required : null}
          value={username}
          maxLength={loginNameMaxLength}
          autoComplete="username"
          isReadOnly={isBusy}
          onChange={setUsername}
        />
        <PasswordInput
          ref={passwordField}
          id={`${id}-password`}
          name="password"
          label={<Trans>Passwort</Trans>}
          error={isChecked && !password ? required : null}
          value={password}
          maxLength={passwordMaxLength}
          autoComplete="current-password"
          isReadOnly={isBusy}
          isShown={isShown}
          onShow={setShown}
          onChange={setPassword}
        />
        <SubmitButton isBusy={isBusy} busyText={t`Anmeldung läuft`}>
          <Trans>Anmelden</Trans>
        </SubmitButton>
      </form>
      <SupportHint />
      {failure && <FailureToast key={failure.at} failure={failure} onClose={() => setFailure(null)} />}
    </div>
  );
}

interface FailureToastProps {
  readonly failure: Failure;
  readonly onClose: () => void;
}

/** A failure, with a reload button if app and server belong to different releases. */
function FailureToast({ failure, onClose }: FailureToastProps) {
  const errorMessage = useErrorMessage();
  const reload = isReleaseMismatch(failure) && (
    <button type="button" className="toast-action" onClick={() => window.location.reload()}>
      <Trans>Seite neu laden</Trans>
    </button>
  );
  return (
    <ErrorToast onClose={onClose} action={reload}>
      {errorMessage(failure)}
    </ErrorToast>
  );
}

/** Contact for a forgotten password: the configured address or sentence. */
function SupportHint() {
  const contact = useInstance()?.supportContact?.trim();
  return (
    <p className="help public-help">
      {!contact ? (
        <Trans>
          Passwort vergessen? Ihre Administration gibt Ihnen einen Link, mit dem Sie ein neues festlegen.
        </Trans>
      ) : isAddress(contact) ? (
        <Trans>
          Passwort vergessen? Einen Link, mit dem Sie ein neues festlegen, erhalten Sie unter{" "}
          <ContactLink contact={contact} />
        </Trans>
      ) : (
        <Trans>Passwort vergessen? {contact}</Trans>
      )}
    </p>
  );
}
