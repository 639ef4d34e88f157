/** A fake server of a transfer of texts: two communes, one of which has another text. */
import { vi } from "vitest";
import { connection } from "../../support/connection";
import { pushed } from "../../support/events";
import { userError } from "../../support/masterData";
import type { Resolvers } from "../../support/mockedEndpoints";
import { textStore } from "../../support/textStore";

interface Choice {
  readonly ags?: string | null;
  readonly overwrite: boolean;
}

const fuerth = { ags: "09563000", communeName: "Fürth" };
const gera = { ags: "16052000", communeName: "Gera" };
const transferRef = {
  __typename: "TextTransfer",
  id: "transfer-1",
  createdAt: "2026-11-20T13:02:00.000Z",
};
/** The results of the transfer. */
export const resultFile = { url: "/mgt/exports/text-transfers/1", fileName: "ergebnis-1.csv" };
const missing = () => userError("languages_missing_in_commune", null, { languages: "en" });

/** Node id of the transfer that a retry prepares. */
const retryId = "transfer-2";

interface ResultFilter {
  readonly states?: readonly string[] | null;
  readonly isImpossible?: boolean | null;
}

interface ServerOptions {
  /** Whether Fürth can receive the texts; Gera never can. */
  readonly canReceive?: boolean;
  /** Whether the transfer is over and failed in Fürth. */
  readonly hasFailed?: boolean;
  readonly expiresAt?: string;
  readonly action?: "DRAFT_TEXTS" | "PUBLISH_TEXTS";
}

export function transferServer(options: ServerOptions = {}) {
  const { canReceive = true, hasFailed = false, expiresAt = "2099-11-20T14:02:00.000Z" } = options;
  const { action = "DRAFT_TEXTS" } = options;
  let state = hasFailed ? "FINISHED" : "PREPARED";
  let overwrite = false;
  const progress = pushed();
  const own = new Map<string, boolean>();
  const rows = () => [
    {
      ...fuerth,
      id: "row-1",
      error: null,
      newCount: 0,
      equalCount: 0,
      changedCount: 0,
      differentCount: 1,
      overwrittenCount: (own.get(fuerth.ags) ?? overwrite) ? 1 : 0,
      cells: [
        {
          position: 0,
          state: "DIFFERENT",
          targetText: "Auto anmelden",
          isCopied: own.get(fuerth.ags) ?? overwrite,
        },
      ],
    },
    {
      ...gera,
      id: "row-2",
      error: missing(),
      newCount: 0,
      equalCount: 0,
      changedCount: 0,
      differentCount: 0,
      overwrittenCount: 0,
      cells: [],
    },
  ];
  const results = () => [
    {
      ...gera,
      id: "result-2",
      state: "FAILED",
      isImpossible: true,
      error: missing(),
      copied: 0,
      kept: 0,
      changed: 0,
    },
    {
      ...fuerth,
      id: "result-1",
      isImpossible: false,
      error: hasFailed ? userError("conflict") : null,
      kept: 0,
      changed: 0,
      copied: state === "FINISHED" && !hasFailed ? 1 : 0,
      state: hasFailed ? "FAILED" : state === "FINISHED" ? "DONE" : "WAITING",
    },
  ];
  const transfer = (id = "transfer-1") => ({
    __typename: "TextTransfer",
    id,
    state: id === retryId ? "PREPARED" : state,
    action,
    ags: "09761000",
    serviceId: "ikfz-neuzulassung",
    runItems: ({ states }: { states?: readonly string[] | null }) =>
      connection(
        results()
          .map(({ id: item, ags, communeName, error, ...of }) => {
            const outcome = { DONE: "SUCCEEDED", FAILED: "FAILED" }[of.state] ?? "WAITING";
            return {
              id: item,
              ags,
              label: communeName,
              error,
              state: of.isImpossible ? "IMPOSSIBLE" : outcome,
            };
          })
          .filter((one) => !states?.length || states.includes(one.state)),
      ),
    mode: "DRAFT",
    overwrite,
    languages: ["de"],
    keyCount: 1,
    textCount: 1,
    texts: [{ id: "text-1", position: 0, key: "start.title", language: "de", text: "Neuzulassung" }],
    rows: () => connection(rows()),
    results: ({ states, isImpossible }: ResultFilter) =>
      connection(
        results().filter(
          (one) =>
            (states?.includes(one.state) ?? true) && (isImpossible ?? one.isImpossible) === one.isImpossible,
        ),
      ),
    progress: () => {
      const isOver = state === "FINISHED";
      return {
        total: 2,
        open: isOver || !canReceive ? 0 : 1,
        succeeded: isOver && !hasFailed ? 1 : 0,
        partial: 0,
        failed: hasFailed ? 1 : 0,
        skipped: 0,
        impossible: canReceive ? 1 : 2,
        unchanged: 0,
        excluded: 0,
      };
    },
    isOwn: true,
    retryOf: id === retryId ? transferRef : null,
    download: state === "FINISHED" ? resultFile : null,
    createdBy: { username: "support" },
    startedAt: state === "PREPARED" || id === retryId ? null : "2026-11-20T13:02:00.000Z",
    finishedAt: null,
    expiresAt,
  });
  const payload = () => ({ transfer: transfer(), errors: [] });
  const prepareTextTransfer = vi.fn((_root: unknown, _args: { input: object }): unknown => payload());
  const saveTextTransferChoices = vi.fn(
    (_root: unknown, { input }: { input: { choices: readonly Choice[] } }): unknown => {
      for (const choice of input.choices) {
        if (choice.ags === null || choice.ags === undefined) {
          overwrite = choice.overwrite;
          own.clear();
        } else own.set(choice.ags, choice.overwrite);
      }
      return payload();
    },
  );
  const startRun = vi.fn((): unknown => {
    state = "RUNNING";
    return { run: transfer(), errors: [] };
  });
  const cancelRun = vi.fn((): unknown => {
    state = "CANCELLED";
    return { run: transfer(), errors: [] };
  });
  const retryRun = vi.fn((_root: unknown, _args: { input: object }): unknown => ({
    run: transfer(retryId),
    errors: [],
  }));
  const store = textStore();
  const service = () => ({
    ...store.service(),
    transferableTexts: [
      {
        key: "start.title",
        section: "start",
        excerpt: "Neuzulassung",
        ownLanguages: ["de"],
        draftLanguages: [],
      },
      {
        key: "end.done",
        section: "end",
        excerpt: "Fertig",
        ownLanguages: [],
        draftLanguages: ["de"],
      },
    ],
    textTransfers: hasFailed ? [transfer()] : [],
    textTransferTargets: () =>
      connection([
        { ...fuerth, id: "target-1", languages: ["de", "en"] },
        { ...gera, id: "target-2", languages: ["de"] },
      ]),
    textTransferTargetAgs: [fuerth.ags, gera.ags],
  });
  const mgt: Resolvers = {
    Query: {
      commune: () => store.commune,
      communeService: service,
      node: (_root: unknown, { id }: { id: string }) =>
        id === "transfer-1" || id === retryId ? transfer(id) : service(),
    },
    Mutation: {
      prepareTextTransfer,
      saveTextTransferChoices,
      startRun,
      retryRun,
      cancelRun,
    },
    Subscription: { runProgress: progress.field },
  };
  return {
    mgt,
    payload,
    prepareTextTransfer,
    saveTextTransferChoices,
    startRun,
    retryRun,
    cancelRun,
    /** Handles all communes and streams the progress. */
    finish: () => {
      state = "FINISHED";
      progress.push(transfer());
    },
    /** Number of open streams. */
    streams: progress.open,
  };
}
