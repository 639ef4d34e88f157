import { graphql, useFragment } from "react-relay/hooks";
import { useLocale } from "#i18n/language";
import type { RuleSentence_rule$key } from "./__generated__/RuleSentence_rule.graphql";
import { RuleText } from "./RuleText";

/** The rule as text, with the prices of today. */
export function RuleSentence({ rule }: { readonly rule: RuleSentence_rule$key }) {
  const { sentenceDe, sentenceEn } = useFragment(
    graphql`
      fragment RuleSentence_rule on FeeRule @throwOnFieldError {
        sentenceDe
        sentenceEn
      }
    `,
    rule,
  );
  const text = useLocale() === "de" ? sentenceDe : sentenceEn;
  return <RuleText text={text} />;
}
