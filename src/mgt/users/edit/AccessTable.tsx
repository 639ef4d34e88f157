import { Box, chakra } from "@chakra-ui/react";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { AccessAction, AccessReason } from "#domain/access";
import { useLocale } from "#i18n/language";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";
import { Ags } from "#ui/Ags";
import { PopoverPanel } from "#ui/LazyPopover";
import { useRovingFocus, type Move } from "#ui/useRovingFocus";
import { ChangeMark } from "./ChangeMark";
import {
  accessAnswers,
  type AccessCell,
  type AccessGroup,
  type AccessStates,
  type OfferingCommune,
} from "./accessMatrix";

const actionLabels: Readonly<Record<AccessAction, MessageDescriptor>> = {
  TEXTS: msg`Texte`,
  FILES: msg`Dateien`,
  FEES: msg`Gebühren`,
  FEE_RULES: msg`Gebührenregel`,
  SETTINGS: msg`Einstellungen`,
  FORM_FIELDS: msg`Formularfelder`,
  STATISTICS: msg`Statistik`,
  FEEDBACK: msg`Feedback`,
  REPORTS: msg`Berichte`,
  TRANSACTIONS: msg`Transaktionsinformationen`,
};

const reasonLabels: Readonly<Record<AccessReason, MessageDescriptor>> = {
  ALLOWED: msg`ja`,
  NOT_ASSIGNED: msg`nein, der Dienst ist in dieser Kommune nicht zugeordnet`,
  NOT_OFFERED: msg`nein, die Kommune bietet den Dienst nicht an`,
  NO_CAPABILITY: msg`nein, der Dienst hat nichts davon`,
  ROLE: msg`nein, das ändern nur support und admin`,
};

const Table = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "separate",
    borderSpacing: 0,
    "& :is(th, td)": { px: 2, py: 0, borderBottom: "1px solid var(--border-muted)", textAlign: "start" },
    "& thead th": {
      height: "row",
      borderColor: "border",
      color: "fg.muted",
      fontSize: "xs",
      fontWeight: "medium",
      verticalAlign: "bottom",
    },
    "& thead th + th": { minW: "128px" },
    "& th:first-of-type": {
      position: "sticky",
      left: 0,
      zIndex: 1,
      minW: "200px",
      bg: "bg",
      fontWeight: "normal",
      smDown: { minW: "140px", maxW: "45vw" },
    },
    "& th[scope=rowgroup]": {
      pt: 3,
      pb: 1,
      borderColor: "border",
      color: "fg.muted",
      fontSize: "xs",
      fontWeight: "medium",
    },
    "& tbody th[scope=row]": { height: "row" },
    "& button": {
      display: "inline-flex",
      gap: 1.5,
      alignItems: "center",
      minW: 7,
      minH: 7,
      ms: -1.5,
      px: 1.5,
      py: 0,
      border: 0,
      borderRadius: "sm",
      bg: "none",
      color: "fg.subtle",
      whiteSpace: "nowrap",
      hyphens: "none",
      cursor: "pointer",
      smDown: { minW: 10, minH: 10 },
    },
    "& button:hover": { bg: "bg.muted" },
    "& [data-access=CHANGE]": { color: "status.success.fg" },
    "& [data-access=NOT_OFFERED]": { color: "status.waiting.fg" },
    // A pencil without extra elements: there may be hundreds of cells.
    "& [data-access=CHANGE]::before": {
      content: '""',
      boxSize: 4,
      bg: "currentcolor",
      clipPath:
        'path(evenodd, "M2.3 13.7 3.1 9.9 10.8 2.2 13.8 5.2 6.1 12.9zM4.4 10.6 3.9 12.1 5.4 11.6 11.8 5.2 10.8 4.2z")',
    },
    "& del": { color: "status.error.fg" },
  },
});

interface AccessTableProps {
  readonly groups: readonly AccessGroup[];
  readonly communes: readonly OfferingCommune[];
  readonly states: AccessStates;
}

