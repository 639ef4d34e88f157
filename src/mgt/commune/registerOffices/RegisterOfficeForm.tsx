import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { EntityForm } from "#forms/EntityForm";
import { CheckboxField } from "#forms/fields/CheckboxField";
import { TextField } from "#forms/fields/TextField";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useRefresh } from "../records/useRefresh";
import type { RegisterOfficeForm_registerOffice$key } from "./__generated__/RegisterOfficeForm_registerOffice.graphql";
import type { RegisterOfficeFormSaveMutation } from "./__generated__/RegisterOfficeFormSaveMutation.graphql";
import { registerOfficeSchema } from "#domain/schemas/commune";

const saveMutation = graphql`
  mutation RegisterOfficeFormSaveMutation($input: SaveRegisterOfficeInput!) {
    saveRegisterOffice(input: $input) {
      registerOfficeEdge {
        node {
          id
          revision
          name
          url
          authorityPrefix
          identifier
          certificatesOnly
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface Values {
  readonly name: string;
  readonly url: string;
  readonly authorityPrefix: string;
  readonly identifier: string;
  readonly certificatesOnly: boolean;
}

const valuesOf = ({ name, url, authorityPrefix, identifier, certificatesOnly }: Values): Values => ({
  name,
  url,
  authorityPrefix,
  identifier,
  certificatesOnly,
});

const blank: Values = { name: "", url: "", authorityPrefix: "", identifier: "", certificatesOnly: false };

/** A constant, since Lingui would read it as a placeholder of the sentence. */
const hostPlaceholder = "{host}";

interface RegisterOfficeFormProps {
  readonly ags: string;
  /** Null: a new register office. */
  readonly registerOffice: RegisterOfficeForm_registerOffice$key | null;
  readonly onClose: () => void;
}

/** Dialog that adds or edits a register office. */
export function RegisterOfficeForm({ ags, registerOffice, onClose }: RegisterOfficeFormProps) {
  const { t } = useLingui();
  const read = useFragment(
    graphql`
      fragment RegisterOfficeForm_registerOffice on RegisterOffice {
        id
        revision
        name
        url
        authorityPrefix
        identifier
        certificatesOnly
      }
    `,
    registerOffice,
  );
  const save = useMutationAsync<RegisterOfficeFormSaveMutation>(saveMutation);
  const refresh = useRefresh();
  const labels = {
    name: t`Name`,
    url: t`Adresse (URL)`,
    authorityPrefix: t`Präfix der Behördenkennung`,
    identifier: t`Kennung`,
    certificatesOnly: t`Stellt nur Urkunden aus`,
  };
  return (
    <EntityForm<Values>
      name={`register-office:${read?.id ?? "new"}`}
      variant="dialog"
      title={read ? t`Standesamt bearbeiten` : t`Standesamt hinzufügen`}
      saveLabel={read ? undefined : t`Hinzufügen`}
      isNew={!read}
      values={read ? valuesOf(read) : blank}
      revision={read?.revision ?? 0}
      schema={registerOfficeSchema}
      labels={labels}
      onSave={async (values, { revision }) => {
        const identity = read ? { id: read.id, revision } : { id: null, revision: null };
        const { saveRegisterOffice } = await save({ input: { ags, ...identity, ...values } });
        const stored = saveRegisterOffice.registerOfficeEdge?.node;
        return {
          errors: saveRegisterOffice.errors,
          current: stored ? { values: valuesOf(stored), revision: stored.revision } : null,
        };
      }}
      onSaved={refresh}
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
    </EntityForm>
  );
}
