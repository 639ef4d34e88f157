import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { federalStateName } from "#domain/federalStates";
import { EntityForm } from "#forms/EntityForm";
import { FieldRow } from "#forms/fields/FieldRow";
import { ReadOnlyField } from "#forms/fields/ReadOnlyField";
import { TextField } from "#forms/fields/TextField";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { MasterDataForm_commune$key } from "./__generated__/MasterDataForm_commune.graphql";
import type { MasterDataFormSaveMutation } from "./__generated__/MasterDataFormSaveMutation.graphql";
import { masterDataSchema } from "#domain/schemas/commune";

const masterDataFormFragment = graphql`
  fragment MasterDataForm_commune on Commune @throwOnFieldError {
    ags
    name
    unit
    state
    revision
  }
`;

const saveMutation = graphql`
  mutation MasterDataFormSaveMutation($input: SaveCommuneInput!) {
    saveCommune(input: $input) {
      commune {
        name
        unit
        revision
        updatedAt
        updatedBy {
          username
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Suggested kinds of authority; any other text is allowed. */
const kinds = ["Stadt", "Gemeinde", "Landkreis", "Verbandsgemeinde"];

interface MasterDataFormProps {
  readonly commune: MasterDataForm_commune$key;
}

/** Form for name and kind of a commune; its federal state follows from the AGS. */
export function MasterDataForm({ commune }: MasterDataFormProps) {
  const { t } = useLingui();
  const { ags, name, unit, state, revision } = useFragment(masterDataFormFragment, commune);
  const save = useMutationAsync<MasterDataFormSaveMutation>(saveMutation);
  return (
    <EntityForm
      name="master-data"
      values={{ name, unit }}
      revision={revision}
      schema={masterDataSchema}
      labels={{ name: t`Name`, unit: t`Art der Behörde` }}
      variant="page"
      onSave={async (values, context) => {
        const { saveCommune } = await save({
          input: { ags, revision: context.revision, name: values.name, unit: values.unit },
        });
        const { commune: stored, errors } = saveCommune;
        return {
          errors,
          current: stored && {
            values: { name: stored.name, unit: stored.unit },
            revision: stored.revision,
          },
        };
      }}
    >
      <TextField name="name" label={<Trans>Name</Trans>} />
      <FieldRow>
        <ReadOnlyField label={<Trans>Amtlicher Gemeindeschlüssel (AGS)</Trans>} value={ags} isCode />
        <ReadOnlyField label={<Trans>Land</Trans>} value={federalStateName(state)} />
      </FieldRow>
      <TextField
        name="unit"
        label={<Trans>Art der Behörde</Trans>}
        help={<Trans>Zum Beispiel Stadt, Gemeinde, Landkreis oder Verbandsgemeinde.</Trans>}
        proposals={kinds}
      />
    </EntityForm>
  );
}
