/** Fee rules of the demo. Node ids describe their purpose, so that versions of a rule can be compared. */
import { newFeeRuleNode } from "#domain/feeRules/feeRuleKinds";
import type { FeeRuleNode } from "#domain/feeRules/feeRuleNodes";
import type { Service } from "#domain/serviceCatalogue";
import { catalogueFees, certificate, dueFees } from "./catalogueFees";

type KnownService = Pick<Service, "id" | "group">;

const fee = (feeId: string) => newFeeRuleNode("FEE", `fee-${feeId}`, { feeId });

const sum = (...operands: readonly FeeRuleNode[]) =>
  newFeeRuleNode("PAYMENT", "sum", { children: { OPERAND: operands } });

const isTrue = (variable: string) => newFeeRuleNode("BOOLEAN", `is-${variable}`, { variable });

/** Charges a payment if a condition holds. */
const ifThen = (
  nodeId: string,
  condition: FeeRuleNode,
  then: FeeRuleNode,
  otherwise: readonly FeeRuleNode[],
) => newFeeRuleNode("IF", nodeId, { children: { CONDITION: [condition], THEN: [then], ELSE: otherwise } });

/** Charges a payment if a box is ticked. */
const when = (variable: string, then: FeeRuleNode, ...otherwise: readonly FeeRuleNode[]) =>
  ifThen(`if-${variable}`, isTrue(variable), then, otherwise);

const times = (variable: string, payment: FeeRuleNode) => {
  const factor = newFeeRuleNode("NUMBER", `number-${variable}`, { variable });
  return newFeeRuleNode("MULTIPLY", `times-${variable}`, { children: { LEFT: [factor], RIGHT: [payment] } });
};

/** Fees of i-Kfz services that depend on the application. */
const dependentFees: Readonly<Record<string, FeeRuleNode>> = {
  wunschkennzeichen: when("wunschkennzeichen", fee("wunschkennzeichen")),
  "230": when("kennzeichen_reserviert", fee("230")),
  wechselkennzeichen: when("wechselkennzeichen", times("anzahl_fahrzeuge", fee("wechselkennzeichen"))),
  "228.3": times("anzahl_plaketten", fee("228.3")),
};

/** Whether the form of a service asks about plates and stickers. */
export const isAboutVehicles = ({ group }: KnownService): boolean => group === "ikfz" || group === "zw";

/** The rule of a service; null if nothing is charged. */
export function inheritedRule(service: KnownService): FeeRuleNode | null {
  const due = dueFees(service).map(({ feeId }) => feeId);
  if (due.length === 0) return null;
  if (service.group !== "ikfz") {
    return sum(...due.map((id) => (id === certificate.feeId ? times("anzahl", fee(id)) : fee(id))));
  }
  // The reservation service always charges this fee.
  const isDependent = (id: string) =>
    id in dependentFees && !(service.id === "ikfz-kennzeichenreservierung" && id === "230");
  return sum(
    ...due.filter((id) => !isDependent(id)).map(fee),
    ...catalogueFees(service).flatMap(({ feeId }) =>
      isDependent(feeId) ? (dependentFees[feeId] ?? []) : [],
    ),
  );
}

const zulassung = fee("221.1.1");
const wechselkennzeichen = times("anzahl_fahrzeuge", fee("wechselkennzeichen"));

const atLeastTwo = newFeeRuleNode("OPERATOR", "at-least-two", {
  operator: "GREATER_OR_EQUAL",
  children: {
    LEFT: [newFeeRuleNode("NUMBER", "vehicles", { variable: "anzahl_fahrzeuge" })],
    RIGHT: [newFeeRuleNode("NUMBER", "two", { numberValue: "2" })],
  },
});

const isForSeveral = newFeeRuleNode("AND", "several", {
  children: { OPERAND: [isTrue("wechselkennzeichen"), atLeastTwo] },
});

/** The versions of Augsburg's own rule, oldest first: without stickers, then without paying twice for a plate. */
const augsburgRules: readonly FeeRuleNode[] = [
  sum(
    zulassung,
    when("wunschkennzeichen", fee("wunschkennzeichen")),
    when("kennzeichen_reserviert", fee("230")),
    when("wechselkennzeichen", wechselkennzeichen),
  ),
  sum(
    zulassung,
    when("wunschkennzeichen", fee("wunschkennzeichen"), when("kennzeichen_reserviert", fee("230"))),
    ifThen("if-wechselkennzeichen", isForSeveral, wechselkennzeichen, []),
  ),
];

/** The versions of a commune's own rule, oldest first; none if it uses that of the service. */
export function ownRules(ags: string, { id }: Pick<Service, "id">): readonly FeeRuleNode[] {
  return ags === "09761000" && id === "ikfz-neuzulassung" ? augsburgRules : [];
}

/** The rule in effect; null if nothing is charged. */
export function demoRule(ags: string, service: KnownService): FeeRuleNode | null {
  return ownRules(ags, service).at(-1) ?? inheritedRule(service);
}
