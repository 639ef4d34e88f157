import { useLingui } from "@lingui/react/macro";
import { useCallback, useEffect } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import { ImportFrame } from "#mgt/imports/ImportFrame";
import type { RemoveResourceDialogQuery } from "./__generated__/RemoveResourceDialogQuery.graphql";
import { DialogBody } from "../DialogBody";
import { RemoveCommune } from "./RemoveCommune";
import { RemoveResource } from "./RemoveResource";
import { ResourceGone } from "./ResourceGone";

const removalQuery = graphql`
  query RemoveResourceDialogQuery($id: ID!) @throwOnFieldError {
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
  /** Node id of the resource. */
  readonly id: string;
  readonly onClose: () => void;
  /** Called after the removal, instead of onClose. */
  readonly onRemoved: () => void;
}

/**
 * Removes a resource. Lists what uses it before, and takes another one that replaces it; of a commune, says what goes
 * with it and what stays. Mount it to open it.
 */
export function RemoveResourceDialog({ id, onClose, onRemoved }: RemoveResourceDialogProps) {
  const { t } = useLingui();
  const [reference, load] = useQueryLoader<RemoveResourceDialogQuery>(removalQuery);
  const reload = useCallback(() => load({ id }, { fetchPolicy: "network-only" }), [load, id]);
  useEffect(reload, [reload]);
  return (
    <ImportFrame title={t`Ressource entfernen`} stage="removal" onCancel={onClose}>
      <DialogBody reference={reference} onReload={reload}>
        {reference && <Loaded reference={reference} onClose={onClose} onRemoved={onRemoved} />}
      </DialogBody>
    </ImportFrame>
  );
}

interface LoadedProps extends Pick<RemoveResourceDialogProps, "onClose" | "onRemoved"> {
  readonly reference: PreloadedQuery<RemoveResourceDialogQuery>;
}

function Loaded({ reference, ...actions }: LoadedProps) {
  const { node } = usePreloadedQuery<RemoveResourceDialogQuery>(removalQuery, reference);
  if (node?.communeRemoval && node.RemoveCommune_resource) {
    return <RemoveCommune resource={node.RemoveCommune_resource} {...actions} />;
  }
  if (!node?.RemoveResource_resource) return <ResourceGone />;
  return <RemoveResource resource={node.RemoveResource_resource} {...actions} />;
}
