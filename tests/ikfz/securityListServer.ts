/** Mocked security lists of Augsburg, which can be changed as on the server. */
import { connection, pageOf, type PageArguments } from "../support/connection";
import { failure } from "../support/mockedEndpoints";
import type { SecurityListKind, SecurityListResult } from "#domain/securityLists/securityLists";

const actor = { userId: null, username: "k.brandl", role: "MEMBER" };
const at = "2026-11-20T13:05:00.000Z";
const later = "2026-11-27T13:05:00.000Z";

export interface Entry {
  readonly id: string;
  readonly list: SecurityListKind;
  readonly display: string;
  readonly [field: string]: unknown;
}

/** An entry; on the blacklist by default. */
export function entry(display: string, changes: object = {}): Entry {
  return {
    __typename: "SecurityListEntry",
    id: `Entry:${display}`,
    list: "BLACKLIST",
    display,
    pattern: display,
    kind: display.includes("@") ? "ADDRESS" : "DOMAIN",
    reason: null,
    expiresOn: null,
    createdBy: actor,
    createdAt: at,
    ...changes,
  };
}

const file = (fileName: string) => ({
  url: `/files/${fileName}`,
  fileName,
  mediaType: "text/csv",
  byteSize: 10,
  expiresAt: "2099-11-20T13:10:00.000Z",
});

const error = (code: string, field: readonly string[] | null = null, params: object = {}) => ({
  code,
  field,
  params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
});
type WireError = ReturnType<typeof error>;
export const refusal = error;

/** An entry of an imported file. */
export interface FileEntry {
  readonly line: number;
  readonly text: string;
  readonly result: SecurityListResult;
}

interface Arguments {
  readonly list: SecurityListKind;
  readonly filter: { readonly text: string | null } | null;
}

interface Input {
  readonly ids: readonly string[];
  readonly removalId: string;
  readonly list: SecurityListKind;
  readonly pattern: string;
  readonly reason: string | null;
  readonly expiresOn: string | null;
  readonly allowsPublicSuffix: boolean;
  readonly allowsPublicSuffixes: boolean;
  readonly file: { readonly name: string };
}

interface Options {
  /** What the next changes result in, by pattern; default: added. */
  readonly results?: Readonly<Record<string, SecurityListResult>>;
  readonly impact?: object;
  readonly verdict?: object;
  readonly fileEntries?: readonly FileEntry[];
  /** Entries under a filter, if more than are listed. */
  readonly total?: { readonly totalCount: number; readonly totalCountExceeded: boolean };
}

