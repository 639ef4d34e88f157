/** Linear-time checks of a document's text before it is parsed. */
import { resourceDocumentMaxLength, resourceLinesMax } from "./resourceKinds";
import type { ResourceProblemCode } from "./resourceProblems";

/** A problem of the text, with its offset. */
export interface TextProblem {
  readonly code: ResourceProblemCode;
  readonly params?: Readonly<Record<string, string>>;
  readonly at: number;
}

/** No schema is nested deeper. Deeper documents are not parsed, because that takes more than linear time. */
const indentationMax = 64;
const lineStartsMax = 8;
const bracketsMax = 256;
/**
 * Maximum number of characters with a meaning in YAML, which bounds the number of values. Base64 contains none of them.
 */
const signsMax = 2_000;

/** Converts line ends to \n and removes a byte order mark, as documents are stored. */
export function normaliseDocument(text: string): string {
  return text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
}

/** Returns the first problem that prevents parsing; null if there is none. */
export function findTextProblem(text: string): TextProblem | null {
  if (text.length > resourceDocumentMaxLength) {
    return { code: "document_too_long", params: { max: String(resourceDocumentMaxLength) }, at: 0 };
  }
  // eslint-disable-next-line no-control-regex -- these are what is searched for
  const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFD\uFFFE]/.exec(text);
  if (control) return { code: "control_character", at: control.index };
  let [lines, brackets, signs, at] = [0, 0, 0, 0];
  for (const line of text.split("\n")) {
    lines += 1;
    brackets += line.replaceAll(/[^[{]/g, "").length;
    signs += line.replaceAll(/[^,:?&*!#"'|>%@`[\]{}]/g, "").length;
    const tab = /^ *\t\s*\S/.exec(line);
    if (tab) return { code: "tab_indentation", at: at + line.indexOf("\t") };
    const indentation = line.length - line.trimStart().length;
    const starts = /^(?:[-?:][ ]+)+/.exec(line.trimStart())?.[0].replaceAll(" ", "").length ?? 0;
    signs += starts;
    const isTooLarge = lines > resourceLinesMax || brackets > bracketsMax || signs > signsMax;
    if (isTooLarge || indentation > indentationMax || starts > lineStartsMax) {
      return { code: "document_too_complex", at };
    }
    at += line.length + 1;
  }
  return text.trim() === "" ? { code: "document_empty", at: 0 } : null;
}
