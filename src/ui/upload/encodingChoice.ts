import type { TextEncodingName } from "#domain/encodings/textEncoding";
import type { Failure } from "#i18n/errorMessages";

/** How a refused file was read, for the choice of another encoding. */
export interface EncodingChoice {
  /** The encoding in which the file was read; null: none was detected. */
  readonly encoding: TextEncodingName | null;
  /** A value that depends on the encoding, read in it, or in Windows-1252 if it is null; null if there is none. */
  readonly sample: string | null;
}

/** Whether another encoding may help with a file that was refused as a whole. */
export function isAboutEncoding({ code }: Failure): boolean {
  return code === "csv_encoding_mixed" || code === "columns_missing";
}
