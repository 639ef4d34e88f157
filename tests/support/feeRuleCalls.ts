/** Calls about the fee rule of one service. */
import type { FeeRule } from "#domain/feeRules/feeRuleNodes";
import { writeFeeRule, type FeeRuleWireNode } from "#domain/feeRules/feeRuleWire";
import { toNodeId } from "#server/nodeId";
import type { Database } from "#server/storage/database/database";
import { feeService } from "./fees";
import type { SeenError, ServerHarness } from "./serverHarness";

/** A rule as selected by these calls. */
export interface SeenRule {
  readonly id: string;
  readonly sentenceDe: string;
  readonly sentenceEn: string;
  readonly nodes: readonly FeeRuleWireNode[] | null;
  readonly isInherited: boolean;
  readonly variables: readonly { readonly key: string; readonly type: string }[] | null;
  readonly examples: readonly { readonly name: string; readonly total: number }[] | null;
  readonly versions:
    | readonly {
        readonly number: number;
        readonly nodes: readonly FeeRuleWireNode[] | null;
        readonly reason: string | null;
        readonly savedBy: { readonly username: string };
      }[]
    | null;
  readonly updatedAt: string | null;
  readonly updatedBy: { readonly username: string } | null;
  readonly revision: number;
}

export interface RuleResult {
  readonly feeRule: SeenRule | null;
  readonly errors: readonly SeenError[];
}

export interface SeenReplay {
  readonly paymentCount: number;
  readonly changedCount: number;
  readonly failedCount: number;
  readonly totalBefore: number;
  readonly totalAfter: number;
  readonly largestDifference: number;
}

/** The rule of a commune's service, as a user reads and changes it. */
export interface FeeRuleCalls {
  /** Null if the user may not see the service. */
  read(): Promise<SeenRule | null>;
  /** Saves a rule, by default with the current revision and without examples. */
  save(rule: FeeRule, input?: Readonly<Record<string, unknown>>): Promise<RuleResult>;
  reset(input?: Readonly<Record<string, unknown>>): Promise<RuleResult>;
  replay(rule: FeeRule): Promise<SeenReplay>;
}

const description = "id sentenceDe sentenceEn isInherited updatedAt updatedBy { username } revision";
const nodes = "nodes { nodeId parentId slot position kind booleanValue numberValue variable feeId operator }";
const contents = `${nodes} variables { key type labels { language text } }
  examples { exampleId name asOf answers { variable booleanValue numberValue } total }
  versions { number ${nodes} reason savedAt savedBy { username } }`;

/** The calls of a user; members only read the description. */
export function feeRuleCalls(
  harness: ServerHarness,
  ags: string,
  token: string,
  selection = `${description} ${contents}`,
): FeeRuleCalls {
  const id = toNodeId("FeeRule", `${ags}/${feeService}`);
  const read = async () => {
    const source = `query ($ags: AGS!, $serviceId: String!) {
      communeService(ags: $ags, serviceId: $serviceId) { feeRule { ${selection} } } }`;
    const { communeService } = await harness.read(source, { ags, serviceId: feeService }, token);
    return (communeService as { readonly feeRule: SeenRule | null } | null)?.feeRule ?? null;
  };
  const send = async (name: string, input: Readonly<Record<string, unknown>>) => {
    const revision = "revision" in input ? {} : { revision: (await read())?.revision };
    const { payload, errors } = await harness.mutate(
      name,
      `feeRule { ${selection} }`,
      { id, ...revision, ...input },
      { token },
    );
    return { ...(payload as { readonly feeRule: SeenRule | null }), errors };
  };
  return {
    read,
    save: (rule, input = {}) => send("saveFeeRule", { nodes: writeFeeRule(rule), examples: [], ...input }),
    reset: (input = {}) => send("resetFeeRule", input),
    replay: async (rule) => {
      const source = `query ($ruleId: ID!, $nodes: [FeeRuleNodeInput!]!) {
        feeRuleReplay(ruleId: $ruleId, nodes: $nodes) {
          paymentCount changedCount failedCount totalBefore totalAfter largestDifference } }`;
      const { feeRuleReplay } = await harness.read(source, { ruleId: id, nodes: writeFeeRule(rule) }, token);
      return feeRuleReplay as SeenReplay;
    },
  };
}

/** The calls of a user who only selects the description. */
export const feeRuleDescription = (harness: ServerHarness, ags: string, token: string) =>
  feeRuleCalls(harness, ags, token, description);

const field = (key: string, type: string, de: string, en = "", isVisible = true) => ({
  key,
  type,
  labels: en ? { de, en } : { de },
  helpTexts: {},
  isRequired: false,
  isVisible,
  options: [],
  minLength: "",
  maxLength: "",
  min: "",
  max: "",
  format: "",
});

/** Stores the inherited form and the rule of the service, at revision 1. */
export async function storeFeeRuleBasics(db: Database, rule: FeeRule): Promise<void> {
  const fields = [
    field("name", "TEXT", "Name"),
    field("anzahl", "INTEGER", "Anzahl", "Count"),
    field("wunschkennzeichen", "CHECKBOX", "Wunschkennzeichen", "Preferred plate"),
    field("menge", "DECIMAL", "Menge", "", false),
  ];
  await db
    .insertInto("service_form")
    .values({ service_id: feeService, fields: JSON.stringify(fields) })
    .execute();
  await db
    .insertInto("fee_rule")
    .values({
      service_id: feeService,
      nodes: JSON.stringify(writeFeeRule(rule)),
      updated_at: new Date("2026-01-01"),
    })
    .execute();
}
