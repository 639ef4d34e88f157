import { Box, chakra, Heading } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { LinkProps } from "@tanstack/react-router";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { pageSize } from "#domain/limits";
import { isResourceType } from "#domain/resources/resourceKinds";
import { useFormats } from "#i18n/useFormats";
import { useServiceName } from "#i18n/useServiceName";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { BusyButton } from "#ui/BusyButton";
import type { RunChanges_run$data, RunChanges_run$key } from "./__generated__/RunChanges_run.graphql";
import type { RunChangesPageQuery } from "./__generated__/RunChangesPageQuery.graphql";

type Change = RunChanges_run$data["changes"]["edges"][number]["node"];

const List = chakra("ul", {
  base: {
    mt: 2,
    listStyleType: "none",
    "& li": { py: 1.5, borderBottom: "1px solid {colors.border.muted}", overflowWrap: "anywhere" },
    "& small": { marginInlineStart: 2, color: "fg.muted", textStyle: "xs" },
  },
});

/** What a run changed, with links. Renders nothing if it changed nothing. */
export function RunChanges({ run }: { readonly run: RunChanges_run$key }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    RunChangesPageQuery,
    RunChanges_run$key
  >(
    graphql`
      fragment RunChanges_run on AutomatedJobRun
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "RunChangesPageQuery") {
        changes(first: $count, after: $cursor) @connection(key: "RunChanges_changes") {
          totalCount
          edges {
            cursor
            node {
              label
              ags
              communeName
              serviceId
              resource
              userId
              pid
            }
          }
        }
      }
    `,
    run,
  );
  const { totalCount, edges } = data.changes;
  const further = totalCount - edges.length;
  if (totalCount === 0) return null;
  return (
    <Box as="section" mt={7}>
      <Heading as="h2" textStyle="h3">
        <Trans>Geändert</Trans>{" "}
        <chakra.span color="fg.muted" fontWeight="normal">
          {number(totalCount)}
        </chakra.span>
      </Heading>
      <List aria-label={t`Geändert`}>
        {edges.map(({ cursor, node }) => (
          <li key={cursor}>
            <ChangeEntry change={node} />
          </li>
        ))}
      </List>
      {hasNext && (
        <Box mt={2}>
          <BusyButton isBusy={isLoadingNext} onClick={() => loadNext(pageSize)}>
            <Plural
              value={further}
              one="Noch # Änderung anzeigen"
              other="Weitere anzeigen, noch # Änderungen"
            />
          </BusyButton>
        </Box>
      )}
    </Box>
  );
}

function ChangeEntry({ change }: { readonly change: Change }) {
  const serviceName = useServiceName();
  const { label, ags, communeName, serviceId } = change;
  const target = screenOf(change);
  const name = <span lang="de">{label}</span>;
  return (
    <>
      {target ? (
        <AppLink variant="text" {...target}>
          {name}
        </AppLink>
      ) : (
        name
      )}
      {(ags ?? serviceId) && (
        <small>
          {ags && (
            <>
              {communeName && communeName !== label && <span lang="de">{communeName} </span>}
              <Ags ags={ags} />
            </>
          )}
          {ags && serviceId && " · "}
          {serviceId && serviceName(serviceId)}
        </small>
      )}
    </>
  );
}

type Target = Pick<LinkProps, "to" | "params">;

/** The screen of what was changed; null if there is none. */
function screenOf({ ags, serviceId, resource, userId, pid }: Change): Target | null {
  if (pid) return { to: "/admin/processes/$pid", params: { pid } };
  if (userId) return { to: "/admin/edituser/$userId", params: { userId } };
  if (resource) {
    const [version = "", type = "", ...id] = resource.split("/");
    if (!isResourceType(type)) return null;
    return { to: "/admin/editresource/$version/$type/$id", params: { version, type, id: id.join("/") } };
  }
  if (ags && serviceId) {
    return { to: "/mgt/serviceedit/$commune/$service", params: { commune: ags, service: serviceId } };
  }
  if (ags) return { to: "/mgt/edit/$commune", params: { commune: ags } };
  return serviceId ? { to: "/admin/services/$service", params: { service: serviceId } } : null;
}
