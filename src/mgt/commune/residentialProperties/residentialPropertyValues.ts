/** Form values of a residential property. */
import type { ResidentialPropertyField } from "#domain/imports/residentialPropertyFormat";

type Property = Readonly<Record<ResidentialPropertyField, string>>;
type FormValues = Omit<Property, "ags"> & { readonly propertyAgs: string };

/** Values of a property; a new one is empty but for the commune's AGS. */
export function valuesOf(property: Property | null | undefined, communeAgs: string): FormValues {
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
