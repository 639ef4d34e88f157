import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import { isLikeResourceUrn } from "#domain/resources/resourceKinds";
import { QuerySuspense } from "#relay/QuerySuspense";
import { RequestFailure } from "#relay/RequestFailure";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Notice } from "#ui/Notice";
import { useAnnounce } from "#ui/ui";
import type { UrnSearchQuery } from "./__generated__/UrnSearchQuery.graphql";
import { resourcePath } from "#ui/resourcePaths";
import { useResourcesReturnState } from "../resourcesReturnState";
import type { ResourcesAddress } from "./resourcesList";

const urnQuery = graphql`
  query UrnSearchQuery($urn: String!) @throwOnFieldError {
    resourceByUrn(urn: $urn) {
      resource {
        id
        version
        type
        resourceId
      }
      nearest {
        id
        version
        type
        resourceId
        urn
        name
      }
    }
  }
`;

/** Opens the resource whose URN is in the search field, or suggests similar ones. Renders nothing for other texts. */
export function UrnSearch({ address }: { readonly address: ResourcesAddress }) {
  const mayFind = useCan("find_resource_by_urn");
  const urn = address.search.text?.trim() ?? "";
  return mayFind && isLikeResourceUrn(urn) && <UrnResult key={urn} urn={urn} address={address} />;
}

interface UrnResultProps {
  readonly urn: string;
  readonly address: ResourcesAddress;
}

function UrnResult({ urn, address }: UrnResultProps) {
  const [reference, load] = useQueryLoader<UrnSearchQuery>(urnQuery);
  useEffect(() => load({ urn }, { fetchPolicy: "network-only" }), [load, urn]);
  if (!reference) return null;
  return (
    <LoadBoundary
      attempt={reference}
      renderFailure={(error) => (
        <RequestFailure
          error={error}
          level="h2"
          onRetry={() => load({ urn }, { fetchPolicy: "network-only" })}
        />
      )}
    >
      <QuerySuspense reference={reference} fallback={null}>
        <Found urn={urn} reference={reference} address={address} />
      </QuerySuspense>
    </LoadBoundary>
  );
}

interface FoundProps extends UrnResultProps {
  readonly reference: PreloadedQuery<UrnSearchQuery>;
}

function Found({ urn, reference, address }: FoundProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const state = useResourcesReturnState();
  const { resource, nearest } = usePreloadedQuery<UrnSearchQuery>(urnQuery, reference).resourceByUrn;
  const open = useEffectEvent(async (path: string) => {
    // Clear the URN in the search, so that the back button does not redirect here again.
    await navigate({ to: ".", search: { ...address.search, text: undefined }, replace: true });
    await navigate({ to: path, state });
  });
  const path = resource && resourcePath(resource);
  useEffect(() => {
    if (path) void open(path);
  }, [path]);
  const isMissing = resource === null || resource === undefined;
  useEffect(() => {
    if (isMissing) announce(t`Es gibt keine Ressource mit der URN ${urn}.`);
  }, [isMissing, announce, t, urn]);
  if (!isMissing) return null;
  return (
    <Notice tone="waiting" icon="search">
      <p>
        <Trans>
          Es gibt keine Ressource mit der URN <code>{urn}</code>.
        </Trans>{" "}
        {nearest.length > 0 && <Trans>Am ähnlichsten sind:</Trans>}
      </p>
      {nearest.length > 0 && (
        <chakra.ul ps={5} listStyleType="disc">
          {nearest.map((near) => (
            <li key={near.id}>
              <AppLink variant="text" to={resourcePath(near)} state={state}>
                {near.urn}
              </AppLink>{" "}
              <span lang="de">{near.name}</span>
            </li>
          ))}
        </chakra.ul>
      )}
    </Notice>
  );
}
