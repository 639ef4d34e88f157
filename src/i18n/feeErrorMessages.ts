/** Error messages of fees and fee rules. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { hundredthsText } from "#domain/fees";
import type { FailureCode, MessageContext, Wording } from "./errorMessages";
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

export const feeErrorMessages = {
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
  fee_change_too_large: ({ params: { max = "0" }, locale }) => {
    const most = formatNumber(Number(max), locale);
    return msg`Diese Änderung betrifft mehr als ${most} Gebühren von Kommunen. Schränken Sie sie ein, oder teilen Sie sie auf.`;
  },
  fee_inactive: ({ params: { feeId = "" } }) =>
    msg`Die Gebühr „${feeId}“ ist inaktiv und wird nicht berechnet. Wählen Sie eine andere, oder löschen Sie die Zeile.`,
  total_out_of_range: ({ params: { max = "0" }, locale }) => {
    const most = formatEuro(Number(max), locale);
    return msg`Der Betrag wäre größer als ${most}. Prüfen Sie die Zahlen der Regel und die Angaben.`;
  },
  fee_rule_example_failed: ({ params: { name = "" } }) =>
    msg`Das Beispiel „${name}“ lässt sich mit dieser Regel nicht berechnen. Ändern oder entfernen Sie es.`,
  fee_rule_example_changed: ({ params: { count = "0" }, locale }) => {
    const changed = formatNumber(Number(count), locale);
    return msg`Die Regel ändert Summen von Beispielen (${changed}). Geben Sie eine Begründung an.`;
  },
} satisfies Partial<Record<FailureCode, Wording>>;
