/** Rejects ODT templates with code, embedded objects or external content. */
import { isExternalTarget, refuseScript } from "./docxSafety";
import { templateUnsafe } from "./templateRefusals";
import type { TemplatePackage } from "./templatePackage";
import { scanXml, type XmlElement } from "./templateXml";

/** Checks a template. Throws Refusal if it is unsafe. */
export function checkOdt({ paths, xml }: TemplatePackage): void {
  for (const path of paths) checkPath(path);
  for (const [path, text] of xml) {
    scanXml(path, text, { open: (element) => checkElement(path, element) });
  }
}

function checkPath(path: string): void {
  if (/^Basic\//i.test(path)) throw templateUnsafe("macros", path);
  if (/^Scripts\//i.test(path)) throw templateUnsafe("script", path);
  if (/^(?:ObjectReplacements\/|Object \d+(?:\/|$))/i.test(path))
    throw templateUnsafe("embedded_object", path);
}

const scripts = new Set(["script", "event-listener"]);
const objects = new Set(["object", "object-ole", "applet", "plugin", "floating-frame"]);
const loading = new Set(["dde-source", "dde-connection", "dde-connection-decl", "database-display"]);

function checkElement(path: string, { name, qualifiedName, attributes }: XmlElement): void {
  const place = `${path}: ${qualifiedName}`;
  if (name === "execute-macro" || name === "libraries" || name === "library-embedded") {
    throw templateUnsafe("macros", place);
  }
  if (scripts.has(name)) throw templateUnsafe("script", place);
  if (objects.has(name)) throw templateUnsafe("embedded_object", place);
  if (loading.has(name)) throw templateUnsafe("external_relationship", place);
  const target = attributes.get("href");
  if (target === undefined) return;
  // External hyperlinks are allowed, because nothing is loaded until a user clicks them.
  if (name === "a") return refuseScript(target);
  if (leavesPackage(target)) throw templateUnsafe("external_relationship", target);
}

/** Whether a target is outside of the package; relative ones begin with "../". */
function leavesPackage(target: string): boolean {
  return (
    isExternalTarget(target) ||
    /^\s*[/\\]/.test(target) ||
    /(?:^|[/\\])(?:\.|%2e){2}(?:[/\\]|%2f|$)/i.test(target)
  );
}
