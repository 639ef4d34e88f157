import { Trans, useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { PanelBoundary } from "#relay/PanelBoundary";
import { usePolledQuery } from "#relay/usePolling";
import { Notice } from "#ui/Notice";
import { CompletionSection } from "../detail/CompletionSection";
import { DetailBody, DetailHead, DetailLayoutContext, DetailSection } from "../detail/DetailLayout";
import { FactsSection } from "../detail/FactsSection";
import { NoProcess } from "../detail/NoProcess";
import { PaymentSection } from "../detail/PaymentSection";
import { ProcessNotices } from "../detail/ProcessNotices";
import { knownStatus } from "../knownStatus";
import { ProcessStatus } from "../ProcessStatus";
import { useCurrentSecond } from "#ui/useCurrentSecond";
import { useProcessName } from "../useProcessName";
import type { TransactionDetail_process$key } from "./__generated__/TransactionDetail_process.graphql";
import type { TransactionDetailQuery } from "./__generated__/TransactionDetailQuery.graphql";
import { nextStep, type TransactionState } from "./nextStep";
import { transactionsPollMs } from "./transactionsList";

export const transactionDetailQuery = graphql`
  query TransactionDetailQuery($ags: AGS!, $serviceId: String!, $pid: String!) @throwOnFieldError {
    transaction(ags: $ags, serviceId: $serviceId, pid: $pid) {
      ...TransactionDetail_process
    }
  }
`;

interface TransactionDetailProps {
  readonly queryRef: PreloadedQuery<TransactionDetailQuery>;
  /** Link that closes the panel. */
  readonly close: ReactNode;
  readonly backLink: ReactNode;
}

/** A transaction for clerks: status, next step and payment. */
export function TransactionDetail({ queryRef, close, backLink }: TransactionDetailProps) {
  const { variables } = queryRef;
  const { transaction } = usePreloadedQuery<TransactionDetailQuery>(transactionDetailQuery, queryRef);
  usePolledQuery<TransactionDetailQuery>(transactionDetailQuery, variables, transactionsPollMs);
  if (!transaction) {
    return (
      <DetailBody as="div">
        <NoProcess pid={variables.pid} level="h2" actions={backLink} />
      </DetailBody>
    );
  }
  return <Transaction process={transaction} close={close} />;
}

interface TransactionProps {
  readonly process: TransactionDetail_process$key;
  readonly close: ReactNode;
}

/** A separate component, so that only this part re-renders every second. */
function NextStep(state: TransactionState) {
  const { i18n } = useLingui();
  return i18n._(nextStep(state, useCurrentSecond()));
}

function Transaction({ process, close }: TransactionProps) {
  const titleId = useId();
  const data = useFragment(
    graphql`
      fragment TransactionDetail_process on Process @throwOnFieldError {
        name
        serviceId
        status
        nextRetryAt
        scheduledRestart {
          at
        }
        createdAt
        ...ProcessNotices_process
        ...CompletionSection_process
        ...PaymentSection_process
        ...FactsSection_process
      }
    `,
    process,
  );
  const { nextRetryAt, scheduledRestart, createdAt } = data;
  const name = useProcessName(data);
  const status = knownStatus(data.status);
  const created = formatDateTime(createdAt);
  return (
    <DetailLayoutContext value="pane">
      <DetailBody aria-labelledby={titleId}>
        <DetailHead titleId={titleId} title={name} tools={close}>
          <ProcessStatus status={status} />
          <time dateTime={createdAt}>
            <Trans>eingegangen {created}</Trans>
          </time>
        </DetailHead>
        <PanelBoundary data={data}>
          <ProcessNotices process={data} />
        </PanelBoundary>
        <DetailSection title={<Trans>Wie es weitergeht</Trans>}>
          <Notice tone="neutral" icon="info">
            <NextStep status={status} nextRetryAt={nextRetryAt} isRestarting={Boolean(scheduledRestart)} />
          </Notice>
        </DetailSection>
        <PanelBoundary data={data}>
          <CompletionSection process={data} />
        </PanelBoundary>
        <PanelBoundary data={data}>
          <PaymentSection process={data} />
        </PanelBoundary>
        <PanelBoundary data={data}>
          <FactsSection process={data} />
        </PanelBoundary>
      </DetailBody>
    </DetailLayoutContext>
  );
}
