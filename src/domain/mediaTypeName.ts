const names: Readonly<Record<string, string>> = {
  "image/webp": "WebP",
  "text/plain": "TXT",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "DOCX",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.template": "DOTX",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "XLSX",
  "application/vnd.oasis.opendocument.text": "ODT",
  "application/vnd.oasis.opendocument.text-template": "OTT",
  "application/vnd.oasis.opendocument.spreadsheet": "ODS",
  "application/msword": "DOC",
};

/** The name of a media type as users know it, such as "PNG" for image/png. */
export function mediaTypeName(mediaType: string): string {
  return names[mediaType] ?? /^[a-z]+\/([a-z]+)/.exec(mediaType)?.[1]?.toUpperCase() ?? mediaType;
}
