/** Error messages of fees, fee rules and ZIP archives, which only the screens of services load. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { hundredthsText } from "#domain/fees";
import { appErrorMessages } from "./appErrorMessages";
import type { ErrorMessages, FailureCode, MessageContext, Wording } from "./errorMessages";
import { formatEuro, formatNumber } from "./formats";

function feeRuleIncomplete({ params: { slot, value } }: MessageContext): MessageDescriptor {
  if (value === "feeId") return msg`Wählen Sie eine Gebühr.`;
  if (value === "operator") return msg`Wählen Sie einen Vergleich.`;
  if (value !== undefined) return msg`Wählen Sie eine Angabe, oder geben Sie einen festen Wert ein.`;
  if (slot === "CONDITION") return msg`Hier fehlt die Bedingung.`;
  if (slot === "THEN") return msg`Hier fehlt, was bei erfüllter Bedingung bezahlt wird.`;
  return msg`Hier fehlt eine Zeile darunter.`;
}

function feeRuleTypeMismatch({ params: { expected } }: MessageContext): MessageDescriptor {
  if (expected === "BOOLEAN") return msg`An diese Stelle gehört etwas, das zutrifft oder nicht.`;
  return expected === "NUMBER"
    ? msg`An diese Stelle gehört eine Zahl.`
    : msg`An diese Stelle gehört eine Zahlung.`;
}

/** A number such as 1.234 has either no decimal places or three, which are rounded to two. */
function decimalAmbiguous({ params: { value = "" }, locale }: MessageContext) {
  const thousandths = Number(value.replace(".", ""));
  const written = (hundredths: number) => {
    const text = hundredthsText(Math.round(hundredths));
    return locale === "de" ? text : text.replace(",", ".");
  };
  const [whole, decimal] = [written(thousandths * 100), written(thousandths / 10)];
  return msg`${value} ist nicht eindeutig: Schreiben Sie ${whole} oder ${decimal}.`;
}

function zipUnsafe({ params: { reason, path = "", max = "0", maxBytes = "0" }, locale }: MessageContext) {
  const megabytes = formatNumber(Math.round(Number(maxBytes) / 1_048_576), locale);
  const count = formatNumber(Number(max), locale);
  switch (reason) {
    case "path":
      return msg`Das ZIP-Archiv enthält den Pfad „${path}“, der aus seinem Ordner hinausführt. Solche Archive werden aus Sicherheitsgründen nicht angenommen. Es wurde nichts geändert.`;
    case "link":
      return msg`„${path}“ ist im ZIP-Archiv keine Datei, sondern ein Verweis. Solche Archive werden aus Sicherheitsgründen nicht angenommen. Es wurde nichts geändert.`;
    case "size":
      return msg`Entpackt wäre das ZIP-Archiv zu groß. Erlaubt sind höchstens ${megabytes} MB. Es wurde nichts geändert; verteilen Sie die Dateien auf mehrere Archive.`;
    case "sizeWrong":
      return msg`Die Größe von „${path}“ ist im ZIP-Archiv falsch angegeben. Solche Archive werden aus Sicherheitsgründen nicht angenommen. Es wurde nichts geändert; packen Sie das Archiv neu.`;
    case "count":
      return msg`Das ZIP-Archiv hat zu viele Einträge. Erlaubt sind höchstens ${count}. Es wurde nichts geändert; verteilen Sie die Dateien auf mehrere Archive.`;
    default:
      return msg`Im ZIP-Archiv überlagern sich Dateien. Solche Archive werden aus Sicherheitsgründen nicht angenommen. Es wurde nichts geändert; packen Sie das Archiv neu.`;
  }
}

const serviceErrorMessages = {
  fee_id_invalid: msg`Erlaubt sind Buchstaben von A bis Z, Ziffern und im Innern Punkte, Binde- und Unterstriche, zum Beispiel 221.1.`,
  not_decimal: ({ params: { field } }) => {
    if (field === "taxRate") return msg`Umsatzsteuer muss eine Dezimalzahl sein`;
    return field === "value" ? msg`Betrag muss eine Dezimalzahl sein` : msg`Zahl muss eine Dezimalzahl sein`;
  },
  too_many_decimal_places: msg`Höchstens zwei Nachkommastellen, zum Beispiel 27,90.`,
  decimal_ambiguous: decimalAmbiguous,
  amount_out_of_range: ({ params: { min = "0", max = "0" }, locale }) => {
    const [least, most] = [formatEuro(Number(min), locale), formatEuro(Number(max), locale)];
    return msg`Der Betrag muss zwischen ${least} und ${most} liegen.`;
  },
  percentage_out_of_range: ({ params: { min = "0", max = "0" }, locale }) => {
    const [least, most] = [formatNumber(Number(min) / 100, locale), formatNumber(Number(max) / 100, locale)];
    return msg`Die Umsatzsteuer muss zwischen ${least} % und ${most} % liegen.`;
  },
  fee_rule_too_large: ({ params: { max = "0" }, locale }) => {
    const most = formatNumber(Number(max), locale);
    return msg`Die Regel hat zu viele Zeilen oder Ebenen; erlaubt sind höchstens ${most}. Teilen Sie sie auf.`;
  },
  fee_rule_malformed: msg`Diese Zeile passt nicht zu den anderen. Machen Sie die letzte Änderung rückgängig, oder löschen Sie die Zeile.`,
  fee_rule_incomplete: feeRuleIncomplete,
  fee_rule_type_mismatch: feeRuleTypeMismatch,
  fee_rule_variable_unknown: ({ params: { variable = "" } }) =>
    msg`Der Antrag hat keine Angabe „${variable}“ dieser Art. Wählen Sie eine andere, oder ergänzen Sie das Formular.`,
  fee_unknown: ({ params: { feeId = "" } }) =>
    msg`Die Gebühr „${feeId}“ gibt es nicht. Wählen Sie eine andere, oder legen Sie sie an.`,
  fee_inactive: ({ params: { feeId = "" } }) =>
    msg`Die Gebühr „${feeId}“ ist inaktiv und kann nicht berechnet werden.`,
  total_out_of_range: ({ params: { max = "0" }, locale }) => {
    const most = formatEuro(Number(max), locale);
    return msg`Der Betrag wäre größer als ${most}. Prüfen Sie die Zahlen der Regel und die Angaben.`;
  },
  fee_rule_example_failed: ({ params: { name = "" } }) =>
    msg`Das Beispiel „${name}“ lässt sich mit dieser Regel nicht berechnen. Ändern oder entfernen Sie es.`,
  fee_rule_example_changed: ({ params: { count = "" } }) =>
    msg`Die Regel ändert Summen von Beispielen (${count}). Geben Sie eine Begründung an.`,
  zip_error: msg`Das ZIP-Archiv konnte nicht gelesen werden. Es wurde nichts geändert.`,
  zip_unsafe: zipUnsafe,
  zip_entry_unreadable: msg`Diese Datei lässt sich nicht entpacken: Sie ist verschlüsselt, beschädigt oder ungewöhnlich komprimiert. Packen Sie das Archiv ohne Passwort neu.`,
  zip_path_ambiguous: msg`Dieser Pfad steht mehrfach im Archiv, auch wenn Groß- und Kleinschreibung abweichen, oder er ist zugleich der Ordner einer anderen Datei. Keine davon wird übernommen.`,
} satisfies Partial<Record<FailureCode, Wording>>;

/** Codes whose messages only the screens of services need. */
export type ServiceErrorCode = keyof typeof serviceErrorMessages;

/** The messages of all codes. */
export const allErrorMessages: ErrorMessages = { ...appErrorMessages, ...serviceErrorMessages };
