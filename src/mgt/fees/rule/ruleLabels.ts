import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FeeRuleKind, FeeRuleOperator, FeeRuleSlot } from "#domain/feeRules/feeRuleNodes";

/** Labels of the kinds of nodes. */
export const kindLabels: Readonly<Record<FeeRuleKind, MessageDescriptor>> = {
  IF: msg`Wenn`,
  MULTIPLY: msg`Malnehmen`,
  PAYMENT: msg`Zahlung`,
  ADD_ONE: msg`Plus eins`,
  OR: msg`Oder`,
  AND: msg`Und`,
  BOOLEAN: msg`Ja oder nein`,
  NUMBER: msg`Zahl`,
  FEE: msg`Gebühr`,
  OPERATOR: msg`Vergleich`,
};

/** Help texts of the kinds of nodes. */
export const kindHelp: Readonly<Record<FeeRuleKind, MessageDescriptor>> = {
  IF: msg`Eine Bedingung mit dem, was dann und sonst bezahlt wird.`,
  MULTIPLY: msg`Eine Zahl mal eine Zahlung, kaufmännisch auf Cent gerundet.`,
  PAYMENT: msg`Die Summe der Zeilen darunter.`,
  ADD_ONE: msg`Die Zahl darunter plus eins.`,
  OR: msg`Trifft zu, wenn mindestens eine Zeile darunter zutrifft.`,
  AND: msg`Trifft zu, wenn alle Zeilen darunter zutreffen.`,
  BOOLEAN: msg`Eine Angabe aus dem Antrag, oder immer ja oder nein.`,
  NUMBER: msg`Eine Zahl aus dem Antrag, oder eine feste.`,
  FEE: msg`Der Betrag einer Gebühr am Tag des Antrags.`,
  OPERATOR: msg`Vergleicht zwei Zahlen.`,
};

/** Labels of slots that need one. */
export const slotLabels: Readonly<Partial<Record<FeeRuleSlot, MessageDescriptor>>> = {
  CONDITION: msg`Bedingung`,
  THEN: msg({ message: `dann`, context: "Folge einer Bedingung" }),
  ELSE: msg({ message: `sonst`, context: "Folge einer Bedingung" }),
  LEFT: msg`links`,
  RIGHT: msg`rechts`,
};

/** Symbols of comparisons. */
export const operatorSigns: Readonly<Record<FeeRuleOperator, string>> = {
  EQUAL: "=",
  NOT_EQUAL: "≠",
  LESS: "<",
  LESS_OR_EQUAL: "≤",
  GREATER: ">",
  GREATER_OR_EQUAL: "≥",
};
