import { Button, IconButton } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useCallback, useEffect, useRef } from "react";
import { useQueryLoader } from "react-relay/hooks";
import { serviceScreenRoutes } from "#domain/serviceScreens";
import { closePane, singlePaneShortcuts } from "#lists/paneShortcuts";
import { RequestFailure } from "#relay/RequestFailure";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { LoadBoundary } from "#ui/LoadBoundary";
import { useShortcuts } from "#ui/shortcuts/useShortcuts";
import { SidePane } from "#ui/SidePane";
import { shortPid } from "#domain/shortPid";
import { DetailSkeleton } from "../detail/DetailLayout";
import type { TransactionDetailQuery } from "./__generated__/TransactionDetailQuery.graphql";
import type { TransactionSearch } from "./transactionsList";
import { TransactionDetail, transactionDetailQuery } from "./TransactionDetail";

const withoutPid = (search: TransactionSearch): TransactionSearch => ({ ...search, pid: undefined });

/** Props of a link that closes the transaction. */
const toList = {
  from: serviceScreenRoutes.transactionInfo,
  to: ".",
  search: withoutPid,
  resetScroll: false,
  variant: "bare",
} as const;

interface TransactionPanelProps {
  readonly ags: string;
  readonly serviceId: string;
  readonly pid: string;
}

/** The transaction of the URL, beside the list or, on narrow screens, instead of it. */
export function TransactionPanel({ ags, serviceId, pid }: TransactionPanelProps) {
  const { t } = useLingui();
  const navigate = useNavigate({ from: serviceScreenRoutes.transactionInfo });
  const matches = useShortcuts(singlePaneShortcuts);
  const panel = useRef<HTMLElement>(null);
  const [reference, load] = useQueryLoader<TransactionDetailQuery>(transactionDetailQuery);
  // Loaded here instead of by the route, so that opening a transaction does not reload the list.
  const loadDetail = useCallback(
    () => load({ ags, serviceId, pid }, { fetchPolicy: "store-and-network" }),
    [load, ags, serviceId, pid],
  );
  useEffect(loadDetail, [loadDetail]);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    return () => {
      // Focus the row that opened it.
      const links = document.querySelectorAll<HTMLElement>("[data-transaction]");
      const link = [...links].find(({ dataset }) => dataset.transaction === pid);
      setTimeout(() => document.activeElement === document.body && link?.focus());
    };
  }, [pid]);
  const close = (
    <IconButton asChild variant="ghost" size="sm">
      <AppLink {...toList} aria-label={t`Schließen`} data-tooltip={t`Schließen (Esc)`}>
        <Icon name="close" />
      </AppLink>
    </IconButton>
  );
  const backLink = (
    <Button asChild>
      <AppLink {...toList}>
        <Trans>Zur Liste</Trans>
      </AppLink>
    </Button>
  );
  const pending = <DetailSkeleton hasHead />;
  return (
    // Escape anywhere in the panel closes it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <SidePane
      ref={panel}
      tabIndex={-1}
      aria-label={t`Vorgang ${shortPid(pid)}`}
      onKeyDown={(event) => {
        if (matches(closePane, event)) void navigate({ to: ".", search: withoutPid, resetScroll: false });
      }}
    >
      <LoadBoundary
        attempt={reference}
        renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={loadDetail} />}
      >
        <Suspense fallback={pending}>
          {reference?.variables.pid === pid ? (
            <TransactionDetail queryRef={reference} close={close} backLink={backLink} />
          ) : (
            pending
          )}
        </Suspense>
      </LoadBoundary>
    </SidePane>
  );
}
