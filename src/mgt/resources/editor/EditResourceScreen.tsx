import { Button, Heading, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useMemo, type ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { isResourceType } from "#domain/resources/resourceKinds";
import { PagePending } from "#frame/PagePending";
import { allErrorMessages } from "#i18n/allErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { useOwnedQuery, useOwner } from "#relay/preload";
import { PanelBoundary } from "#relay/PanelBoundary";
import { QuerySuspense } from "#relay/QuerySuspense";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { Page, PageBody } from "#ui/Page";
import { ToastRegion } from "#ui/ToastRegion";
import { ResourceActions } from "../actions/ResourceActions";
import { useResourcesReturn } from "../resourcesReturnState";
import { ResourceUses } from "../uses/ResourceUses";
import type { ResourceUses_resource$key } from "../uses/__generated__/ResourceUses_resource.graphql";
import type { EditResourceScreenQuery } from "./__generated__/EditResourceScreenQuery.graphql";
import { ResourceForm } from "./ResourceForm";
import { ResourceHeader } from "./ResourceHeader";

const screenQuery = graphql`
  query EditResourceScreenQuery($version: String!, $type: ResourceType!, $resourceId: String!)
  @throwOnFieldError
  @preloadable {
    resource(version: $version, type: $type, resourceId: $resourceId) {
      id
      version
      type
      name
      useCount
      ...ResourceActions_resource
      ...ResourceHeader_resource
      ...ResourceForm_resource
      ...ResourceUses_resource
    }
    # What schemas refer to, and communes, which a document may be limited to.
    resourceTargets(types: [keystore, commune]) {
      type
      resourceId
      name
      ags
    }
  }
`;

interface EditResourceScreenProps {
  readonly queryRef: PreloadedQuery<EditResourceScreenQuery>;
  /** History of the resource, which comes from another endpoint. */
  readonly history: ReactNode;
}

/** Screen of a stored resource: its document as YAML and as a form. */
export function EditResourceScreen({ queryRef, history }: EditResourceScreenProps) {
  const { version, type, resourceId } = queryRef.variables;
  useOwner(queryRef);
  return (
    <ErrorMessagesContext value={allErrorMessages}>
      <QuerySuspense reference={queryRef} fallback={<PagePending />}>
        <Loaded key={`${version}/${type}/${resourceId}`} queryRef={queryRef} history={history} />
      </QuerySuspense>
      <ToastRegion />
    </ErrorMessagesContext>
  );
}

function Loaded({ queryRef, history }: EditResourceScreenProps) {
  const { t } = useLingui();
  const back = useResourcesReturn();
  const { resource, resourceTargets: targets } = useOwnedQuery<EditResourceScreenQuery>(
    screenQuery,
    queryRef,
  );
  const { version, type } = queryRef.variables;
  const kind = useMemo(() => (isResourceType(type) ? { version, type } : null), [version, type]);
  if (!resource || !kind) return <NoResource />;
  const from = {
    text: t`Ressourcen`,
    to: "/admin/resources/$resource",
    params: { resource: back?.resource ?? kind.type },
    search: back?.search,
  } as const;
  return (
    <Page
      title={<span lang="de">{resource.name}</span>}
      from={from}
      actions={
        <PanelBoundary data={resource} isInline>
          <ResourceActions resource={resource} />
        </PanelBoundary>
      }
    >
      <PanelBoundary data={resource}>
        <ResourceHeader resource={resource} />
      </PanelBoundary>
      <PanelBoundary data={resource}>
        <ResourceForm
          kind={kind}
          resource={resource}
          targets={targets}
          aside={<UsedBy resource={resource} useCount={resource.useCount} />}
        />
      </PanelBoundary>
      {history}
    </Page>
  );
}

interface UsedByProps {
  readonly resource: ResourceUses_resource$key;
  readonly useCount: number;
}

function UsedBy({ resource, useCount }: UsedByProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} as="h2" textStyle="h3" mb={1}>
        {useCount > 0 ? <Trans>Benutzt von ({useCount})</Trans> : <Trans>Benutzt von</Trans>}
      </Heading>
      {useCount > 0 ? (
        <PanelBoundary data={resource}>
          <ResourceUses resource={resource} />
        </PanelBoundary>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          <Trans>Nichts benutzt diese Ressource.</Trans>
        </Text>
      )}
    </section>
  );
}

/** Shown if the resource does not exist. */
function NoResource() {
  return (
    <PageBody>
      <EmptyState
        icon="search"
        level="h1"
        title={<Trans>Diese Ressource gibt es nicht</Trans>}
        actions={
          <Button asChild variant="solid">
            <AppLink to="/admin/resources/$resource" params={{ resource: "all" }} variant="bare">
              <Trans>Zu den Ressourcen</Trans>
            </AppLink>
          </Button>
        }
      >
        <Trans>Vielleicht wurde sie entfernt. Prüfen Sie die Adresse, oder suchen Sie in der Liste.</Trans>
      </EmptyState>
    </PageBody>
  );
}
