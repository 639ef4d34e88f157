/** The screen of a service's files, against a server that stores them. */
import { fireEvent } from "@testing-library/react";
import { mediaTypeOfPath } from "#domain/serviceFiles";
import { member } from "../../support/people";
import { mockUploads } from "../../support/uploads";
import { screen, visit, type VisitOptions } from "../../support/visit";

const service = "ew-meldebescheinigung";
const url = `/mgt/servicefiles/09761000/${service}`;

interface TestError {
  readonly code: string;
  readonly params?: readonly { readonly name: string; readonly value: string }[];
}

interface Stored {
  readonly id: string;
  path: string;
  byteSize: number;
  revision: number;
}

const fileOf = (stored: Stored) => ({
  ...stored,
  mediaType: mediaTypeOfPath(stored.path) ?? "text/plain",
  updatedAt: "2026-11-20T10:00:00.000Z",
  updatedBy: null,
});

const archiveEntry = (path: string, state: string, code?: string) => ({
  path,
  byteSize: 1_024,
  state,
  storedByteSize: state === "REPLACES" ? 2_048 : null,
  error: code ? { code, field: null, params: [] } : null,
});
const checkedArchive = {
  id: "archive",
  fileName: "dateien.zip",
  byteSize: 4_096,
  ignoredCount: 2,
  entries: [
    archiveEntry("a.txt", "REPLACES"),
    archiveEntry("b.txt", "UNCHANGED"),
    archiveEntry("bilder/neu.txt", "NEW"),
    archiveEntry("locales/de.json", "REFUSED", "changing_fixed_service_file_local_error"),
  ],
};

interface OpenOptions extends Pick<VisitOptions, "server"> {
  /** Whether the predefined file is that of the commune. */
  readonly isOwn?: boolean;
  /** Values of the predefined file other than those of a logo. */
  readonly predefinedValues?: Readonly<Record<string, unknown>>;
  /** Answers `Query.node`. */
  readonly node?: () => object | null;
  readonly address?: string;
  readonly serviceId?: string;
}

/** Opens the files of a service that has one predefined file, and free files at these paths. */
export async function openFiles(
  paths: readonly string[],
  {
    isOwn = false,
    predefinedValues = {},
    node = () => null,
    address = url,
    serviceId = service,
    server,
  }: OpenOptions = {},
) {
  const uploads = mockUploads();
  const logo = { isOwn, revision: 4 };
  const stored = paths.map((path, at): Stored => ({ id: `file${at}`, path, byteSize: 2_048, revision: 1 }));
  const calls: { readonly name: string; readonly input: Readonly<Record<string, unknown>> }[] = [];
  /** Undoes the last change. */
  let undo = () => {};
  const refusals: TestError[] = [];
  const errorsOnce = () => {
    const refusal = refusals.shift();
    return refusal ? [{ field: null, params: [], ...refusal }] : [];
  };
  const predefined = () => ({
    id: "PredefinedFile:logo",
    kind: "LOGO",
    hasInherited: true,
    allowedMediaTypes: ["image/png", "image/jpeg", "image/webp"],
    maxWidth: 400,
    maxHeight: 200,
    maxBytes: 2 * 1_048_576,
    byteSize: 1_024,
    mediaType: "image/png",
    picture: { url: "/mgt/pictures/logo", width: 200, height: 100, mediaType: "image/png" },
    updatedAt: null,
    updatedBy: null,
    ...predefinedValues,
    ...logo,
  });
  const communeService = () => ({
    id: "CommuneService:1",
    serviceId,
    predefinedFiles: [predefined()],
    files: stored.map(fileOf),
  });
  const noted = (name: string, change: (input: Readonly<Record<string, unknown>>) => object) => {
    return (_: unknown, { input }: { input: Readonly<Record<string, unknown>> }) => {
      calls.push({ name, input });
      const errors = errorsOnce();
      return { ...(errors.length === 0 ? change(input) : change({})), errors };
    };
  };
  const app = await visit(address, {
    viewer: member,
    server,
    mgt: {
      Query: {
        node,
        commune: () => ({ id: "Commune:1", ags: "09761000", name: "Augsburg", serviceIds: [serviceId] }),
        communeService,
      },
      Mutation: {
        uploadPredefinedFile: noted("upload", ({ id }) => {
          if (id !== undefined) Object.assign(logo, { isOwn: true, revision: logo.revision + 1 });
          return { predefinedFile: predefined(), undoId: null };
        }),
        resetPredefinedFile: noted("reset", () => {
          Object.assign(logo, { isOwn: false, revision: logo.revision + 1 });
          undo = () => Object.assign(logo, { isOwn: true, revision: logo.revision + 1 });
          return { predefinedFile: predefined(), undoId: "reset" };
        }),
        addServiceFile: noted("add", ({ path }) => {
          if (typeof path !== "string") return { communeService: null, serviceFile: null };
          const file: Stored = { id: `new ${path}`, path, byteSize: 10, revision: 1 };
          stored.push(file);
          return { communeService: communeService(), serviceFile: fileOf(file) };
        }),
        replaceServiceFile: noted("replace", ({ id }) => {
          const file = stored.find((each) => each.id === id);
          if (file) {
            Object.assign(file, { revision: file.revision + 1, byteSize: 10 });
            undo = () => Object.assign(file, { revision: file.revision + 1, byteSize: 2_048 });
          }
          return { serviceFile: file ? fileOf(file) : null, undoId: "replaced" };
        }),
        renameServiceFile: noted("rename", ({ id, path }) => {
          const file = stored.find((each) => each.id === id);
          if (file && typeof path === "string") Object.assign(file, { path, revision: file.revision + 1 });
          return { communeService: communeService(), serviceFile: file ? fileOf(file) : null };
        }),
        removeServiceFiles: noted("remove", ({ items = [] }) => {
          const removed = new Set((items as { id: string }[]).map(({ id }) => id));
          const before = [...stored];
          stored.splice(0, stored.length, ...before.filter(({ id }) => !removed.has(id)));
          undo = () => stored.splice(0, stored.length, ...before);
          return { communeService: communeService(), undoId: "removed" };
        }),
        undoServiceFileChange: noted("undo", ({ id }) => {
          if (id !== undefined) undo();
          return { communeService: communeService() };
        }),
        previewServiceFileImport: noted("preview", ({ id }) => ({
          serviceFileImport: id === undefined ? null : checkedArchive,
        })),
        importServiceFiles: noted("import", ({ id }) => {
          if (id === undefined) return { communeService: communeService(), importedCount: 0 };
          stored.push({ id: "neu", path: "bilder/neu.txt", byteSize: 10, revision: 1 });
          return { communeService: communeService(), importedCount: 1 };
        }),
      },
    },
  });
  return {
    app,
    uploads,
    calls,
    /** Refuses the next calls in order. */
    refuse: (...errors: readonly TestError[]) => {
      refusals.push(...errors);
    },
  };
}

/** Paths of the tree, folders included. */
export const treePaths = () =>
  screen.getAllByRole("treeitem").map((item) => item.getAttribute("data-value") ?? "");

/** Chooses files for the input with this label. */
export function chooseFor(label: RegExp, ...files: readonly File[]): void {
  const [input] = screen.getAllByLabelText(label).filter((each) => each.tagName === "INPUT");
  if (!input) throw new Error("There is no file input.");
  fireEvent.input(input, { target: { files } });
}
