import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { postalCodeSchema } from "#domain/schemas/commune";
import { TextField } from "#forms/fields/TextField";
import { useMutationAsync } from "#relay/useMutationAsync";
import { RecordForm } from "../records/RecordForm";
import type { RecordDialogProps } from "../records/records";
import type { PostalCodeForm_postalCode$key } from "./__generated__/PostalCodeForm_postalCode.graphql";
import type { PostalCodeFormSaveMutation } from "./__generated__/PostalCodeFormSaveMutation.graphql";

void graphql`
  fragment PostalCodeForm_values on PostalCode {
    id
    revision
    postalCode
    place
  }
`;

const saveMutation = graphql`
  mutation PostalCodeFormSaveMutation($input: SavePostalCodeInput!) {
    savePostalCode(input: $input) {
      postalCodeEdge {
        node {
          ...PostalCodeForm_values @relay(mask: false)
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const valuesOf = ({ postalCode, place } = { postalCode: "", place: "" }) => ({ postalCode, place });

/** Dialog that adds or edits a postal code entry. */
export function PostalCodeForm({ ags, record, onClose }: RecordDialogProps<PostalCodeForm_postalCode$key>) {
  const { t } = useLingui();
  const postalCode = useFragment(
    graphql`
      fragment PostalCodeForm_postalCode on PostalCode @throwOnFieldError {
        ...PostalCodeForm_values @relay(mask: false)
      }
    `,
    record,
  );
  const save = useMutationAsync<PostalCodeFormSaveMutation>(saveMutation);
  const labels = { postalCode: t`Postleitzahl`, place: t`Ort` };
  return (
    <RecordForm
      name="postal-code"
      title={postalCode ? t`Postleitzahl bearbeiten` : t`Postleitzahl hinzufügen`}
      record={postalCode}
      valuesOf={valuesOf}
      schema={postalCodeSchema}
      labels={labels}
      onSave={async (input) => {
        const { savePostalCode } = await save({ input: { ags, ...input } });
        return { errors: savePostalCode.errors, stored: savePostalCode.postalCodeEdge?.node };
      }}
      onClose={onClose}
    >
      <TextField name="postalCode" label={labels.postalCode} inputMode="numeric" isCode isFirst />
      <TextField name="place" label={labels.place} />
    </RecordForm>
  );
}
