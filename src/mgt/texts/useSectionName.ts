import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";

/** Names of the sections of the inherited texts. */
const names: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["startseite", msg`Startseite`],
  ["person", msg`Angaben zur Person`],
  ["angaben", msg`Angaben zum Antrag`],
  ["nachweise", msg`Nachweise`],
  ["zahlung", msg`Zahlung`],
  ["zusammenfassung", msg`Zusammenfassung`],
  ["bestaetigung", msg`Bestätigung`],
  ["emails", msg`E-Mails an Antragstellende`],
  ["fehlermeldungen", msg`Fehlermeldungen`],
  ["suche", msg`Suche`],
  ["konto", msg`Konto`],
  ["fuss", msg`Fußzeile`],
]);

/** Returns a function for the names of sections; unknown ones are shown by their key. */
export function useSectionName(): (key: string) => string {
  const { _ } = useLingui();
  return (key) => {
    const name = names.get(key);
    return name ? _(name) : key;
  };
}
