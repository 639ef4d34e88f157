/** The type of an Office document by its content types. */
import { reportMediaTypes } from "#domain/reports/templates";
import { scanXml } from "./templateXml";

/**
 * Returns the media type that the main part of a package has: of a text with macros that of a text, so that it is
 * refused for its macros; of a package without a main part that of a ZIP archive.
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
