/** A file that the server makes when it is fetched. */
export interface OfferedFile {
  readonly url: string;
  readonly fileName: string;
}

/** Has the browser fetch a file. */
export function startDownload({ url, fileName }: OfferedFile): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
}