/** Table of services by communes. Each cell shows the access and opens its reasons. One tab stop, arrow keys move. */
export function AccessTable({ groups, communes, states }: AccessTableProps) {
  const { t, i18n } = useLingui();
  const language = useLocale();
  const id = useId();
  const [open, setOpen] = useState<AccessCell | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const width = communes.length;
  const count = groups.reduce((sum, { rows }) => sum + rows.length * width, 0);
  const { active, handlers } = useRovingFocus(count, (from, move) => stepIn(from, move, width, count));

  const idOf = ({ commune, service }: AccessCell) => `${id}${commune.ags}${service.id}`;
  const isShown = (cell: AccessCell) => isOpen && open !== null && idOf(open) === idOf(cell);
  const toggle = (cell: AccessCell) => {
    setOpen(cell);
    setIsOpen(!isShown(cell));
  };

  let position = 0;
  return (
    <>
      {/* Leaves room for the focus ring of the outer cells. */}
      <Box overflowX="auto" p="3px" m="-3px">
        <Table data-access-table="" aria-label={t`Wirksamer Zugriff`} {...handlers}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Dienst</Trans>
              </th>
              {communes.map(({ ags, name }) => (
                <th key={ags} scope="col">
                  <span lang="de">{name}</span> <Ags ags={ags} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ group, rows }) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={width + 1}>
                  {i18n._(serviceGroupLabels[group])}
                </th>
              </tr>
              {rows.map(({ service, cells }) => (
                <tr key={service.id}>
                  <th scope="row">{service.name[language]}</th>
                  {cells.map((cell) => {
                    const own = position++;
                    return (
                      <td key={cell.commune.ags}>
                        <button
                          type="button"
                          id={idOf(cell)}
                          data-roving={own}
                          data-access={cell.access}
                          data-change={cell.change ?? undefined}
                          tabIndex={own === active ? 0 : -1}
                          aria-haspopup="dialog"
                          aria-controls={`${id}-reason`}
                          aria-expanded={isShown(cell)}
                          {...PopoverPanel.intent}
                          onClick={() => toggle(cell)}
                        >
                          <CellLabel cell={cell} />
                        </button>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </Table>
      </Box>
      {open && (
        <PopoverPanel
          key={idOf(open)}
          openerId={idOf(open)}
          contentId={`${id}-reason`}
          isOpen={isOpen}
          onDismiss={() => setIsOpen(false)}
          onClose={() => setOpen(null)}
          label={t`Grund`}
          panel={{
            css: {
              "& h3": { fontWeight: "semibold" },
              "& :is(p, li)": { mt: 1, color: "inherit" },
            },
            w: "min(340px, calc(100vw - 16px))",
            px: 3,
            py: 2.5,
            textStyle: "sm",
          }}
        >
          <AccessReasons cell={open} states={states} />
        </PopoverPanel>
      )}
    </>
  );
}

/** Index of the cell that a key moves to; null at the edges. */
function stepIn(from: number, move: Move, width: number, count: number): number | null {
  const row = from - (from % width);
  const to = {
    up: from - width,
    previous: from - width,
    down: from + width,
    next: from + width,
    left: from === row ? -1 : from - 1,
    right: from === row + width - 1 ? -1 : from + 1,
    start: row,
    end: row + width - 1,
  }[move];
  return to >= 0 && to < count ? to : null;
}

function CellLabel({ cell: { access, change } }: { readonly cell: AccessCell }) {
  const { t } = useLingui();
  if (change === "GONE") {
    return (
      <>
        <del>{t`Ändern`}</del>
        <ChangeMark data-change="GONE">{t`entfällt`}</ChangeMark>
      </>
    );
  }
  if (access === "NONE") {
    return (
      <span aria-label={t`kein Zugriff`} role="img">
        {"–"}
      </span>
    );
  }
  if (access === "NOT_OFFERED") return t`nicht angeboten`;
  return (
    <>
      {t`Ändern`}
      {change === "NEW" && <ChangeMark data-change="NEW">{t`neu`}</ChangeMark>}
    </>
  );
}

interface AccessReasonsProps {
  readonly cell: AccessCell;
  readonly states: AccessStates;
}

/** Reasons for the access of a cell: the role entry, then each action with yes or no. */
function AccessReasons({ cell, states: { now } }: AccessReasonsProps) {
  const { i18n } = useLingui();
  const language = useLocale();
  const { commune, service } = cell;
  const { name } = commune;
  const entry = now.find(({ ags }) => ags === commune.ags);
  const isNamed = entry?.services.includes(service.id) ?? false;
  return (
    <>
      <h3>
        <span lang="de">{name}</span>: {service.name[language]}
      </h3>
      <p>
        {!entry ? (
          <Trans>Keine Rolle für {name}.</Trans>
        ) : isNamed ? (
          <Trans>Rolle member für {name}, der Dienst ist zugeordnet.</Trans>
        ) : (
          <Trans>Rolle member für {name}, der Dienst ist nicht zugeordnet.</Trans>
        )}{" "}
        {cell.change === "NEW" && <Trans>Das gilt, sobald gespeichert ist.</Trans>}
        {cell.change === "GONE" && <Trans>Der Zugriff entfällt, sobald gespeichert ist.</Trans>}
      </p>
      <ul>
        {accessAnswers(now, commune, service.id).map(({ reason, actions }) => (
          <li key={reason}>
            {actions.map((action) => i18n._(actionLabels[action])).join(", ")}: {i18n._(reasonLabels[reason])}
          </li>
        ))}
      </ul>
    </>
  );
}
