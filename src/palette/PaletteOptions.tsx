import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { memo, useId, type HTMLAttributes } from "react";
import { markedParts } from "#domain/palette/markedParts";
import type { Query } from "#domain/palette/query";
import { Key } from "#frame/shortcuts/Key";
import { useKeyNames } from "#frame/shortcuts/useKeyNames";
import { Ags } from "#ui/Ags";
import { Icon } from "#ui/Icon";
import { groupLabels, type EntryGroup, type RankedEntry } from "./paletteEntry";

interface PaletteOptionsProps {
  readonly groups: readonly EntryGroup[];
  readonly query: Query;
  readonly chosen: string | undefined;
  /** Role, state and handlers of an option. */
  readonly propsOf: (entry: RankedEntry) => HTMLAttributes<HTMLElement>;
}

/** The groups of entries: links, so that a middle click opens a new tab, and actions. */
export function PaletteOptions({ groups, query, chosen, propsOf }: PaletteOptionsProps) {
  const { i18n } = useLingui();
  const id = useId();
  return groups.map(({ group, entries }) => (
    <div key={group} role="group" aria-labelledby={`${id}${group}`}>
      <div id={`${id}${group}`} data-part="heading">
        {i18n._(groupLabels[group])}
      </div>
      {entries.map((entry) => (
        <Option
          key={entry.key}
          entry={entry}
          query={query}
          isChosen={entry.key === chosen}
          option={propsOf(entry)}
        />
      ))}
    </div>
  ));
}

interface OptionProps {
  readonly entry: RankedEntry;
  readonly query: Query;
  readonly isChosen: boolean;
  readonly option: HTMLAttributes<HTMLElement>;
}

function Option({ entry, query, isChosen, option }: OptionProps) {
  const { title, titleLang, note, noteLang, ags, icon, path } = entry;
  const router = useRouter();
  const content = (
    <>
      <Icon name={icon} />
      <span lang={titleLang}>
        <Marked text={title} query={query} />
      </span>
      <small>
        {note !== undefined && (
          <span lang={noteLang}>
            <Marked text={note} query={query} />
          </span>
        )}{" "}
        {ags !== undefined && <Ags ags={ags} />}
      </small>
      {isChosen && <EnterKey />}
    </>
  );
  if (path === undefined) return <div {...option}>{content}</div>;
  return (
    <a
      {...option}
      href={path}
      tabIndex={-1}
      onPointerEnter={() => {
        const [routes] = router.getMatchedRoutes(path);
        for (const route of routes) void router.loadRouteChunk(route)?.catch(() => undefined);
      }}
    >
      {content}
    </a>
  );
}

const EnterKey = memo(function EnterKey() {
  const keyName = useKeyNames();
  return <Key aria-hidden>{keyName("Enter")}</Key>;
});

/** A text with its matches marked. */
function Marked({ text, query }: { readonly text: string; readonly query: Query }) {
  if (query.length === 0) return text;
  return markedParts(text, query).map(({ text: part, isMarked }, position) =>
    // The parts never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    isMarked ? <mark key={position}>{part}</mark> : part,
  );
}
