import { chakra, Skeleton } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useEffect } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import type { FeeRuleWireNode } from "#domain/feeRules/feeRuleWire";
import { useFormats } from "#i18n/useFormats";
import { RequestFailure } from "#relay/RequestFailure";
import { Delayed } from "#ui/Delayed";
import { Dialog } from "#ui/Dialog";
import { LoadBoundary } from "#ui/LoadBoundary";
import type { ReplayDialogQuery } from "./__generated__/ReplayDialogQuery.graphql";

const replayQuery = graphql`
  query ReplayDialogQuery($ruleId: ID!, $nodes: [FeeRuleNodeInput!]!) @throwOnFieldError {
    feeRuleReplay(ruleId: $ruleId, nodes: $nodes) {
      paymentCount
      changedCount
      failedCount
      totalBefore
      totalAfter
      largestDifference
    }
  }
`;

interface ReplayDialogProps {
  readonly ruleId: string;
  readonly nodes: readonly FeeRuleWireNode[];
  readonly onClose: () => void;
}

/** What the latest payments would have cost under the rule in the editor. */
export function ReplayDialog({ ruleId, nodes, onClose }: ReplayDialogProps) {
  const { t } = useLingui();
  const [reference, load] = useQueryLoader<ReplayDialogQuery>(replayQuery);
  const ask = useCallback(
    () => load({ ruleId, nodes }, { fetchPolicy: "network-only" }),
    [load, ruleId, nodes],
  );
  useEffect(ask, [ask]);
  return (
    <Dialog title={t`Letzte 200 Zahlungen mit dieser Regel`} onCancel={onClose}>
      <LoadBoundary
        attempt={reference}
        renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={ask} />}
      >
        <Suspense fallback={<Pending />}>
          {reference ? <Result reference={reference} /> : <Pending />}
        </Suspense>
      </LoadBoundary>
    </Dialog>
  );
}

function Pending() {
  return (
    <Delayed>
      <Skeleton height="96px" />
    </Delayed>
  );
}

const Figures = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: 4,
    rowGap: 2,
    "& dd": { textAlign: "end", fontWeight: "medium", fontVariantNumeric: "tabular-nums" },
  },
});

function Result({ reference }: { readonly reference: PreloadedQuery<ReplayDialogQuery> }) {
  const { t } = useLingui();
  const { euro, number, signedEuro } = useFormats();
  const { feeRuleReplay } = usePreloadedQuery<ReplayDialogQuery>(replayQuery, reference);
  const { paymentCount, changedCount, failedCount, totalBefore, totalAfter, largestDifference } =
    feeRuleReplay;
  if (paymentCount === 0) {
    return (
      <p>
        <Trans>Für diesen Dienst der Kommune gibt es noch keine Zahlungen.</Trans>
      </p>
    );
  }
  return (
    <>
      <p>
        <Plural
          value={paymentCount}
          one="# Zahlung wurde mit der Regel neu berechnet, ohne etwas zu speichern."
          other="# Zahlungen wurden mit der Regel neu berechnet, ohne etwas zu speichern."
        />
      </p>
      <Figures mt={3}>
        <dt>{t`Zahlungen mit anderem Betrag`}</dt>
        <dd>{number(changedCount)}</dd>
        <dt>{t`Nicht berechenbar`}</dt>
        <dd>{number(failedCount)}</dd>
        <dt>{t`Summe bisher`}</dt>
        <dd>{euro(totalBefore)}</dd>
        <dt>{t`Summe mit dieser Regel`}</dt>
        <dd>{euro(totalAfter)}</dd>
        <dt>{t`Größter Unterschied einer Zahlung`}</dt>
        <dd>{signedEuro(largestDifference)}</dd>
      </Figures>
    </>
  );
}
