/** The fields of a residential property as its form has them; the AGS is the commune's. */
import type { ResidentialPropertyField } from "#domain/imports/residentialPropertyFormat";

type FormValues = Readonly<Record<Exclude<ResidentialPropertyField, "ags">, string>>;

/** Values of a property; all empty for a new one. */
export function valuesOf(property: FormValues | null | undefined): FormValues {
  return {
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
