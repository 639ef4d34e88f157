/** Names of what a report template is, and where its values come from. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { reportKinds, type ReportKind } from "#domain/reports/templates";

/** A newer server may send further sources. */
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

/** The kind as this release knows it; undefined for one of a newer server. */
export const knownKind = (kind: string): ReportKind | undefined =>
  reportKinds.find((known) => known === kind);

export const actionLabels: Readonly<Record<string, MessageDescriptor>> = {
  UPLOAD: msg`Hochgeladen`,
  RESTORE: msg`Wiederhergestellt`,
  REMOVE: msg`Entfernt`,
};
