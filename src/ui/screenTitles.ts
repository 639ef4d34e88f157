/** Titles that the app bar shows before the catalog of their screen is loaded. */
import { msg } from "@lingui/core/macro";

export const overviewTitle = msg`Übersicht`;
export const attentionTitle = msg`Braucht Aufmerksamkeit`;
export const communeTitle = msg`Kommune`;
export const processesTitle = msg`Prozesse`;
export const jobsTitle = msg`Sammelaktionen`;
export const automatedJobsTitle = msg`Automatisierte Jobs`;
export const applicationsTitle = msg`Anträge`;
export const usersTitle = msg`Benutzer`;
export const communesTitle = msg`Kommunen`;
export const kbaPasswordsTitle = msg`KBA-Passwörter`;
export const resourcesTitle = msg`Ressourcen`;
export const serviceTitle = msg`Dienst`;
export const securityTitle = msg`Sicherheitsmaßnahmen`;
export const transactionInfoTitle = msg`Transaktionsinformationen`;
export const textsTitle = msg`Texte`;
export const serviceFilesTitle = msg`Dateien`;
export const servicesTitle = msg`Dienste`;
export const settingsTitle = msg`Einstellungen`;
export const feesTitle = msg`Gebühren`;
export const feedbackTitle = msg`Feedback`;
export const accountingTitle = msg`Buchungsliste`;
export const statisticsTitle = msg`Statistik`;
export const reportsTitle = msg`Berichtsvorlagen`;
export const bookingRunsTitle = msg`Ausleitungen`;
export const bookingExportTitle = msg`Buchungen ausleiten`;
export const activitiesTitle = msg`Aktivitäten`;
