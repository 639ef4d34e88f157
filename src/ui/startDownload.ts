/** A file that the server generates on request. */
export interface OfferedFile {
  readonly url: string;
  readonly fileName: string;
}

/** Starts a browser download. */
export function startDownload({ url, fileName }: OfferedFile): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
}
