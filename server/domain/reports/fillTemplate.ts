/** Fills report templates with example data. */
import type { ReportKind } from "#domain/reports/templates";
import { fillDocx } from "./docxTags";
import { fillOdt } from "./odtTags";
import type { TemplateValues } from "./templateValues";

/** Kinds of templates that can be filled. JRXML would need a renderer that executes its expressions. */
export type FillableKind = Exclude<ReportKind, "JRXML">;

const fillers: Readonly<Record<FillableKind, (bytes: Buffer, values: TemplateValues) => Promise<Buffer>>> = {
  DOCX: fillDocx,
  ODT: fillOdt,
};

/**
 * Fills a template that `inspectTemplate` has accepted. Values are inserted as text, with their line breaks. Unknown
 * placeholders keep their name in braces; sections appear twice.
 */
export function fillTemplate(bytes: Buffer, kind: FillableKind, values: TemplateValues): Promise<Buffer> {
  return fillers[kind](bytes, values);
}
