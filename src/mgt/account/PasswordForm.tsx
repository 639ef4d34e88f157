import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { passwordMaxLength, passwordMinLength, loginNameMaxLength } from "#domain/limits";
import { splitErrors } from "#forms/saveOutcome";
import { toFailure } from "#relay/failure";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError, isOutage } from "#relay/apiError";
import { useInstance } from "#session/useSession";
import { useViewer } from "#session/useSession";
import { Button } from "#ui/Button";
import { Notice } from "#ui/Notice";
import { PasswordInput } from "#ui/plain/PasswordInput";
import { useToast } from "#ui/ui";
import { refuseNewPassword } from "./newPassword";
import { useChangePassword } from "./useChangePassword";

const fields = ["currentPassword", "newPassword", "repeat"] as const;
type Field = (typeof fields)[number];

const empty = { currentPassword: "", newPassword: "", repeat: "" };
const hidden = { currentPassword: false, newPassword: false, repeat: false };

/**
 * Changes the own password. What is typed is in this component alone: it survives a session that lapses over
 * it, and is in no draft.
 */
export function PasswordForm() {
  const toast = useToast();
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const changePassword = useChangePassword();
  const viewer = useViewer();
  const id = useId();
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const [values, setValues] = useState(empty);
  const [shown, setShown] = useState(hidden);
  const [isChecked, setChecked] = useState(false);
  const [isRepeated, setRepeated] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<Field, Failure>>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const min = useInstance()?.passwordMinLength ?? passwordMinLength;
  if (!viewer) return null;

  const refusedNew = refuseNewPassword(values.newPassword, viewer, min);
  const length = Array.from(values.newPassword).length;

  /** What is wrong with a field; null: nothing, or nothing that is said before the form is sent. */
  function problemOf(field: Field, isSent: boolean): string | null {
    const refusal = refused[field];
    if (refusal) return errorMessage(refusal);
    if (!values[field]) return isSent ? t`Dieses Feld wird benötigt` : null;
    if (field === "newPassword") return isSent && refusedNew ? errorMessage(refusedNew) : null;
    const isDifferent = field === "repeat" && values.repeat !== values.newPassword;
    return isDifferent && (isSent || isRepeated) ? t`Die Passwörter stimmen nicht überein.` : null;
  }

  function change(field: Field, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    setRefused((before) => ({ ...before, [field]: undefined }));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setChecked(true);
    setFailure(null);
    const wrong = fields.find((field) => problemOf(field, true) !== null);
    if (wrong) return inputs.current[wrong]?.focus();
    setShown(hidden);
    setBusy(true);
    try {
      const { endedSessionIds, errors } = await changePassword(values.currentPassword, values.newPassword);
      if (errors.length === 0) return finish(endedSessionIds.length);
      const { byField, rest } = splitErrors(errors, fields);
      setRefused(byField);
      const [other] = rest;
      if (other) throw new ApiError(other.code, other.params);
      inputs.current[fields.find((field) => byField[field]) ?? "currentPassword"]?.focus();
    } catch (error) {
      setFailure(toFailure(error));
    } finally {
      setBusy(false);
    }
  }

  function finish(ended: number) {
    setValues(empty);
    setChecked(false);
    setRepeated(false);
    toast({
      text: (
        <Plural
          value={ended}
          _0="Passwort geändert. Andere Sitzungen gab es nicht."
          one="Passwort geändert, # andere Sitzung beendet"
          other="Passwort geändert, # andere Sitzungen beendet"
        />
      ),
    });
  }

  const input = (field: Field, label: ReactNode, more: { help?: ReactNode; praise?: ReactNode } = {}) => (
    <PasswordInput
      ref={(element) => {
        inputs.current[field] = element;
      }}
      id={`${id}-${field}`}
      name={field}
      label={label}
      {...more}
      error={problemOf(field, isChecked)}
      value={values[field]}
      maxLength={passwordMaxLength}
      autoComplete={field === "currentPassword" ? "current-password" : "new-password"}
      isReadOnly={isBusy}
      isShown={shown[field]}
      onShow={(isShown) => setShown({ ...shown, [field]: isShown })}
      onChange={(value) => change(field, value)}
      onBlur={() => field === "repeat" && setRepeated(true)}
    />
  );
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Trans>Passwort ändern</Trans>
      </h2>
      {/* A post: should the script fail, no password ends up in the address. */}
      <form className="password-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
        {/* For password managers: whose password it is. */}
        <input
          className="visually-hidden"
          type="text"
          name="username"
          autoComplete="username"
          value={viewer.username}
          maxLength={loginNameMaxLength}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        {input("currentPassword", <Trans>Bisheriges Passwort</Trans>)}
        {input("newPassword", <Trans>Neues Passwort</Trans>, {
          help: <Trans>Mindestens {min} Zeichen. Ein Satz ist gut zu merken.</Trans>,
          praise: !refusedNew && (
            <Plural value={length} one="# Zeichen, lang genug" other="# Zeichen, lang genug" />
          ),
        })}
        {input("repeat", <Trans>Neues Passwort bestätigen</Trans>)}
        {failure && (
          <Notice tone="error" role="alert">
            <p>{errorMessage(failure)}</p>
            {isOutage(failure) && (
              <p>
                <Trans>
                  Vielleicht ist das neue Passwort schon gespeichert: Stimmt beim nächsten Versuch das
                  bisherige nicht mehr, gilt das neue.
                </Trans>
              </p>
            )}
          </Notice>
        )}
        <div>
          <Button
            type="submit"
            variant="solid"
            aria-disabled={isBusy || undefined}
            // The field that is left would say what is wrong with it, and push the button from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            <Trans>Passwort ändern</Trans>
            {isBusy && <span className="button-bar" aria-hidden="true" />}
          </Button>
        </div>
        <p className="help">
          <Trans>Danach sind Sie nur noch in dieser Sitzung angemeldet; alle anderen enden.</Trans>
        </p>
      </form>
    </section>
  );
}
