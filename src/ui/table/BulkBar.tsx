import { chakra, IconButton, Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, type ReactNode } from "react";
import { useAnnounce } from "#ui/ui";
import { Icon } from "#ui/Icon";
import { focusTable } from "./focusTable";
import type { RowSelection } from "./useRowSelection";

/** Delay in milliseconds before a changed selection is announced. */
const announceDelayMs = 500;

interface BulkBarProps {
  readonly tableId: string;
  readonly selection: RowSelection;
  /** Describes the selection; defaults to the number of rows. */
  readonly words?: string;
  readonly children: ReactNode;
}

const Bar = chakra("div", {
  base: {
    position: "sticky",
    bottom: { base: 2, sm: 3 },
    zIndex: "bar",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 2,
    minHeight: 12,
    marginTop: 3,
    padding: "7px 8px 7px 16px",
    borderRadius: "md",
    bg: "bg.panel",
    fontSize: "sm",
    boxShadow: "float",
    smDown: { paddingInlineStart: 3 },
    _print: { display: "none" },
    "& > b": {
      marginInlineEnd: "auto",
      fontWeight: "semibold",
      fontVariantNumeric: "tabular-nums",
    },
  },
});

/** Shows the number of selected rows with their actions, or that rows are no longer selected. */
export function BulkBar({
  tableId,
  selection: { ids, lost, clear },
  words: customText,
  children,
}: BulkBarProps) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const count = ids.size;
  const counted = t`${plural(count, { one: "# ausgewählt", other: "# ausgewählt" })}`;
  const selected = customText ?? counted;
  const gone =
    count > 0
      ? t`${plural(lost, {
          one: "# Zeile steht nicht mehr auf dieser Seite und ist nicht mehr ausgewählt.",
          other: "# Zeilen stehen nicht mehr auf dieser Seite und sind nicht mehr ausgewählt.",
        })}`
      : t`Die Auswahl ist aufgehoben, da nun andere Zeilen zu sehen sind.`;
  const words = lost > 0 ? gone : count > 0 || customText !== undefined ? selected : "";
  useEffect(() => {
    if (!words) return undefined;
    const pause = setTimeout(() => announce(words), announceDelayMs);
    return () => clearTimeout(pause);
  }, [announce, words]);
  return (
    <>
      {lost > 0 && (
        <Text paddingBlock={2} color="fg.muted" textStyle="sm">
          {gone}
        </Text>
      )}
      {(count > 0 || customText !== undefined) && (
        <Bar className="bulk-bar" role="group" aria-label={t`Auswahl`}>
          <b>{selected}</b>
          {children}
          <IconButton
            variant="ghost"
            aria-label={t`Auswahl aufheben`}
            data-tooltip={t`Auswahl aufheben`}
            onClick={() => {
              clear();
              focusTable(tableId);
            }}
          >
            <Icon name="close" />
          </IconButton>
        </Bar>
      )}
    </>
  );
}
