/** Names of the lists and of the kinds of their entries. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  securityListEntryKinds,
  securityListKinds,
  type SecurityListEntryKind,
  type SecurityListKind,
} from "#domain/securityLists/securityLists";

export const listLabels: Readonly<Record<SecurityListKind, MessageDescriptor>> = {
  WHITELIST: msg`Whitelist`,
  BLACKLIST: msg`Blacklist`,
};

export const kindLabels: Readonly<Record<SecurityListEntryKind, MessageDescriptor>> = {
  ADDRESS: msg({ message: "Adresse", context: "E-Mail" }),
  DOMAIN: msg`Domain`,
};

/** A kind of this release; undefined for one of a newer server. */
export const knownKind = (kind: string) => securityListEntryKinds.find((known) => known === kind);

/** A list of this release; undefined for one of a newer server. */
export const knownList = (list: string) => securityListKinds.find((known) => known === list);
