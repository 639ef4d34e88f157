import { Trans, useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { kbaFieldsSchema } from "#domain/schemas/kbaSettings";
import { EntityForm } from "#forms/EntityForm";
import { ReadOnlyField } from "#forms/fields/ReadOnlyField";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { KbaSettingsFormSaveMutation } from "./__generated__/KbaSettingsFormSaveMutation.graphql";
import type { KbaSettingsRow } from "./kbaSettingsRow";
import { KbaFields, useKbaLabels } from "./KbaFields";
import { fieldsInput, fieldValuesOf } from "./kbaFormValues";
import { kbaFormErrors } from "./kbaResultMessages";
import { useKbaResult } from "./useKbaResult";

const saveMutation = graphql`
  mutation KbaSettingsFormSaveMutation($input: SaveKbaSettingsInput!) {
    saveKbaSettings(input: $input) {
      kbaSettings {
        ...kbaSettingsRow_settings @relay(mask: false)
      }
      result
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface KbaSettingsFormProps {
  /** The settings when the dialog was opened; they may have been removed since. */
  readonly settings: KbaSettingsRow;
  readonly onClose: () => void;
}

/** Dialog that changes KBA settings except the user and the password. */
export function KbaSettingsForm({ settings, onClose }: KbaSettingsFormProps) {
  const { t } = useLingui();
  const report = useKbaResult();
  const save = useMutationAsync<KbaSettingsFormSaveMutation>(saveMutation);
  return (
    <EntityForm
      name={`kba-settings:${settings.id}`}
      variant="dialog"
      title={<Trans>KBA-Einstellungen bearbeiten</Trans>}
      values={fieldValuesOf(settings)}
      revision={settings.revision}
      schema={kbaFieldsSchema}
      labels={useKbaLabels()}
      onSave={async (values, { revision }) => {
        const input = { id: settings.id, revision, settings: fieldsInput(values) };
        const { saveKbaSettings: saved } = await save({ input });
        report(saved.result);
        const stored = saved.kbaSettings;
        return {
          errors: kbaFormErrors(saved),
          current: stored ? { values: fieldValuesOf(stored), revision: stored.revision } : null,
        };
      }}
      onClose={onClose}
    >
      <ReadOnlyField label={t`KBA-Benutzer`} value={settings.user} isCode />
      <KbaFields isFirst />
    </EntityForm>
  );
}
