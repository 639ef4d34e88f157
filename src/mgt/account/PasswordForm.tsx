import { BusyButton } from "#ui/BusyButton";
import { Button, chakra, Flex, Heading, Input, InputGroup, Text } from "@chakra-ui/react";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Formik, useField, useFormikContext, type FormikHelpers, type FormikProps } from "formik";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { loginNameMaxLength, passwordMaxLength, passwordMinLength } from "#domain/limits";
import { isValidationMessage } from "#domain/validationMessage";
import { describedBy, FieldError, LabelledField } from "#forms/fields/LabelledField";
import { focusFirstInvalid } from "#forms/formContext";
import { toFormikErrors } from "#forms/formState";
import { splitErrors } from "#forms/saveOutcome";
import { toFailure } from "#relay/failure";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError, isOutage } from "#relay/apiError";
import { useInstance, useViewer } from "#session/useSession";
import { Notice } from "#ui/Notice";
import { Icon } from "#ui/Icon";
import { PlainIcon } from "#ui/plain/PlainIcon";
import { useToast } from "#ui/ui";
import { newPasswordError } from "./newPassword";
import { useChangePassword } from "./useChangePassword";

const Form = chakra("form", {
  base: { display: "flex", flexDirection: "column", gap: 4, maxW: "392px", mt: 3 },
});

const empty = { currentPassword: "", newPassword: "", repeat: "" };
type Values = typeof empty;
type Field = keyof Values;
const fields: readonly Field[] = ["currentPassword", "newPassword", "repeat"];

/** Errors that only this form reports. */
const ownErrors = {
  required: msg`Dieses Feld wird benötigt`,
  mismatch: msg`Die Passwörter stimmen nicht überein.`,
};

/** Errors from the server; a field is cleared once it changes. */
interface Refusal {
  readonly errors: Readonly<Record<string, Failure>>;
  readonly values: Values;
}

/**
 * Changes the viewer's password. The input is only in this form's state: it survives an expired session,
 * and is never written to a draft.
 */