/** Resolvers for these entries, and the inputs they got. */
export function securityListServer(entries: readonly Entry[], options: Options = {}) {
  const { results = {}, impact = {}, verdict = {}, fileEntries = [], total } = options;
  let stored = entries;
  let held: Promise<void> | null = null;
  let isFailing = false;
  let imported: readonly Entry[] = [];
  let removed: { readonly id: string; readonly entries: readonly Entry[] }[] = [];
  const asked: Arguments[] = [];
  const sent: { readonly field: string; readonly input: unknown }[] = [];
  const refusals = new Map<string, readonly WireError[]>();
  const note = (field: string, input: unknown) => {
    sent.push({ field, input });
    const errors = refusals.get(field) ?? [];
    refusals.delete(field);
    return errors;
  };
  const removalOf = (one: (typeof removed)[number]) => ({
    id: one.id,
    count: one.entries.length,
    removedBy: actor,
    removedAt: at,
    expiresAt: later,
    examples: one.entries.slice(0, 3).map(({ display }) => display),
  });
  const remove = (matches: (one: Entry) => boolean) => {
    const gone = stored.filter(matches);
    stored = stored.filter((one) => !matches(one));
    const removal = { id: `removal-${removed.length + 1}`, entries: gone };
    removed = [removal, ...removed];
    return { removal: removalOf(removal), removedIds: gone.map(({ id }) => id), result: "DELETED" };
  };
  const refused = { removal: null, removedIds: [], result: null };
  const count = (matches: (one: FileEntry) => boolean) => fileEntries.filter(matches).length;
  const importOf = (list: SecurityListKind, fileName: string, changes: object = {}) => ({
    __typename: "SecurityListImport",
    id: "Import:1",
    list,
    state: "CHECKED",
    fileName,
    encoding: "UTF_8",
    entryCount: fileEntries.length,
    expiresAt: later,
    undoableUntil: null,
    importedCount: count(({ result }) => result === "ENTRY_ADDED"),
    refusedCount: count(({ result }) => result !== "ENTRY_ADDED"),
    counts: [...new Set(fileEntries.map(({ result }) => result))].map((result) => ({
      result,
      count: count((one) => one.result === result),
    })),
    entries: ({ results: wanted, ...page }: PageArguments & { results?: string[] }) => {
      const found = fileEntries.filter(({ result }) => !wanted || wanted.includes(result));
      return pageOf(
        found.map((one) => ({ pattern: one.text, reason: null, expiresOn: null, ...one })),
        page,
      );
    },
    ...changes,
  });

  const Query = {
    securityListEntries: (_: unknown, args: Arguments) => {
      asked.push(args);
      const text = args.filter?.text;
      const listed = connection(
        stored.filter(({ list, display }) => list === args.list && (!text || display.includes(text))),
      );
      const pageInfo = { ...listed.pageInfo, hasNextPage: total !== undefined };
      return { ...listed, ...total, pageInfo };
    },
    securityListRemovals: () => removed.map(removalOf),
    addressVerdict: () => ({
      isAdmitted: true,
      reason: "NOT_LISTED",
      address: "anna@example.org",
      entry: null,
      ...verdict,
    }),
    securityListImpact: (_: unknown, { pattern }: { pattern: string }) => ({
      result: results[pattern] ?? "ENTRY_ADDED",
      pattern,
      reservationCount: 1_200,
      reservationCountExceeded: false,
      stoppedCount: 17,
      admittedCount: 3,
      ...impact,
    }),
    node: async (_: unknown, { id }: { id: string }) => {
      await held;
      if (isFailing) throw failure("internal_error");
      return id === "Import:1" ? importOf("BLACKLIST", "eingefuegt.txt") : null;
    },
  };

  const Mutation = {
    addSecurityListEntry: (_: unknown, { input }: { input: Input }) => {
      const errors = note("addSecurityListEntry", input);
      if (errors.length > 0) return { entryEdge: null, result: null, errors };
      const { pattern, list, reason, expiresOn } = input;
      const result = results[pattern] ?? "ENTRY_ADDED";
      const isAdded = result === "ENTRY_ADDED" || (result === "PUBLIC_SUFFIX" && input.allowsPublicSuffix);
      if (!isAdded) return { entryEdge: null, result, errors };
      const node = entry(pattern, { list, reason, expiresOn });
      stored = [...stored, node];
      return { entryEdge: { cursor: node.id, node }, result: "ENTRY_ADDED", errors };
    },
    removeSecurityListEntries: (_: unknown, { input }: { input: Input }) => {
      const errors = note("removeSecurityListEntries", input);
      return errors.length > 0
        ? { ...refused, errors }
        : { ...remove(({ id }) => input.ids.includes(id)), errors };
    },
    removeFilteredSecurityListEntries: (_: unknown, { input }: { input: Input }) => {
      const errors = note("removeFilteredSecurityListEntries", input);
      return errors.length > 0
        ? { ...refused, errors }
        : { ...remove(({ list }) => list === input.list), errors };
    },
    restoreSecurityListEntries: (_: unknown, { input }: { input: Input }) => {
      const errors = note("restoreSecurityListEntries", input);
      const found = removed.find(({ id }) => id === input.removalId);
      if (errors.length > 0 || !found) return { restoredCount: null, skippedCount: null, errors };
      removed = removed.filter((one) => one !== found);
      stored = [...stored, ...found.entries];
      return { restoredCount: found.entries.length, skippedCount: 0, errors };
    },
    previewSecurityListImport: (_: unknown, { input }: { input: Input }) => {
      const errors = note("previewSecurityListImport", input);
      return { securityListImport: errors.length > 0 ? null : importOf(input.list, input.file.name), errors };
    },
    commitSecurityListImport: (_: unknown, { input }: { input: Input }) => {
      const errors = note("commitSecurityListImport", input);
      if (errors.length > 0) return { securityListImport: null, refusedFile: null, errors };
      const added = fileEntries.filter(
        ({ result }) =>
          result === "ENTRY_ADDED" || (result === "PUBLIC_SUFFIX" && input.allowsPublicSuffixes),
      );
      imported = added.map(({ text }) => entry(text));
      stored = [...stored, ...imported];
      const numbers = { importedCount: added.length, refusedCount: fileEntries.length - added.length };
      const changes = { state: "IMPORTED", undoableUntil: "2026-11-20T13:15:00.000Z", ...numbers };
      return {
        securityListImport: importOf("BLACKLIST", "eingefuegt.txt", changes),
        refusedFile: numbers.refusedCount > 0 ? file("abgewiesen.csv") : null,
        errors,
      };
    },
    undoSecurityListImport: (_: unknown, { input }: { input: Input }) => {
      const errors = note("undoSecurityListImport", input);
      const before = stored.length;
      if (errors.length === 0) stored = stored.filter((one) => !imported.includes(one));
      return { securityListImport: null, removedCount: before - stored.length, errors };
    },
    exportSecurityList: (_: unknown, { input }: { input: Input }) => {
      const errors = note("exportSecurityList", input);
      return { download: errors.length > 0 ? null : file("blacklist.csv"), errors };
    },
  };

  return {
    endpoint: { Query, Mutation },
    /** Arguments of the queries of the entries. */
    asked,
    /** Delays the entries of a checked file until the returned function is called, which may let them fail. */
    holdFileEntries: () => {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => (release = resolve));
      return (fails = false) => {
        held = null;
        isFailing = fails;
        release();
      };
    },
    /** Inputs of the mutations of a root field. */
    inputsOf: (field: keyof typeof Mutation) =>
      sent.flatMap((call) => (call.field === field ? [call.input] : [])),
    /** Refuses the next call of a root field. */
    refuseNext: (field: keyof typeof Mutation, ...errors: readonly WireError[]) =>
      refusals.set(field, errors),
  };
}

const commune = (ags: string, hasSecurityLists: boolean) => ({
  id: "Commune:1",
  ags,
  name: "Augsburg",
  serviceIds: ["ikfz-kennzeichenreservierung", "ikfz-neuzulassung"],
  counts: { hasSecurityLists },
});

/** The commune of the lists. */
export const augsburg = (hasSecurityLists = true) => ({
  Query: {
    commune: (_: unknown, { ags }: { ags: string }) =>
      ags === "09761000" ? commune(ags, hasSecurityLists) : null,
  },
});

export const listsUrl = "/mgt/edit/09761000/security-lists";
export const blacklistUrl = `${listsUrl}?list=blacklist`;
export const serviceUrl = "/mgt/security/09761000/ikfz-kennzeichenreservierung";
