/** Files for uploads. */
import { PNG } from "pngjs";

/** A file for setInputFiles. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A PNG of one colour. */
export function picture(name: string, width: number, height: number): ChosenFile {
  const png = new PNG({ width, height });
  png.data.fill(0x7f);
  return { name, mimeType: "image/png", buffer: PNG.sync.write(png) };
}

/** An HTML page that claims to be an image. */
export function fakePicture(name: string): ChosenFile {
  const page = "<!doctype html><title>Wappen</title><script>alert(1)</script>";
  return { name, mimeType: "image/png", buffer: Buffer.from(page) };
}

/** A plain text. */
export function textFile(name: string, content: string): ChosenFile {
  return { name, mimeType: "text/plain", buffer: Buffer.from(content) };
}

/** A CSV file with these bytes, or with this text in UTF-8. */
export function csv(name: string, content: string | Buffer): ChosenFile {
  return { name, mimeType: "text/csv", buffer: Buffer.from(content) };
}

/** Rows below a header, separated by semicolons as in German spreadsheets. */
export function csvRows(name: string, rows: readonly (readonly string[])[]): ChosenFile {
  return csv(name, rows.map((row) => row.join(";")).join("\r\n"));
}
