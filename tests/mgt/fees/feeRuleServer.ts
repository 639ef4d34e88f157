/** A fake server that stores the fee rule of one service: it has revisions, and another user may save in between. */
import { vi } from "vitest";
import { noFeeRuleFields } from "#domain/feeRules/feeRuleNodes";
import { readFeeRule, type FeeRuleWireInput } from "#domain/feeRules/feeRuleWire";
import { userError } from "../../support/masterData";
import type { Resolvers } from "../../support/mockedEndpoints";
import { fee, price } from "./feeServer";

type Node = Required<FeeRuleWireInput>;

interface Example {
  readonly exampleId: string;
  readonly name: string;
  readonly asOf: string;
  readonly answers: readonly object[];
  readonly total: number;
}

/** A node in a place of its parent. */
export const node = (
  nodeId: string,
  kind: string,
  parentId: string | null = null,
  changes: Partial<Node> = {},
): Node => ({
  nodeId,
  parentId,
  slot: parentId === null ? "ROOT" : "OPERAND",
  position: 0,
  kind,
  ...noFeeRuleFields,
  ...changes,
});

/** One fee, and another one if an input says so. */
export const plateRule: readonly Node[] = [
  node("r", "PAYMENT"),
  node("a", "FEE", "r", { feeId: "221.1" }),
  node("i", "IF", "r", { position: 1 }),
  node("c", "BOOLEAN", "i", { slot: "CONDITION", variable: "wunschkennzeichen" }),
  node("t", "FEE", "i", { slot: "THEN", feeId: "wunschkennzeichen" }),
];

interface SaveInput {
  readonly revision: number;
  readonly nodes: readonly Node[];
  readonly examples: readonly Omit<Example, "total">[];
  readonly reason?: string | null;
}

interface Start {
  readonly nodes?: readonly Node[];
  readonly examples?: readonly Example[];
  readonly isInherited?: boolean;
  /** Whether the viewer may only read the sentence. */
  readonly isSentenceOnly?: boolean;
}

const labels = (de: string) => [{ language: "de", text: de }];

export function feeRuleServer(start: Start = {}) {
  let nodes = start.nodes ?? plateRule;
  let examples = start.examples ?? [];
  let isInherited = start.isInherited ?? true;
  let revision = 5;
  const versions: object[] = [];
  const savedBy = { userId: null, username: "support", role: "SUPPORT" };
  const rule = () => ({
    __typename: "FeeRule",
    id: "FeeRule:1",
    sentenceDe: "27,00 € für Zulassung.",
    sentenceEn: "€27.00 for Zulassung.",
    isInherited,
    updatedAt: isInherited ? null : "2026-11-20T13:02:00.000Z",
    updatedBy: isInherited ? null : savedBy,
    revision,
    nodes: start.isSentenceOnly ? null : nodes,
    variables: start.isSentenceOnly
      ? null
      : [
          { key: "wunschkennzeichen", type: "BOOLEAN", labels: labels("Wunschkennzeichen") },
          { key: "anzahl", type: "NUMBER", labels: labels("Anzahl der Plaketten") },
        ],
    examples: start.isSentenceOnly ? null : examples,
    versions: start.isSentenceOnly ? null : versions,
  });
  const service = () => ({
    id: "CommuneService:1",
    serviceId: "ikfz-neuzulassung",
    fees: [
      fee("221.1", "Zulassung", [price(2_700, "2021-01-01")]),
      fee("228.3", "Plakettenträger", [price(30, "2021-01-01")]),
      fee("wunschkennzeichen", "Wunschkennzeichen", [price(1_020, "2021-01-01")]),
      fee("alt", "Alte Gebühr", [price(100, "2021-01-01")], { status: "INACTIVE" }),
    ],
    feeRule: rule(),
  });
  const saveFeeRule = vi.fn((_: unknown, { input }: { input: SaveInput }): unknown => {
    if (input.revision !== revision) {
      const conflict = userError("conflict", null, { by: "k.brandl", at: "2026-11-20T13:02:00.000Z" });
      return { feeRule: rule(), errors: [conflict] };
    }
    const reading = readFeeRule(input.nodes);
    if (!reading.isRead) {
      const problem = userError("fee_rule_malformed", ["nodes"], { nodeId: "" });
      return { feeRule: rule(), errors: [problem] };
    }
    nodes = input.nodes;
    // The browser has calculated the totals that it shows; this server keeps those it knows.
    examples = input.examples.map((example) => ({
      ...example,
      total: examples.find(({ exampleId }) => exampleId === example.exampleId)?.total ?? 0,
    }));
    isInherited = false;
    revision += 1;
    const reason = input.reason ?? null;
    versions.unshift({
      number: versions.length + 1,
      nodes,
      savedAt: "2026-11-20T13:02:00.000Z",
      savedBy,
      reason,
    });
    return { feeRule: rule(), errors: [] };
  });
  const resetFeeRule = vi.fn((): unknown => {
    nodes = plateRule;
    isInherited = true;
    revision += 1;
    return { feeRule: rule(), errors: [] };
  });
  const feeRuleReplay = vi.fn((): unknown => ({
    paymentCount: 200,
    changedCount: 12,
    failedCount: 3,
    totalBefore: 540_000,
    totalAfter: 541_224,
    largestDifference: 102,
  }));
  const mgt: Resolvers = {
    Query: {
      commune: () => ({
        id: "Commune:1",
        ags: "09761000",
        name: "Augsburg",
        serviceIds: ["ikfz-neuzulassung"],
      }),
      communeService: service,
      feeRuleReplay,
      node: rule,
    },
    Mutation: { saveFeeRule, resetFeeRule },
  };
  return {
    mgt,
    saveFeeRule,
    resetFeeRule,
    nodes: () => nodes,
    /** Saves nodes as another user. */
    saveAsOther: (changed: readonly Node[]) => {
      nodes = changed;
      isInherited = false;
      revision += 1;
    },
  };
}
