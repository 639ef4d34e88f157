import { Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { usePreloadedQuery } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { Delayed } from "#ui/Delayed";
import { LoadBoundary } from "#ui/LoadBoundary";
import { QuerySuspense } from "./QuerySuspense";
import { RequestFailure } from "./RequestFailure";
import type { OpenedQuery } from "./useDialogQuery";

interface DialogQueryProps<TQuery extends OperationType> {
  readonly query: GraphQLTaggedNode;
  readonly opened: OpenedQuery<TQuery>;
  /** Rendered while the query is pending, after a moment. */
  readonly pending?: ReactNode;
  readonly children: (data: TQuery["response"]) => ReactNode;
}

/** Reads the query of a dialog. Shows a placeholder while it is pending, and a failure with a button to retry. */
export function DialogQuery<TQuery extends OperationType>(props: DialogQueryProps<TQuery>) {
  const { opened, pending = <Skeleton height="96px" />, ...reader } = props;
  const { reference, reload } = opened;
  return (
    <LoadBoundary
      attempt={reference}
      renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={reload} />}
    >
      <QuerySuspense reference={reference} fallback={<Delayed>{pending}</Delayed>}>
        <Reader opened={opened} {...reader} />
      </QuerySuspense>
    </LoadBoundary>
  );
}

/** Reads the query in another part of its dialog, such as the footer. Empty while it is pending and after a failure. */
export function LoadedDialogQuery<TQuery extends OperationType>(
  props: Omit<DialogQueryProps<TQuery>, "pending">,
) {
  const { reference } = props.opened;
  return (
    <LoadBoundary attempt={reference} renderFailure={() => null}>
      <QuerySuspense reference={reference} fallback={null}>
        <Reader {...props} />
      </QuerySuspense>
    </LoadBoundary>
  );
}

function Reader<TQuery extends OperationType>({
  query,
  opened,
  children,
}: Omit<DialogQueryProps<TQuery>, "pending">) {
  return children(usePreloadedQuery<TQuery>(query, opened.reference));
}
