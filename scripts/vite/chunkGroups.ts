import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** Group of these modules and their imports, except those in a group of higher priority. */
function withImports(name: string, roots: readonly string[], priority: number): Rolldown.CodeSplittingGroup {
  const modules = new Set(roots.map(source));
  for (const module of modules) if (!existsSync(module)) throw new Error(`There is no ${module}.`);
  return { debugName: name, name: (id) => (modules.has(id) ? name : null), priority };
}

const files = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}/${name}`);

const chakra = (...names: readonly string[]) =>
  names.map((name) => `../node_modules/@chakra-ui/react/dist/esm/components/${name}/${name}.js`);

/** Used by most screens. */
const common = [
  ...chakra("grid", "input", "table"),
  ...files(
    "ui",
    "Ags.tsx",
    "BusyButton.tsx",
    "ConfirmDialog.tsx",
    "DialogButton.tsx",
    "MoreActions.tsx",
    "SegmentedControl.tsx",
    "ToastRegion.tsx",
  ),
  ...files(
    "ui",
    "isEnter.ts",
    "lazyOverlay.tsx",
    "startDownload.ts",
    "useCurrentSecond.ts",
    "useIsMounted.ts",
    "useRestoreFocus.ts",
    "scrollEdges.ts",
    "table/TableIcon.ts",
    "table/usePrinting.ts",
  ),
  "frame/ContentPending.tsx",
  ...files(
    "relay",
    "ActionNoticeView.tsx",
    "DetailQuery.tsx",
    "PanelBoundary.tsx",
    "useAction.ts",
    "useBackgroundRefresh.ts",
    "useDialogQuery.ts",
    "useUnstoredMutation.ts",
    "useUpload.ts",
  ),
  ...files("i18n", "useFormats.ts", "useServiceName.ts"),
  "forms/saveOutcome.ts",
  ...files(
    "domain",
    "communeSections.ts",
    "fees.ts",
    "sectionToOpen.ts",
    "places.ts",
    "searchText.ts",
    "shortPid.ts",
    "validationMessage.ts",
  ),
  // On the start, and in the headers of communes and services.
  ...files("mgt", "communes/CommunePicture.tsx", "communes/ReportLinks.tsx", "places/FavouriteButton.tsx"),
  ...files("mgt/commune", "sectionLabels.ts", "services/serviceScreens.ts"),
  // The command palette needs these, but not the lists of processes.
  ...files("process", "processLabels.ts", "knownStatus.ts"),
];
/** Used by the list of communes and by other lists. */
const rows = [
  ...files("ui", "FilterBar.ts", "FilterSelect.tsx", "SearchField.tsx", "serviceGroupLabels.ts"),
  ...files("ui", "useRovingFocus.ts", "useWindowedRows.ts"),
  ...files("ui/table", "ChoiceFilter.tsx", "ListFailed.tsx", "useTypedText.ts"),
  "lists/useList.ts",
];
const lists = [
  ...files("lists", ...readdirSync(source("lists"))),
  ...files("mgt/savedViews", "SavedViews.tsx", "SaveViewButton.tsx"),
  "mgt/communeFilter/CommuneFilter.tsx",
  "ui/table/ViewLink.tsx",
];
const forms = [
  "forms/EntityForm.tsx",
  ...files("forms/fields", "TextField.tsx", "CheckboxField.tsx", "DateField.tsx", "ReadOnlyField.tsx"),
  ...files("forms/fields", "FieldRow.ts"),
];
const records = [
  ...files("mgt/commune/countries", "CountriesSection.tsx"),
  ...files("mgt/commune/postalCodes", "PostalCodesSection.tsx"),
  ...files("mgt/commune/registerOffices", "RegisterOfficesSection.tsx"),
  ...files("mgt/commune/residentialProperties", "ResidentialPropertiesSection.tsx"),
  ...files("mgt/commune/waterMeters", "WaterMetersSection.tsx"),
];

/**
 * Few chunks: login, app, code shared by lists, forms and overlays, and one per area with list screens.
 * The bundler's automatic groups (`entriesAware`) produce many small chunks or large, half-used ones.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  { name: "start", tags: ["$initial"], priority: 5 },
  withImports("app", ["App.tsx"], 4),
  withImports("common", common, 3),
  withImports("rows", rows, 2.5),
  withImports("lists", lists, 2),
  // Shared by Chakra's components with a state machine: form fields and overlays need it, lists do not.
  {
    name: "machines",
    test: /[\\/](@zag-js[\\/](core|dom-query|focus-visible|react|types|utils)|@ark-ui[\\/]react[\\/]dist[\\/](providers|utils))[\\/]/,
    priority: 2,
  },
  withImports("dialogs", ["ui/Dialog.tsx"], 2),
  // Lists with a date filter need a labelled field, but no form.
  withImports("days", ["forms/fields/ChosenDay.tsx"], 1.5),
  withImports("forms", forms, 1),
  withImports("uploads", files("ui/upload", "FileDrop.tsx", "FieldProblem.tsx", "AnnouncedProgress.tsx"), 1),
  withImports("popovers", files("ui", "PopoverPanel.tsx", "MenuPanel.tsx", "Tooltip.tsx"), 1),
  withImports(
    "communes",
    files("mgt/commune", "CommunePage.tsx", "CommuneSwitcher.tsx", "SectionHead.tsx").concat(
      "ui/LinkTabs.tsx",
    ),
    1,
  ),
  withImports("records", records, 1),
  // CodeMirror, for the editor of a resource and for differences of documents.
  withImports("code", files("ui/code", "CodeEditor.tsx", "CodeDiff.tsx"), 1),
  withImports("users", ["mgt/users/list/UsersScreen.tsx"], 1),
  withImports(
    "processes",
    ["routes/admin/-ProcessListPage.tsx", "process/jobs/jobLabels.ts", "process/detail/times.ts"],
    1,
  ),
];
