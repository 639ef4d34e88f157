import { Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocale } from "#i18n/language";
import type { RuleSentence_rule$key } from "./__generated__/RuleSentence_rule.graphql";

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
  return (
    <Text maxW="prose" color="fg.muted" overflowWrap="anywhere">
      {text || <Trans>Für diesen Dienst werden keine Gebühren berechnet.</Trans>}
    </Text>
  );
}
