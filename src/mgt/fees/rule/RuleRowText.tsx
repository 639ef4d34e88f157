import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { RuleRow } from "./ruleRows";
import { kindLabels, slotLabels } from "./ruleLabels";
import type { RuleTerms } from "./useRuleTerms";

interface RuleRowTextProps {
  readonly row: RuleRow;
  readonly terms: RuleTerms;
}

/** The place, kind and values of a row. */
export function RuleRowText({ row, terms }: RuleRowTextProps) {
  const { t, i18n } = useLingui();
  const { node, slot, isRequired } = row;
  const place = slotLabels[slot];
  return (
    <>
      {place && (
        <chakra.span color="fg.muted" me={1}>
          {i18n._(place)}{" "}
        </chakra.span>
      )}
      {node ? (
        <>
          <chakra.span color="accent.fg" fontWeight="medium" me={1}>
            {i18n._(kindLabels[node.kind])}{" "}
          </chakra.span>
          <span>{terms.summaryOf(node)}</span>
        </>
      ) : (
        <chakra.span color={isRequired ? "status.waiting.fg" : "fg.subtle"} fontStyle="italic">
          {isRequired ? t`fehlt noch` : t`nichts`}
        </chakra.span>
      )}
    </>
  );
}
