/** Forms of security list entries. */
import { object } from "yup";
import { entryReasonMaxLength, patternMaxLength } from "../securityLists/securityLists";
import { optionalDay, singleLineText } from "./fields";

/** Fields shared by all entries of an import. Empty texts are absent values. */
const shared = {
  reason: singleLineText(entryReasonMaxLength, "optional"),
  expiresOn: optionalDay(),
};

/** A new entry. Whether the pattern is an address or a domain is checked when it is added. */
export const securityListEntrySchema = object({ pattern: singleLineText(patternMaxLength), ...shared });

/** Reason and last day of imported entries without their own. */
export const securityListImportSchema = object(shared);
