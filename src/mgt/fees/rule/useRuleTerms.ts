import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { amountsOn } from "#domain/feePrices";
import { childrenIn, type FeeRuleNode } from "#domain/feeRules/feeRuleNodes";
import { sentenceOf, type FeeRuleTerms } from "#domain/feeRules/feeRuleSentence";
import { useLocale } from "#i18n/language";
import { useFormats } from "#i18n/useFormats";
import type { Fee } from "../service/fee";
import type { RuleVariable } from "./feeRule";
import type { RuleRow } from "./ruleRows";
import { kindLabels, operatorSigns, slotLabels } from "./ruleLabels";

/** Names of inputs and fees, for rows and texts. */
export interface RuleTerms extends FeeRuleTerms {
  /** Summary of a node's values. */
  readonly summaryOf: (node: FeeRuleNode) => string;
  /** The full text of a row, for type-ahead. */
  readonly nameOf: (row: RuleRow) => string;
}

/** Returns names of inputs and fees, with the prices of a day. */
export function useRuleTerms(
  fees: readonly Fee[],
  variables: readonly RuleVariable[],
  day: string,
): RuleTerms {
  const { t, i18n } = useLingui();
  const language = useLocale();
  const { euro } = useFormats();
  return useMemo(() => {
    const feeOf = new Map(fees.map((fee) => [fee.feeId, fee]));
    const labels = new Map(
      variables.map(({ key, labels }) => [key, labels[language] ?? labels["de"] ?? key]),
    );
    const terms: FeeRuleTerms = {
      language,
      labelOf: (key) => labels.get(key) ?? key,
      textOf: (feeId) => feeOf.get(feeId)?.text ?? feeId,
      amountOf: amountsOn(fees, day),
    };
    const summaryOf = (node: FeeRuleNode): string => {
      switch (node.kind) {
        case "IF":
          return childrenIn(node, "CONDITION")
            .map((condition) => sentenceOf(condition, terms))
            .join("");
        case "FEE": {
          if (!node.feeId) return t`Gebühr wählen`;
          const amount = terms.amountOf(node.feeId);
          const text = terms.textOf(node.feeId);
          if (!amount) return text;
          if (amount.uncharged === "INACTIVE") return t`${text}, inaktiv`;
          return amount.uncharged === "NO_PRICE" ? t`${text}, kein Preis` : `${text}, ${euro(amount.cents)}`;
        }
        case "BOOLEAN":
          if (node.variable) return terms.labelOf(node.variable);
          return node.booleanValue === null
            ? t`Angabe wählen`
            : node.booleanValue
              ? t`immer ja`
              : t`immer nein`;
        case "NUMBER":
          return node.variable ? terms.labelOf(node.variable) : (node.numberValue ?? "") || t`Zahl eingeben`;
        case "OPERATOR":
          return node.operator ? operatorSigns[node.operator] : "";
        default:
          return "";
      }
    };
    const nameOf = ({ node, slot }: RuleRow) => {
      const place = slotLabels[slot];
      const kind = node ? `${i18n._(kindLabels[node.kind])} ${summaryOf(node)}` : "";
      return `${place ? i18n._(place) : ""} ${kind}`.trim();
    };
    return { ...terms, summaryOf, nameOf };
  }, [fees, variables, day, language, euro, t, i18n]);
}
