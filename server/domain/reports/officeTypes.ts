/** Detects the type of an Office document by its content types. */
import { reportMediaTypes } from "#domain/reports/templates";
import { scanXml } from "./templateXml";

/**
 * Returns the media type of the main part of a package. A text with macros counts as a text, so that it is refused for
 * its macros; a package without a main part counts as a ZIP archive.
 */
export function officeTypeOf(contentTypes: string): string {
  let found: string | null = null;
  scanXml("[Content_Types].xml", contentTypes, {
    open: ({ attributes }) => {
      found ??= mainType(attributes.get("ContentType") ?? "");
    },
  });
  return found ?? "application/zip";
}

function mainType(contentType: string): string | null {
  if (/^application\/vnd\.ms-word\.document\.macroEnabled/i.test(contentType)) return reportMediaTypes.DOCX;
  return /^(application\/vnd\.[a-z.-]+)\.main\+xml$/i.exec(contentType)?.[1] ?? null;
}
