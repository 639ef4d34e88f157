/** Messages of the problems of a document: the error, and how to fix it. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import type { ResourceProblem, ResourceProblemCode } from "#domain/resources/resourceProblems";
import { formatNumber } from "#i18n/formats";
import { useLocale } from "#i18n/language";
import type { Locale } from "#i18n/locales";

type Params = ResourceProblem["params"];

type ProblemWording = MessageDescriptor | ((params: Params, locale: Locale) => MessageDescriptor);

const expectedMessages: Readonly<Record<string, MessageDescriptor>> = {
  text: msg`Hier muss ein Text stehen.`,
  integer: msg`Hier muss eine ganze Zahl stehen.`,
  boolean: msg`Hier muss true oder false stehen.`,
  list: msg`Hier muss eine Liste stehen.`,
  object: msg`Hier müssen Schlüssel mit Werten stehen, um zwei Leerzeichen eingerückt.`,
};

const keystoreMessages: Readonly<Record<string, MessageDescriptor>> = {
  KEYSTORE_UNREADABLE: msg`Der Inhalt ist weder PKCS#12 noch PEM, oder er ist beschädigt.`,
  KEYSTORE_PASSWORD_WRONG: msg`Das Passwort passt nicht zum Schlüsselspeicher.`,
  KEYSTORE_CIPHER_OLD: msg`Der Schlüsselspeicher ist mit einem veralteten Verfahren geschützt.`,
  KEYSTORE_KEY_MISSING: msg`Der Schlüsselspeicher enthält keinen privaten Schlüssel.`,
  KEYSTORE_CERTIFICATE_MISSING: msg`Der Schlüsselspeicher enthält kein Zertifikat.`,
  KEYSTORE_TIMEOUT: msg`Der Schlüsselspeicher ließ sich nicht in der vorgesehenen Zeit lesen.`,
};

const keystoreFaulty = msg`Der Schlüsselspeicher lässt sich nicht lesen.`;

function tooLong({ max = "0" }: Params, locale: Locale): MessageDescriptor {
  const count = formatNumber(Number(max), locale);
  return msg`Höchstens ${count} Zeichen sind möglich.`;
}

function keyUnknown({ key = "", proposal = "" }: Params): MessageDescriptor {
  return proposal
    ? msg`„${key}“ gibt es hier nicht. Gemeint ist wohl „${proposal}“.`
    : msg`„${key}“ gibt es hier nicht.`;
}

function numberOutOfRange({ min = "", max = "" }: Params): MessageDescriptor {
  if (max === "") return msg`Die Zahl muss mindestens ${min} sein.`;
  if (min === "") return msg`Die Zahl darf höchstens ${max} sein.`;
  return msg`Möglich ist eine Zahl von ${min} bis ${max}.`;
}

function textUnquoted({ value = "" }: Params): MessageDescriptor {
  return msg`„${value}“ wird hier nicht als Text gelesen. Setzen Sie es in Anführungszeichen.`;
}

function formatWrong({ pattern = "" }: Params): MessageDescriptor {
  return pattern ? msg`Der Wert muss zum Muster ${pattern} passen.` : msg`Der Wert ist hier nicht erlaubt.`;
}

/** Messages by code, shown where a document is edited or imported. */
const resourceProblemMessages = {
  document_too_long: ({ max = "0" }, locale) => {
    const count = formatNumber(Number(max), locale);
    return msg`Das Dokument ist zu lang: Höchstens ${count} Zeichen sind möglich.`;
  },
  document_too_complex: msg`Das Dokument hat zu viele Zeilen, oder es ist zu tief verschachtelt.`,
  document_empty: msg`Das Dokument ist leer.`,
  control_character: msg`Hier steht ein Steuerzeichen. Vielleicht ist die Datei nicht in UTF-8 gespeichert.`,
  multiple_documents: msg`Hier beginnt ein zweites Dokument. Erlaubt ist nur eines; entfernen Sie die Zeile mit „---“.`,
  tab_indentation: msg`Hier steht ein Tabulator. Rücken Sie mit Leerzeichen ein.`,
  yaml_syntax: msg`Das ist kein gültiges YAML.`,
  quote_missing: msg`Hier fehlt ein Anführungszeichen.`,
  indentation_wrong: msg`Die Einrückung stimmt nicht. Was zusammengehört, ist gleich weit eingerückt.`,
  alias_not_allowed: msg`Anker (&) und Verweise (*) sind nicht erlaubt. Schreiben Sie den Wert aus, oder setzen Sie ihn in Anführungszeichen.`,
  tag_not_allowed: ({ tag = "" }) => msg`Typangaben wie ${tag} sind nicht erlaubt.`,
  key_invalid: msg`Dieser Schlüssel ist nicht erlaubt.`,
  key_duplicate: ({ key = "" }) => msg`„${key}“ steht hier zweimal.`,
  key_unknown: keyUnknown,
  key_missing: ({ key = "" }) => msg`„${key}“ fehlt.`,
  value_missing: msg`Hier fehlt ein Wert.`,
  type_wrong: ({ expected = "" }) => expectedMessages[expected] ?? msg`Hier steht die falsche Art von Wert.`,
  ags_unquoted: ({ value = "" }) => {
    const read = String(Number(value));
    return msg`Der AGS braucht Anführungszeichen. Ohne sie wird aus ${value} die Zahl ${read}.`;
  },
  text_unquoted: textUnquoted,
  boolean_word: ({ value = "", meaning = "" }) =>
    msg`„${value}“ ist nicht eindeutig: Manche Programme lesen es als ${meaning}.`,
  brace_unquoted: msg`Ein Wert, der mit einer geschweiften Klammer beginnt, braucht Anführungszeichen.`,
  ags_invalid: msg`Ein AGS hat 8 Ziffern und beginnt mit der Nummer des Landes, 01 bis 16.`,
  url_invalid: () => {
    const host = "{host}";
    return msg`Die Adresse muss mit http://, https:// oder ${host} beginnen, ohne Leerzeichen, Benutzernamen und Passwort.`;
  },
  service_unknown: ({ value = "" }) => msg`Einen Dienst „${value}“ gibt es nicht.`,
  value_not_listed: ({ values = "" }) => msg`Möglich ist einer dieser Werte: ${values}.`,
  format_wrong: formatWrong,
  text_too_long: tooLong,
  number_out_of_range: numberOutOfRange,
  list_too_short: ({ min = "1" }) => msg`Die Liste braucht mindestens so viele Einträge: ${min}.`,
  list_too_long: ({ max = "" }) => msg`Die Liste darf höchstens so viele Einträge haben: ${max}.`,
  item_duplicate: msg`Ein Eintrag steht zweimal in der Liste.`,
  secret_missing: msg`Hier ist noch nichts gespeichert. Geben Sie den Wert ein.`,
  reference_unknown: ({ type = "", id = "" }) =>
    msg`Eine Ressource ${type} mit der ID „${id}“ gibt es nicht, oder sie gehört einer anderen Kommune.`,
  ags_not_id: msg`Der AGS muss der ID der Ressource gleichen.`,
  file_unnamed: msg`Es ist nicht zu erkennen, welche Ressource das ist. Die erste Zeile braucht die URN, zum Beispiel: # urn:sm:v1:okkomm:test`,
  file_duplicate: ({ urn = "" }) => msg`Eine andere Datei ist dieselbe Ressource: ${urn}`,
  keystore_faulty: ({ detail = "" }) => keystoreMessages[detail] ?? keystoreFaulty,
} satisfies Record<ResourceProblemCode, ProblemWording>;

/** Returns a function that formats the message of a problem in the current language. */
export function useProblemMessage(): (problem: Pick<ResourceProblem, "code" | "params">) => string {
  const { _ } = useLingui();
  const locale = useLocale();
  return useCallback(
    ({ code, params }) => {
      const wording: ProblemWording = resourceProblemMessages[code];
      return _(typeof wording === "function" ? wording(params, locale) : wording);
    },
    [_, locale],
  );
}
