/** The inputs of a fee rule: fields of the service's form, and fees with their prices. */
import { amountsOn } from "#domain/feePrices";
import { localizedText, type FormField, type FormFieldType, type LocalizedTexts } from "#domain/formFields";
import type { FeeRule } from "#domain/feeRules/feeRuleNodes";
import type { FeeRuleFacts } from "#domain/feeRules/feeRuleOutcome";
import { feeRuleText } from "#domain/feeRules/feeRuleSentence";
import type { FeeRuleLanguage } from "#domain/feeRules/feeRuleLabels";
import { loadFees, type Fee } from "#server/domain/fees/service/fees";
import { loadFormFields } from "#server/domain/services/serviceForm";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";

/** An input of the application that a rule can use. */
export interface FeeRuleVariable {
  readonly key: string;
  readonly type: "BOOLEAN" | "NUMBER";
  readonly labels: LocalizedTexts;
}

/** The inputs available to the rule of a service in a commune. */
export interface FeeRuleInputs {
  /** In the order of the form. */
  readonly variables: readonly FeeRuleVariable[];
  readonly fees: readonly Pick<Fee, "feeId" | "text" | "status" | "prices">[];
}

/** Loads the inputs available to the rule of a service. */
export async function loadFeeRuleInputs(
  db: Database | Transaction,
  key: CommuneServiceKey,
): Promise<FeeRuleInputs> {
  const fees = await loadFees(db, key);
  return { fees, variables: variablesOfForm(await loadFormFields(db, key)) };
}

const variableTypes: Partial<Readonly<Record<FormFieldType, FeeRuleVariable["type"]>>> = {
  CHECKBOX: "BOOLEAN",
  INTEGER: "NUMBER",
  DECIMAL: "NUMBER",
};

/** The fields of a form that a rule can use, including invisible ones. */
export function variablesOfForm(fields: readonly FormField[]): FeeRuleVariable[] {
  return fields.flatMap(({ key, type, labels }) => {
    const variableType = variableTypes[type];
    return variableType ? [{ key, type: variableType, labels }] : [];
  });
}

/** The rule as text with the prices of a day; empty if it charges nothing. */
export function textOfFeeRule(
  rule: FeeRule,
  inputs: FeeRuleInputs,
  { language, day }: { readonly language: FeeRuleLanguage; readonly day: string },
): string {
  const labels = new Map(inputs.variables.map((variable) => [variable.key, variable.labels]));
  const fees = new Map(inputs.fees.map((fee) => [fee.feeId, fee]));
  return feeRuleText(rule, {
    language,
    labelOf: (key) => localizedText(labels.get(key) ?? {}, language),
    textOf: (feeId) => fees.get(feeId)?.text ?? "",
    amountOf: amountsOn(inputs.fees, day),
  });
}

/** The answers of a stored application. Values of other types are kept, so that a rule that needs them fails. */
export function answersOfApplication(values: unknown): FeeRuleFacts["answers"] {
  const entries: [string, unknown][] = typeof values === "object" && values ? Object.entries(values) : [];
  return new Map(
    entries.flatMap(([key, value]) => {
      if (value === null) return [];
      const isPlain = typeof value === "string" || typeof value === "number";
      return [[key, typeof value === "boolean" ? value : isPlain ? String(value).trim() : ""] as const];
    }),
  );
}
