import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { EntityForm } from "#forms/EntityForm";
import { TextField } from "#forms/fields/TextField";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useRefresh } from "../records/useRefresh";
import type { PostalCodeForm_postalCode$key } from "./__generated__/PostalCodeForm_postalCode.graphql";
import type { PostalCodeFormSaveMutation } from "./__generated__/PostalCodeFormSaveMutation.graphql";
import { postalCodeSchema } from "#domain/schemas/commune";

const saveMutation = graphql`
  mutation PostalCodeFormSaveMutation($input: SavePostalCodeInput!) {
    savePostalCode(input: $input) {
      postalCodeEdge {
        node {
          id
          revision
          postalCode
          place
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface PostalCodeFormProps {
  readonly ags: string;
  /** Null: a new entry. */
  readonly postalCode: PostalCodeForm_postalCode$key | null;
  readonly onClose: () => void;
}

/** Dialog that adds or edits a postal code entry. */
export function PostalCodeForm({ ags, postalCode, onClose }: PostalCodeFormProps) {
  const { t } = useLingui();
  const read = useFragment(
    graphql`
      fragment PostalCodeForm_postalCode on PostalCode {
        id
        revision
        postalCode
        place
      }
    `,
    postalCode,
  );
  const save = useMutationAsync<PostalCodeFormSaveMutation>(saveMutation);
  const refresh = useRefresh();
  const labels = { postalCode: t`Postleitzahl`, place: t`Ort` };
  return (
    <EntityForm
      name={`postal-code:${read?.id ?? "new"}`}
      variant="dialog"
      title={read ? t`Postleitzahl bearbeiten` : t`Postleitzahl hinzufügen`}
      saveLabel={read ? undefined : t`Hinzufügen`}
      isNew={!read}
      values={{ postalCode: read?.postalCode ?? "", place: read?.place ?? "" }}
      revision={read?.revision ?? 0}
      schema={postalCodeSchema}
      labels={labels}
      onSave={async (values, { revision }) => {
        const identity = read ? { id: read.id, revision } : { id: null, revision: null };
        const { savePostalCode } = await save({ input: { ags, ...identity, ...values } });
        const stored = savePostalCode.postalCodeEdge?.node;
        return {
          errors: savePostalCode.errors,
          current: stored
            ? {
                values: { postalCode: stored.postalCode, place: stored.place },
                revision: stored.revision,
              }
            : null,
        };
      }}
      onSaved={refresh}
      onClose={onClose}
    >
      <TextField name="postalCode" label={labels.postalCode} inputMode="numeric" isCode isFirst />
      <TextField name="place" label={labels.place} />
    </EntityForm>
  );
}
