/** Labels of the types, formats and languages of form fields. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FormBreakKind } from "#domain/formBreaks";
import type { FormFieldFormat, FormFieldType } from "#domain/formFields";

export const typeLabels: Readonly<Record<FormFieldType, MessageDescriptor>> = {
  TEXT: msg`Text, einzeilig`,
  TEXT_AREA: msg`Text, mehrzeilig`,
  INTEGER: msg`Ganze Zahl`,
  DECIMAL: msg`Dezimalzahl`,
  DATE: msg`Datum`,
  CHECKBOX: msg`Ankreuzfeld`,
  SELECT: msg`Auswahl`,
  MULTI_SELECT: msg`Mehrfachauswahl`,
  FILE: msg`Datei`,
  HEADING: msg`Überschrift`,
};

export const formatLabels: Readonly<Record<FormFieldFormat, MessageDescriptor>> = {
  EMAIL: msg`E-Mail-Adresse`,
  PHONE: msg`Telefonnummer`,
  URL: msg`Internetadresse`,
  POSTAL_CODE: msg`Postleitzahl`,
  LICENCE_PLATE: msg`Kfz-Kennzeichen`,
  VIN: msg`Fahrzeug-Identifizierungsnummer`,
  IBAN: msg`IBAN`,
  BIC: msg`BIC`,
  DIGITS: msg`Nur Ziffern`,
};

export const breakLabels: Readonly<Record<FormBreakKind, MessageDescriptor>> = {
  REMOVED: msg`entfernt`,
  HIDDEN: msg`verborgen`,
  MADE_REQUIRED: msg`neu als Pflichtfeld`,
  TYPE_CHANGED: msg`Typ geändert`,
  OPTIONS_REMOVED: msg`Auswahlmöglichkeit entfernt`,
  NARROWED: msg`Vorgaben verschärft`,
};

/** Name of a language in another one, e.g. "Deutsch"; the code if it is unknown. */
export function languageName(language: string, displayLanguage: string): string {
  return new Intl.DisplayNames([displayLanguage], { type: "language" }).of(language) ?? language;
}