export function PasswordForm() {
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const changePassword = useChangePassword();
  const viewer = useViewer();
  const id = useId();
  const refusal = useRef<Refusal | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<readonly Field[]>([]);
  useEffect(() => {
    if (tries > 0) focusFirstInvalid(form.current);
  }, [tries]);
  const min = useInstance()?.passwordMinLength ?? passwordMinLength;
  if (!viewer) return null;

  const refuseNew = (password: string) => newPasswordError(password, viewer, min);

  function errorOf(field: Field, values: Values): Failure | keyof typeof ownErrors | null {
    const refused = refusal.current?.values[field] === values[field] && refusal.current.errors[field];
    if (refused) return refused;
    if (!values[field]) return "required";
    if (field === "newPassword") return refuseNew(values.newPassword);
    return field === "repeat" && values.repeat !== values.newPassword ? "mismatch" : null;
  }

  async function trySubmit({ isSubmitting, setStatus, submitForm }: FormikProps<Values>) {
    if (isSubmitting) return;
    setStatus(undefined);
    await submitForm();
    setTries((count) => count + 1);
  }

  async function submit(values: Values, { resetForm, setErrors, setStatus }: FormikHelpers<Values>) {
    setShown([]);
    try {
      const { endedSessionIds, errors } = await changePassword(values.currentPassword, values.newPassword);
      const { byField, rest } = splitErrors(errors, fields);
      refusal.current = { errors: byField, values };
      setErrors(toFormikErrors(byField));
      const [other] = rest;
      if (other) throw new ApiError(other.code, other.params);
      if (errors.length > 0) return;
      const ended = endedSessionIds.length;
      resetForm();
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
    } catch (error) {
      setStatus(toFailure(error));
    }
  }

  const fieldProps = (name: Field) => ({
    id: `${id}-${name}`,
    name,
    isShown: shown.includes(name),
    onShow: (isShown: boolean) =>
      setShown(isShown ? [...shown, name] : shown.filter((other) => other !== name)),
  });
  return (
    <section aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`}>
        <Trans>Passwort ändern</Trans>
      </Heading>
      <Formik
        initialValues={empty}
        validate={(values) =>
          toFormikErrors<Values>(Object.fromEntries(fields.map((field) => [field, errorOf(field, values)])))
        }
        validateOnBlur={false}
        onSubmit={submit}
      >
        {(formik) => {
          const failure: Failure | undefined = formik.status;
          const { length } = Array.from(formik.values.newPassword);
          return (
            // Method post keeps the password out of the URL if the script fails to load.
            <Form
              ref={form}
              method="post"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void trySubmit(formik);
              }}
            >
              {/* Lets password managers match the user name. */}
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
              <PasswordField
                {...fieldProps("currentPassword")}
                autoComplete="current-password"
                label={<Trans>Bisheriges Passwort</Trans>}
              />
              <PasswordField
                {...fieldProps("newPassword")}
                autoComplete="new-password"
                label={<Trans>Neues Passwort</Trans>}
                help={<Trans>Mindestens {min} Zeichen. Ein Satz ist gut zu merken.</Trans>}
                successMessage={
                  !refuseNew(formik.values.newPassword) && (
                    <Plural value={length} one="# Zeichen, lang genug" other="# Zeichen, lang genug" />
                  )
                }
              />
              <PasswordField
                {...fieldProps("repeat")}
                autoComplete="new-password"
                label={<Trans>Neues Passwort bestätigen</Trans>}
              />
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
                <BusyButton
                  type="submit"
                  variant="solid"
                  isBusy={formik.isSubmitting}
                  // Prevent blur, which would show the field's error and move the button before the click.
                  onMouseDown={(event) => event.preventDefault()}
                >
                  <Trans>Passwort ändern</Trans>
                </BusyButton>
              </div>
              <Text textStyle="sm" color="fg.muted">
                <Trans>Danach sind Sie nur noch in dieser Sitzung angemeldet; alle anderen enden.</Trans>
              </Text>
            </Form>
          );
        }}
      </Formik>
    </section>
  );
}

interface PasswordFieldProps {
  readonly id: string;
  readonly name: Field;
  readonly autoComplete: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly successMessage?: ReactNode;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

function PasswordField(props: PasswordFieldProps) {
  const { id, name, autoComplete, label, help, successMessage, isShown, onShow } = props;
  const { i18n } = useLingui();
  const errorMessage = useErrorMessage();
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<string>(name);
  const { submitCount, isSubmitting } = useFormikContext();
  // Formik types errors as strings.
  const found: unknown = error;
  // Before the first submit only a mismatch is shown.
  const isErrorShown = submitCount > 0 || (touched && found === "mismatch");
  const message = isValidationMessage(found)
    ? errorMessage(found)
    : found === "required" || found === "mismatch"
      ? i18n._(ownErrors[found])
      : null;
  const shownError = isErrorShown ? message : null;
  const messageId = successMessage && !shownError ? `${id}-success` : undefined;
  const described = [describedBy(id, { error: shownError, help }), messageId].filter(Boolean).join(" ");
  return (
    <LabelledField
      id={id}
      label={label}
      help={help}
      isReadOnly={isSubmitting}
      isInvalid={Boolean(shownError)}
    >
      <InputGroup
        endElementProps={{ px: "2px" }}
        endElement={
          <Button
            variant="ghost"
            minH="calc(100% - 4px)"
            px={2}
            border={0}
            borderRadius="sm"
            fontSize="xs"
            aria-controls={id}
            onClick={() => onShow(!isShown)}
          >
            <PlainIcon name={isShown ? "hide" : "show"} />
            {isShown ? <Trans>Verbergen</Trans> : <Trans>Anzeigen</Trans>}
            <span className="visually-hidden"> {label}</span>
          </Button>
        }
      >
        <Input
          name={name}
          type={isShown ? "text" : "password"}
          value={value}
          maxLength={passwordMaxLength}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          pe="110px"
          aria-describedby={described || undefined}
          css={{ "&::-ms-reveal": { display: "none" } }}
          onChange={(event) => void setValue(event.currentTarget.value)}
          onBlur={() => void setTouched(true, false)}
        />
      </InputGroup>
      {messageId && (
        <Flex id={messageId} gap={1.5} textStyle="sm" color="status.success.fg">
          <Icon name="done" />
          <span>{successMessage}</span>
        </Flex>
      )}
      {shownError && <FieldError id={id}>{shownError}</FieldError>}
    </LabelledField>
  );
}
