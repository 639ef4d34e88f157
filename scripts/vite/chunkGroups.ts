import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** One chunk for these modules with everything that they use: static imports belong to a group as well. */
function withImports(name: string, roots: readonly string[], priority: number): Rolldown.CodeSplittingGroup {
  const modules = new Set(roots.map(source));
  return { name: (id) => (modules.has(id) ? name : null), priority };
}

/** Modules whose imports make up what lists have in common, and what forms have. */
const lists = [
  "lists/ListTable.tsx",
  "ui/BusyButton.tsx",
  "ui/ConfirmDialog.tsx",
  "ui/lazyDialog.tsx",
  "ui/useIsMounted.ts",
  "forms/saveOutcome.ts",
  "domain/validationMessage.ts",
  "mgt/savedViews/SavedViews.tsx",
  "mgt/savedViews/SaveViewButton.tsx",
  "mgt/communeFilter/CommuneFilter.tsx",
  "ui/table/ViewLink.tsx",
];
const fields = ["TextField", "CheckboxField", "DateField", "ReadOnlyField", "FieldRow"];
const schemas = ["user", "commune"];
const forms = [
  "forms/EntityForm.tsx",
  ...fields.map((name) => `forms/fields/${name}.tsx`),
  ...schemas.map((name) => `domain/schemas/${name}.ts`),
];

/** Few chunks: the login, what is behind it, what lists, forms and dialogs need; each screen has one of its own. */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  { name: "start", tags: ["$initial"], priority: 4 },
  withImports("app", ["App.tsx"], 3),
  withImports("lists", lists, 2),
  // Checkboxes bring what Chakra's state machines have in common; lists need none of it.
  withImports("checkbox", ["ui/LabelledCheckbox.tsx"], 2),
  withImports("forms", forms, 1),
  withImports("uploads", ["ui/upload/FileDrop.tsx", "ui/upload/SpokenProgress.tsx"], 1),
  withImports("dialogs", ["ui/Dialog.tsx"], 2),
  withImports(
    "popovers",
    ["PopoverPanel", "MenuPanel", "Tooltip"].map((name) => `ui/${name}.tsx`),
    1,
  ),
  { name: "shared", minShareCount: 3 },
];
