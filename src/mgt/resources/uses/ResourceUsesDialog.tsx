import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { DialogQuery } from "#relay/DialogQuery";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { Dialog } from "#ui/Dialog";
import type { ResourceUsesDialogQuery } from "./__generated__/ResourceUsesDialogQuery.graphql";
import { ResourceGone } from "../actions/ResourceGone";
import { ResourceUses } from "./ResourceUses";

const usesQuery = graphql`
  query ResourceUsesDialogQuery($id: ID!) @preloadable @throwOnFieldError {
    node(id: $id) {
      ... on Resource {
        name
        ...ResourceUses_resource @alias
      }
    }
  }
`;

interface ResourceUsesDialogProps {
  readonly opened: OpenedQuery<ResourceUsesDialogQuery>;
  readonly onClose: () => void;
}

/** Dialog with the uses of a resource as links. */
export function ResourceUsesDialog({ opened, onClose }: ResourceUsesDialogProps) {
  const { t } = useLingui();
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
      <DialogQuery query={usesQuery} opened={opened}>
        {({ node }) =>
          node?.ResourceUses_resource ? (
            <>
              <p>
                <Trans>
                  Wer <b lang="de">{node.name}</b> benutzt:
                </Trans>
              </p>
              <ResourceUses resource={node.ResourceUses_resource} onLeave={onClose} />
            </>
          ) : (
            <ResourceGone />
          )
        }
      </DialogQuery>
    </Dialog>
  );
}
