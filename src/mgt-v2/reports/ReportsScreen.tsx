import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { graphql, useFragment, type PreloadedQuery } from "react-relay/hooks";
import { serviceReportsMax } from "#domain/reports/serviceReports";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery } from "#relay/preload";
import { QuerySuspense } from "#relay/QuerySuspense";
import { RequestFailure } from "#relay/RequestFailure";
import { useCan } from "#session/useSession";
import { DialogButton } from "#ui/DialogButton";
import { EmptyState } from "#ui/EmptyState";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { LoadBoundary } from "#ui/LoadBoundary";
import { PageBody } from "#ui/Page";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { ReportsScreen_service$key } from "./__generated__/ReportsScreen_service.graphql";
import type { ReportsScreenQuery } from "./__generated__/ReportsScreenQuery.graphql";
import { ReportItem } from "./ReportItem";
import { ReportsPending } from "./ReportsPending";

const UploadTemplateDialog = lazyOverlay(
  async () => (await import("./upload/UploadTemplateDialog")).UploadTemplateDialog,
);

const screenQuery = graphql`
  query ReportsScreenQuery($commune: AGS!, $serviceId: String!) @throwOnFieldError @preloadable {
    serviceReports(commune: $commune, serviceId: $serviceId) {
      ...ReportsScreen_service
    }
  }
`;

interface ReportsScreenProps {
  readonly queryRef: PreloadedQuery<ReportsScreenQuery>;
  readonly onRetry: () => void;
}

/** Report templates of a service with their contents and history. */
export function ReportsScreen({ queryRef, onRetry }: ReportsScreenProps) {
  return (
    <PageBody>
      <LoadBoundary
        attempt={queryRef}
        renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={onRetry} />}
      >
        <QuerySuspense reference={queryRef} fallback={<ReportsPending />}>
          <LoadedReports queryRef={queryRef} />
        </QuerySuspense>
      </LoadBoundary>
    </PageBody>
  );
}

function LoadedReports({ queryRef }: Pick<ReportsScreenProps, "queryRef">) {
  const { serviceReports } = useOwnedQuery<ReportsScreenQuery>(screenQuery, queryRef);
  // The layout reports that the commune or the service is not available.
  if (!serviceReports) return null;
  return (
    <PanelBoundary data={serviceReports}>
      <Reports service={serviceReports} />
    </PanelBoundary>
  );
}

function Reports({ service }: { readonly service: ReportsScreen_service$key }) {
  const mayDownload = useCan("download_blobs");
  const { commune, serviceId, reports } = useFragment(
    graphql`
      fragment ReportsScreen_service on ServiceReports @throwOnFieldError {
        commune {
          ags
        }
        serviceId
        reports {
          id
          isDemanded
          hasInherited
          isMissing
          own {
            fileName
          }
          ...ReportItem_report
        }
      }
    `,
    service,
  );
  const removed = reports.filter(
    ({ isDemanded, hasInherited, own }) => own === null && !isDemanded && !hasInherited,
  );
  const current = reports.filter((report) => !removed.includes(report));
  const missing = current.filter(({ isMissing }) => isMissing).length;
  // A report that is removed or restored moves to the other list.
  const screen = useRestoreFocus(String(removed.length), (part) => part.querySelector("button"));
  const isFull = reports.length >= serviceReportsMax;
  return (
    <Stack ref={screen} gap={8}>
      <div>
        <Flex wrap="wrap" align="flex-start" justify="space-between" gap={3}>
          <Box maxW="prose" color="fg.muted" textWrap="pretty">
            <Trans>
              Aus diesen Vorlagen entstehen die Schriftstücke des Dienstes. Eine eigene Vorlage geht der des
              Dienstes vor.
            </Trans>{" "}
            {missing > 0 && (
              <Text as="strong" color="status.error.fg" fontWeight="medium">
                <Plural value={missing} one="# Vorlage fehlt." other="# Vorlagen fehlen." />
              </Text>
            )}{" "}
            {!mayDownload && (
              <Trans>
                Zum Herunterladen der Vorlagen fehlt Ihnen die Berechtigung; Vorschauen sind möglich.
              </Trans>
            )}
            {isFull && <Trans>Mehr als {serviceReportsMax} Berichte kann ein Dienst nicht haben.</Trans>}
          </Box>
          {!isFull && <UploadButton commune={commune.ags} serviceId={serviceId} />}
        </Flex>
        {current.length === 0 ? (
          <EmptyState icon="document" title={<Trans>Keine Berichtsvorlagen</Trans>}>
            <Trans>
              Dieser Dienst braucht keine, und es gibt keine eigene. Laden Sie eine hoch, wenn Ihre Kommune
              einen weiteren Bericht erstellen will.
            </Trans>
          </EmptyState>
        ) : (
          <ReportList>
            {current.map((report) => (
              <ReportItem key={report.id} report={report} />
            ))}
          </ReportList>
        )}
      </div>
      {removed.length > 0 && (
        <RemovedReports>
          {removed.map((report) => (
            <ReportItem key={report.id} report={report} />
          ))}
        </RemovedReports>
      )}
    </Stack>
  );
}

interface UploadButtonProps {
  readonly commune: string;
  readonly serviceId: string;
}

function UploadButton({ commune, serviceId }: UploadButtonProps) {
  return (
    <DialogButton
      aria-haspopup="dialog"
      intent={UploadTemplateDialog.intent}
      renderDialog={(close) => (
        <UploadTemplateDialog commune={commune} serviceId={serviceId} report={null} onClose={close} />
      )}
    >
      <Icon name="upload" />
      <Trans>Neue Vorlage hochladen …</Trans>
    </DialogButton>
  );
}

function ReportList({ children }: { readonly children: ReactNode }) {
  return (
    <Box as="ul" mt={4} borderTop="1px solid {colors.border}">
      {children}
    </Box>
  );
}

/** Removed reports, whose history is kept. */
function RemovedReports({ children }: { readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>
        <Trans>Entfernt</Trans>
      </Heading>
      <Text color="fg.muted" textStyle="sm" maxW="prose">
        <Trans>
          Für diese Berichte gilt keine Vorlage. Ihr Verlauf bleibt, und Sie können sie wiederherstellen.
        </Trans>
      </Text>
      <ReportList>{children}</ReportList>
    </section>
  );
}
