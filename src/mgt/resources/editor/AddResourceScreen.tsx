import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import type { ResourceType } from "#domain/resources/resourceKinds";
import { PagePending } from "#frame/PagePending";
import { allErrorMessages } from "#i18n/allErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { useOwnedQuery, useOwner } from "#relay/preload";
import { QuerySuspense } from "#relay/QuerySuspense";
import { Page } from "#ui/Page";
import { ToastRegion } from "#ui/ToastRegion";
import { useResourcesReturn } from "../resourcesReturnState";
import type { AddResourceScreenQuery } from "./__generated__/AddResourceScreenQuery.graphql";
import { NewResourceForm } from "./NewResourceForm";

const screenQuery = graphql`
  query AddResourceScreenQuery @throwOnFieldError @preloadable {
    resourceTargets {
      version
      type
      resourceId
      name
      ags
    }
  }
`;

interface AddResourceScreenProps {
  readonly queryRef: PreloadedQuery<AddResourceScreenQuery>;
  /** Initial kind. */
  readonly type: ResourceType | undefined;
}

/** Screen of a new resource: its kind, its id and its document. */
export function AddResourceScreen({ queryRef, type = "commune" }: AddResourceScreenProps) {
  const { t } = useLingui();
  const back = useResourcesReturn();
  useOwner(queryRef);
  return (
    <ErrorMessagesContext value={allErrorMessages}>
      <Page
        title={<Trans>Ressource hinzufügen</Trans>}
        from={{
          text: t`Ressourcen`,
          to: "/admin/resources/$resource",
          params: { resource: back?.resource ?? "all" },
          search: back?.search,
        }}
      >
        <QuerySuspense reference={queryRef} fallback={<PagePending />}>
          <Loaded key={type} queryRef={queryRef} type={type} />
        </QuerySuspense>
      </Page>
      <ToastRegion />
    </ErrorMessagesContext>
  );
}

interface LoadedProps {
  readonly queryRef: PreloadedQuery<AddResourceScreenQuery>;
  readonly type: ResourceType;
}

function Loaded({ queryRef, type }: LoadedProps) {
  const { resourceTargets } = useOwnedQuery<AddResourceScreenQuery>(screenQuery, queryRef);
  return <NewResourceForm type={type} known={resourceTargets} />;
}
