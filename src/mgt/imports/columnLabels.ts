/** What the columns of imported files are called on the screen. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { postalCodeFormat, type PostalCodeField } from "#domain/imports/postalCodeFormat";
import {
  residentialPropertyFormat,
  type ResidentialPropertyField,
} from "#domain/imports/residentialPropertyFormat";
import { userFormat, type UserField } from "#domain/imports/userFormat";

export const columnLabels: Readonly<
  Record<PostalCodeField | ResidentialPropertyField | UserField, MessageDescriptor>
> = {
  ags: msg`AGS`,
  postalCode: msg`Postleitzahl`,
  place: msg`Ort`,
  location: msg`Ort`,
  district: msg`Ortsteil`,
  street: msg`Straße`,
  houseNumber: msg`Hausnummer`,
  letter: msg`Buchstabe`,
  partNumber: msg`Teilnummer`,
  supplements: msg`Zusätze`,
  houseNumberLetter: msg`Hausnummer mit Buchstabe`,
  username: msg`Benutzername`,
  email: msg`E-Mail`,
  role: msg`Rolle`,
  services: msg`Dienste`,
};

const known = [
  ...postalCodeFormat.columns,
  ...residentialPropertyFormat("").columns,
  ...userFormat([]).columns,
];

/** The label of a column or field by its name in the file or on the wire; undefined: none of ours. */
export function columnLabel(name: string): MessageDescriptor | undefined {
  const column = known.find((each) => each.name === name || each.field === name);
  return column && columnLabels[column.field];
}
