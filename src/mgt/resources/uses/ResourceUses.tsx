import { Box, chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { serviceScreenPath } from "#domain/serviceScreens";
import { serviceSettingKeys } from "#domain/serviceSettings";
import { useServiceName } from "#i18n/useServiceName";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { BusyButton } from "#ui/BusyButton";
import { settingLabels } from "#ui/serviceSettingLabels";
import type {
  ResourceUses_resource$data,
  ResourceUses_resource$key,
} from "./__generated__/ResourceUses_resource.graphql";
import type { ResourceUsesPageQuery } from "./__generated__/ResourceUsesPageQuery.graphql";
import { resourcePath } from "#ui/resourcePaths";
import { useResourceTypeName } from "../resourceTypeLabels";

/** Uses loaded at a time. */
const pageSize = 50;

const List = chakra("ul", {
  base: {
    maxH: "320px",
    overflowY: "auto",
    overscrollBehavior: "contain",
    listStyleType: "none",
    "& li": { py: 1.5, borderBottom: "1px solid {colors.border.muted}", overflowWrap: "anywhere" },
    "& small": { display: "block", color: "fg.muted", textStyle: "xs" },
  },
});

type Use = ResourceUses_resource$data["uses"]["edges"][number]["node"];

interface ResourceUsesProps {
  readonly resource: ResourceUses_resource$key;
  /** Called when a link is followed, to close a surrounding dialog. */
  readonly onLeave?: () => void;
}

/** Uses of a resource by communes, other resources and settings of services. */
export function ResourceUses({ resource, onLeave }: ResourceUsesProps) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ResourceUsesPageQuery,
    ResourceUses_resource$key
  >(
    graphql`
      fragment ResourceUses_resource on Resource
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "ResourceUsesPageQuery") {
        uses(first: $count, after: $cursor) @connection(key: "ResourceUses_uses") {
          totalCount
          edges {
            cursor
            node {
              kind
              ags
              communeName
              serviceId
              settingKey
              resource {
                version
                type
                resourceId
                name
              }
            }
          }
        }
      }
    `,
    resource,
  );
  const { totalCount, edges } = data.uses;
  const further = totalCount - edges.length;
  return (
    <>
      <List aria-label={t`Benutzt von`} tabIndex={0}>
        {edges.map(({ cursor, node }) => (
          <li key={cursor}>
            <UseEntry use={node} onLeave={onLeave} />
          </li>
        ))}
      </List>
      {hasNext && (
        <Box mt={2}>
          <BusyButton isBusy={isLoadingNext} onClick={() => loadNext(pageSize)}>
            <Plural value={further} one="Noch # Stelle anzeigen" other="Weitere anzeigen, noch # Stellen" />
          </BusyButton>
        </Box>
      )}
    </>
  );
}

interface UseEntryProps {
  readonly use: Use;
  readonly onLeave: (() => void) | undefined;
}

function UseEntry({ use, onLeave }: UseEntryProps) {
  const { i18n } = useLingui();
  const serviceName = useServiceName();
  const typeName = useResourceTypeName();
  const { kind, ags, communeName, serviceId, settingKey, resource } = use;
  const commune = ags && (
    <>
      {communeName && <span lang="de">{communeName}</span>} <Ags ags={ags} />
    </>
  );
  if (kind === "RESOURCE" && resource) {
    return (
      <Entry to={resourcePath(resource)} name={<span lang="de">{resource.name}</span>} onLeave={onLeave}>
        {typeName(resource.type)} <code>{resource.resourceId}</code>
      </Entry>
    );
  }
  if (kind === "COMMUNE" && ags) {
    return (
      <Entry to={`/mgt/edit/${ags}/residential-properties`} name={commune} onLeave={onLeave}>
        <Trans>Wohngrundstücke</Trans>
      </Entry>
    );
  }
  const key = serviceSettingKeys.find((each) => each === settingKey);
  const setting = key ? i18n._(settingLabels[key]) : settingKey;
  const service = serviceId ? serviceName(serviceId) : "";
  return (
    <Entry
      to={ags && serviceId ? serviceScreenPath("serviceedit", ags, serviceId) : undefined}
      name={service}
      onLeave={onLeave}
    >
      {setting} · {commune ?? <Trans>Vorgabe für alle Kommunen</Trans>}
    </Entry>
  );
}

interface EntryProps {
  /** Undefined if there is no such page. */
  readonly to: string | undefined;
  readonly name: ReactNode;
  readonly onLeave: (() => void) | undefined;
  readonly children: ReactNode;
}

function Entry({ to, name, onLeave, children }: EntryProps) {
  return (
    <>
      {to === undefined ? (
        name
      ) : (
        <AppLink to={to} variant="text" onClick={onLeave}>
          {name}
        </AppLink>
      )}
      <small>{children}</small>
    </>
  );
}
