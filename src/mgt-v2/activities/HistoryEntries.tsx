import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useId, useState, type ComponentProps, type ReactNode } from "react";
import { formatDateTime } from "#i18n/formats";
import { Icon } from "#ui/Icon";
import type { ActivityChanges as ChangesOf } from "./ActivityChanges";
import { activityLabel } from "./activityLabels";

const ActivityChanges = lazy(async () => ({
  default: (await import("./ActivityChanges")).ActivityChanges,
}));

/** Laid out for a narrow column; changed values expand below their entry. */
export const HistoryEntries = chakra("ol", {
  base: {
    textStyle: "sm",
    "& > li": {
      display: "grid",
      gridTemplateColumns: "124px minmax(0, 1fr) 24px",
      columnGap: 2,
      alignItems: "start",
      py: "3px",
    },
    "& > li > time": { color: "fg.muted", fontVariantNumeric: "tabular-nums" },
    "& > li > span": { overflowWrap: "anywhere" },
    "& > li > div": { gridColumn: "1 / -1", overflowX: "auto" },
    "& button": {
      display: "grid",
      placeItems: "center",
      boxSize: 6,
      my: "-3px",
      padding: 0,
      border: 0,
      borderRadius: "sm",
      bg: "transparent",
      color: "fg.subtle",
      cursor: "pointer",
      _hover: { bg: "bg.muted", color: "fg" },
      "&[aria-expanded=true] > svg": { transform: "rotate(180deg)" },
    },
  },
});

type ChangesProps = ComponentProps<typeof ChangesOf>;

interface HistoryEntryProps extends ChangesProps {
  readonly at: string;
  readonly actor: { readonly username: string };
  /** Shown after the author. */
  readonly children?: ReactNode;
}

/** One entry with its time, action and user; the changed values can be expanded. */
export function HistoryEntry({ type, at, actor, changes, children }: HistoryEntryProps) {
  const { t, i18n } = useLingui();
  const changesId = useId();
  const [isOpen, setOpen] = useState(false);
  const name = activityLabel(type, changes);
  const what = name ? i18n._(name) : type;
  const time = formatDateTime(at);
  const by = actor.username;
  return (
    <li>
      <time dateTime={at}>{time}</time>
      <span>
        <Trans>
          {what} von {by}
        </Trans>
        {children}
      </span>
      {changes.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? changesId : undefined}
          aria-label={t`${what}, ${time}: vorher und nachher`}
          data-tooltip={t`Vorher und nachher`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevronDown" />
        </button>
      )}
      {isOpen && (
        <div id={changesId}>
          <Suspense fallback={null}>
            <ActivityChanges type={type} changes={changes} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
