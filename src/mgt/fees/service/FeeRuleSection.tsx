import { Box, Button, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import type { FeeRuleSection_service$key } from "./__generated__/FeeRuleSection_service.graphql";
import { RuleSentence } from "../rule/RuleSentence";

interface FeeRuleSectionProps {
  readonly service: FeeRuleSection_service$key;
  readonly ags: string;
  readonly serviceId: string;
}

/** The fee rule as text, with a link to its editor. */
export function FeeRuleSection({ service, ags, serviceId }: FeeRuleSectionProps) {
  const mayEdit = useCan("commune_service_fee_rules");
  const { feeRule } = useFragment(
    graphql`
      fragment FeeRuleSection_service on CommuneService @throwOnFieldError {
        feeRule {
          ...RuleSentence_rule
        }
      }
    `,
    service,
  );
  if (!feeRule) return null;
  return (
    <Box as="section" mt={8}>
      <Text as="h2" textStyle="h2" mb={1}>
        <Trans>Gebührenregel</Trans>
      </Text>
      <RuleSentence rule={feeRule} />
      {mayEdit && (
        <Button asChild mt={3}>
          <AppLink
            variant="bare"
            to="/mgt/servicefees/$commune/$service/rule"
            params={{ commune: ags, service: serviceId }}
          >
            <Icon name="pencil" />
            <Trans>Gebührenregel bearbeiten</Trans>
          </AppLink>
        </Button>
      )}
    </Box>
  );
}
