/** Resolvers of the fee rules of services. */
import { calendarDayOf } from "#domain/calendarDays";
import { writeFeeRule } from "#domain/feeRules/feeRuleWire";
import type { FeeRuleLanguage } from "#domain/feeRules/feeRuleLabels";
import type { Context } from "#server/context";
import type { Outcome } from "#server/domain/mutationResult";
import { resetFeeRule, saveFeeRule } from "#server/domain/fees/rule/feeRuleChanges";
import { textOfFeeRule } from "#server/domain/fees/rule/feeRuleInputs";
import { replayFeeRule } from "#server/domain/fees/rule/feeRuleReplay";
import { readServiceFeeRule, type ServiceFeeRule } from "#server/domain/fees/rule/feeRules";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import { selectFeeRuleVersions } from "#server/storage/fees/feeRules";
import type { FeeRuleExampleInput, Resolvers, RevisionedIdInput } from "./__generated__/resolvers";
import { communeServiceKey } from "./communes.resolvers";

export const feeRulesResolvers = {
  Query: {
    feeRuleReplay: (_root, { ruleId, nodes }, ctx) => replayFeeRule(ctx, keyOf(ruleId), nodes),
  },
  CommuneService: {
    feeRule: (service, _args, ctx) => readServiceFeeRule(ctx, service),
  },
  FeeRule: {
    id: ({ communeAgs, serviceId }) => toNodeId("FeeRule", `${communeAgs}/${serviceId}`),
    sentenceDe: (rule, _args, ctx) => sentenceOf(rule, "de", ctx),
    sentenceEn: (rule, _args, ctx) => sentenceOf(rule, "en", ctx),
    nodes: ({ rule }) => writeFeeRule(rule),
    variables: ({ inputs }) => inputs.variables,
    versions: (rule, _args, ctx) => selectFeeRuleVersions(ctx.db, rule),
    editions: (rule, _args, ctx) => selectFeeRuleVersions(ctx.db, rule),
  },
  FeeRuleVariable: {
    labels: ({ labels }) => Object.entries(labels).map(([language, text]) => ({ language, text })),
  },
  Mutation: {
    saveFeeRule: async (_root, { input }, ctx) => {
      const { nodes, reason = null } = input;
      const examples = input.examples.map(readExample);
      return payloadOf(await saveFeeRule(ctx, targetOf(input), { nodes, examples, reason }));
    },
    resetFeeRule: async (_root, { input }, ctx) => payloadOf(await resetFeeRule(ctx, targetOf(input))),
  },
} satisfies SomeResolvers<Resolvers>;

const keyOf = (ruleId: string) => communeServiceKey(bareIdOf("FeeRule", ruleId));

const targetOf = ({ id, revision }: RevisionedIdInput) => ({ key: keyOf(id), revision });

const payloadOf = ({ value, errors }: Outcome<ServiceFeeRule>) => ({ feeRule: value, errors });

function sentenceOf({ rule, inputs }: ServiceFeeRule, language: FeeRuleLanguage, { now }: Context): string {
  return textOfFeeRule(rule, inputs, { language, day: calendarDayOf(now()) });
}

function readExample({ exampleId, name, asOf, answers }: FeeRuleExampleInput) {
  return {
    exampleId,
    name,
    asOf,
    answers: answers.map(({ variable, booleanValue = null, numberValue = null }) => ({
      variable,
      booleanValue,
      numberValue,
    })),
  };
}
