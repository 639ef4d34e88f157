import { Badge, Flex, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { AppLink } from "#ui/AppLink";
import { CopyButton } from "#ui/CopyButton";
import { DoneBy } from "#ui/DoneBy";
import { CommuneState } from "../CommuneState";
import { useResourceTypeName } from "../resourceTypeLabels";
import type { ResourceHeader_resource$key } from "./__generated__/ResourceHeader_resource.graphql";

/** Kind, URN, version and last change of a resource, below its name; for a commune also the state of its setup. */
export function ResourceHeader({ resource }: { readonly resource: ResourceHeader_resource$key }) {
  const { t } = useLingui();
  const typeName = useResourceTypeName();
  const data = useFragment(
    graphql`
      fragment ResourceHeader_resource on Resource @throwOnFieldError {
        type
        version
        urn
        isDeprecated
        updatedAt
        updatedBy {
          username
        }
        commune {
          ags
          communeId
          initialization
          ...CommuneState_commune
        }
      }
    `,
    resource,
  );
  const { type, version, urn, isDeprecated, updatedAt, updatedBy, commune } = data;
  const time = formatDateTime(updatedAt);
  return (
    <Stack gap={2} mt={{ base: 3, sm: 1 }}>
      <Flex wrap="wrap" align="center" columnGap={4} rowGap={1.5} color="fg.muted" textStyle="sm">
        <Badge>{typeName(type)}</Badge>
        {isDeprecated && (
          <Badge colorPalette="status.waiting">
            <Trans>veraltet</Trans>
          </Badge>
        )}
        <span>
          <Trans>Schema {version}</Trans>
        </span>
        <span>
          {updatedBy ? (
            <Trans>
              geändert <DoneBy at={updatedAt} user={updatedBy.username} />
            </Trans>
          ) : (
            <Trans>eingerichtet {time}</Trans>
          )}
        </span>
        <Flex as="span" align="center" gap={1} minW={0}>
          <code translate="no" style={{ overflowWrap: "anywhere" }}>
            {urn}
          </code>
          <CopyButton text={urn} label={t`URN kopieren`} />
        </Flex>
      </Flex>
      {type === "commune" && commune?.communeId && (
        <Flex wrap="wrap" align="center" columnGap={4} rowGap={1} textStyle="sm">
          <CommuneState commune={commune} />
          <AppLink variant="text" to="/mgt/edit/$commune" params={{ commune: commune.ags }}>
            <Trans>Zur Kommune</Trans>
          </AppLink>
          {commune.initialization === "INITIALIZING" && (
            <span>
              <Trans>Texte, Dateien, Gebühren und Formulare werden angelegt. Das dauert einen Moment.</Trans>
            </span>
          )}
        </Flex>
      )}
    </Stack>
  );
}
