/** Resolvers of the fees of services. */
import { tariffEntriesDefault } from "#domain/feeTariff";
import type { Context } from "#server/context";
import { findCommuneService } from "#server/domain/communes/communeServices";
import { readFeeImpact } from "#server/domain/fees/service/feeImpact";
import { findFeeRule } from "#server/domain/fees/rule/feeRules";
import { resetFee, saveFee, setFeeStatus } from "#server/domain/fees/service/feeEdits";
import {
  resetFeeMetadata,
  restoreFeeMetadata,
  saveFeeMetadata,
} from "#server/domain/fees/service/feeMetadata";
import { listFees, type Fee } from "#server/domain/fees/service/fees";
import { findTariffEntries } from "#server/domain/fees/feeTariff";
import type { Outcome } from "#server/domain/mutationResult";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { failure } from "#server/failure";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { FeeKey } from "#server/storage/fees/serviceFees";
import type { FeeNumbersInput, Resolvers, RevisionedIdInput } from "./__generated__/resolvers";
import { communeServiceKey } from "./communes.resolvers";

export const feesResolvers = {
  CommuneService: {
    fees: (service, _args, ctx) => listFees(ctx, service),
  },
  Fee: {
    id: ({ communeAgs, serviceId, feeId }) => toNodeId("Fee", `${communeAgs}/${serviceId}/${feeId}`),
    owner: ({ communeAgs, isInherited }) => (isInherited ? "system" : communeAgs),
    systemFee: ({ inherited }) => inherited,
    metadata: ({ numbers, hasOwnNumbers, canRestoreNumbers }) => ({
      numbers,
      isInherited: !hasOwnNumbers,
      isReset: canRestoreNumbers,
    }),
  },
  Query: {
    feeTariff: (_root, { text, first }, ctx) => findTariffEntries(ctx, text, first ?? tariffEntriesDefault),
    feeImpact: (_root, { id, change }, ctx) => readFeeImpact(ctx, parseFeeId(bareIdOf("Fee", id)), change),
  },
  Mutation: {
    saveFee: async (_root, { input }, ctx) => {
      const { communeServiceId, revision = null, feeId, text } = input;
      const service = communeServiceKey(bareIdOf("CommuneService", communeServiceId));
      const prices = input.prices.map(({ validTo = null, ...price }) => ({ ...price, validTo }));
      if (revision !== null && input.numbers) {
        throw failure("bad_request", { detail: "numbers are for new fees: use saveFeeMetadata." });
      }
      const numbers = input.numbers ? numbersOf(input.numbers) : null;
      const { value, errors } = await saveFee(ctx, { service, revision, feeId, text, prices, numbers });
      const communeService = value && (await findCommuneService(ctx, value.service));
      return { fee: value?.fee ?? null, communeService, errors };
    },
    setFeeStatus: async (_root, { input }, ctx) => {
      const { status, confirmed } = input;
      return payloadWithRule(
        ctx,
        await setFeeStatus(ctx, targetOf(input), { status, confirmed: confirmed ?? [] }),
      );
    },
    resetFee: async (_root, { input }, ctx) =>
      payloadWithRule(ctx, await resetFee(ctx, targetOf(input), input.confirmed ?? [])),
    saveFeeMetadata: async (_root, { input }, ctx) =>
      payloadOf(await saveFeeMetadata(ctx, targetOf(input), numbersOf(input.numbers))),
    resetFeeMetadata: async (_root, { input }, ctx) =>
      payloadOf(await resetFeeMetadata(ctx, targetOf(input))),
    restoreFeeMetadata: async (_root, { input }, ctx) =>
      payloadOf(await restoreFeeMetadata(ctx, targetOf(input))),
  },
} satisfies SomeResolvers<Resolvers>;

/** Parses the database id of a fee; null if it is null. */
export function parseFeeId(bareId: string | null): FeeKey | null {
  const [communeAgs, serviceId, feeId] = bareId?.split("/") ?? [];
  return communeAgs === undefined || serviceId === undefined || feeId === undefined
    ? null
    : { communeAgs, serviceId, feeId };
}

const targetOf = ({ id, revision }: RevisionedIdInput) => ({
  key: parseFeeId(bareIdOf("Fee", id)),
  revision,
});

/** The numbers as received; those left out are null. */
export const numbersOf = ({ gebOstNr = null, hhst = null, objnr = null }: FeeNumbersInput) => ({
  gebOstNr,
  hhst,
  objnr,
});

const payloadOf = ({ value, errors }: Outcome<Fee>) => ({ fee: value, errors });

/** Also returns the rule, because its text contains the prices of the fees. */
async function payloadWithRule(ctx: Context, { value, errors }: Outcome<Fee>) {
  return { fee: value, feeRule: value && (await findFeeRule(ctx, value)), errors };
}
