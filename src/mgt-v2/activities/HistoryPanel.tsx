import { Box, Button, Flex, Heading } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useId, type ReactNode } from "react";
import { useQueryLoader } from "react-relay/hooks";
import { RequestFailure } from "#relay/RequestFailure";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { LoadBoundary } from "#ui/LoadBoundary";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import HistoryParameters from "./__generated__/EntityHistoryQuery$parameters";
import type { ActivityFilter, EntityHistoryQuery } from "./__generated__/EntityHistoryQuery.graphql";
import { ActivitiesSkeleton } from "./ActivitiesSkeleton";
import type { ActivityLogSearch } from "./activityLog";
import { usePurposeGate } from "./usePurposeGate";

const EntityHistory = lazy(async () => ({ default: (await import("./EntityHistory")).EntityHistory }));

interface HistoryPanelProps {
  readonly filter: ActivityFilter;
  /** The same filter in the whole log; absent if the log cannot be filtered like this. */
  readonly search?: Partial<ActivityLogSearch>;
  /** Whether the entries are selected by person, which needs a purpose. */
  readonly isPersonal?: boolean;
  /** Shown if there are no entries. */
  readonly empty: ReactNode;
}

/** History at the end of a thing's own screen, loaded when it is opened. */
export function HistoryPanel({ filter, search, isPersonal = false, empty }: HistoryPanelProps) {
  const headingId = useId();
  const gate = usePurposeGate();
  const [reference, load] = useQueryLoader<EntityHistoryQuery>(HistoryParameters);
  const open = () => load({ filter }, { fetchPolicy: "store-and-network" });
  const part = useRestoreFocus<HTMLElement>(reference ? "open" : "closed");
  return (
    <Box asChild mt={8} maxW="760px" outline="none">
      <section ref={part} aria-labelledby={headingId} tabIndex={-1}>
        <Flex wrap="wrap" align="center" gap={3} mb={2}>
          <Heading id={headingId} as="h2" textStyle="h2">
            <Trans>Verlauf</Trans>
          </Heading>
          {reference ? (
            search && (
              <AppLink variant="text" to="/admin/activities" search={search}>
                <Trans>In den Aktivitäten ansehen</Trans>
              </AppLink>
            )
          ) : (
            <Button size="sm" {...gate.intent} onClick={() => (isPersonal ? gate.pass(open) : open())}>
              <Icon name="clock" />
              {isPersonal ? <Trans>Verlauf zeigen …</Trans> : <Trans>Verlauf zeigen</Trans>}
            </Button>
          )}
        </Flex>
        {reference && (
          <LoadBoundary
            attempt={reference}
            renderFailure={(error) => (
              <RequestFailure
                error={error}
                level="h2"
                onRetry={() => (isPersonal ? gate.pass(open) : open())}
              />
            )}
          >
            <Suspense fallback={<ActivitiesSkeleton />}>
              <EntityHistory queryRef={reference} version="" empty={empty} />
            </Suspense>
          </LoadBoundary>
        )}
        {gate.dialog}
      </section>
    </Box>
  );
}
