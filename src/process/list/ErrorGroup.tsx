import { Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useId, useState } from "react";
import {
  graphql,
  useFragment,
  usePreloadedQuery,
  useQueryLoader,
  type PreloadedQuery,
} from "react-relay/hooks";
import { outcomeOf } from "#domain/processTransitions";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { useCan } from "#session/useSession";
import { Icon } from "#ui/Icon";
import { LoadBoundary } from "#ui/LoadBoundary";
import { useJobDialog } from "../jobs/useJobDialog";
import { useServiceName } from "#i18n/useServiceName";
import { AttemptMeter } from "../AttemptMeter";
import { ProcessIcon } from "../ProcessIcon";
import { shortPid } from "#domain/shortPid";
import { problemLabel } from "../processLabels";
import { ProcessCommune } from "../ProcessCommune";
import type { ErrorGroup_group$key } from "./__generated__/ErrorGroup_group.graphql";
import type { ErrorGroupRowsQuery } from "./__generated__/ErrorGroupRowsQuery.graphql";
import type { ProcessFilter } from "./__generated__/ProcessGroupsQuery.graphql";
import { ProcessLink } from "./ProcessLink";
import { processList, type ListKind, type ProcessAddress } from "./processList";

const groupRowsQuery = graphql`
  query ErrorGroupRowsQuery($filter: ProcessFilter, $first: Int!) @throwOnFieldError {
    processes(filter: $filter, first: $first) {
      edges {
        node {
          id
          pid
          serviceId
          status
          type
          tries
          nextRetryAt
          createdAt
          commune {
            ags
            name
          }
        }
      }
    }
  }
`;

/** Number of rows shown below a group, with a link to all. */
const rowsShown = 3;
const nothing = "\u00a0";

interface ErrorGroupProps {
  readonly kind: ListKind;
  readonly group: ErrorGroup_group$key;
  /** Filter of the groups on screen. */
  readonly filter: ProcessFilter | null;
  readonly address: ProcessAddress;
}

/** Processes with the same error: message, number and a link to them. */
export function ErrorGroup({ kind, group, filter, address }: ErrorGroupProps) {
  const { t, i18n } = useLingui();
  const { relative, number } = useFormats();
  const serviceName = useServiceName();
  const mayAct = useCan("processes_action");
  const id = useId();
  const [reference, load, dispose] = useQueryLoader<ErrorGroupRowsQuery>(groupRowsQuery);
  const jobDialog = useJobDialog(() => undefined);
  const [now] = useState(() => Date.now());
  const data = useFragment(
    graphql`
      fragment ErrorGroup_group on ProcessErrorGroup @throwOnFieldError {
        fingerprint
        problem
        httpStatus
        errorText
        processCount
        serviceIds
        firstAt
        lastAt
      }
    `,
    group,
  );
  const { fingerprint, httpStatus, processCount, serviceIds } = data;
  const problem = problemLabel(data.problem, httpStatus);
  const name = problem && i18n._(problem);
  const own = { ...filter, errorFingerprint: fingerprint };
  const isRefused = outcomeOf(httpStatus ?? null) === "REFUSED";
  const isOpen = reference !== null && reference !== undefined;
  const [firstService = "", ...others] = serviceIds;
  const since = formatDateTime(data.firstAt);
  const list = () => address.change({ cause: fingerprint, group: undefined });
  return (
    <>
      <tbody>
        <tr data-part="group">
          <td data-part="toggle">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={t`Prozesse dieser Ursache`}
              onClick={() => (isOpen ? dispose() : load({ filter: own, first: rowsShown }))}
            >
              {isOpen ? <Icon name="chevronDown" /> : <ProcessIcon name="chevronRight" />}
            </button>
          </td>
          <th scope="row" data-narrow="title">
            <span data-part="error">
              {isRefused ? <ProcessIcon name="refused" /> : <Icon name="alert" />}
              <span>
                <span data-part="text">{data.errorText ?? name}</span>
                <small>
                  {name !== null && data.errorText && <span>{name} ·</span>}
                  {isRefused && (
                    <span>
                      <Trans>ohne Wiederholung</Trans> ·
                    </span>
                  )}
                  <span>
                    <Trans>seit {since}</Trans>
                  </span>
                </small>
              </span>
            </span>
          </th>
          <td data-align="end" data-part="count">
            <b>{number(processCount)}</b>
          </td>
          <td data-part="services" data-tooltip={serviceIds.map(serviceName).join(", ")}>
            <span data-part="service">{serviceName(firstService)}</span>
            {others.length > 0 && (
              <small>
                <Plural value={others.length} one="und # weiterer Dienst" other="und # weitere Dienste" />
              </small>
            )}
          </td>
          <td data-part="last" data-tooltip={formatDateTime(data.lastAt)}>
            {relative(data.lastAt, now)}
          </td>
          <td data-part="act">
            {mayAct && !isRefused && !processList.isFaulty(address.search) ? (
              <Button
                size="sm"
                onClick={() => jobDialog.prepare("RESTART", { all: { filter: own, excludedIds: [] } })}
              >
                <ProcessIcon name="restart" />
                <Plural value={processCount} one="# neu starten …" other="# neu starten …" />
              </Button>
            ) : (
              <Button size="sm" variant="ghost" onClick={list}>
                <Plural value={processCount} one="# ansehen" other="# ansehen" />
                <ProcessIcon name="chevronRight" />
              </Button>
            )}
            {jobDialog.dialog}
          </td>
        </tr>
      </tbody>
      <tbody id={id} hidden={!isOpen} className="group-rows">
        {reference && (
          <LoadBoundary
            attempt={reference}
            renderFailure={() => (
              <tr>
                <td>{nothing}</td>
                <td colSpan={5}>
                  <span role="alert">
                    <Trans>Die Prozesse konnten nicht geladen werden.</Trans>
                  </span>{" "}
                  <Button size="sm" variant="ghost" onClick={() => load({ filter: own, first: rowsShown })}>
                    <Trans>Erneut versuchen</Trans>
                  </Button>
                </td>
              </tr>
            )}
          >
            <Suspense fallback={null}>
              <GroupRows kind={kind} queryRef={reference} />
            </Suspense>
          </LoadBoundary>
        )}
        <tr>
          <td>{nothing}</td>
          <td colSpan={5}>
            <button type="button" data-part="all" onClick={list}>
              <Plural value={processCount} one="# als Liste" other="Alle # als Liste" />
            </button>
          </td>
        </tr>
      </tbody>
    </>
  );
}

interface GroupRowsProps {
  readonly kind: ListKind;
  readonly queryRef: PreloadedQuery<ErrorGroupRowsQuery>;
}

/** The latest processes of a group. */
function GroupRows({ kind, queryRef }: GroupRowsProps) {
  const serviceName = useServiceName();
  const { processes } = usePreloadedQuery<ErrorGroupRowsQuery>(groupRowsQuery, queryRef);
  return processes.edges.map(({ node }) => (
    <tr key={node.id}>
      <td>{nothing}</td>
      <td data-narrow="title">
        <ProcessLink kind={kind} pid={node.pid} isTabStop>
          <code>{shortPid(node.pid)}</code> {serviceName(node.serviceId)}
        </ProcessLink>
      </td>
      <td data-part="count">
        <AttemptMeter process={node} />
      </td>
      <td data-part="services">
        <ProcessCommune commune={node.commune} />
      </td>
      <td data-part="last" colSpan={2}>
        {formatDateTime(node.createdAt)}
      </td>
    </tr>
  ));
}
