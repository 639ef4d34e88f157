/** What a DOCX template must not have: code, embedded objects, and content from elsewhere. */
import { templateUnsafe } from "./templateRefusals";
import type { TemplatePackage } from "./templatePackage";
import { scanXml, type XmlElement } from "./templateXml";

/** Commands of fields that load files or run programs. */
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

/** Refuses a template that is not safe. Throws Refusal. */
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
  // A hyperlink loads nothing until somebody clicks it, so it may lead elsewhere.
  if (/\/hyperlink$/i.test(type)) return refuseScript(target);
  if (/^\s*external\s*$/i.test(attributes.get("TargetMode") ?? "") || leadsElsewhere(target)) {
    throw templateUnsafe("external_relationship", target);
  }
}

/** Whether a target has a scheme or names a server. */
export function leadsElsewhere(target: string): boolean {
  return /^\s*(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(target);
}

/** Refuses a hyperlink that runs something. */
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
      // Data of a mail merge come from a database or a file. Its connection may have a password, so it is not shown.
      if (name === "mailMerge") throw templateUnsafe("external_relationship", `${path}: ${name}`);
      if (name === "fldSimple") checkField(attributes.get("instr") ?? "");
      if (name === "fldChar") changeField(fields, attributes.get("fldCharType"));
      isInstruction = name === "instrText" || name === "delInstrText";
      // VML names pictures by attributes as well as by relationships.
      const source = attributes.get("src");
      if (source !== undefined && leadsElsewhere(source))
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
  // Instructions outside of a complete field, which some programs still run.
  for (const instruction of fields) checkField(instruction);
}

function changeField(fields: string[], type: string | undefined): void {
  if (type === "begin") {
    // The name of a field may come from another field within it, so that nobody sees which it is.
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
