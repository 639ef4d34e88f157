import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { cutText } from "#domain/cutText";
import { ProcessIcon } from "../ProcessIcon";
import { Icon } from "#ui/Icon";
import { useCopyToClipboard } from "#ui/useCopyToClipboard";
import { textToCopy, type JsonRow } from "./jsonTree";

/** Longer texts are cut until expanded. */
const collapsedLength = 240;

interface JsonTreeRowProps {
  readonly row: JsonRow;
  readonly isTabStop: boolean;
  readonly search: string;
  readonly onToggle: () => void;
  readonly onFocus: () => void;
}

/** Name and value of one tree row. */
export function JsonTreeRow({ row, isTabStop, search, onToggle, onFocus }: JsonTreeRowProps) {
  const { t } = useLingui();
  const { name, kind, level, isOpen } = row;
  const isParent = kind === "object" || kind === "list";
  return (
    <li
      role="treeitem"
      data-path={row.path}
      data-kind={kind}
      aria-level={level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-expanded={isParent ? isOpen : undefined}
      // Nothing is selectable in this tree, but the ARIA role requires the attribute.
      aria-selected={false}
      tabIndex={isTabStop ? 0 : -1}
      style={{ paddingInlineStart: (level - 1) * 14 }}
      onFocus={onFocus}
    >
      {/* The tree handles the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <span data-part="name" onClick={isParent ? onToggle : undefined}>
        {isParent && <ProcessIcon name="chevronRight" />}
        <code translate="no">
          <Highlighted text={name} search={search} />
        </code>
      </span>
      <span data-part="value">
        <Value row={row} search={search} />
      </span>
      {kind !== "secret" && <Copy text={textToCopy(row.value)} label={t`${name} kopieren`} />}
    </li>
  );
}

/** Not a tab stop: the tree handles the keyboard. */
function Copy({ text, label }: { readonly text: string; readonly label: string }) {
  const { isCopied, copy } = useCopyToClipboard();
  return (
    <button
      type="button"
      data-part="copy"
      aria-label={label}
      data-tooltip={label}
      tabIndex={-1}
      data-copied={isCopied ? "" : undefined}
      onClick={() => copy(text)}
    >
      <Icon name={isCopied ? "check" : "copy"} size={14} />
    </button>
  );
}

function Value({ row, search }: Pick<JsonTreeRowProps, "row" | "search">): ReactNode {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const { kind, value, count } = row;
  if (kind === "secret") {
    return (
      <span data-part="words">
        <Trans>verdeckt</Trans>
      </span>
    );
  }
  if (kind === "object" || kind === "list") {
    return (
      <span data-part="words">
        {kind === "list"
          ? t`${plural(count, { 0: "leere Liste", one: "Liste mit # Eintrag", other: "Liste mit # Einträgen" })}`
          : t`${plural(count, { 0: "leer", one: "# Wert", other: "# Werte" })}`}
      </span>
    );
  }
  if (value === null) {
    return (
      <span data-part="words">
        <Trans>kein Wert</Trans>
      </span>
    );
  }
  const text = textToCopy(value);
  if (text === "") {
    return (
      <span data-part="words">
        <Trans>leerer Text</Trans>
      </span>
    );
  }
  const isCut = text.length > collapsedLength && !isWhole;
  return (
    <>
      <span translate="no">
        <Highlighted text={isCut ? `${cutText(text, collapsedLength)}…` : text} search={search} />
      </span>
      {isCut && (
        <button type="button" onClick={() => setWhole(true)}>
          <Trans>Ganz zeigen ({text.length} Zeichen)</Trans>
        </button>
      )}
    </>
  );
}

/** A text with the search matches marked. */
function Highlighted({ text, search }: { readonly text: string; readonly search: string }) {
  const at = search === "" ? -1 : text.toLowerCase().indexOf(search);
  if (at < 0) return <>{text}</>;
  const end = at + search.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
