import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ResidentialPropertyField } from "#domain/imports/residentialPropertyFormat";
import { EntityForm } from "#forms/EntityForm";
import { FieldRow } from "#forms/fields/FieldRow";
import { TextField } from "#forms/fields/TextField";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useColumnName } from "#mgt/imports/useColumnName";
import { useRefresh } from "../records/useRefresh";
import type { ResidentialPropertyForm_residentialProperty$key } from "./__generated__/ResidentialPropertyForm_residentialProperty.graphql";
import type { ResidentialPropertyFormSaveMutation } from "./__generated__/ResidentialPropertyFormSaveMutation.graphql";
import { residentialPropertySchema } from "#domain/schemas/commune";

const saveMutation = graphql`
  mutation ResidentialPropertyFormSaveMutation($input: SaveResidentialPropertyInput!) {
    saveResidentialProperty(input: $input) {
      residentialPropertyEdge {
        node {
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
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface ResidentialPropertyFormProps {
  readonly ags: string;
  /** Null: a new property. */
  readonly residentialProperty: ResidentialPropertyForm_residentialProperty$key | null;
  readonly onClose: () => void;
}

/** Dialog that adds or edits a residential property. */
export function ResidentialPropertyForm({ ags, residentialProperty, onClose }: ResidentialPropertyFormProps) {
  const { t } = useLingui();
  const read = useFragment(
    graphql`
      fragment ResidentialPropertyForm_residentialProperty on ResidentialProperty {
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
    `,
    residentialProperty,
  );
  const save = useMutationAsync<ResidentialPropertyFormSaveMutation>(saveMutation);
  const refresh = useRefresh();
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
    <EntityForm
      name={`residential-property:${read?.id ?? "new"}`}
      variant="dialog"
      title={read ? t`Wohngrundstück bearbeiten` : t`Wohngrundstück hinzufügen`}
      saveLabel={read ? undefined : t`Hinzufügen`}
      isNew={!read}
      values={valuesOf(read, ags)}
      revision={read?.revision ?? 0}
      schema={schema}
      labels={labels}
      onSave={async (values, { revision }) => {
        const identity = read ? { id: read.id, revision } : { id: null, revision: null };
        const { saveResidentialProperty } = await save({ input: { ags, ...identity, ...values } });
        const stored = saveResidentialProperty.residentialPropertyEdge?.node;
        return {
          errors: saveResidentialProperty.errors,
          current: stored ? { values: valuesOf(stored, ags), revision: stored.revision } : null,
        };
      }}
      onSaved={refresh}
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
    </EntityForm>
  );
}

type Property = Readonly<Record<ResidentialPropertyField, string>>;
type FormValues = Omit<Property, "ags"> & { readonly propertyAgs: string };

/** Values of a property; a new one is empty but for the commune's AGS. */
function valuesOf(property: Property | null | undefined, communeAgs: string): FormValues {
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
