import { useLingui } from "@lingui/react/macro";
import { useMemo, type ReactNode } from "react";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import type { Column } from "#ui/table/columns";
import { AttemptMeter } from "../AttemptMeter";
import { useServiceName } from "#i18n/useServiceName";
import { knownStatus, knownType } from "../knownStatus";
import { ProcessCommune } from "../ProcessCommune";
import { ProcessStatus } from "../ProcessStatus";
import { shortPid } from "#domain/shortPid";
import { problemLabel, typeLabels } from "../processLabels";
import { countdown } from "../countdown";
import { useCurrentSecond } from "#ui/useCurrentSecond";
import type { ProcessTableQuery$data } from "./__generated__/ProcessTableQuery.graphql";
import { ProcessLink } from "./ProcessLink";
import type { ListKind } from "./processList";

export type ProcessRow = ProcessTableQuery$data["processes"]["edges"][number]["node"];

type ProcessColumn = Column<ProcessRow>;

const moment = (at: string): ReactNode => <time dateTime={at}>{formatDateTime(at)}</time>;
const code = (text: string | null | undefined): ReactNode =>
  text ? <code data-tooltip={text}>{text}</code> : "–";

/** Leading columns, and columns hidden by default. */
const orders: Readonly<
  Record<ListKind, { readonly visible: readonly string[]; readonly hidden: readonly string[] }>
> = {
  processes: {
    visible: ["status", "pid", "service", "commune", "error", "created", "tries", "next"],
    hidden: ["updated", "key", "formKey", "businessKey", "uuid", "restarts", "type"],
  },
  applications: {
    visible: ["status", "service", "commune", "created", "businessKey", "next"],
    hidden: ["pid", "error", "updated", "tries", "restarts", "type", "key", "formKey", "uuid"],
  },
};

/** Columns that identify a row and cannot be hidden. */
const fixed: readonly string[] = ["status", "service", "commune"];

/** Columns of a list in order, those hidden by default last. */
export function useProcessColumns(kind: ListKind): readonly ProcessColumn[] {
  const { t } = useLingui();
  const serviceName = useServiceName();
  const { number } = useFormats();
  const all: readonly ProcessColumn[] = useMemo(
    () => [
      {
        key: "status",
        header: t`Status`,
        cell: ({ status }) => <ProcessStatus status={knownStatus(status)} isShort />,
        width: "216px",
        minWidth: 160,
        narrow: "aside",
      },
      {
        key: "pid",
        header: t`Prozess`,
        cell: ({ pid }) => <code data-tooltip={pid}>{shortPid(pid)}</code>,
        width: "80px",
        minWidth: 74,
        hideOrder: 5,
      },
      {
        key: "service",
        header: t`Dienst`,
        cell: ({ pid, serviceId, record, feeDifference }) => (
          <ProcessLink kind={kind} pid={pid}>
            {serviceName(serviceId)}
            <RecordTag record={record} />
            {/* May be truncated in a narrow column; the error column shows it as well. */}
            <FeeDifferenceTag feeDifference={feeDifference} />
          </ProcessLink>
        ),
        minWidth: 190,
        narrow: "title",
        isRowHeader: true,
      },
      {
        key: "commune",
        header: t`Kommune`,
        cell: ({ commune }) => <ProcessCommune commune={commune} />,
        minWidth: 216,
        narrow: "meta",
      },
      {
        key: "error",
        header: t`Fehler`,
        cell: (row) => <LatestError row={row} />,
        minWidth: 152,
        hideOrder: 4,
      },
      {
        key: "tries",
        header: t`Versuche`,
        cell: (row) => <AttemptMeter process={row} />,
        sortField: "TRIES",
        width: "118px",
        hideOrder: 1,
      },
      {
        key: "next",
        header: t`Nächster`,
        cell: (row) => <NextTry row={row} />,
        sortField: "NEXT_RETRY_AT",
        align: "end",
        width: "100px",
        minWidth: 84,
        hideOrder: 2,
        narrow: "note",
      },
      {
        key: "created",
        header: kind === "processes" ? t`Erstellt` : t`Eingegangen`,
        cell: ({ createdAt }) => moment(createdAt),
        sortField: "CREATED_AT",
        width: "148px",
        minWidth: 134,
        hideOrder: 3,
      },
      {
        key: "updated",
        header: t`Geändert`,
        cell: ({ updatedAt }) => moment(updatedAt),
        sortField: "UPDATED_AT",
        width: "148px",
      },
      { key: "key", header: t`Schlüssel`, cell: ({ key }) => code(key), width: "160px" },
      {
        key: "formKey",
        header: t`Formularschlüssel`,
        cell: ({ formKey }) => code(formKey),
        width: "160px",
      },
      {
        key: "businessKey",
        header: t`Vorgangsnummer`,
        cell: ({ businessKey }) => code(businessKey),
        width: "196px",
        hideOrder: 4,
      },
      { key: "uuid", header: t`UUID`, cell: ({ uuid }) => code(uuid), width: "280px" },
      {
        key: "restarts",
        header: t`Neustarts`,
        cell: ({ restarts }) => number(restarts),
        align: "end",
        width: "92px",
      },
      {
        key: "type",
        header: t`Art`,
        cell: (row) => <TypeName row={row} />,
        width: "104px",
      },
    ],
    [t, kind, number, serviceName],
  );
  return useMemo(() => inOrder(kind, all), [kind, all]);
}

