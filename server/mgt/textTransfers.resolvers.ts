/** Resolvers of transfers of texts to other communes. */
import { prepareTransfer, retryTransfer } from "#server/domain/texts/transfer/prepareTransfer";
import {
  cancelTransfer,
  communeStateOf,
  countCommunes,
  countTexts,
  findTransfer,
  listTransferResults,
  listTransferRows,
  listTransfers,
  listTransferTexts,
  saveTransferChoices,
  startTransfer,
  transferProgress,
  type TextTransfer,
} from "#server/domain/texts/transfer/textTransfers";
import {
  listTransferableTexts,
  listTransferTargetAgs,
  listTransferTargets,
} from "#server/domain/texts/transfer/transferTargets";
import type { Outcome } from "#server/domain/mutationResult";
import { itemError } from "#server/domain/runs/runKind";
import { resultDownload } from "#server/domain/runs/runResults";
import { contractState, creatorOf, expiryOf, runStateAt } from "#server/domain/runs/runStates";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, opaqueId, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";
import { communeServiceKey } from "./communes.resolvers";

const transferId = (id: string) => bareIdOf("TextTransfer", id);

const storeId = (...parts: readonly (string | number)[]) =>
  opaqueId(Buffer.from(parts.join("/")).toString("base64url"));

async function payload(result: Promise<Outcome<TextTransfer>>) {
  const { value, errors } = await result;
  return { transfer: value, errors };
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
    id: ({ id }) => toNodeId("TextTransfer", id),
    state: (transfer, _args, { now }) => contractState(runStateAt(transfer, now())),
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
    isOwn: (transfer, _args, { viewer }) => viewer !== null && transfer.created_by_id === viewer.id,
    retryOf: (transfer, _args, ctx) =>
      transfer.retry_of_id === null ? null : findTransfer(ctx, transfer.retry_of_id),
    download: (transfer, _args, ctx) => resultDownload(ctx, transfer, "text-transfers"),
    createdBy: creatorOf,
    createdAt: (transfer) => transfer.created_at,
    startedAt: (transfer) => transfer.started_at,
    finishedAt: (transfer) => transfer.finished_at,
    expiresAt: expiryOf,
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
    startTextTransfer: (_root, { input }, ctx) => payload(startTransfer(ctx, transferId(input.id))),
    retryTextTransfer: (_root, { input }, ctx) => payload(retryTransfer(ctx, transferId(input.id))),
    cancelTextTransfer: (_root, { input }, ctx) => payload(cancelTransfer(ctx, transferId(input.id))),
  },
  Subscription: {
    textTransferProgress: {
      subscribe: (_root, { id }, ctx) => transferProgress(ctx, transferId(id)),
      resolve: (transfer: TextTransfer) => transfer,
    },
  },
} satisfies SomeResolvers<Resolvers>;
