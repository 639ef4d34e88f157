import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { EntityForm } from "#forms/EntityForm";
import { CheckboxField } from "#forms/fields/CheckboxField";
import { TextField } from "#forms/fields/TextField";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useRefresh } from "../records/useRefresh";
import type { CountryForm_country$key } from "./__generated__/CountryForm_country.graphql";
import type { CountryFormSaveMutation } from "./__generated__/CountryFormSaveMutation.graphql";
import { countrySchema } from "#domain/schemas/commune";

const saveMutation = graphql`
  mutation CountryFormSaveMutation($input: SaveCountryInput!) {
    saveCountry(input: $input) {
      countryEdge {
        node {
          id
          revision
          name
          isEu
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface CountryFormProps {
  readonly ags: string;
  /** Null: a new country. */
  readonly country: CountryForm_country$key | null;
  readonly onClose: () => void;
}

/** Dialog that adds or edits a country. */
export function CountryForm({ ags, country, onClose }: CountryFormProps) {
  const { t } = useLingui();
  const read = useFragment(
    graphql`
      fragment CountryForm_country on Country {
        id
        revision
        name
        isEu
      }
    `,
    country,
  );
  const save = useMutationAsync<CountryFormSaveMutation>(saveMutation);
  const refresh = useRefresh();
  const labels = { name: t`Name`, isEu: t`Mitglied der EU` };
  return (
    <EntityForm
      name={`country:${read?.id ?? "new"}`}
      variant="dialog"
      title={read ? t`Staat bearbeiten` : t`Staat hinzufügen`}
      saveLabel={read ? undefined : t`Hinzufügen`}
      isNew={!read}
      values={{ name: read?.name ?? "", isEu: read?.isEu ?? false }}
      revision={read?.revision ?? 0}
      schema={countrySchema}
      labels={labels}
      onSave={async (values, { revision }) => {
        const identity = read ? { id: read.id, revision } : { id: null, revision: null };
        const { saveCountry } = await save({ input: { ags, ...identity, ...values } });
        const stored = saveCountry.countryEdge?.node;
        return {
          errors: saveCountry.errors,
          current: stored
            ? { values: { name: stored.name, isEu: stored.isEu }, revision: stored.revision }
            : null,
        };
      }}
      onSaved={refresh}
      onClose={onClose}
    >
      <TextField name="name" label={labels.name} isFirst />
      <CheckboxField name="isEu" label={labels.isEu} />
    </EntityForm>
  );
}
