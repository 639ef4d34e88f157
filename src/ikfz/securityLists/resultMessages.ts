/** Messages for the results of changing a list. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import {
  securityListResults,
  type SecurityListKind,
  type SecurityListResult,
} from "#domain/securityLists/securityLists";

type Messages = Readonly<Record<SecurityListResult, MessageDescriptor>>;

const messages: Omit<Messages, "CONFLICT"> = {
  ENTRY_ADDED: msg`Der Eintrag wurde hinzugefügt.`,
  ENTRY_EXISTS_ALREADY: msg`Der Eintrag ist schon vorhanden.`,
  INVALID: msg`Das ist weder eine E-Mail-Adresse noch eine Domain.`,
  DUPLICATE: msg`Der Eintrag kommt in der Datei mehrmals vor und zählt nur einmal.`,
  DOMAIN_NOT_ALLOWED: msg`Domains sind auf der Whitelist nicht erlaubt. Tragen Sie einzelne E-Mail-Adressen ein.`,
  PUBLIC_SUFFIX: msg`Das ist eine öffentliche Endung wie de oder co.uk: Alle Adressen darunter würden abgewiesen.`,
  DATE_INVALID: msg`„Gültig bis“ ist kein Tag (TT.MM.JJJJ oder JJJJ-MM-TT) oder schon vorbei.`,
  DELETED: msg`Der Eintrag wurde gelöscht.`,
  NOT_FOUND: msg`Der Eintrag oder die Liste wurde nicht gefunden. Es wurde nichts geändert.`,
  INTERNAL_ERROR: msg`Ein interner Fehler ist aufgetreten. Es wurde nichts geändert. Versuchen Sie es noch einmal.`,
};

/** Messages if the other list contains the entry, by the list to be changed. */
const conflicts: Readonly<Record<SecurityListKind, MessageDescriptor>> = {
  WHITELIST: msg`Der Eintrag steht auf der Blacklist. Löschen Sie ihn dort, bevor Sie ihn hier hinzufügen.`,
  BLACKLIST: msg`Der Eintrag steht auf der Whitelist. Löschen Sie ihn dort, bevor Sie ihn hier hinzufügen.`,
};

const isKnown = (result: string): result is SecurityListResult =>
  securityListResults.some((known) => known === result);

/** Returns a function for the message of a result; unknown results count as an internal error. */
export function useResultMessage(): (result: string, list: SecurityListKind) => string {
  const { _ } = useLingui();
  return (result, list) => {
    const known = isKnown(result) ? result : "INTERNAL_ERROR";
    return _(known === "CONFLICT" ? conflicts[list] : messages[known]);
  };
}
