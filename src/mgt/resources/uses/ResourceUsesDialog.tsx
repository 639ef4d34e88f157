import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import { Dialog } from "#ui/Dialog";
import type { ResourceUsesDialogQuery } from "./__generated__/ResourceUsesDialogQuery.graphql";
import { ResourceGone } from "../actions/ResourceGone";
import { DialogBody } from "../DialogBody";
import { ResourceUses } from "./ResourceUses";

const usesQuery = graphql`
  query ResourceUsesDialogQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Resource {
        name
        ...ResourceUses_resource @alias
      }
    }
  }
`;

interface ResourceUsesDialogProps {
  /** Node id of the resource. */
  readonly id: string;
  readonly onClose: () => void;
}

/** What uses a resource, as links. Mount it to open it. */
export function ResourceUsesDialog({ id, onClose }: ResourceUsesDialogProps) {
  const { t } = useLingui();
  const [reference, load] = useQueryLoader<ResourceUsesDialogQuery>(usesQuery);
  const reload = useCallback(() => load({ id }, { fetchPolicy: "network-only" }), [load, id]);
  useEffect(reload, [reload]);
  return (
    <Dialog
      title={t`Benutzt von`}
      onCancel={onClose}
      footer={
        <Button data-focus-first onClick={onClose}>
          <Trans>Schließen</Trans>
        </Button>
      }
    >
      <DialogBody reference={reference} onReload={reload}>
        {reference && <Loaded reference={reference} onLeave={onClose} />}
      </DialogBody>
    </Dialog>
  );
}

interface LoadedProps {
  readonly reference: PreloadedQuery<ResourceUsesDialogQuery>;
  readonly onLeave: () => void;
}

function Loaded({ reference, onLeave }: LoadedProps) {
  const { node } = usePreloadedQuery<ResourceUsesDialogQuery>(usesQuery, reference);
  if (!node?.ResourceUses_resource) return <ResourceGone />;
  return (
    <>
      <p>
        <Trans>
          Wer <b lang="de">{node.name}</b> benutzt:
        </Trans>
      </p>
      <ResourceUses resource={node.ResourceUses_resource} onLeave={onLeave} />
    </>
  );
}
