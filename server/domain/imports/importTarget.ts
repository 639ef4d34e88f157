/** Configuration of each kind of import. */
import type { ActivityType } from "#domain/activityTypes";
import type { ErrorCode } from "#domain/errorCodes";
import type { ImportFormat } from "#domain/imports/importFormat";
import type { ImportRow } from "#domain/imports/importRows";
import { postalCodeFormat, type PostalCodeField } from "#domain/imports/postalCodeFormat";
import {
  residentialPropertyFormat,
  type ResidentialPropertyField,
} from "#domain/imports/residentialPropertyFormat";
import type { Transaction } from "#server/storage/database/database";
import { stagedColumns } from "#server/storage/imports/importRows";
import type { ImportKind } from "#server/storage/columnTypes";

import { residentialPropertyColumns } from "#server/storage/residentialProperties/residentialProperties";
import { recordSourceUpdate } from "#server/storage/residentialProperties/sourceUpdates";
import { refreshCommuneSearch } from "#server/domain/communes/communeSearch";

type ImportField = PostalCodeField | ResidentialPropertyField;
/** A valid row that can be stored. */
export type ValidRow = Extract<ImportRow<ImportField>, { readonly ok: true }>;

/** One kind of import. */
export interface ImportTarget {
  /** Returns the file format for a commune. */
  readonly formatOf: (communeAgs: string) => ImportFormat<ImportField>;
  /** Returns the values of a row in the order of its staged columns. */
  readonly stagedRow: (row: ValidRow) => readonly string[];
  readonly activity: ActivityType;
  /** Returns the label of a row from its fields. */
  readonly labelOf: (fields: Readonly<Record<string, string>>) => string;
  /** Error code for an unexpected failure of a check. */
  readonly failed: ErrorCode;
  /** Updates dependent data when an import is committed, in the same transaction. */
  readonly onReplaced: (tx: Transaction, ags: string, at: Date) => Promise<void>;
}

const postalCodes: ImportTarget = {
  formatOf: () => postalCodeFormat as ImportFormat<ImportField>,
  stagedRow: ({ values, line }) => [values.postalCode, values.place, String(line)],
  activity: "UPLOAD_COMMUNE_POSTAL_CODES",
  labelOf: ({ postalCode, place }) => `${postalCode} ${place}`,
  failed: "csv_error",
  onReplaced: (tx, ags) => refreshCommuneSearch(tx, ags),
};

const propertyColumns = stagedColumns("RESIDENTIAL_PROPERTIES");

const residentialProperties: ImportTarget = {
  formatOf: (ags) => residentialPropertyFormat(ags) as ImportFormat<ImportField>,
  stagedRow: ({ values, key, line }) => {
    const columns = { ...residentialPropertyColumns(values, key), source_line: line };
    return propertyColumns.map((name) => String(columns[name as keyof typeof columns]));
  },
  activity: "UPLOAD_RESIDENTIAL_PROPERTIES",
  labelOf: residentialPropertyLabel,
  failed: "upload_residential_properties_file_error",
  onReplaced: recordSourceUpdate,
};

const targets: Readonly<Record<ImportKind, ImportTarget>> = {
  POSTAL_CODES: postalCodes,
  RESIDENTIAL_PROPERTIES: residentialProperties,
  OKKOMM_RESIDENTIAL_PROPERTIES: {
    ...residentialProperties,
    activity: "IMPORT_RESIDENTIAL_PROPERTIES",
    failed: "import_residential_properties_error",
  },
};

/** Returns the settings of a kind of import. */
export function importTarget(kind: ImportKind): ImportTarget {
  return targets[kind];
}

/** Returns the label of a residential property, e.g. "Annastraße 1 a, 86150 Augsburg". */
export function residentialPropertyLabel(fields: Readonly<Record<string, string>>): string {
  const { street = "", houseNumber = "", letter = "", postalCode = "", location = "" } = fields;
  const address = [street, houseNumber, letter].filter((part) => part !== "").join(" ");
  return `${address}, ${postalCode} ${location}`;
}
