/** A fake import server: tests set the results of checks and the responses of calls. */
import { pageOf, type PageArguments } from "../../support/connection";
import { failure } from "../../support/mockedEndpoints";

interface TestProblem {
  readonly line: number;
  readonly column: number | null;
  readonly columnName: string | null;
  readonly value: string | null;
  readonly code: string;
  readonly params?: Readonly<Record<string, string>>;
}

export interface TestImport {
  readonly kind?: string;
  readonly state?: string;
  readonly counts?: Partial<Record<"added" | "changed" | "unchanged" | "removed" | "refused", number>>;
  readonly needsConfirmation?: readonly string[];
  readonly problems?: readonly TestProblem[];
  readonly failure?: string;
  readonly sample?: string | null;
  readonly removed?: readonly string[];
  readonly ignoredColumns?: readonly string[];
  readonly otherCommunes?: object;
}

const error = (code: string, params: Readonly<Record<string, string>> = {}) => ({
  code,
  field: null,
  params: Object.entries(params).map(([name, value]) => ({ name, value })),
});

/** A promise and the function that resolves it. */
function hold() {
  let resolveIt = () => {};
  const released = new Promise<void>((resolve) => {
    resolveIt = resolve;
  });
  return { released, release: () => resolveIt() };
}

/** Resolvers of imports; `found` holds the check results of successive files. */
export function importServer(...found: readonly TestImport[]) {
  let begun = 0;
  let progressCalls = 0;
  let checkingFor = 0;
  let okkommHeld: Promise<void> | null = null;
  let commitHeld: Promise<void> | null = null;
  let refusal: string | null = null;
  const states = new Map<string, string>();
  const committed: { token: string; confirmed: readonly string[] }[] = [];
  const cancelled: string[] = [];
  const restored: string[] = [];

  const begin = () => {
    const id = `Import:${(begun += 1)}`;
    states.set(id, "CHECKING");
    return { importPreview: { id }, errors: [] };
  };
  const beginOkkomm = async () => {
    await okkommHeld;
    return begin();
  };
  const previewOf = (id: string) => {
    const test = found[Math.min(Number(id.split(":")[1]), found.length) - 1];
    if (!test) return null;
    if (states.get(id) === "CHECKING" && checkingFor <= 0) states.set(id, test.state ?? "READY");
    const counts = { added: 0, changed: 0, unchanged: 0, removed: 0, refused: 0, ...test.counts };
    const problems = test.problems ?? [];
    return {
      id,
      kind: test.kind ?? "POSTAL_CODES",
      state: states.get(id),
      token: `token of ${id}`,
      fileName: "plz.csv",
      byteSize: 900,
      encoding: "WINDOWS_1252",
      sample: test.sample === undefined ? "Göggingen" : test.sample,
      ignoredColumns: test.ignoredColumns ?? [],
      otherCommunes: test.otherCommunes ?? null,
      progressDone: 40,
      progressTotal: 80,
      counts,
      needsConfirmation: test.needsConfirmation ?? [],
      problemCounts: [],
      problemFile: ({ language }: { readonly language: string }) =>
        problems.length > 0 ? { url: `/mgt/downloads/${language}`, fileName: "fehler.csv" } : null,
      failure: test.failure ? error(test.failure) : null,
      snapshot: states.get(id) === "COMMITTED" && counts.removed > 0 ? { id: "Snapshot:1" } : null,
      problems: (page: PageArguments) =>
        pageOf(
          problems.map(({ code, params, ...node }) => ({ ...node, error: error(code, params) })),
          page,
        ),
      changes: ({ kind }: { kind: string }) =>
        kind === "REMOVED"
          ? (test.removed ?? []).map((label) => ({ line: null, kind, label, changes: [] }))
          : [],
    };
  };

  return {
    committed,
    cancelled,
    restored,
    /** Number of progress calls during which the check keeps running. */
    checkFor: (calls: number) => {
      checkingFor = calls;
    },
    /** Holds the response of commits until the returned function is called. */
    holdCommit: () => {
      const { released, release } = hold();
      commitHeld = released;
      return release;
    },
    /** Holds OK.KOMM's response until the returned function is called. */
    holdOkkomm: () => {
      const { released, release } = hold();
      okkommHeld = released;
      return release;
    },
    progressCalls: () => progressCalls,
    /** Refuses the next commit with this code. */
    refuseCommit: (code: string) => {
      refusal = code;
    },
    Query: {
      importPreview: (_: unknown, { id }: { id: string }) => {
        progressCalls += 1;
        checkingFor -= 1;
        return previewOf(id);
      },
      /** Further pages of problems. */
      node: (_: unknown, { id }: { id: string }) => {
        const preview = previewOf(id);
        return preview && { __typename: "ImportPreview", ...preview };
      },
    },
    Mutation: {
      previewPostalCodeImport: begin,
      previewResidentialPropertyUpload: begin,
      previewOkkommImport: beginOkkomm,
      commitImport: async (
        _: unknown,
        { input }: { input: { id: string; token: string; confirmed: readonly string[] } },
      ) => {
        if (refusal) {
          const code = refusal;
          refusal = null;
          return { importPreview: previewOf(input.id), errors: [error(code)] };
        }
        if (!states.has(input.id)) throw failure("not_found");
        await commitHeld;
        states.set(input.id, "COMMITTED");
        committed.push({ token: input.token, confirmed: input.confirmed });
        return { importPreview: previewOf(input.id), errors: [] };
      },
      cancelImport: (_: unknown, { input: { id } }: { input: { id: string } }) => {
        cancelled.push(id);
        states.set(id, "CANCELLED");
        return { importPreview: previewOf(id), errors: [] };
      },
      restoreSnapshot: (_: unknown, { input: { id } }: { input: { id: string } }) => {
        restored.push(id);
        return { commune: { id: "Commune:1" }, errors: [] };
      },
    },
  };
}
