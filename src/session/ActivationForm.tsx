import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { passwordMaxLength, passwordMinLength } from "#domain/limits";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useNetwork } from "#relay/network";
import { ErrorToast } from "#ui/plain/ErrorToast";
import { PasswordInput } from "#ui/plain/PasswordInput";
import { SubmitButton } from "#ui/plain/SubmitButton";
import { acceptInvite, isInviteExpired } from "./activation";
import { ContactLink } from "./ContactLink";
import { useInstance } from "./useSession";
import type { Failure } from "#i18n/errorMessages";
import { toFailure } from "#relay/failure";

/** Failures shown at the password field; the invitation stays valid. */
const isPasswordReason = (code: string) => code.startsWith("password_") || code === "text_too_long";

interface ActivationFormProps {
  /** Token of the invitation; null if the URL has none. */
  readonly token: string | null;
  /** Whether the user already has an account. */
  readonly isReset: boolean;
  readonly onDone: () => void;
}

/** The form of the activation: two fields; other failures show the invalid-invite snackbar. */
export function ActivationForm({ token, isReset, onDone }: ActivationFormProps) {
  const { t } = useLingui();
  const network = useNetwork();
  const errorMessage = useErrorMessage();
  const id = useId();
  const passwordField = useRef<HTMLInputElement>(null);
  const repeatField = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [repeat, setRepeat] = useState("");
  const [shown, setShown] = useState({ password: false, repeat: false });
  const [isChecked, setChecked] = useState(false);
  const [isRepeated, setRepeated] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isOver, setOver] = useState(token === null);
  const [isToastOpen, setToastOpen] = useState(token === null);
  const contact = useInstance()?.supportContact?.trim();

  // Validate the link before the user types a password.
  useEffect(() => {
    if (token === null) return undefined;
    let isCurrent = true;
    void isInviteExpired(network, token).then((isOverNow) => {
      if (!isOverNow || !isCurrent) return;
      setOver(true);
      setToastOpen(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [network, token]);

  const min = useInstance()?.passwordMinLength ?? passwordMinLength;
  // Counts code points, like the server.
  const length = Array.from(password).length;
  const required = t`Dieses Feld wird benötigt`;

  function passwordError(): string | null {
    if (failure && isPasswordReason(failure.code)) return errorMessage(failure);
    if (!isChecked) return null;
    if (!password) return required;
    if (length >= min) return null;
    return errorMessage({ code: "password_too_short", params: { min: String(min) } });
  }

  function repeatError(): string | null {
    if (isChecked && !repeat) return required;
    if (!(isChecked || isRepeated) || !repeat || repeat === password) return null;
    return t`Die Passwörter stimmen nicht überein.`;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setChecked(true);
    setToastOpen(false);
    setFailure(null);
    if (length < min) return passwordField.current?.focus();
    if (repeat !== password) return repeatField.current?.focus();
    if (token === null || isOver) return setToastOpen(true);
    setShown({ password: false, repeat: false });
    setBusy(true);
    try {
      await acceptInvite(network, token, password);
      onDone();
    } catch (error) {
      const cause = toFailure(error);
      setFailure(cause);
      setOver(cause.code === "invalid_token");
      setToastOpen(true);
      if (isPasswordReason(cause.code)) passwordField.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  const isOtherReason =
    failure !== null && failure.code !== "invalid_token" && !isPasswordReason(failure.code);
  return (
    <>
      <p className="lede">
        {isOver ? (
          <>
            <Trans>Dieser Link gilt nicht mehr. Bitten Sie Ihre Administration um einen neuen.</Trans>{" "}
            {contact && <ContactLink contact={contact} />}
          </>
        ) : (
          <Trans>Legen Sie ein neues Passwort fest. Danach melden Sie sich damit an.</Trans>
        )}
      </p>
      {/* POST, so that the password does not end up in the URL if the script fails. */}
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <PasswordInput
          ref={passwordField}
          id={`${id}-password`}
          name="new-password"
          label={<Trans>Passwort</Trans>}
          help={<Trans>Mindestens {min} Zeichen. Ein Satz ist gut zu merken.</Trans>}
          error={passwordError()}
          successMessage={
            length >= min && (
              <Plural value={length} one="# Zeichen, lang genug" other="# Zeichen, lang genug" />
            )
          }
          value={password}
          maxLength={passwordMaxLength}
          autoComplete="new-password"
          isReadOnly={isBusy}
          isShown={shown.password}
          onShow={(isShown) => setShown({ ...shown, password: isShown })}
          onChange={(value) => {
            setPassword(value);
            setFailure(null);
          }}
        />
        <PasswordInput
          ref={repeatField}
          id={`${id}-repeat`}
          name="confirm-password"
          label={<Trans>Passwort bestätigen</Trans>}
          error={repeatError()}
          value={repeat}
          maxLength={passwordMaxLength}
          autoComplete="new-password"
          isReadOnly={isBusy}
          isShown={shown.repeat}
          onShow={(isShown) => setShown({ ...shown, repeat: isShown })}
          onChange={setRepeat}
          onBlur={() => setRepeated(true)}
        />
        <SubmitButton
          isBusy={isBusy}
          busyText={isReset ? t`Passwort wird gespeichert` : t`Aktivierung läuft`}
        >
          {isReset ? <Trans>Passwort speichern</Trans> : <Trans>Benutzer aktivieren</Trans>}
        </SubmitButton>
      </form>
      {isOtherReason && <p className="help public-help">{errorMessage(failure)}</p>}
      {isToastOpen && (
        <ErrorToast onClose={() => setToastOpen(false)}>
          {errorMessage({ code: "invalid_token", params: {} })}
        </ErrorToast>
      )}
    </>
  );
}
