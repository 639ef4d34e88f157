import { Heading } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { calendarDayOf } from "#domain/calendarDays";
import { nextPasswordIdentifier } from "#domain/kba/kbaSettings";
import { newKbaSettingsSchema } from "#domain/schemas/kbaSettings";
import { EntityForm } from "#forms/EntityForm";
import { TextField } from "#forms/fields/TextField";
import { useUnstoredMutation } from "#relay/useUnstoredMutation";
import type { AddKbaSettingsMutation } from "./__generated__/AddKbaSettingsMutation.graphql";
import { KbaFields, KbaPasswordFields, useKbaLabels, useKbaPasswordLabels } from "./KbaFields";
import { fieldsInput, isPasswordPath, type KbaFieldValues, type KbaPasswordValues } from "./kbaFormValues";
import { kbaFormErrors } from "./kbaResultMessages";
import { useKbaResult } from "./useKbaResult";

const addMutation = graphql`
  mutation AddKbaSettingsMutation($input: AddKbaSettingsInput!) {
    addKbaSettings(input: $input) {
      result
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface AddValues extends KbaFieldValues, KbaPasswordValues {
  readonly user: string;
}

/** Excludes the date from drafts, since today is a default and not input. */
const blankValues = (): AddValues => ({
  user: "",
  userNumber: "",
  clientAgs: "",
  customsSystemCode: "",
  stbaNumber: "",
  isLargeCustomerApproved: false,
  identifier: "",
  password: "",
  setOn: calendarDayOf(new Date()),
});

interface AddKbaSettingsProps {
  readonly ags: string;
  readonly onClose: () => void;
}

/** Dialog that adds KBA settings. The password bypasses Relay's store and drafts. */
export function AddKbaSettings({ ags, onClose }: AddKbaSettingsProps) {
  const { t } = useLingui();
  const report = useKbaResult();
  const add = useUnstoredMutation<AddKbaSettingsMutation>("ikfz", addMutation);
  const [blank] = useState(blankValues);
  const labels = { user: t`KBA-Benutzer`, ...useKbaLabels(), ...useKbaPasswordLabels() };
  return (
    <EntityForm
      name={`kba-settings:new:${ags}`}
      variant="dialog"
      title={<Trans>KBA-Einstellungen hinzufügen</Trans>}
      saveLabel={<Trans>Hinzufügen</Trans>}
      isNew
      values={blank}
      revision={0}
      schema={newKbaSettingsSchema}
      labels={labels}
      isSecret={isPasswordPath}
      draftNote={<Trans>Das Passwort ist nicht dabei. Geben Sie es noch einmal ein.</Trans>}
      onSave={async (values) => {
        const { user, identifier, password, setOn } = values;
        const { addKbaSettings: added } = await add({
          input: { ags, user, settings: fieldsInput(values), password: { identifier, password, setOn } },
        });
        report(added.result);
        return { errors: kbaFormErrors(added), current: null };
      }}
      onClose={onClose}
    >
      <TextField
        name="user"
        label={labels.user}
        help={t`Lässt sich später nicht ändern. Buchstaben, Ziffern und die Zeichen . _ -`}
        isCode
        isFirst
      />
      <KbaFields />
      <Heading as="h3" textStyle="h3" mt={2}>
        <Trans>Passwort</Trans>
      </Heading>
      <KbaPasswordFields />
      <IdentifierOfUser />
    </EntityForm>
  );
}

/** Suggests the user's first identifier until another one is typed. */
function IdentifierOfUser(): null {
  const { values, setFieldValue } = useFormikContext<AddValues>();
  const user = values.user.trim();
  const proposal = user === "" ? "" : nextPasswordIdentifier(user, null);
  const proposed = useRef(proposal);
  useEffect(() => {
    if (proposed.current === proposal) return;
    if (values.identifier === proposed.current) void setFieldValue("identifier", proposal);
    proposed.current = proposal;
  }, [proposal, values.identifier, setFieldValue]);
  return null;
}
