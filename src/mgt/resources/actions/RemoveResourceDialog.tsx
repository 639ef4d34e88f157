import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { ImportFrame } from "#mgt/imports/ImportFrame";
import { DialogQuery } from "#relay/DialogQuery";
import type { OpenedQuery } from "#relay/useDialogQuery";
import type { RemoveResourceDialogQuery } from "./__generated__/RemoveResourceDialogQuery.graphql";
import { RemoveCommune } from "./RemoveCommune";
import { RemoveResource } from "./RemoveResource";
import { ResourceGone } from "./ResourceGone";

const removalQuery = graphql`
  query RemoveResourceDialogQuery($id: ID!, $type: ResourceType!, $isReplaceable: Boolean!)
  @preloadable
  @throwOnFieldError {
    ...ReplacementField_query @arguments(type: $type) @include(if: $isReplaceable) @alias(as: "targets")
    node(id: $id) {
      ... on Resource {
        communeRemoval {
          services
        }
        ...RemoveCommune_resource @alias
        ...RemoveResource_resource @alias
      }
    }
  }
`;

interface RemoveResourceDialogProps {
  readonly opened: OpenedQuery<RemoveResourceDialogQuery>;
  readonly onClose: () => void;
  /** Called after the removal, instead of onClose. */
  readonly onRemoved: () => void;
}

/**
 * Removes a resource. Lists its uses and lets the user choose a replacement; for a commune, shows what will be removed
 * and kept.
 */
export function RemoveResourceDialog({ opened, onClose, onRemoved }: RemoveResourceDialogProps) {
  const { t } = useLingui();
  const actions = { onClose, onRemoved };
  return (
    <ImportFrame title={t`Ressource entfernen`} stage="removal" onCancel={onClose}>
      <DialogQuery query={removalQuery} opened={opened}>
        {({ node, targets }) => {
          if (node?.communeRemoval && node.RemoveCommune_resource) {
            return <RemoveCommune resource={node.RemoveCommune_resource} {...actions} />;
          }
          if (!node?.RemoveResource_resource || !targets) return <ResourceGone />;
          return <RemoveResource resource={node.RemoveResource_resource} targets={targets} {...actions} />;
        }}
      </DialogQuery>
    </ImportFrame>
  );
}
