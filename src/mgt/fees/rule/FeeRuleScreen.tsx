import { Box, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment, type PreloadedQuery } from "react-relay/hooks";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery } from "#relay/preload";
import { AppLink } from "#ui/AppLink";
import { usePagePart } from "#ui/routeTitles";
import { readFee } from "../service/fee";
import type { FeeRuleScreen_service$key } from "./__generated__/FeeRuleScreen_service.graphql";
import type { FeeRuleScreenQuery } from "./__generated__/FeeRuleScreenQuery.graphql";
import { readRule } from "./feeRule";
import { FeeRuleEditor } from "./FeeRuleEditor";
import { RuleSentence } from "./RuleSentence";

const ruleQuery = graphql`
  query FeeRuleScreenQuery($ags: AGS!, $serviceId: String!, $isEditable: Boolean!)
  @throwOnFieldError
  @preloadable {
    ...ServicePage_query @arguments(ags: $ags, serviceId: $serviceId)
    communeService(ags: $ags, serviceId: $serviceId) {
      id
      ...FeeRuleScreen_service @arguments(isEditable: $isEditable)
    }
  }
`;

interface FeeRuleScreenProps {
  readonly queryRef: PreloadedQuery<FeeRuleScreenQuery>;
}

/** Screen with the fee rule of a service. */
export function FeeRuleScreen({ queryRef }: FeeRuleScreenProps) {
  const query = useOwnedQuery<FeeRuleScreenQuery>(ruleQuery, queryRef);
  const { ags, serviceId } = queryRef.variables;
  const { communeService: service } = query;
  if (!service) return null;
  return (
    <Box key={service.id} flex={1} px={{ base: 4, sm: 6 }} pt={3} pb={8} minW={0}>
      <AppLink
        variant="text"
        to="/mgt/servicefees/$commune/$service"
        params={{ commune: ags, service: serviceId }}
      >
        <Trans>Gebühren</Trans>
      </AppLink>
      <PanelBoundary data={service}>
        <Rule service={service} />
      </PanelBoundary>
    </Box>
  );
}

/** The editor, or the rule as text for viewers who may not change it. */
function Rule({ service }: { readonly service: FeeRuleScreen_service$key }) {
  const { t } = useLingui();
  const { feeRule, fees } = useFragment(
    graphql`
      fragment FeeRuleScreen_service on CommuneService
      @throwOnFieldError
      @argumentDefinitions(isEditable: { type: "Boolean!" }) {
        fees {
          ...fee_fee
        }
        feeRule {
          ...RuleSentence_rule
          ...feeRule_rule @alias(as: "editable") @include(if: $isEditable)
        }
      }
    `,
    service,
  );
  usePagePart(t`Gebührenregel`);
  if (!feeRule) return null;
  const rule = feeRule.editable ? readRule(feeRule.editable) : null;
  return (
    <>
      <Text as="h2" textStyle="h1" mt={1} mb={2}>
        <Trans>Gebührenregel</Trans>
      </Text>
      {rule ? <FeeRuleEditor rule={rule} fees={fees.map(readFee)} /> : <RuleSentence rule={feeRule} />}
    </>
  );
}
