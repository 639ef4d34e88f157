import { useLingui } from "@lingui/react/macro";
import type { AttentionListKind } from "#domain/attention";
import { formatDate, formatDateTime } from "#i18n/formats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { useServiceName } from "#i18n/useServiceName";
import { useAutomatedJobName } from "#ui/useAutomatedJobName";
import { payloadFailure } from "#relay/failure";
import { Ags } from "#ui/Ags";
import { Status } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import type { AttentionItemsScreenQuery$data } from "./__generated__/AttentionItemsScreenQuery.graphql";
import { AttentionItemLink } from "./AttentionItemLink";
import { SetUpAgainButton } from "./SetUpAgainButton";

export type AttentionItemRow = AttentionItemsScreenQuery$data["attentionItems"]["edges"][number]["node"];

type ItemColumn = Column<AttentionItemRow>;
type Part =
  | "commune"
  | "service"
  | "from"
  | "to"
  | "missing"
  | "outdated"
  | "error"
  | "since"
  | "setup"
  | "key"
  | "readable";

/** The columns of each list after the name of the row. */
const partsOf: Readonly<Record<AttentionListKind, readonly Part[]>> = {
  SECRET_KEY: ["key", "commune", "readable"],
  JOB_FAILED: ["since"],
  IMPORT_FAILED: ["error", "since"],
  COMMUNE_NOT_INITIALIZED: ["error", "since", "setup"],
  FEE_GAP: ["commune", "service", "from", "to"],
  FEE_OVERLAP: ["commune", "service", "from", "to"],
  WATER_METER_READING: ["commune", "from", "to"],
  TEXT_INCOMPLETE: ["commune", "missing", "outdated"],
};

/** Returns the name of a row: of the thing, otherwise of the service or the commune. */
export function useItemName(): (item: AttentionItemRow) => string {
  const serviceName = useServiceName();
  const jobName = useAutomatedJobName();
  return ({ kind, name, key, serviceId, communeName, resource }) =>
    (kind === "JOB_FAILED" && name ? jobName(name) : name) ??
    (serviceId ? serviceName(serviceId) : null) ??
    communeName ??
    resource?.resourceId ??
    key ??
    "–";
}

interface Setups {
  /** Whether the setup of the commune was started here. */
  readonly isStarted: (ags: string) => boolean;
  readonly onStarted: (ags: string) => void;
}

/** Columns of a list of what needs attention. */
export function useAttentionColumns(kind: AttentionListKind, setups: Setups): readonly ItemColumn[] {
  const { t } = useLingui();
  const { number } = useFormats();
  const nameOf = useItemName();
  const serviceName = useServiceName();
  const errorMessage = useErrorMessage();
  const isOfCommune = kind === "IMPORT_FAILED" || kind === "COMMUNE_NOT_INITIALIZED";
  const nameHeaders: Readonly<Record<AttentionListKind, string>> = {
    SECRET_KEY: t`Geheimnis`,
    JOB_FAILED: t`Job`,
    IMPORT_FAILED: t`Kommune`,
    COMMUNE_NOT_INITIALIZED: t`Kommune`,
    FEE_GAP: t`Gebühr`,
    FEE_OVERLAP: t`Gebühr`,
    WATER_METER_READING: t`Ablesung`,
    TEXT_INCOMPLETE: t`Dienst`,
  };
  const parts: Readonly<Record<Part, ItemColumn>> = {
    commune: {
      key: "commune",
      header: t`Kommune`,
      cell: ({ ags, communeName }) =>
        ags ? (
          <span data-tooltip={`${communeName} ${ags}`}>
            <span lang="de">{communeName}</span> <Ags ags={ags} />
          </span>
        ) : (
          "–"
        ),
      minWidth: 200,
      narrow: "meta",
    },
    service: {
      key: "service",
      header: t`Dienst`,
      cell: ({ serviceId }) =>
        serviceId ? <span data-tooltip={serviceName(serviceId)}>{serviceName(serviceId)}</span> : "–",
      minWidth: 180,
      hideOrder: 1,
      narrow: "meta",
    },
    key: {
      key: "key",
      header: t`Schlüssel`,
      cell: ({ key }) =>
        key ? (
          <code translate="no" data-tooltip={key}>
            {key}
          </code>
        ) : (
          "–"
        ),
      minWidth: 140,
      narrow: "meta",
    },
    readable: {
      key: "readable",
      header: t`Status`,
      cell: ({ isUnreadable }) =>
        isUnreadable ? (
          <Status tone="error">{t`Nicht lesbar`}</Status>
        ) : (
          <Status tone="progress">{t`Vorheriger Schlüssel`}</Status>
        ),
      width: "184px",
      narrow: "aside",
    },
    from: {
      key: "from",
      header: t`Von`,
      cell: ({ from }) => (from ? formatDate(from) : "–"),
      width: "112px",
      narrow: "aside",
    },
    to: {
      key: "to",
      header: t`Bis`,
      cell: ({ to }) => (to ? formatDate(to) : t`offen`),
      width: "112px",
      narrow: "note",
    },
    missing: {
      key: "missing",
      header: t`Fehlend`,
      cell: ({ missingCount }) => number(missingCount ?? 0),
      align: "end",
      width: "104px",
      narrow: "aside",
    },
    outdated: {
      key: "outdated",
      header: t`Veraltet`,
      cell: ({ outdatedCount }) => number(outdatedCount ?? 0),
      align: "end",
      width: "104px",
      narrow: "note",
    },
    error: {
      key: "error",
      header: t`Was fehlgeschlagen ist`,
      cell: ({ error }) => {
        if (!error) return "–";
        const text = errorMessage(payloadFailure(error));
        return <span data-tooltip={text}>{text}</span>;
      },
      minWidth: 240,
      narrow: "meta",
    },
    since: {
      key: "since",
      header: t`Seit`,
      cell: ({ since }) => (since ? formatDateTime(since) : "–"),
      width: "144px",
      narrow: "aside",
    },
    setup: {
      key: "setup",
      header: t`Einrichtung`,
      cell: ({ ags, communeName }) =>
        ags && (
          <SetUpAgainButton
            ags={ags}
            name={communeName ?? ags}
            isStarted={setups.isStarted(ags)}
            onStarted={() => setups.onStarted(ags)}
          />
        ),
      width: "168px",
      narrow: "note",
    },
  };
  return [
    {
      key: "name",
      isRowHeader: true,
      header: nameHeaders[kind],
      cell: (item) => (
        <span data-tooltip={nameOf(item)}>
          <AttentionItemLink item={item}>
            <span lang={kind === "JOB_FAILED" ? undefined : "de"}>{nameOf(item)}</span>
          </AttentionItemLink>
          {isOfCommune && item.ags && (
            <>
              {" "}
              <Ags ags={item.ags} />
            </>
          )}
        </span>
      ),
      minWidth: 240,
      narrow: "title",
    },
    ...partsOf[kind].map((part) => parts[part]),
  ];
}
