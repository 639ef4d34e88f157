/** Rejects DOCX templates with code, embedded objects or external content. */
import { templateUnsafe } from "./templateRefusals";
import type { TemplatePackage } from "./templatePackage";
import { scanXml, type XmlElement } from "./templateXml";

/** Field commands that load files or run programs. */
const loadingFields = new Set([
  "DDE",
  "DDEAUTO",
  "INCLUDETEXT",
  "INCLUDEPICTURE",
  "INCLUDE",
  "IMPORT",
  "LINK",
  "EMBED",
  "DATABASE",
  "RD",
]);

/** Checks a template. Throws Refusal if it is unsafe. */
export function checkDocx({ paths, xml }: TemplatePackage): void {
  for (const path of paths) checkPath(path);
  for (const [path, text] of xml) {
    if (path.endsWith(".rels")) scanXml(path, text, { open: checkRelationship });
    else if (path === "[Content_Types].xml") scanXml(path, text, { open: checkContentType });
    else checkPart(path, text);
  }
}

function checkPath(path: string): void {
  if (/(?:^|\/)vba[^/]*\.(?:bin|xml)$|^customUI\//i.test(path)) throw templateUnsafe("macros", path);
  if (/(?:^|\/)(?:embeddings|activeX)\//i.test(path)) throw templateUnsafe("embedded_object", path);
}

function checkContentType({ attributes }: XmlElement): void {
  const type = attributes.get("ContentType") ?? "";
  if (/macroEnabled|vba/i.test(type)) throw templateUnsafe("macros", type);
  if (/oleObject|activeX/i.test(type)) throw templateUnsafe("embedded_object", type);
}

const macroRelationships = /\/(?:vbaProject|wordVbaData|extensibility|keyMapCustomizations)$/i;
const objectRelationships = /\/(?:oleObject|package|control|activeXControlBinary|aFChunk)$/i;

function checkRelationship({ name, attributes }: XmlElement): void {
  if (name !== "Relationship") return;
  const [type = "", target = ""] = [attributes.get("Type"), attributes.get("Target")];
  if (macroRelationships.test(type)) throw templateUnsafe("macros", target);
  if (objectRelationships.test(type)) throw templateUnsafe("embedded_object", target);
  // External hyperlinks are allowed, because nothing is loaded until a user clicks them.
  if (/\/hyperlink$/i.test(type)) return refuseScript(target);
  if (/^\s*external\s*$/i.test(attributes.get("TargetMode") ?? "") || isExternalTarget(target)) {
    throw templateUnsafe("external_relationship", target);
  }
}

/** Whether a target has a scheme or names a host. */
export function isExternalTarget(target: string): boolean {
  return /^\s*(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(target);
}

/** Throws Refusal for hyperlinks that execute code. */
export function refuseScript(target: string): void {
  if (/^\s*(?:javascript|vbscript|macro|vnd\.sun\.star\.[a-z]+|service|slot|\.uno):/i.test(target)) {
    throw templateUnsafe("script", target);
  }
}

const objects = new Set(["OLEObject", "altChunk", "object", "control", "objectEmbed", "objectLink"]);

/** Checks a part with text or settings. */
function checkPart(path: string, text: string): void {
  /** Instructions of the fields that are open, the innermost last. */
  const fields: string[] = [];
  let isInstruction = false;
  scanXml(path, text, {
    open: (element) => {
      const { name, attributes } = element;
      if (objects.has(name)) throw templateUnsafe("embedded_object", `${path}: ${element.qualifiedName}`);
      // Mail merges read from a database or file. The target is not shown, because the connection may contain a
      // password.
      if (name === "mailMerge") throw templateUnsafe("external_relationship", `${path}: ${name}`);
      if (name === "fldSimple") checkField(attributes.get("instr") ?? "");
      if (name === "fldChar") changeField(fields, attributes.get("fldCharType"));
      isInstruction = name === "instrText" || name === "delInstrText";
      // VML references pictures by attributes as well as by relationships.
      const source = attributes.get("src");
      if (source !== undefined && isExternalTarget(source))
        throw templateUnsafe("external_relationship", source);
      if (attributes.has("onload") || attributes.has("onclick")) throw templateUnsafe("script", path);
    },
    close: () => {
      isInstruction = false;
    },
    text: (content) => {
      if (isInstruction) fields.push((fields.pop() ?? "") + content);
    },
  });
  // Some programs run the instructions of unclosed fields, too.
  for (const instruction of fields) checkField(instruction);
}

function changeField(fields: string[], type: string | undefined): void {
  if (type === "begin") {
    // A nested field may compute the name of the outer one, which hides the command.
    const outer = fields.at(-1);
    if (outer?.trim() === "") throw templateUnsafe("external_relationship", "{ { … } }");
    fields.push("");
  } else if (type === "separate") {
    checkField(fields.at(-1) ?? "");
  } else if (type === "end") {
    checkField(fields.pop() ?? "");
  }
}

function checkField(instruction: string): void {
  const command = /^[\s\\"]*([a-z]+)/i.exec(instruction)?.[1]?.toUpperCase() ?? "";
  if (loadingFields.has(command)) throw templateUnsafe("external_relationship", instruction.trim());
}
