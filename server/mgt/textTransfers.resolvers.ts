/** Resolvers of transfers of texts to other communes. */
import { prepareTransfer, retryTransfer } from "#server/domain/texts/transfer/prepareTransfer";
import {
  communeStateOf,
  countCommunes,
  countTexts,
  findTransfer,
  listTransferResults,
  listTransferRows,
  listTransfers,
  listTransferTexts,
  saveTransferChoices,
  type TextTransfer,
} from "#server/domain/texts/transfer/textTransfers";
import {
  listTransferableTexts,
  listTransferTargetAgs,
  listTransferTargets,
} from "#server/domain/texts/transfer/transferTargets";
import { textTransferRuns } from "#server/domain/texts/transfer/copyTexts";
import type { Outcome } from "#server/domain/mutationResult";
import { itemError } from "#server/domain/runs/runKind";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, opaqueId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";
import { communeServiceKey } from "./communes.resolvers";
import { serveRuns } from "./servedRuns";

const transferId = (id: string) => bareIdOf("TextTransfer", id);

const storeId = (...parts: readonly (string | number)[]) =>
  opaqueId(Buffer.from(parts.join("/")).toString("base64url"));

export const servedTransfers = serveRuns("TextTransfer", {
  runs: textTransferRuns,
  find: findTransfer,
  retry: retryTransfer,
  folder: "text-transfers",
});

async function payload(result: Promise<Outcome<TextTransfer>>) {
  const { value, errors } = await result;
  return { transfer: value, errors };
}

/** The payload of a deprecated mutation. */
async function former(result: ReturnType<typeof servedTransfers.start>) {
  const { run, errors } = await result;
  return { transfer: run, errors };
}

export const textTransfersResolvers = {
  CommuneService: {
    transferableTexts: (service, _args, ctx) => listTransferableTexts(ctx, service),
    textTransferTargets: async (service, args, ctx, info) =>
      toConnection(await listTransferTargets(ctx, service, args.filter ?? {}, readPageBounds(args, info))),
    textTransferTargetAgs: (service, { filter }, ctx) => listTransferTargetAgs(ctx, service, filter ?? {}),
    textTransfers: (service, _args, ctx) => listTransfers(ctx, service),
  },
  TextTransferTarget: {
    id: ({ ags, serviceId }) => storeId("TextTransferTarget", ags, serviceId),
  },
  TextTransfer: {
    ...servedTransfers.fields,
    keyCount: (transfer) => transfer.key_count,
    textCount: (transfer, _args, ctx) => countTexts(ctx, transfer),
    texts: (transfer, range, ctx) => listTransferTexts(ctx, transfer, range),
    rows: async (transfer, { from, count, ...args }, ctx, info) =>
      toConnection(await listTransferRows(ctx, transfer, { from, count }, readPageBounds(args, info))),
    results: async (transfer, { states, isImpossible, ...args }, ctx, info) => {
      const filter = { states: states ?? [], isImpossible: isImpossible ?? null };
      return toConnection(await listTransferResults(ctx, transfer, filter, readPageBounds(args, info)));
    },
    counts: (transfer, _args, ctx) => countCommunes(ctx, transfer),
  },
  TextTransferText: {
    id: (text) => storeId("TextTransferText", text.runId, text.position),
  },
  TextTransferRow: {
    id: ({ runId, place }) => storeId("TextTransferRow", runId, place),
    ags: ({ ags }) => ags ?? "",
    communeName: ({ label }) => label,
    error: itemError,
    newCount: ({ texts }) => texts.new,
    equalCount: ({ texts }) => texts.equal,
    differentCount: ({ texts }) => texts.different,
    changedCount: ({ texts }) => texts.changed,
  },
  TextTransferResult: {
    id: ({ runId, place }) => storeId("TextTransferResult", runId, place),
    ags: ({ ags }) => ags ?? "",
    communeName: ({ label }) => label,
    state: communeStateOf,
    isImpossible: ({ itemState }) => itemState === "IMPOSSIBLE",
    error: itemError,
  },
  Mutation: {
    prepareTextTransfer: (_root, { input }, ctx) => {
      const { id, ...rest } = input;
      return payload(
        prepareTransfer(ctx, { ...rest, key: communeServiceKey(bareIdOf("CommuneService", id)) }),
      );
    },
    saveTextTransferChoices: (_root, { input }, ctx) =>
      payload(saveTransferChoices(ctx, transferId(input.id), input.choices)),
    startTextTransfer: (_root, { input }, ctx) => former(servedTransfers.start(ctx, input.id)),
    retryTextTransfer: (_root, { input }, ctx) => former(servedTransfers.retry(ctx, input.id)),
    cancelTextTransfer: (_root, { input }, ctx) => former(servedTransfers.cancel(ctx, input.id)),
  },
  Subscription: {
    textTransferProgress: {
      subscribe: (_root, { id }, ctx) => servedTransfers.progress(ctx, id),
      resolve: (transfer: TextTransfer) => transfer,
    },
  },
} satisfies SomeResolvers<Resolvers>;
