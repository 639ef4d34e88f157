import { Flex, Skeleton } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useEffect } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import { pageSize } from "#domain/limits";
import { ApiError } from "#relay/apiError";
import { RequestFailure } from "#relay/RequestFailure";
import { AppLink } from "#ui/AppLink";
import { Dialog } from "#ui/Dialog";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Delayed } from "#ui/Delayed";
import type { EditorsDialogQuery } from "./__generated__/EditorsDialogQuery.graphql";
import { EditorList } from "./EditorList";

const editorsQuery = graphql`
  query EditorsDialogQuery($ags: AGS!, $count: Int!) @throwOnFieldError {
    commune(ags: $ags) {
      id
      ...EditorList_commune @arguments(count: $count)
    }
  }
`;

interface EditorsDialogProps {
  readonly ags: string;
  readonly onClose: () => void;
}

/** Members who may change a commune, and a note about others who may. */
export function EditorsDialog({ ags, onClose }: EditorsDialogProps) {
  const { t } = useLingui();
  const [reference, load] = useQueryLoader<EditorsDialogQuery>(editorsQuery);
  // Skip the store: it would return a failed list as null.
  const ask = useCallback(() => load({ ags, count: pageSize }, { fetchPolicy: "network-only" }), [load, ags]);
  useEffect(ask, [ask]);
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
        <LoadBoundary
          attempt={reference}
          renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={ask} />}
        >
          <Suspense fallback={<Pending />}>
            {reference ? <Editors reference={reference} /> : <Pending />}
          </Suspense>
        </LoadBoundary>
      </Flex>
    </Dialog>
  );
}

function Pending() {
  return (
    <Delayed>
      <Flex direction="column" gap={3}>
        <Skeleton width="180px" />
        <Skeleton width="320px" />
        <Skeleton width="280px" />
      </Flex>
    </Delayed>
  );
}

function Editors({ reference }: { readonly reference: PreloadedQuery<EditorsDialogQuery> }) {
  const { commune } = usePreloadedQuery<EditorsDialogQuery>(editorsQuery, reference);
  // Deleted after the page was opened.
  if (!commune) throw new ApiError("not_found");
  return <EditorList commune={commune} />;
}
