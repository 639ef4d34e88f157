/** Refusals of report templates. */
import { shortenText } from "#domain/cutText";
import {
  reportExtensions,
  reportKinds,
  type ReportKind,
  type TemplateDanger,
} from "#domain/reports/templates";
import { Refusal, userError } from "#server/domain/mutationResult";

/** Maximum length of a displayed detail. */
const detailMaxLength = 120;

/** Text of a file for display: without control characters and shortened. */
function shownDetail(text: string): string {
  return shortenText(text, detailMaxLength).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "\uFFFD");
}

/** Creates the refusal of a template that is not safe. @param detail a part, a target or a command */
export function templateUnsafe(reason: TemplateDanger, detail: string): Refusal {
  return new Refusal([
    userError("report_template_unsafe", ["file"], { reason, detail: shownDetail(detail) }),
  ]);
}

/** Creates the refusal of braces that do not form a placeholder. */
export function placeholderMalformed(text: string): Refusal {
  return new Refusal([userError("report_placeholder_malformed", ["file"], { text: shownDetail(text) })]);
}

/** Creates the refusal of a damaged file. */
export function templateUnreadable(): Refusal {
  return new Refusal([userError("file_unreadable", ["file"])]);
}

/**
 * Creates the refusal of an unexpected file type.
 * @param found media type of the content; empty if the extension is wrong
 */
export function extensionInvalid(found: string, kinds: readonly ReportKind[] = reportKinds): Refusal {
  const allowed = kinds.map((kind) => `.${reportExtensions[kind]}`).join(", ");
  return new Refusal([userError("file_extension_invalid", ["file"], { allowed, found })]);
}
