/** Reads XML of templates. DTDs are rejected, so only the predefined entities of XML exist. */
import { isUtf8 } from "node:buffer";
import sax from "sax";
import { templateXmlDepthMax } from "#domain/reports/templates";
import { declaredEncoding } from "#server/domain/files/fileTypes";
import { templateUnreadable, templateUnsafe } from "./templateRefusals";

/** The start of an element. Names are compared without prefixes, because programs use different ones. */
export interface XmlElement {
  /** Name without its prefix. */
  readonly name: string;
  readonly qualifiedName: string;
  /** Attributes by name without prefix, except namespace declarations. */
  readonly attributes: ReadonlyMap<string, string>;
  /** From 1. */
  readonly line: number;
}

export interface XmlHandlers {
  readonly open?: ((element: XmlElement) => void) | undefined;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Without this, the parser accepts the entities of HTML. Its types lack the option. */
const onlyXmlEntities: sax.SAXOptions & { readonly strictEntities: true } = { strictEntities: true };

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * Reads an XML document. Throws Refusal if it is malformed, has a DTD or is nested too deeply.
 * @param place the part, for refusals
 * @returns the qualified name of the root
 */
export function scanXml(place: string, text: string, handlers: XmlHandlers = {}): string {
  const parser = new sax.SAXParser(true, onlyXmlEntities);
  let root: string | null = null;
  let depth = 0;
  const refuseDtd = () => {
    throw templateUnsafe("dtd", place);
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the parser has only properties
  parser.onerror = () => {
    throw templateUnreadable();
  };
  parser.ondoctype = refuseDtd;
  parser.onsgmldeclaration = refuseDtd;
  parser.onopentag = ({ name, attributes }) => {
    root ??= name;
    depth += 1;
    if (depth > templateXmlDepthMax)
      throw templateUnsafe("too_complex", `${place}: > ${templateXmlDepthMax} <…>`);
    handlers.open?.({
      name: withoutPrefix(name),
      qualifiedName: name,
      attributes: attributesOf(attributes),
      line: parser.line + 1,
    });
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    handlers.close?.(withoutPrefix(name));
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the parser has only properties
  parser.ontext = (content) => handlers.text?.(content);
  parser.oncdata = (content) => handlers.text?.(content);
  parser.write(text).close();
  if (root === null) throw templateUnreadable();
  return root;
}

function attributesOf(attributes: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(attributes).flatMap(([name, value]) =>
      name === "xmlns" || name.startsWith("xmlns:") ? [] : [[withoutPrefix(name), String(value)]],
    ),
  );
}

/** Bytes that contain the XML declaration. */
const declarationBytes = 200;

const beginOf = (bytes: Buffer) => bytes.toString("latin1", 0, declarationBytes);

/** Whether a file is XML by its first characters, in any encoding of Unicode. */
export function looksLikeXml(bytes: Buffer): boolean {
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\0\s]*</.test(beginOf(bytes));
}

/** Decodes the XML of a package, which office programs write in UTF-8. Throws Refusal if it is in another encoding. */
export function decodePart(bytes: Buffer): string {
  const declared = declaredEncoding(beginOf(bytes));
  if (!isUtf8(bytes) || declared.some((encoding) => encoding !== "utf-8")) throw templateUnreadable();
  return new TextDecoder().decode(bytes);
}

/** Decodes an XML document in its declared encoding, or else in UTF-8. Throws Refusal for other encodings. */
export function decodeDocument(bytes: Buffer): string {
  const [encoding = "utf-8"] = declaredEncoding(beginOf(bytes));
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw templateUnreadable();
  }
}
