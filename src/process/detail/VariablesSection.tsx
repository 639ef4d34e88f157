import { Button, chakra, Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useAnnounce } from "#ui/ui";
import { Icon } from "#ui/Icon";
import type { VariablesSection_process$key } from "./__generated__/VariablesSection_process.graphql";
import { DetailSection } from "./DetailLayout";
import { childrenOf, textToCopy, jsonTree, type JsonRow } from "./jsonTree";
import { JsonTreeRow } from "./JsonTreeRow";
import { useCopyToClipboard } from "#ui/useCopyToClipboard";
import { useTreeKeys } from "./useTreeKeys";

interface VariablesSectionProps {
  readonly process: VariablesSection_process$key;
}

/** Variables of a process as a searchable tree. */
export function VariablesSection({ process }: VariablesSectionProps) {
  const { variables, erasedAt } = useFragment(
    graphql`
      fragment VariablesSection_process on Process @throwOnFieldError {
        variables
        erasedAt
      }
    `,
    process,
  );
  const { isCopied, copy } = useCopyToClipboard();
  // A notice at the top says so.
  if (erasedAt) return null;
  const count = childrenOf(variables).length;
  if (count === 0) {
    return (
      <DetailSection title={<Trans>Variablen</Trans>}>
        <Text color="fg.muted">
          <Trans>Keine Variablen.</Trans>
        </Text>
      </DetailSection>
    );
  }
  return (
    <DetailSection
      title={<Trans>Variablen</Trans>}
      aside={
        <Button size="sm" variant="ghost" onClick={() => copy(textToCopy(variables))}>
          <Icon name={isCopied ? "check" : "copy"} />
          <Plural value={count} one="# Wert kopieren" other="Alle # kopieren" />
        </Button>
      }
    >
      <VariablesTree variables={variables} />
    </DetailSection>
  );
}

const Search = chakra("label", {
  base: {
    position: "relative",
    display: "block",
    mb: 1.5,
    "& > svg": {
      position: "absolute",
      inset: { base: "12px auto auto 10px", sm: "8px auto auto 10px" },
      color: "fg.subtle",
    },
    "& > input": {
      w: "full",
      h: { base: 10, sm: "control" },
      pe: 2.5,
      ps: 8,
      border: "1px solid {colors.border.emphasized}",
      borderRadius: "md",
      bg: "bg",
      fontSize: { base: "16px", sm: "inherit" },
    },
  },
});

/** Rows are plain elements, since there may be hundreds. */
const Tree = chakra("ul", {
  base: {
    "& > li": {
      display: "grid",
      gridTemplateColumns: "minmax(96px, 36%) minmax(0, 1fr) 24px",
      columnGap: 2,
      alignItems: "start",
      minH: 6,
      borderRadius: "sm",
      lineHeight: "24px",
      _hover: { bg: "bg.subtle" },
      _focusVisible: { outlineOffset: "-2px" },
    },
    "& mark": { borderRadius: "2px", bg: "accent.muted", color: "fg", textDecoration: "underline" },
    "& [data-part=name]": {
      display: "flex",
      alignItems: "flex-start",
      minW: 0,
      color: "fg.muted",
      "& code": { minW: 0, overflowWrap: "anywhere" },
      "& svg": {
        flex: "none",
        boxSize: 3,
        margin: "6px 4px 0 0",
        transition: "transform var(--duration-fast) var(--ease-standard)",
      },
    },
    "& [aria-expanded] > [data-part=name]": { cursor: "pointer" },
    "& [aria-expanded=true] > [data-part=name] svg": { transform: "rotate(90deg)" },
    "& [data-part=value]": {
      minW: 0,
      py: "3px",
      lineHeight: "sm",
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
      "& > button": {
        minH: { base: 8, sm: 6 },
        ms: 1.5,
        padding: 0,
        border: 0,
        bg: "transparent",
        color: "accent.fg",
        textDecoration: "underline 1px",
        textUnderlineOffset: "2px",
        cursor: "pointer",
      },
    },
    "& [data-kind=plain] > [data-part=value]": { fontVariantNumeric: "tabular-nums" },
    "& [data-part=words]": { color: "fg.subtle" },
    "& [data-part=copy]": {
      display: "grid",
      placeItems: "center",
      boxSize: 6,
      padding: 0,
      border: 0,
      borderRadius: "sm",
      bg: "transparent",
      color: "fg.subtle",
      opacity: 0,
      cursor: "pointer",
      _hover: { bg: "bg.muted", color: "fg" },
      "&[data-copied]": { color: "status.success.fg" },
      "li:is(:hover, :focus, :focus-within) > &": { opacity: 1 },
      "@media (hover: none)": { opacity: 1 },
    },
  },
});

/** Number of rows rendered at first, and added by each click on "more". */
const rowsPerPage = 200;

/** Minimum number of values for a search field. */
const searchMinValues = 6;

function VariablesTree({ variables }: { readonly variables: unknown }) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim().toLowerCase());
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [limit, setLimit] = useState(rowsPerPage);
  const { copy } = useCopyToClipboard();
  const { rows, matches } = useMemo(
    () => jsonTree(variables, { search, isOpen: (path) => toggled.get(path) ?? search !== "" }),
    [variables, search, toggled],
  );
  const rowCount = useMemo(
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
    onCopy: ({ kind, value }) => kind !== "secret" && copy(textToCopy(value)),
  });
  return (
    <>
      {rowCount >= searchMinValues && (
        <Search htmlFor={id}>
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
              setLimit(rowsPerPage);
            }}
          />
        </Search>
      )}
      {rows.length === 0 ? (
        <Text color="fg.muted">
          <Trans>Kein Name und kein Wert enthält „{typed.trim()}“.</Trans>
        </Text>
      ) : (
        <Tree role="tree" aria-label={t`Variablen`} ref={tree} onKeyDown={onKeyDown}>
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
        </Tree>
      )}
      {rows.length > limit && (
        <Button size="sm" variant="ghost" onClick={() => setLimit(limit + rowsPerPage)}>
          <Plural value={rows.length - limit} one="# weiterer Wert" other="# weitere Werte" />
        </Button>
      )}
    </>
  );
}
