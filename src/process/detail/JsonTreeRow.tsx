import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { ProcessIcon } from "../ProcessIcon";
import { CopyButton } from "./CopyButton";
import { copiedText, type JsonRow } from "./jsonTree";

/** More of a text shows only when it is asked for. */
const shownLength = 240;

interface JsonTreeRowProps {
  readonly row: JsonRow;
  readonly isTabStop: boolean;
  readonly search: string;
  readonly onToggle: () => void;
  readonly onFocus: () => void;
}

/** A value under its name. */
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
      // A tree without a choice; the row with the focus is the one that counts.
      aria-selected={false}
      tabIndex={isTabStop ? 0 : -1}
      style={{ paddingInlineStart: (level - 1) * 14 }}
      onFocus={onFocus}
    >
      {/* The keys are those of the tree. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <span className="json-name" onClick={isParent ? onToggle : undefined}>
        {isParent && <ProcessIcon name="chevronRight" />}
        <code translate="no">
          <Marked text={name} search={search} />
        </code>
      </span>
      <span className="json-value">
        <Value row={row} search={search} />
      </span>
      {kind !== "secret" && (
        <span className="json-copy">
          <CopyButton text={copiedText(row.value)} label={t`${name} kopieren`} isOutOfOrder />
        </span>
      )}
    </li>
  );
}

function Value({ row, search }: Pick<JsonTreeRowProps, "row" | "search">): ReactNode {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const { kind, value, count } = row;
  if (kind === "secret") {
    return (
      <span className="json-words">
        <Trans>verdeckt</Trans>
      </span>
    );
  }
  if (kind === "object" || kind === "list") {
    return (
      <span className="json-words">
        {kind === "list"
          ? t`${plural(count, { 0: "leere Liste", one: "Liste mit # Eintrag", other: "Liste mit # Einträgen" })}`
          : t`${plural(count, { 0: "leer", one: "# Wert", other: "# Werte" })}`}
      </span>
    );
  }
  if (value === null) {
    return (
      <span className="json-words">
        <Trans>kein Wert</Trans>
      </span>
    );
  }
  const text = copiedText(value);
  if (text === "") {
    return (
      <span className="json-words">
        <Trans>leerer Text</Trans>
      </span>
    );
  }
  const isCut = text.length > shownLength && !isWhole;
  return (
    <>
      <span translate="no">
        <Marked text={isCut ? `${text.slice(0, shownLength)}…` : text} search={search} />
      </span>
      {isCut && (
        <button type="button" className="text-button" onClick={() => setWhole(true)}>
          <Trans>Ganz zeigen ({text.length} Zeichen)</Trans>
        </button>
      )}
    </>
  );
}

/** A text with what is searched for marked in it. */
function Marked({ text, search }: { readonly text: string; readonly search: string }) {
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
