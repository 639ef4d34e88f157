/**
 * Finds parts of a comment that may be personal data. These are hints for a reviewer: unusual forms are missed, and
 * some numbers only look like telephone numbers. Takes linear time for any text.
 */
import { findEmails } from "./emailHints";
import type { TextSpan } from "./feedback";
import { findIbans } from "./ibanHints";
import { findNames } from "./nameHints";
import { personalDataKinds, type PersonalDataKind } from "./personalDataKinds";
import { findPhones } from "./phoneHints";
import { findLicencePlates, findVins } from "./vehicleHints";

/** A part that may be personal data. */
export interface PersonalDataHint extends TextSpan {
  readonly kind: PersonalDataKind;
}

/** Maximum number of hints of a text. */
const hintsMax = 50;

const finders: Readonly<Record<PersonalDataKind, (text: string) => readonly TextSpan[]>> = {
  EMAIL: findEmails,
  IBAN: findIbans,
  VIN: findVins,
  LICENCE_PLATE: findLicencePlates,
  PHONE: findPhones,
  NAME: findNames,
};

/** Returns the first 50 parts that may be personal data, in order and without overlaps. */
export function findPersonalData(text: string): readonly PersonalDataHint[] {
  const covered = new Uint8Array(text.length);
  const hints: PersonalDataHint[] = [];
  for (const kind of personalDataKinds) {
    for (const { start, end } of finders[kind](text)) {
      if (covered.subarray(start, end).includes(1)) continue;
      covered.fill(1, start, end);
      hints.push({ kind, start, end });
    }
  }
  return hints.toSorted((one, other) => one.start - other.start).slice(0, hintsMax);
}
