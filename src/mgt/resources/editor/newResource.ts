/** Values and rules of the form of a new resource. */
import { object, string, type Schema } from "yup";
import { isAgs } from "#domain/ags";
import { setResourceValue } from "#domain/resources/editResource";
import { isResourceId, type ResourceKind, type ResourceType } from "#domain/resources/resourceKinds";
import { currentVersion } from "#domain/resources/resourceSchemas";
import { resourceTemplate, type SchemaLanguage } from "#domain/resources/resourceTemplates";
import { validationMessage } from "#domain/validationMessage";
import { documentValue } from "./documentValue";
import type { DocumentTarget } from "./documentProblems";
import { documentSchema, type DocumentValues } from "./resourceValues";
import { hasErrors, withUpload } from "./useDocumentForm";

export interface NewResourceValues extends DocumentValues {
  readonly type: ResourceType;
  /** For a commune the AGS. */
  readonly resourceId: string;
}

/** An existing resource. */
export interface KnownResource extends DocumentTarget {
  readonly version: string;
}

/** Kind of new resources of a type. */
export function newKind(type: ResourceType): ResourceKind {
  return { version: currentVersion(type), type };
}

/** Initial document of a new resource of a kind. */
export function startDocument(type: ResourceType, resourceId: string, language: SchemaLanguage): string {
  return resourceTemplate(newKind(type), language, type === "commune" ? { ags: resourceId } : {});
}

/** Whether an id is taken, including by other versions, which the new resource would replace. */
export function isTakenId(known: readonly KnownResource[], type: ResourceType, id: string): boolean {
  return known.some((one) => one.type === type && one.resourceId === id);
}

/** Requires a valid, unused id and a document without errors. */
export function newResourceSchema(known: readonly KnownResource[]): Schema<NewResourceValues> {
  return object({
    type: string<ResourceType>().defined(),
    resourceId: string()
      .defined()
      .transform((text: string) => text.trim())
      .test("required", validationMessage("required"), (id) => id !== "")
      .test("id", (id, { parent, createError }) => {
        const { type }: NewResourceValues = parent;
        if (id === "") return true;
        if (type === "commune" && !isAgs(id))
          return createError({ message: validationMessage("ags_invalid") });
        if (!isResourceId(id)) return createError({ message: validationMessage("resource_id_invalid") });
        const isTaken = isTakenId(known, type, id);
        const code = type === "commune" ? "commune_already_added" : "not_unique";
        return isTaken ? createError({ message: validationMessage(code) }) : true;
      }),
    ...documentSchema<NewResourceValues>(({ yaml, values: { type, resourceId, upload } }) => {
      const surroundings = { targets: known, storedSecrets: [], resourceId: resourceId.trim() };
      return hasErrors(newKind(type), yaml, withUpload(surroundings, upload));
    }),
  });
}

/** Data of a commune from a register. */
export interface ProposedCommune {
  readonly name: string | null | undefined;
  readonly unit: string | null | undefined;
}

/** Fills empty values of the document from the proposal. */
export function withProposal(text: string, { name, unit }: ProposedCommune): string {
  const proposed = [
    ["name", name],
    ["unit", unit],
  ] as const;
  return proposed.reduce((document, [key, value]) => {
    const isEmpty = !documentValue(newKind("commune"), document, [key]);
    return value && isEmpty ? setResourceValue(document, [key], value) : document;
  }, text);
}
