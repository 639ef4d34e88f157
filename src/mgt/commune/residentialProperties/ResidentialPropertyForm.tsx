import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ResidentialPropertyField } from "#domain/imports/residentialPropertyFormat";
import { residentialPropertySchema } from "#domain/schemas/commune";
import { FieldRow } from "#forms/fields/FieldRow";
import { TextField } from "#forms/fields/TextField";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useColumnName } from "#mgt/imports/useColumnName";
import { RecordForm } from "../records/RecordForm";
import type { RecordDialogProps } from "../records/records";
import type { ResidentialPropertyForm_residentialProperty$key } from "./__generated__/ResidentialPropertyForm_residentialProperty.graphql";
import type { ResidentialPropertyFormSaveMutation } from "./__generated__/ResidentialPropertyFormSaveMutation.graphql";

void graphql`
  fragment ResidentialPropertyForm_values on ResidentialProperty {
    id
    revision
    ags
    postalCode
    location
    district
    street
    houseNumber
    letter
    partNumber
    supplements
    houseNumberLetter
  }
`;

const saveMutation = graphql`
  mutation ResidentialPropertyFormSaveMutation($input: SaveResidentialPropertyInput!) {
    saveResidentialProperty(input: $input) {
      residentialPropertyEdge {
        node {
          ...ResidentialPropertyForm_values @relay(mask: false)
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Dialog that adds or edits a residential property. */
export function ResidentialPropertyForm({
  ags,
  record,
  onClose,
}: RecordDialogProps<ResidentialPropertyForm_residentialProperty$key>) {
  const { t } = useLingui();
  const property = useFragment(
    graphql`
      fragment ResidentialPropertyForm_residentialProperty on ResidentialProperty @throwOnFieldError {
        ...ResidentialPropertyForm_values @relay(mask: false)
      }
    `,
    record,
  );
  const save = useMutationAsync<ResidentialPropertyFormSaveMutation>(saveMutation);
  const label = useColumnName();
  const labels = {
    street: label("street"),
    houseNumber: label("houseNumber"),
    letter: label("letter"),
    partNumber: label("partNumber"),
    houseNumberLetter: label("houseNumberLetter"),
    supplements: label("supplements"),
    postalCode: label("postalCode"),
    location: label("location"),
    district: label("district"),
    propertyAgs: label("ags"),
  };
  const schema = useMemo(() => residentialPropertySchema(ags), [ags]);
  return (
    <RecordForm
      name="residential-property"
      title={property ? t`Wohngrundstück bearbeiten` : t`Wohngrundstück hinzufügen`}
      record={property}
      valuesOf={(property?: Property) => valuesOf(property, ags)}
      schema={schema}
      labels={labels}
      onSave={async (input) => {
        const { saveResidentialProperty: saved } = await save({ input: { ags, ...input } });
        return { errors: saved.errors, stored: saved.residentialPropertyEdge?.node };
      }}
      onClose={onClose}
    >
      <TextField name="street" label={labels.street} isFirst />
      <FieldRow>
        <TextField name="houseNumber" label={labels.houseNumber} isOptional />
        <TextField name="letter" label={labels.letter} isOptional />
        <TextField name="partNumber" label={labels.partNumber} isOptional />
      </FieldRow>
      <TextField
        name="houseNumberLetter"
        label={labels.houseNumberLetter}
        help={<Trans>So, wie das Register sie schreibt, zum Beispiel 12 a.</Trans>}
        isOptional
      />
      <TextField name="supplements" label={labels.supplements} isOptional />
      <TextField name="postalCode" label={labels.postalCode} inputMode="numeric" isCode />
      <TextField name="location" label={labels.location} />
      <TextField name="district" label={labels.district} isOptional />
      <TextField name="propertyAgs" label={labels.propertyAgs} inputMode="numeric" isCode />
    </RecordForm>
  );
}

type Property = Readonly<Record<ResidentialPropertyField, string>>;

/** Values of a property; a new one has only the commune's AGS. */
function valuesOf(property: Property | undefined, communeAgs: string) {
  return {
    propertyAgs: property?.ags ?? communeAgs,
    street: property?.street ?? "",
    houseNumber: property?.houseNumber ?? "",
    letter: property?.letter ?? "",
    partNumber: property?.partNumber ?? "",
    houseNumberLetter: property?.houseNumberLetter ?? "",
    supplements: property?.supplements ?? "",
    postalCode: property?.postalCode ?? "",
    location: property?.location ?? "",
    district: property?.district ?? "",
  };
}
