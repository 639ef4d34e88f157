import { Box, chakra, Skeleton, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { DialogQuery } from "#relay/DialogQuery";
import type { OpenedQuery } from "#relay/useDialogQuery";
import type { FeeImpact_impact$key } from "./__generated__/FeeImpact_impact.graphql";
import type { FeeImpactQuery } from "./__generated__/FeeImpactQuery.graphql";

const impactQuery = graphql`
  query FeeImpactQuery($id: ID!, $change: PlannedFeeChange!, $status: FeeStatus!, $isOfCatalogue: Boolean!)
  @preloadable
  @throwOnFieldError {
    feeImpact(id: $id, change: $change) @skip(if: $isOfCatalogue) {
      ...FeeImpact_impact
    }
    systemFeeImpact(id: $id, status: $status) @include(if: $isOfCatalogue) {
      ...FeeImpact_impact
    }
  }
`;

/** Effect of a fee change on applications, for its confirmation dialog. */
export function FeeImpact({ impact }: { readonly impact: OpenedQuery<FeeImpactQuery> }) {
  return (
    <Box mt={3} aria-live="polite">
      <DialogQuery query={impactQuery} opened={impact} pending={<Skeleton height="72px" />}>
        {({ feeImpact, systemFeeImpact }) => {
          const answer = feeImpact ?? systemFeeImpact;
          return answer && <Lines impact={answer} />;
        }}
      </DialogQuery>
    </Box>
  );
}

const Amounts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: 4,
    rowGap: 1,
    textStyle: "sm",
    "& dt": { overflowWrap: "anywhere" },
    "& dd": { textAlign: "end", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  },
});

/** Maximum number of listed examples; the others are counted. */
const examplesShown = 5;

function Lines({ impact: key }: { readonly impact: FeeImpact_impact$key }) {
  const { t } = useLingui();
  const impact = useFragment(
    graphql`
      fragment FeeImpact_impact on FeeImpact @throwOnFieldError {
        isCharged
        fee {
          before
          after
        }
        usual {
          amounts {
            before
            after
          }
          count
          paymentCount
        }
        usablePaymentCount
        examples {
          name
          amounts {
            before
            after
          }
        }
        unchangedExamples
      }
    `,
    key,
  );
  const { isCharged, fee, usual, usablePaymentCount, examples, unchangedExamples } = impact;
  const others = examples.length - examplesShown;
  return (
    <>
      <Amounts>
        <dt>{t`Diese Gebühr heute`}</dt>
        <Amount {...fee} />
        {usual && (
          <>
            <dt>
              <UsualName count={usual.count} paymentCount={usual.paymentCount} />
            </dt>
            <Amount {...usual.amounts} />
          </>
        )}
        {examples.slice(0, examplesShown).map(({ name, amounts }) => (
          <ExampleLine key={name} name={name} {...amounts} />
        ))}
      </Amounts>
      <Text mt={2} textStyle="sm" color="fg.muted">
        {!isCharged && <Trans>Die Gebührenregel berechnet diese Gebühr nicht.</Trans>}
        {isCharged && !usual && (
          <>
            <NoUsablePayment count={usablePaymentCount} />{" "}
          </>
        )}
        {others > 0 && (
          <>
            <Plural
              value={others}
              one="# weiteres Beispiel kostet dann etwas anderes."
              other="# weitere Beispiele kosten dann etwas anderes."
            />{" "}
          </>
        )}
        {isCharged && unchangedExamples > 0 && (
          <Plural
            value={unchangedExamples}
            one="# Beispiel kostet dasselbe wie bisher."
            other="# Beispiele kosten dasselbe wie bisher."
          />
        )}
      </Text>
    </>
  );
}

/** Reason why no application is charged the fee. */
function NoUsablePayment({ count }: { readonly count: number }) {
  if (count === 0)
    return <Trans>Es gibt noch keine Zahlung, an der sich zeigen ließe, was Bürger zahlen.</Trans>;
  return (
    <Plural
      value={count}
      one="Die letzte Zahlung enthielt diese Gebühr nicht."
      other="Keine der letzten # Zahlungen enthielt diese Gebühr."
    />
  );
}

function UsualName({ count, paymentCount }: { readonly count: number; readonly paymentCount: number }) {
  const { number } = useFormats();
  const matching = number(count);
  return (
    <Plural
      value={paymentCount}
      one="Häufigster Antrag mit dieser Gebühr (bei # Zahlung)"
      other={`Häufigster Antrag mit dieser Gebühr (${matching} der letzten # Zahlungen)`}
    />
  );
}

interface AmountProps {
  readonly before: number;
  readonly after: number;
}

function ExampleLine({ name, ...amounts }: AmountProps & { readonly name: string }) {
  return (
    <>
      <dt>
        <Trans>Beispiel „{name}“</Trans>
      </dt>
      <Amount {...amounts} />
    </>
  );
}

function Amount({ before, after }: AmountProps) {
  const { t } = useLingui();
  const { euro } = useFormats();
  return <dd>{before === after ? t`${euro(before)}, wie bisher` : `${euro(before)} → ${euro(after)}`}</dd>;
}
