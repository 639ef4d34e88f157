/** Templates that communes inherit from a service: the application, with all fields of the inherited form. */
import { localizedText, type FormField } from "#domain/formFields";
import { findService, hasCapability } from "#domain/serviceCatalogue";
import { knownFieldsOf, type FieldSource, type KnownField } from "#domain/reports/placeholders";
import type { FoundPlaceholder } from "#domain/reports/templates";
import type { ReportKey } from "#server/storage/reports/serviceReports";
import { buildDocx, type DocxBlock } from "./docxDocument";

/** A service and its inherited form, which determine the content of the template. */
export interface InheritedForm {
  readonly serviceId: string;
  readonly fields: readonly FormField[];
}

/** Name of the file of an inherited template. */
export function inheritedFileName({ serviceId, report }: Pick<ReportKey, "serviceId" | "report">): string {
  return `${serviceId}-${report}.docx`;
}

/** The placeholders of the application's template, in order. */
export function inheritedPlaceholders(form: InheritedForm): FoundPlaceholder[] {
  return blocksOf(form)
    .flatMap((block) => (block.kind === "table" ? block.rows.map(([, value]) => value) : []))
    .map((value) => ({ name: value.slice(1, -1), count: 1, isSection: false }));
}

/** Builds the template of the application. Equal forms result in equal bytes. */
export function buildInheritedTemplate(form: InheritedForm): Promise<Buffer> {
  return buildDocx(blocksOf(form));
}

/** General data first, then the form: its headings, and a row per answer. */
function blocksOf({ serviceId, fields }: InheritedForm): DocxBlock[] {
  const known = knownFieldsOf(fields);
  const answers = new Map(
    known.filter(({ source }) => source === "FORM").map((field) => [field.name, field]),
  );
  const sources: readonly FieldSource[] = hasCapability(serviceId, "fees")
    ? ["APPLICATION", "COMMUNE", "PAYMENT"]
    : ["APPLICATION", "COMMUNE"];
  const general = known.filter(({ source }) => sources.includes(source));
  const blocks: DocxBlock[] = [
    { kind: "title", text: text(findService(serviceId)?.name.de ?? serviceId) },
    { kind: "table", rows: general.map(rowOf) },
  ];
  let rows: (readonly [string, string])[] | null = null;
  for (const field of fields) {
    const answer = answers.get(field.key);
    if (field.type === "HEADING" && field.isVisible) {
      blocks.push({ kind: "heading", text: text(localizedText(field.labels, "de")) });
      rows = null;
    } else if (answer) {
      if (rows === null) {
        // Adjacent tables would merge into one, so separate them by a heading.
        if (blocks.at(-1)?.kind === "table") blocks.push({ kind: "heading", text: "Angaben" });
        rows = [];
        blocks.push({ kind: "table", rows });
      }
      rows.push(rowOf(answer));
    }
  }
  return blocks;
}

function rowOf({ labels, name }: KnownField): readonly [string, string] {
  return [text(localizedText(labels, "de")), `{${name}}`];
}

/** Escapes braces in labels, which would be read as placeholders. */
function text(label: string): string {
  return label.replaceAll("{", "(").replaceAll("}", ")");
}
