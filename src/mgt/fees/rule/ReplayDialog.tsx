import { chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { DialogQuery } from "#relay/DialogQuery";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { Dialog } from "#ui/Dialog";
import type { ReplayDialogQuery } from "./__generated__/ReplayDialogQuery.graphql";

const replayQuery = graphql`
  query ReplayDialogQuery($ruleId: ID!, $nodes: [FeeRuleNodeInput!]!) @preloadable @throwOnFieldError {
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
  readonly opened: OpenedQuery<ReplayDialogQuery>;
  readonly onClose: () => void;
}

/** Compares the latest payments with their totals under the edited rule. */
export function ReplayDialog({ opened, onClose }: ReplayDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Letzte 200 Zahlungen mit dieser Regel`} onCancel={onClose}>
      <DialogQuery query={replayQuery} opened={opened}>
        {({ feeRuleReplay }) => <Result {...feeRuleReplay} />}
      </DialogQuery>
    </Dialog>
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

function Result(replay: ReplayDialogQuery["response"]["feeRuleReplay"]) {
  const { t } = useLingui();
  const { euro, number, signedEuro } = useFormats();
  const { paymentCount, changedCount, failedCount, totalBefore, totalAfter, largestDifference } = replay;
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
