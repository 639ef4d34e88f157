/** The document on screen, shared by its views. */
import { createContext, use } from "react";
import type { ResourceKind } from "#domain/resources/resourceKinds";
import type { ResourceProblem } from "#domain/resources/resourceProblems";
import type { CheckedDocument, DocumentSurroundings } from "./documentProblems";
import type { KeystoreUpload } from "./resourceValues";

export interface OpenDocument {
  readonly kind: ResourceKind;
  readonly text: string;
  /** Document as last saved; null for a new one. */
  readonly stored: string | null;
  readonly isReadOnly: boolean;
  readonly surroundings: DocumentSurroundings;
  readonly check: CheckedDocument;
  /** Problems found by the check, and by the server in this text. */
  readonly problems: readonly ResourceProblem[];
  readonly upload: KeystoreUpload | null;
  readonly setText: (text: string) => void;
  /** Replaces content and password by an uploaded keystore. */
  readonly setUpload: (upload: KeystoreUpload) => void;
  /** Selects a part of the text in the editor. */
  readonly goTo: (range: { readonly from: number; readonly to: number }) => void;
}

export const OpenDocumentContext = createContext<OpenDocument | null>(null);

/** The document of the surrounding editor. */
export function useOpenDocument(): OpenDocument {
  const document = use(OpenDocumentContext);
  if (!document) throw new Error("Rendered outside of a ResourceEditor.");
  return document;
}
