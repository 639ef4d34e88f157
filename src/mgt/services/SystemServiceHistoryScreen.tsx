import type { ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { PagePending } from "#frame/PagePending";
import { allErrorMessages } from "#i18n/allErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { DetailQuery } from "#relay/DetailQuery";
import { ToastRegion } from "#ui/ToastRegion";
import type { SystemServiceHistoryScreenQuery } from "./__generated__/SystemServiceHistoryScreenQuery.graphql";
import { SystemServicePage, UnknownService } from "./SystemServicePage";

const screenQuery = graphql`
  query SystemServiceHistoryScreenQuery($serviceId: String!) @throwOnFieldError @preloadable {
    service(serviceId: $serviceId) {
      ...SystemServicePage_service
    }
  }
`;

interface SystemServiceHistoryScreenProps {
  readonly queryRef: PreloadedQuery<SystemServiceHistoryScreenQuery>;
  /** The entries, which come from another endpoint. */
  readonly children: ReactNode;
}

/** A service of the catalogue with the changes of it in all communes. */
export function SystemServiceHistoryScreen({ queryRef, children }: SystemServiceHistoryScreenProps) {
  return (
    <ErrorMessagesContext value={allErrorMessages}>
      <DetailQuery<SystemServiceHistoryScreenQuery>
        query={screenQuery}
        head={screenQuery}
        reference={queryRef}
        fallback={<PagePending />}
      >
        {({ service }) =>
          service ? <SystemServicePage service={service}>{children}</SystemServicePage> : <UnknownService />
        }
      </DetailQuery>
      <ToastRegion />
    </ErrorMessagesContext>
  );
}
