import { Button, IconButton } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import { RequestFailure } from "#relay/RequestFailure";
import { AppLink } from "#ui/AppLink";
import { BreadcrumbPath } from "#ui/Breadcrumbs";
import { PageBody } from "#ui/Page";
import { Icon } from "#ui/Icon";
import { LoadBoundary } from "#ui/LoadBoundary";
import { SidePane } from "#ui/SidePane";
import { usePagePart } from "#ui/routeTitles";
import { besideList, detailPaths, listPaths, type ListKind, type ProcessSearch } from "../list/processList";
import { useListLabels } from "../list/useListLabels";
import { ProcessIcon } from "../ProcessIcon";
import { shortPid } from "#domain/shortPid";
import type { DetailLayout } from "./DetailLayout";
import { useCopyToClipboard } from "#ui/useCopyToClipboard";

interface ProcessBoundaryProps {
  readonly kind: ListKind;
  readonly pid: string;
  readonly layout: DetailLayout;
  /** Changes with every load. */
  readonly attempt: PreloadedQuery<OperationType>;
  readonly onRetry: () => void;
  /** Renders the detail, given the links beside its heading and the link back to the list. */
  readonly children: (links: { readonly tools: ReactNode; readonly backLink: ReactNode }) => ReactNode;
}

/** Error boundary of a process, in the pane beside the list or on a page of its own. */
export function ProcessBoundary({ kind, pid, layout, attempt, onRetry, children }: ProcessBoundaryProps) {
  const { t } = useLingui();
  const { title } = useListLabels(kind);
  const short = shortPid(pid);
  usePagePart(t`Prozess ${short}`);
  const isPane = layout === "pane";
  const backLink = (
    <Button asChild>
      <AppLink to={listPaths[kind]} search={besideList} variant="bare">
        <Trans>Zur Liste</Trans>
      </AppLink>
    </Button>
  );
  const content = (
    <LoadBoundary
      attempt={attempt}
      renderFailure={(error) => (
        <RequestFailure error={error} level={isPane ? "h2" : "h1"} onRetry={onRetry} />
      )}
    >
      {children({ tools: <Tools kind={kind} pid={pid} isPane={isPane} />, backLink })}
    </LoadBoundary>
  );
  if (!isPane) {
    return (
      <PageBody className="process-page">
        <BreadcrumbPath>
          <AppLink to="/admin">
            <Trans>Administration</Trans>
          </AppLink>
          <AppLink to={listPaths[kind]} search={besideList}>
            {title}
          </AppLink>
        </BreadcrumbPath>
        {content}
      </PageBody>
    );
  }
  return <SidePane aria-label={t`Prozess ${short}`}>{content}</SidePane>;
}

const aloneOnPage = (search: object): ProcessSearch => ({ ...search, view: "page" });

interface ToolsProps {
  readonly kind: ListKind;
  readonly pid: string;
  readonly isPane: boolean;
}

function Tools({ kind, pid, isPane }: ToolsProps) {
  const { t } = useLingui();
  const { isCopied, copy } = useCopyToClipboard();
  return (
    <>
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={t`Link kopieren`}
        data-tooltip={t`Link kopieren`}
        onClick={() => copy(`${window.location.origin}${listPaths[kind]}/${encodeURIComponent(pid)}`)}
      >
        {isCopied ? <Icon name="check" /> : <ProcessIcon name="link" />}
      </IconButton>
      {isPane && (
        <>
          <IconButton asChild variant="ghost" size="sm">
            <AppLink
              to={detailPaths[kind]}
              params={{ pid }}
              search={aloneOnPage}
              variant="bare"
              aria-label={t`Als Seite öffnen`}
              data-tooltip={t`Als Seite öffnen`}
            >
              <ProcessIcon name="openPage" />
            </AppLink>
          </IconButton>
          <IconButton asChild variant="ghost" size="sm">
            <AppLink
              to={listPaths[kind]}
              search={besideList}
              resetScroll={false}
              variant="bare"
              aria-label={t`Schließen`}
              data-tooltip={t`Schließen (Esc)`}
            >
              <Icon name="close" />
            </AppLink>
          </IconButton>
        </>
      )}
    </>
  );
}
