import { Box, Skeleton } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { allErrorMessages } from "#i18n/allErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery, useOwner } from "#relay/preload";
import { QuerySuspense } from "#relay/QuerySuspense";
import { RequestFailure } from "#relay/RequestFailure";
import { Delayed } from "#ui/Delayed";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Page } from "#ui/Page";
import { ToastRegion } from "#ui/ToastRegion";
import type { SystemSettingsScreenQuery } from "./__generated__/SystemSettingsScreenQuery.graphql";
import { SystemSettingsForm } from "./SystemSettingsForm";

const screenQuery = graphql`
  query SystemSettingsScreenQuery @throwOnFieldError @preloadable {
    systemSettings {
      id
      ...SystemSettingsForm_settings
    }
  }
`;

interface SystemSettingsScreenProps {
  readonly queryRef: PreloadedQuery<SystemSettingsScreenQuery>;
}

/** Settings of the installation. */
export function SystemSettingsScreen({ queryRef }: SystemSettingsScreenProps) {
  const router = useRouter();
  useOwner(queryRef);
  return (
    <ErrorMessagesContext value={allErrorMessages}>
      <Page
        title={<Trans>Einstellungen</Trans>}
        lede={
          <Trans>
            Sie gelten für die ganze Installation, sofort und ohne Neustart. Wer was geändert hat, steht im
            Aktivitätsprotokoll.
          </Trans>
        }
      >
        <Box mt={4}>
          <LoadBoundary
            attempt={queryRef}
            renderFailure={(error) => (
              <RequestFailure error={error} level="h2" onRetry={() => void router.invalidate()} />
            )}
          >
            <QuerySuspense
              reference={queryRef}
              fallback={
                <Delayed>
                  <Skeleton height="220px" />
                </Delayed>
              }
            >
              <Loaded queryRef={queryRef} />
            </QuerySuspense>
          </LoadBoundary>
        </Box>
      </Page>
      <ToastRegion />
    </ErrorMessagesContext>
  );
}

function Loaded({ queryRef }: SystemSettingsScreenProps) {
  const { systemSettings } = useOwnedQuery<SystemSettingsScreenQuery>(screenQuery, queryRef);
  return (
    <PanelBoundary data={systemSettings}>
      <SystemSettingsForm settings={systemSettings} />
    </PanelBoundary>
  );
}
