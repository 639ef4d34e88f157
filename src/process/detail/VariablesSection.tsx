import { Button } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useAnnounce } from "#ui/ui";
import { Icon } from "#ui/Icon";
import type { VariablesSection_process$key } from "./__generated__/VariablesSection_process.graphql";
import { DetailSection } from "./DetailSection";
import { childrenOf, copiedText, jsonTree, type JsonRow } from "./jsonTree";
import "./jsonTree.css";
import { JsonTreeRow } from "./JsonTreeRow";
import { useCopied } from "./useCopied";
import { useTreeKeys } from "./useTreeKeys";

interface VariablesSectionProps {
  readonly process: VariablesSection_process$key;
}

/** The variables of a process: a tree to look through and to search in. */
export function VariablesSection({ process }: VariablesSectionProps) {
  const { variables, erasedAt } = useFragment(
    graphql`
      fragment VariablesSection_process on Process {
        variables
        erasedAt
      }
    `,
    process,
  );
  const { isCopied, copy } = useCopied();
  const count = childrenOf(variables).length;
  if (count === 0) {
    return (
      <DetailSection title={<Trans>Variablen</Trans>}>
        <p className="detail-none">
          {erasedAt ? <Trans>Die Variablen wurden gelöscht.</Trans> : <Trans>Keine Variablen.</Trans>}
        </p>
      </DetailSection>
    );
  }
  return (
    <DetailSection
      title={<Trans>Variablen</Trans>}
      aside={
        <Button size="sm" variant="ghost" onClick={() => copy(copiedText(variables))}>
          <Icon name={isCopied ? "check" : "copy"} />
          <Plural value={count} one="# Wert kopieren" other="Alle # kopieren" />
        </Button>
      }
    >
      <VariablesTree variables={variables} />
    </DetailSection>
  );
}

/** So many rows are drawn before the others are asked for. */
const rowsAtFirst = 200;

/** Searching waits until a tree has so many values. */
const searchFrom = 6;

function VariablesTree({ variables }: { readonly variables: unknown }) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim().toLowerCase());
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [limit, setLimit] = useState(rowsAtFirst);
  const { copy } = useCopied();
  const { rows, matches } = useMemo(
    () => jsonTree(variables, { search, isOpen: (path) => toggled.get(path) ?? search !== "" }),
    [variables, search, toggled],
  );
  const whole = useMemo(
    () => jsonTree(variables, { search: "", isOpen: () => true }).rows.length,
    [variables],
  );
  useEffect(() => {
    if (search !== "")
      announce(t`${plural(matches, { 0: "Kein Treffer", one: "# Treffer", other: "# Treffer" })}`);
  }, [announce, search, matches, t]);
  const shown = rows.slice(0, limit);
  const onToggle = ({ path }: JsonRow, isOpen: boolean) =>
    setToggled((before) => new Map(before).set(path, isOpen));
  const { tree, active, onKeyDown, choose } = useTreeKeys({
    rows: shown,
    onToggle,
    onCopy: ({ kind, value }) => kind !== "secret" && copy(copiedText(value)),
  });
  return (
    <>
      {whole >= searchFrom && (
        <label className="json-search" htmlFor={id}>
          <span className="visually-hidden">
            <Trans>Variablen durchsuchen</Trans>
          </span>
          <Icon name="search" />
          <input
            id={id}
            type="search"
            placeholder={t`Variablen durchsuchen`}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setToggled(new Map());
              setLimit(rowsAtFirst);
            }}
          />
        </label>
      )}
      {rows.length === 0 ? (
        <p className="detail-none">
          <Trans>Kein Name und kein Wert enthält „{typed.trim()}“.</Trans>
        </p>
      ) : (
        <ul className="json-tree" role="tree" aria-label={t`Variablen`} ref={tree} onKeyDown={onKeyDown}>
          {shown.map((row) => (
            <JsonTreeRow
              key={row.path}
              row={row}
              search={search}
              isTabStop={row.path === active}
              onToggle={() => onToggle(row, !row.isOpen)}
              onFocus={() => choose(row.path)}
            />
          ))}
        </ul>
      )}
      {rows.length > limit && (
        <Button size="sm" variant="ghost" onClick={() => setLimit(limit + rowsAtFirst)}>
          <Plural value={rows.length - limit} one="# weiterer Wert" other="# weitere Werte" />
        </Button>
      )}
    </>
  );
}
