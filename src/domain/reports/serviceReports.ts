/** Reports of services: required ones, those with a template to inherit, and the rules for their names. */
import type { Service } from "#domain/serviceCatalogue";

/** Maximum length of the name of a report. */
export const reportNameMaxLength = 60;

/** Maximum number of reports of a service in a commune. */
export const serviceReportsMax = 100;

/** Maximum number of versions of a template that are listed. */
export const reportVersionsMax = 200;

/** Maximum number of reports that one call removes. */
export const reportItemsMax = 100;

/** Minutes until a checked template can no longer be saved. */
export const reportCheckMinutes = 60;

const namePattern = /^[a-z0-9][a-z0-9_-]*$/;

/** Whether a text of at most {@link reportNameMaxLength} characters is the name of a report, as in its id. */
export function isReportName(name: string): boolean {
  return name.length <= reportNameMaxLength && namePattern.test(name);
}

/** Transliterations of umlauts and ß; other accents are removed. */
const transcriptions: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Suggests a report name from a file name, such as gebuehren-neu for "Gebühren (neu).docx"; may be empty. */
export function proposeReportName(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]*$/, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => transcriptions[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9_]+/g, "-");
  return withoutOuterSeparators(withoutOuterSeparators(name).slice(0, reportNameMaxLength));
}

function withoutOuterSeparators(name: string): string {
  const isSeparator = (at: number) => name[at] === "-" || name[at] === "_";
  let [start, end] = [0, name.length];
  while (start < end && isSeparator(start)) start += 1;
  while (end > start && isSeparator(end - 1)) end -= 1;
  return name.slice(start, end);
}

/** A report that the catalogue requires for a service. */
export interface DemandedReport {
  readonly name: string;
  /** Whether communes inherit a template; without one, the commune must upload its own. */
  readonly hasInherited: boolean;
}

/**
 * The reports that the catalogue requires for a service: the application with all its fields, if there is a form, and
 * for vehicle registration the fee notice, whose letterhead and legal instructions only the authority knows.
 */
export function demandedReports({
  group,
  capabilities,
}: Pick<Service, "group" | "capabilities">): DemandedReport[] {
  return [
    ...(capabilities.includes("forms") ? [{ name: "antrag", hasInherited: true }] : []),
    ...(group === "ikfz" && capabilities.includes("fees")
      ? [{ name: "gebuehrenbescheid", hasInherited: false }]
      : []),
  ];
}
