/** Fee rules of services in the demo data, and the own rule of a commune with its versions. */
import type { FeeRuleNode } from "#domain/feeRules/feeRuleNodes";
import { writeFeeRule } from "#domain/feeRules/feeRuleWire";
import type { FeeRuleExampleValues } from "#domain/schemas/feeRule";
import { hasCapability, serviceCatalogue, type Service } from "#domain/serviceCatalogue";
import { totalOf } from "#server/domain/fees/rule/feeRuleExamples";
import { variablesOfForm, type FeeRuleInputs } from "#server/domain/fees/rule/feeRuleInputs";
import { feeRuleActivityTarget, loggedFeeRules } from "#server/domain/fees/rule/loggedFeeRules";
import { officeHours } from "./calendar";
import { catalogueFees } from "./catalogueFees";
import type { DemoCommune, Row } from "./communeRows";
import { ownRules, inheritedRule } from "./feeRuleNodes";
import { randomOf } from "./random";
import { inheritedForm } from "./serviceFormRows";
import type { DemoUser } from "./userRows";

/** Rows of rules by table. */
interface FeeRuleRows {
  readonly fee_rule: readonly Row<"fee_rule">[];
  readonly fee_rule_edition: readonly Row<"fee_rule_edition">[];
  readonly activity: readonly Row<"activity">[];
}

const nodesOf = (rule: FeeRuleNode) => JSON.stringify(writeFeeRule(rule));

/** The rules of services. */
export function inheritedFeeRuleRows(start: Date): Row<"fee_rule">[] {
  return serviceCatalogue.flatMap((service): Row<"fee_rule">[] => {
    const rule = hasCapability(service.id, "fees") ? inheritedRule(service) : null;
    if (!rule) return [];
    return [
      {
        commune_ags: null,
        service_id: service.id,
        nodes: nodesOf(rule),
        examples: "[]",
        revision: 1,
        updated_at: start,
        updated_by_id: null,
        updated_by_name: null,
        updated_by_role: null,
      },
    ];
  });
}

/** Fees of the catalogue and fields of the inherited form. */
function inputsOf(service: Service): FeeRuleInputs {
  return {
    variables: variablesOfForm(inheritedForm(service)),
    fees: catalogueFees(service).map(({ feeId, text, value }) => ({
      feeId,
      text,
      status: "ACTIVE" as const,
      prices: [{ value, taxRate: 0, validFrom: "2021-01-01", validTo: null }],
    })),
  };
}

/** Examples of a rule for vehicles. */
function examplesOf(rule: FeeRuleNode, inputs: FeeRuleInputs, start: Date): FeeRuleExampleValues[] {
  const yes = (variable: string) => ({ variable, booleanValue: true, numberValue: null });
  const asOf = `${start.toISOString().slice(0, 7)}-01`;
  const examples = [
    {
      exampleId: "plate",
      name: "Reserviertes Wunschkennzeichen",
      asOf,
      answers: [yes("wunschkennzeichen"), yes("kennzeichen_reserviert")],
    },
    {
      exampleId: "shared-plate",
      name: "Wechselkennzeichen für zwei Fahrzeuge",
      asOf,
      answers: [
        yes("wechselkennzeichen"),
        { variable: "anzahl_fahrzeuge", booleanValue: null, numberValue: "2" },
      ],
    },
  ];
  return examples.map((example) => ({ ...example, total: totalOf(rule, example, inputs) ?? 0 }));
}

const reason = "Wer ein Wunschkennzeichen bezahlt, zahlt die Reservierung nicht noch einmal.";

/** The own rules of a commune. */
export function ownFeeRuleRows(
  seed: string,
  start: Date,
  { row: [ags], services }: DemoCommune,
  actors: readonly DemoUser[],
): FeeRuleRows {
  const offered = serviceCatalogue.filter(({ id }) => services.some((service) => service.id === id));
  const all = offered.map((service) => rowsOf(seed, start, { ags, service }, actors));
  return {
    fee_rule: all.flatMap(({ fee_rule }) => fee_rule),
    fee_rule_edition: all.flatMap(({ fee_rule_edition }) => fee_rule_edition),
    activity: all.flatMap(({ activity }) => activity),
  };
}

function rowsOf(
  seed: string,
  start: Date,
  { ags, service }: { readonly ags: string; readonly service: Service },
  actors: readonly DemoUser[],
): FeeRuleRows {
  const rules = ownRules(ags, service);
  const random = randomOf(seed, "fee rule", ags, service.id);
  const key = { communeAgs: ags, serviceId: service.id };
  const inputs = inputsOf(service);
  const { id, username, type } = random.pick(actors);
  const versions = rules.map((rule, at) => ({
    state: { rule, isInherited: false, examples: examplesOf(rule, inputs, start), inputs },
    at: officeHours(start, 12 * (rules.length - at), random),
    reason: at > 0 ? reason : null,
  }));
  const inherited = { rule: inheritedRule(service), isInherited: true, examples: [], inputs };
  const latest = versions.at(-1);
  const target = feeRuleActivityTarget(key);
  return {
    fee_rule: latest
      ? [
          {
            commune_ags: ags,
            service_id: service.id,
            nodes: nodesOf(latest.state.rule),
            examples: JSON.stringify(latest.state.examples),
            revision: versions.length,
            updated_at: latest.at,
            updated_by_id: id,
            updated_by_name: username,
            updated_by_role: type,
          },
        ]
      : [],
    fee_rule_edition: versions.map(({ state, at: savedAt, reason: given }, at) => ({
      commune_ags: ags,
      service_id: service.id,
      number: at + 1,
      nodes: nodesOf(state.rule),
      reason: given,
      saved_at: savedAt,
      saved_by_id: id,
      saved_by_name: username,
      saved_by_role: type,
    })),
    activity: versions.map(({ state, at: savedAt, reason: given }, at): Row<"activity"> => {
      const logged = loggedFeeRules(versions[at - 1]?.state ?? inherited, state, {
        at: savedAt,
        reason: given,
      });
      return {
        type: "CHANGE_FEE_RULE",
        at: savedAt,
        actor_user_id: id,
        actor_name: username,
        actor_role: type,
        target_kind: target.target.kind,
        target_id: target.target.id,
        commune_ags: target.ags,
        service_id: target.serviceId,
        label: target.label,
        before: JSON.stringify(logged.before),
        after: JSON.stringify(logged.after),
      };
    }),
  };
}
