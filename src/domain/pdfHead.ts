/** Bytes at the beginning of a PDF in which readers look for its head. Only blanks and line breaks may precede it. */
const headBytes = 1_024;

const head = /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*%PDF-/;

/** Whether a file begins as a PDF. */
export function hasPdfHead(bytes: Uint8Array): boolean {
  return head.test(new TextDecoder("latin1").decode(bytes.subarray(0, headBytes)));
}
