/** Labels of the kinds of templates and of the sources of their values. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { reportKinds, type ReportKind } from "#domain/reports/templates";

/** Labels of sources. A newer server may send others. */
export const sourceLabels: Readonly<Record<string, MessageDescriptor>> & {
  readonly FORM: MessageDescriptor;
} = {
  FORM: msg`aus dem Formular`,
  APPLICATION: msg`aus dem Antrag`,
  COMMUNE: msg`von der Kommune`,
  PAYMENT: msg`aus der Zahlung`,
};

export const kindLabels: Readonly<Record<ReportKind, MessageDescriptor>> = {
  DOCX: msg`Word (.docx)`,
  ODT: msg`OpenDocument (.odt)`,
  JRXML: msg`JasperReports (.jrxml)`,
};

/** Parses a kind; undefined if it is unknown. */
export const knownKind = (kind: string): ReportKind | undefined =>
  reportKinds.find((known) => known === kind);

export const actionLabels: Readonly<Record<string, MessageDescriptor>> = {
  UPLOAD: msg`Hochgeladen`,
  RESTORE: msg`Wiederhergestellt`,
  REMOVE: msg`Entfernt`,
};
