/** Forms of security list entries. */
import { object } from "yup";
import { entryReasonMaxLength, patternMaxLength } from "../securityLists/securityLists";
import { optionalDay, singleLineText } from "./fields";

/** What entries of an import share. Empty texts are absent values. */
const shared = {
  reason: singleLineText(entryReasonMaxLength, "optional"),
  expiresOn: optionalDay(),
};

/** A new entry. Whether the pattern is an address or a domain is the result of adding it. */
export const securityListEntrySchema = object({ pattern: singleLineText(patternMaxLength), ...shared });

/** Reason and last day of imported entries that have none of their own. */
export const securityListImportSchema = object(shared);
