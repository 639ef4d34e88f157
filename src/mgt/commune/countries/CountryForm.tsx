import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { countrySchema } from "#domain/schemas/commune";
import { CheckboxField } from "#forms/fields/CheckboxField";
import { TextField } from "#forms/fields/TextField";
import { useMutationAsync } from "#relay/useMutationAsync";
import { RecordForm } from "../records/RecordForm";
import type { RecordDialogProps } from "../records/records";
import type { CountryForm_country$key } from "./__generated__/CountryForm_country.graphql";
import type { CountryFormSaveMutation } from "./__generated__/CountryFormSaveMutation.graphql";

void graphql`
  fragment CountryForm_values on Country {
    id
    revision
    name
    isEu
  }
`;

const saveMutation = graphql`
  mutation CountryFormSaveMutation($input: SaveCountryInput!) {
    saveCountry(input: $input) {
      countryEdge {
        node {
          ...CountryForm_values @relay(mask: false)
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const valuesOf = ({ name, isEu } = { name: "", isEu: false }) => ({ name, isEu });

/** Dialog that adds or edits a country. */
export function CountryForm({ ags, record, onClose }: RecordDialogProps<CountryForm_country$key>) {
  const { t } = useLingui();
  const country = useFragment(
    graphql`
      fragment CountryForm_country on Country @throwOnFieldError {
        ...CountryForm_values @relay(mask: false)
      }
    `,
    record,
  );
  const save = useMutationAsync<CountryFormSaveMutation>(saveMutation);
  const labels = { name: t`Name`, isEu: t`Mitglied der EU` };
  return (
    <RecordForm
      name="country"
      title={country ? t`Staat bearbeiten` : t`Staat hinzufügen`}
      record={country}
      valuesOf={valuesOf}
      schema={countrySchema}
      labels={labels}
      onSave={async (input) => {
        const { saveCountry } = await save({ input: { ags, ...input } });
        return { errors: saveCountry.errors, stored: saveCountry.countryEdge?.node };
      }}
      onClose={onClose}
    >
      <TextField name="name" label={labels.name} isFirst />
      <CheckboxField name="isEu" label={labels.isEu} />
    </RecordForm>
  );
}
