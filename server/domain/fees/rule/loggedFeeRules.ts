/** Values of fee rules as the activity log stores them. */
import type { ActivityValues } from "#domain/activityFields";
import { calendarDayOf } from "#domain/calendarDays";
import { shortenText } from "#domain/cutText";
import { findService } from "#domain/serviceCatalogue";
import type { FeeRuleExampleValues } from "#domain/schemas/feeRule";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import { textOfFeeRule } from "./feeRuleInputs";
import type { ServiceFeeRule } from "./feeRules";

/** Types of entries about fee rules. */
export type FeeRuleActivity = "CHANGE_FEE_RULE" | "SAVE_FEE_RULE" | "RESET_FEE_RULE";

/** Maximum length of a rule as text. */
const sentenceMax = 2_000;

/** The parts of a rule that a log entry covers. */
export type LoggedFeeRule = Pick<ServiceFeeRule, "rule" | "isInherited" | "examples" | "inputs">;

/** Two states of a rule: as text with the prices of a moment, and the examples that differ with their totals. */
export function loggedFeeRules(
  before: LoggedFeeRule,
  after: LoggedFeeRule,
  { at, reason }: { readonly at: Date; readonly reason: string | null },
): { readonly before: ActivityValues<FeeRuleActivity>; readonly after: ActivityValues<FeeRuleActivity> } {
  const day = calendarDayOf(at);
  const valuesOf = ({ rule, isInherited, inputs }: LoggedFeeRule) => ({
    isInherited,
    sentence: shortenText(textOfFeeRule(rule, inputs, { language: "de", day }), sentenceMax),
  });
  return {
    before: { ...valuesOf(before), examples: differing(before.examples, after.examples) },
    after: {
      ...valuesOf(after),
      examples: differing(after.examples, before.examples),
      ...(reason !== null && { reason }),
    },
  };
}

/** Totals by name of the examples that are missing in the other list or differ there. */
function differing(
  examples: readonly FeeRuleExampleValues[],
  others: readonly FeeRuleExampleValues[],
): Readonly<Record<string, number>> {
  const known = new Map(others.map((example) => [example.exampleId, example]));
  const rows = examples.filter((example) => {
    const other = known.get(example.exampleId);
    return other?.name !== example.name || other.total !== example.total;
  });
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]));
}

/** Target and label of an entry. */
export function feeRuleActivityTarget({ communeAgs: ags, serviceId }: CommuneServiceKey) {
  const label = findService(serviceId)?.name.de ?? serviceId;
  return { ags, serviceId, target: { kind: "service", id: serviceId }, label } as const;
}
