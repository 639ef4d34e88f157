import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { serviceScreenRoutes } from "#domain/serviceScreens";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { knownStatus } from "../knownStatus";
import { shortPid } from "#domain/shortPid";
import { ProcessStatus } from "../ProcessStatus";
import { useProcessName } from "../useProcessName";
import type { TransactionRow_process$key } from "./__generated__/TransactionRow_process.graphql";
import { nextStep } from "./nextStep";

interface TransactionRowProps {
  readonly process: TransactionRow_process$key;
  readonly isOpen: boolean;
  readonly now: number;
}

/** A transaction with status and next step; opens beside the list. */
export function TransactionRow({ process, isOpen, now }: TransactionRowProps) {
  const { i18n } = useLingui();
  const { euro } = useFormats();
  const data = useFragment(
    graphql`
      fragment TransactionRow_process on Process @throwOnFieldError {
        pid
        name
        serviceId
        businessKey
        status
        nextRetryAt
        scheduledRestart {
          at
        }
        createdAt
        payment {
          totalAmount
          completedAt
        }
      }
    `,
    process,
  );
  const { pid, businessKey, nextRetryAt, scheduledRestart, createdAt, payment } = data;
  const name = useProcessName(data);
  const status = knownStatus(data.status);
  const amount = payment && euro(payment.totalAmount);
  const step = nextStep({ status, nextRetryAt, isRestarting: Boolean(scheduledRestart) }, now);
  return (
    <li data-open={isOpen ? "" : undefined}>
      <div>
        <AppLink
          from={serviceScreenRoutes.transactionInfo}
          to="."
          search={(before) => ({ ...before, pid })}
          resetScroll={false}
          variant="bare"
          aria-current={isOpen ? "true" : undefined}
          data-transaction={pid}
        >
          <span lang={name.lang}>{name.text}</span> <code translate="no">{businessKey ?? shortPid(pid)}</code>
        </AppLink>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </div>
      <div>
        <ProcessStatus status={status} />
        <span data-part="amount">
          {payment ? (
            payment.completedAt ? (
              <Trans>{amount}, bezahlt</Trans>
            ) : (
              <Trans>{amount}, nicht bezahlt</Trans>
            )
          ) : (
            <Trans>ohne Zahlung</Trans>
          )}
        </span>
      </div>
      <p>{i18n._(step)}</p>
    </li>
  );
}