/** The columns of a list in its order. */
function inOrder(kind: ListKind, all: readonly ProcessColumn[]): readonly ProcessColumn[] {
  const { visible, hidden } = orders[kind];
  return [...visible, ...hidden].flatMap((key) =>
    all
      .filter((column) => column.key === key)
      .map((column) => ({
        ...column,
        isHideable: !fixed.includes(key),
        isHiddenAtFirst: hidden.includes(key),
      })),
  );
}

interface CellProps {
  readonly row: ProcessRow;
}

function TypeName({ row: { type } }: CellProps) {
  const { i18n } = useLingui();
  return i18n._(typeLabels[knownType(type)]);
}

/** Latest error: the target's message, else our own. Without an error, the difference of the payment. */
function LatestError({ row: { problem, httpStatus, errorText, feeDifference } }: CellProps) {
  const { i18n } = useLingui();
  const name = problemLabel(problem, httpStatus);
  const named = name && i18n._(name);
  if (!errorText) return named ?? (feeDifference ? <FeeDifferenceTag feeDifference={feeDifference} /> : "–");
  return <span data-tooltip={named ? `${named} · ${errorText}` : errorText}>{errorText}</span>;
}

/** Time of the next automatic attempt. */
function NextTry({ row: { status, retryState, nextRetryAt } }: CellProps) {
  const { t } = useLingui();
  if (status === "IN_PROGRESS") return t`läuft`;
  if (nextRetryAt) return <TimeLeft at={nextRetryAt} />;
  return status === "ERROR" && retryState === "retry_restart" ? t`gestoppt` : "–";
}

function TimeLeft({ at }: { readonly at: string }) {
  const { t } = useLingui();
  const left = countdown(at, useCurrentSecond());
  return (
    <time dateTime={at} data-tooltip={formatDateTime(at)}>
      {left === null ? t`gleich` : t`in ${left}`}
    </time>
  );
}

/** Marks an archived or deleted process. */
function RecordTag({ record }: Pick<ProcessRow, "record">) {
  const { t } = useLingui();
  if (record !== "ARCHIVED" && record !== "DELETED") return null;
  return (
    <>
      {" "}
      <small data-part="tag" data-tone="neutral">
        {record === "ARCHIVED" ? t`archiviert` : t`gelöscht`}
      </small>
    </>
  );
}

/** Marks a process whose payment differs from the fee rule. */
function FeeDifferenceTag({ feeDifference }: Pick<ProcessRow, "feeDifference">) {
  const { t } = useLingui();
  const { signedEuro } = useFormats();
  if (feeDifference === null || feeDifference === undefined) return null;
  const difference = signedEuro(feeDifference);
  return (
    <>
      {" "}
      <small data-part="tag" data-tone="waiting">
        {t`Zahlung ${difference}`}
      </small>
    </>
  );
}
