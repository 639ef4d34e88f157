import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { registerOfficeSchema } from "#domain/schemas/commune";
import { CheckboxField } from "#forms/fields/CheckboxField";
import { TextField } from "#forms/fields/TextField";
import { useMutationAsync } from "#relay/useMutationAsync";
import { RecordForm } from "../records/RecordForm";
import type { RecordDialogProps } from "../records/records";
import type { RegisterOfficeForm_registerOffice$key } from "./__generated__/RegisterOfficeForm_registerOffice.graphql";
import type { RegisterOfficeFormSaveMutation } from "./__generated__/RegisterOfficeFormSaveMutation.graphql";

void graphql`
  fragment RegisterOfficeForm_values on RegisterOffice {
    id
    revision
    name
    url
    authorityPrefix
    identifier
    certificatesOnly
  }
`;

const saveMutation = graphql`
  mutation RegisterOfficeFormSaveMutation($input: SaveRegisterOfficeInput!) {
    saveRegisterOffice(input: $input) {
      registerOfficeEdge {
        node {
          ...RegisterOfficeForm_values @relay(mask: false)
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const blank = { name: "", url: "", authorityPrefix: "", identifier: "", certificatesOnly: false };

const valuesOf = ({ name, url, authorityPrefix, identifier, certificatesOnly } = blank) => ({
  name,
  url,
  authorityPrefix,
  identifier,
  certificatesOnly,
});

/** A constant, since Lingui would read it as a placeholder of the sentence. */
const hostPlaceholder = "{host}";

/** Dialog that adds or edits a register office. */
export function RegisterOfficeForm({
  ags,
  record,
  onClose,
}: RecordDialogProps<RegisterOfficeForm_registerOffice$key>) {
  const { t } = useLingui();
  const registerOffice = useFragment(
    graphql`
      fragment RegisterOfficeForm_registerOffice on RegisterOffice @throwOnFieldError {
        ...RegisterOfficeForm_values @relay(mask: false)
      }
    `,
    record,
  );
  const save = useMutationAsync<RegisterOfficeFormSaveMutation>(saveMutation);
  const labels = {
    name: t`Name`,
    url: t`Adresse (URL)`,
    authorityPrefix: t`Präfix der Behördenkennung`,
    identifier: t`Kennung`,
    certificatesOnly: t`Stellt nur Urkunden aus`,
  };
  return (
    <RecordForm
      name="register-office"
      title={registerOffice ? t`Standesamt bearbeiten` : t`Standesamt hinzufügen`}
      record={registerOffice}
      valuesOf={valuesOf}
      schema={registerOfficeSchema}
      labels={labels}
      onSave={async (input) => {
        const { saveRegisterOffice: saved } = await save({ input: { ags, ...input } });
        return { errors: saved.errors, stored: saved.registerOfficeEdge?.node };
      }}
      onClose={onClose}
    >
      <TextField name="name" label={labels.name} isFirst />
      <TextField
        name="url"
        label={labels.url}
        help={t`Beginnt mit http://, https:// oder dem Platzhalter ${hostPlaceholder}.`}
        inputMode="url"
        isCode
      />
      <TextField
        name="authorityPrefix"
        label={labels.authorityPrefix}
        help={t`Drei Kleinbuchstaben, zum Beispiel psw.`}
        isCode
      />
      <TextField
        name="identifier"
        label={labels.identifier}
        help={t`8 oder 12 Ziffern.`}
        inputMode="numeric"
        isCode
      />
      <CheckboxField name="certificatesOnly" label={labels.certificatesOnly} />
    </RecordForm>
  );
}
