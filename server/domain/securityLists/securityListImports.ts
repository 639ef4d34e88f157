/** Imports into security lists. */
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import type { SecurityListKind } from "#domain/securityLists/securityLists";

/** A checked file, and later what became of it. */
export interface SecurityListImport {
  readonly id: string;
  readonly list: SecurityListKind;
  readonly state: "CHECKED" | "IMPORTED" | "UNDONE";
  readonly fileName: string;
  readonly encoding: TextEncodingName;
  readonly entryCount: number;
  readonly expiresAt: Date;
  readonly committedAt: Date | null;
}
