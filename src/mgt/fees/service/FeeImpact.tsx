import { Box, chakra, Skeleton, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useEffect } from "react";
import {
  graphql,
  useFragment,
  usePreloadedQuery,
  useQueryLoader,
  type PreloadedQuery,
} from "react-relay/hooks";
import type { FeeStatus } from "#domain/fees";
import { useFormats } from "#i18n/useFormats";
import { RequestFailure } from "#relay/RequestFailure";
import { Delayed } from "#ui/Delayed";
import { LoadBoundary } from "#ui/LoadBoundary";
import type { FeeImpact_impact$key } from "./__generated__/FeeImpact_impact.graphql";
import type { FeeImpactQuery } from "./__generated__/FeeImpactQuery.graphql";

const impactQuery = graphql`
  query FeeImpactQuery($id: ID!, $change: PlannedFeeChange!, $status: FeeStatus!, $isOfCatalogue: Boolean!)
  @throwOnFieldError {
    feeImpact(id: $id, change: $change) @skip(if: $isOfCatalogue) {
      ...FeeImpact_impact
    }
    systemFeeImpact(id: $id, status: $status) @include(if: $isOfCatalogue) {
      ...FeeImpact_impact
    }
  }
`;

interface FeeImpactProps {
  /** Node id of the fee. */
  readonly id: string;
  /** Status that the fee gets; "RESET": text, status and prices of the catalogue. */
  readonly to: FeeStatus | "RESET";
  /** Whether it is a fee of the catalogue. */
  readonly isOfCatalogue?: boolean;
}

/** What applications would pay after a change of a fee, in the question before it. */
export function FeeImpact({ id, to, isOfCatalogue = false }: FeeImpactProps) {
  const [reference, load] = useQueryLoader<FeeImpactQuery>(impactQuery);
  const ask = useCallback(() => {
    const change = to === "RESET" ? to : to === "ACTIVE" ? "ACTIVATE" : "DEACTIVATE";
    const status = to === "RESET" ? "ACTIVE" : to;
    load({ id, change, status, isOfCatalogue }, { fetchPolicy: "network-only" });
  }, [load, id, to, isOfCatalogue]);
  useEffect(ask, [ask]);
  return (
    <Box mt={3} aria-live="polite">
      <LoadBoundary
        attempt={reference}
        renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={ask} />}
      >
        <Suspense fallback={<Pending />}>
          {reference ? <Loaded reference={reference} /> : <Pending />}
        </Suspense>
      </LoadBoundary>
    </Box>
  );
}

function Pending() {
  return (
    <Delayed>
      <Skeleton height="72px" />
    </Delayed>
  );
}

function Loaded({ reference }: { readonly reference: PreloadedQuery<FeeImpactQuery> }) {
  const { feeImpact, systemFeeImpact } = usePreloadedQuery<FeeImpactQuery>(impactQuery, reference);
  const impact = feeImpact ?? systemFeeImpact;
  return impact ? <Lines impact={impact} /> : null;
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

/** Examples that are listed; the others are counted. */
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
            <NoUsual count={usablePaymentCount} />{" "}
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

/** Why there is no application with the fee. */
function NoUsual({ count }: { readonly count: number }) {
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
  const of = number(count);
  return (
    <Plural
      value={paymentCount}
      one="Häufigster Antrag mit dieser Gebühr (bei # Zahlung)"
      other={`Häufigster Antrag mit dieser Gebühr (${of} der letzten # Zahlungen)`}
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
