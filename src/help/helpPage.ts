/** Content of help pages, compiled from Markdown by `scripts/vite/helpPages.ts`. */

/** A part of a sentence; a string is plain text. */
export type HelpInline =
  | string
  | { readonly kind: "strong" | "code"; readonly text: string }
  | {
      readonly kind: "link";
      /** Path within the app. */
      readonly to: string;
      readonly text: string;
    };

/** A part of a page. */
export type HelpBlock =
  | { readonly kind: "heading"; readonly id: string; readonly text: string }
  | { readonly kind: "paragraph"; readonly content: readonly HelpInline[] }
  | {
      readonly kind: "list";
      readonly isOrdered: boolean;
      readonly items: readonly (readonly HelpInline[])[];
    }
  | {
      readonly kind: "picture";
      /** Name without folder and extension. */
      readonly name: string;
      readonly alt: string;
    };

/** What finds a page. */
export interface HelpHead {
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  readonly headings: readonly string[];
}

/** A page. */
export interface HelpPage extends HelpHead {
  /** The content below title and summary. */
  readonly blocks: readonly HelpBlock[];
}
