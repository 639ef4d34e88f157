import { Flex, Skeleton } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { ApiError } from "#relay/apiError";
import { DialogQuery } from "#relay/DialogQuery";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { AppLink } from "#ui/AppLink";
import { Dialog } from "#ui/Dialog";
import type { EditorsDialogQuery } from "./__generated__/EditorsDialogQuery.graphql";
import { EditorList } from "./EditorList";

const editorsQuery = graphql`
  query EditorsDialogQuery($ags: AGS!, $count: Int!) @preloadable @throwOnFieldError {
    commune(ags: $ags) {
      id
      ...EditorList_commune @arguments(count: $count)
    }
  }
`;

interface EditorsDialogProps {
  readonly opened: OpenedQuery<EditorsDialogQuery>;
  readonly onClose: () => void;
}

/** Members who may change a commune, and a note about others who may. */
export function EditorsDialog({ opened, onClose }: EditorsDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog width="wide" title={t`Wer darf hier ändern?`} onCancel={onClose}>
      {/* The minimum height keeps the dialog from resizing while filtering. */}
      <Flex direction="column" align="flex-start" gap={3} minH="320px">
        <p className="help">
          <Trans>
            Wer die Rolle support oder admin hat, darf in jeder Kommune alles ändern:{" "}
            <AppLink to="/admin/users" search={{ role: ["support"] }} variant="text">
              Benutzer mit der Rolle support
            </AppLink>
            . Wer die Rolle member hat, darf die Stammdaten und die zugeordneten Dienste ändern:
          </Trans>
        </p>
        <DialogQuery query={editorsQuery} opened={opened} pending={pending}>
          {({ commune }) => {
            // Deleted after the page was opened.
            if (!commune) throw new ApiError("not_found");
            return <EditorList commune={commune} />;
          }}
        </DialogQuery>
      </Flex>
    </Dialog>
  );
}

const pending = (
  <Flex direction="column" gap={3}>
    <Skeleton width="180px" />
    <Skeleton width="320px" />
    <Skeleton width="280px" />
  </Flex>
);
