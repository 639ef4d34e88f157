import { useLingui } from "@lingui/react/macro";
import { CheckboxField } from "#forms/fields/CheckboxField";
import { DateField } from "#forms/fields/DateField";
import { PasswordField } from "#forms/fields/PasswordField";
import { TextField } from "#forms/fields/TextField";
import type { KbaFieldValues, KbaPasswordValues } from "./kbaFormValues";

/** Labels of the fields that can be changed. */
export function useKbaLabels(): Readonly<Record<keyof KbaFieldValues, string>> {
  const { t } = useLingui();
  return {
    userNumber: t`Benutzernummer`,
    clientAgs: t`Mandanten-AGS`,
    customsSystemCode: t`Zollsystem-Code`,
    isLargeCustomerApproved: t`Großkundenzulassung`,
    stbaNumber: t`STBA-Nummer`,
  };
}

/** Labels of the fields of a password. */
export function useKbaPasswordLabels(): Readonly<Record<keyof KbaPasswordValues, string>> {
  const { t } = useLingui();
  return { identifier: t`Passwortkennung`, password: t`Passwort`, setOn: t`Beim KBA gesetzt am` };
}

/** The fields of KBA settings that can be changed. */
export function KbaFields({ isFirst = false }: { readonly isFirst?: boolean }) {
  const { t } = useLingui();
  const labels = useKbaLabels();
  return (
    <>
      <TextField
        name="userNumber"
        label={labels.userNumber}
        help={t`Auch Anwendungsnummer genannt.`}
        isCode
        isFirst={isFirst}
      />
      <TextField
        name="clientAgs"
        label={labels.clientAgs}
        help={t`Auch Mandanten-ID genannt. 8 Ziffern.`}
        inputMode="numeric"
        isCode
      />
      <TextField name="customsSystemCode" label={labels.customsSystemCode} isOptional isCode />
      <TextField
        name="stbaNumber"
        label={labels.stbaNumber}
        help={t`Ein Z und 6 oder 7 Ziffern.`}
        isOptional
        isCode
      />
      <CheckboxField name="isLargeCustomerApproved" label={labels.isLargeCustomerApproved} />
    </>
  );
}

/** The fields of a password that was set at the KBA. */
export function KbaPasswordFields({ isFirst = false }: { readonly isFirst?: boolean }) {
  const { t } = useLingui();
  const labels = useKbaPasswordLabels();
  return (
    <>
      <TextField
        name="identifier"
        label={labels.identifier}
        help={t`KBA-Benutzer und zwei Ziffern, die mit jedem neuen Passwort um eins steigen. Nach 99 folgt 01.`}
        isCode
      />
      <PasswordField
        name="password"
        label={labels.password}
        help={t`Wie beim KBA gesetzt. Es wird verschlüsselt gespeichert und nie wieder angezeigt.`}
        isFirst={isFirst}
      />
      <DateField name="setOn" label={labels.setOn} help={t`Ab diesem Tag ist es 90 Tage gültig.`} />
    </>
  );
}
