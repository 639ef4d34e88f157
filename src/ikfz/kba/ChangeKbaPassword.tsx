import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { calendarDayOf } from "#domain/calendarDays";
import { kbaPasswordSchema } from "#domain/schemas/kbaSettings";
import { EntityForm } from "#forms/EntityForm";
import { ReadOnlyField } from "#forms/fields/ReadOnlyField";
import { paramsByName } from "#relay/apiError";
import type { UserError } from "#relay/failure";
import { useUnstoredMutation } from "#relay/useUnstoredMutation";
import type {
  ChangeKbaPasswordMutation,
  ChangeKbaPasswordMutation$data,
} from "./__generated__/ChangeKbaPasswordMutation.graphql";
import type { KbaSettingsRow } from "./kbaSettingsRow";
import { KbaPasswordFields, useKbaPasswordLabels } from "./KbaFields";
import { isPasswordPath, type KbaPasswordValues } from "./kbaFormValues";
import { kbaFormErrors } from "./kbaResultMessages";
import { useKbaResult } from "./useKbaResult";

const changeMutation = graphql`
  mutation ChangeKbaPasswordMutation($input: ChangeKbaPasswordInput!) {
    changeKbaPassword(input: $input) {
      kbaSettings {
        revision
        passwordIdentifier
        nextPasswordIdentifier
        passwordChangedAt
      }
      result
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

type Changed = ChangeKbaPasswordMutation$data["changeKbaPassword"];

interface ChangeKbaPasswordProps {
  /** The settings when the dialog was opened; they may have been removed since. */
  readonly settings: KbaSettingsRow;
  readonly onClose: () => void;
}

/** Dialog that stores a password that was changed at the KBA. The password bypasses Relay's store and drafts. */
export function ChangeKbaPassword({ settings, onClose }: ChangeKbaPasswordProps) {
  const { t } = useLingui();
  const report = useKbaResult();
  const router = useRouter();
  const change = useUnstoredMutation<ChangeKbaPasswordMutation>("ikfz", changeMutation);
  const [values] = useState(() => ({
    identifier: settings.nextPasswordIdentifier,
    password: "",
    setOn: calendarDayOf(new Date()),
  }));
  /** Revision that the user has seen. */
  const known = useRef(settings);
  const [present, setPresent] = useState<PresentPassword>(settings);

  const send = async ({ identifier, password, setOn }: KbaPasswordValues): Promise<Changed> => {
    const { revision, passwordIdentifier, passwordChangedAt } = known.current;
    const input = { id: settings.id, revision, password: { identifier, password, setOn } };
    const { changeKbaPassword: changed } = await change({ input });
    const current = changed.kbaSettings;
    if (!changed.errors.some(({ code }) => code === "conflict") || !current) return changed;
    known.current = { ...known.current, ...current };
    const isSamePassword =
      current.passwordIdentifier === passwordIdentifier && current.passwordChangedAt === passwordChangedAt;
    // Only fields other than the password have changed.
    return isSamePassword && current.revision !== revision ? send({ identifier, password, setOn }) : changed;
  };

  return (
    <EntityForm
      name={`kba-password:${settings.id}`}
      variant="dialog"
      title={<Trans>KBA-Passwort ändern</Trans>}
      saveLabel={<Trans>Passwort speichern</Trans>}
      isNew
      values={values}
      revision={0}
      schema={kbaPasswordSchema}
      labels={useKbaPasswordLabels()}
      isSecret={isPasswordPath}
      draftNote={<Trans>Das Passwort ist nicht dabei. Geben Sie es noch einmal ein.</Trans>}
      onSave={async (typed) => {
        const changed = await send(typed);
        report(changed.result);
        const conflict = changed.errors.find(({ code }) => code === "conflict");
        if (!conflict || !changed.kbaSettings) return { errors: kbaFormErrors(changed), current: null };
        setPresent(changed.kbaSettings);
        void router.invalidate();
        return { errors: [overtaken(conflict, changed.kbaSettings.passwordIdentifier)], current: null };
      }}
      onClose={onClose}
    >
      <p>
        <Trans>Ändern Sie das Passwort zuerst beim KBA, und tragen Sie es dann hier ein.</Trans>
      </p>
      <ReadOnlyField label={t`Bisherige Passwortkennung`} value={present.passwordIdentifier} isCode />
      <KbaPasswordFields isFirst />
      <IdentifierAfter present={present} />
    </EntityForm>
  );
}

type PresentPassword = Pick<KbaSettingsRow, "passwordIdentifier" | "nextPasswordIdentifier">;

/** Suggests another identifier if a password stored meanwhile uses the typed one. */
function IdentifierAfter({ present }: { readonly present: PresentPassword }): null {
  const { values, setFieldValue } = useFormikContext<KbaPasswordValues>();
  const { passwordIdentifier, nextPasswordIdentifier } = present;
  const known = useRef(passwordIdentifier);
  useEffect(() => {
    if (known.current === passwordIdentifier) return;
    known.current = passwordIdentifier;
    if (values.identifier === passwordIdentifier) void setFieldValue("identifier", nextPasswordIdentifier);
  }, [passwordIdentifier, nextPasswordIdentifier, values.identifier, setFieldValue]);
  return null;
}

/** Error if another password was stored since the dialog was opened. Saving again overwrites it. */
function overtaken(conflict: UserError, identifier: string): UserError {
  const { by } = paramsByName(conflict.params);
  return {
    code: "internal_error",
    field: null,
    params: [],
    wording: by
      ? msg`${by} hat inzwischen etwas am Passwort geändert; jetzt gilt die Kennung ${identifier}. Ihr Passwort wurde nicht gespeichert. Prüfen Sie, welches beim KBA gilt: Ist Ihres schon hinterlegt, brechen Sie ab; sonst prüfen Sie die Kennung und speichern noch einmal.`
      : msg`Jemand hat inzwischen etwas am Passwort geändert; jetzt gilt die Kennung ${identifier}. Ihr Passwort wurde nicht gespeichert. Prüfen Sie, welches beim KBA gilt: Ist Ihres schon hinterlegt, brechen Sie ab; sonst prüfen Sie die Kennung und speichern noch einmal.`,
  };
}
