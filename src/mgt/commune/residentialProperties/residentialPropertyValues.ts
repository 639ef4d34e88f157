/** The fields of a residential property as its form has them. */
import type { ResidentialPropertyField } from "#domain/imports/residentialPropertyFormat";

type Property = Readonly<Record<ResidentialPropertyField, string>>;
type FormValues = Omit<Property, "ags"> & { readonly propertyAgs: string };

/** Values of a property; all empty for a new one but the AGS, which is the commune's. */
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
