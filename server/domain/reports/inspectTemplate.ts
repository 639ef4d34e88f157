/** Reads an uploaded report template: what it is, and what is in it. */
import { readFile } from "node:fs/promises";
import {
  kindOfFileName,
  reportMediaTypes,
  type FoundPlaceholder,
  type ReportKind,
  type TemplateExpression,
} from "#domain/reports/templates";
import type { SpooledFile } from "#server/uploads";
import { findDocxPlaceholders } from "./docxTags";
import { collectPlaceholders } from "./placeholderUses";
import { extensionInvalid } from "./templateRefusals";

/** What a template is and has. */
export interface Inspected {
  readonly kind: ReportKind;
  readonly mediaType: string;
  /** In the order of their first use. */
  readonly placeholders: readonly FoundPlaceholder[];
  /** Only of JRXML. */
  readonly expressions: readonly TemplateExpression[];
}

/** Inspects an uploaded template. Throws Refusal. */
export async function inspectTemplate(file: SpooledFile, fileName: string): Promise<Inspected> {
  const kind = kindOfFileName(fileName);
  if (kind !== "DOCX") throw extensionInvalid("");
  return {
    kind,
    mediaType: reportMediaTypes[kind],
    placeholders: collectPlaceholders(await findDocxPlaceholders(await readFile(file.path))),
    expressions: [],
  };
}
