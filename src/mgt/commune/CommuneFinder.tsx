import { Box, type SystemStyleObject } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useDeferredValue, useId, useRef, useState, type KeyboardEvent } from "react";
import { useQueryLoader } from "react-relay/hooks";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { toFailure } from "#relay/failure";
import { useAnnounce } from "#ui/ui";
import { LoadBoundary } from "#ui/LoadBoundary";
import { SearchField } from "#ui/SearchField";
import { useTypedText } from "#ui/table/useTypedText";
import type { FoundCommunesQuery } from "./__generated__/FoundCommunesQuery.graphql";
import {
  FoundCommunes,
  foundAtMost,
  foundCommunesQuery,
  type Found,
  type FoundCommune,
  type LinkOfCommune,
} from "./FoundCommunes";

interface CommuneFinderProps {
  /** Where a chosen commune is opened; null: nowhere. */
  readonly linkOf: LinkOfCommune | null;
  /** Only communes that offer it; absent: all. */
  readonly serviceId?: string | undefined;
  readonly onChosen: (commune: FoundCommune) => void;
}

const optionStyles: SystemStyleObject = {
  "&:not(:empty)": { mt: 1.5 },
  "& [role=option]": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: 3,
    alignItems: "center",
    minH: 11,
    px: 2.5,
    py: 1,
    borderRadius: "sm",
    scrollMargin: "44px 0 6px",
    _hover: { bg: "bg.muted" },
    "&[aria-selected=true]": {
      bg: "accent.subtle",
      "@media (forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" },
    },
    "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& > span:first-child": { fontWeight: "medium" },
    "& > span:nth-child(2)": { gridRow: 2, color: "fg.muted", textStyle: "xs" },
    "& > .ags": { gridArea: "1 / 2 / span 2" },
  },
};

const noneFound: Found = { text: "", count: 0 };

/** A field with what it finds below it: arrows move, Enter chooses. */
export function CommuneFinder({ linkOf, serviceId, onChosen }: CommuneFinderProps) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const listId = useId();
  const optionId = useCallback((position: number) => `${listId}${position}`, [listId]);
  const [reference, load, dispose] = useQueryLoader<FoundCommunesQuery>(foundCommunesQuery);
  const shown = useDeferredValue(reference);
  const [found, setFound] = useState<Found>(noneFound);
  const [active, setActive] = useState(0);
  /** What had been typed when Enter was pressed before its answer; the answer to less of it may come first. */
  const awaited = useRef<string | null>(null);

  const go = (position: number) => document.getElementById(optionId(position))?.click();
  const { typed, type } = useTypedText("", (text) => {
    if (text.trim())
      load({ text: text.trim(), services: serviceId ? [serviceId] : null, count: foundAtMost });
    else {
      dispose();
      setFound(noneFound);
    }
  });
  const isAnswered = found.text === typed.trim();

  const onFound = useCallback(
    (next: Found) => {
      setFound(next);
      setActive(0);
      announce(t`${plural(next.count, { one: "# Kommune", other: "# Kommunen" })}`);
      if (awaited.current !== next.text) return;
      awaited.current = null;
      if (next.count > 0) document.getElementById(optionId(0))?.click();
    },
    [announce, optionId, t],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const { count } = found;
    const step = { ArrowDown: 1, ArrowUp: count - 1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setActive((active + step) % count);
      document.getElementById(optionId((active + step) % count))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") {
      // It may stand in a form, which Enter would send.
      event.preventDefault();
      if (!typed.trim()) return;
      if (isAnswered) go(active);
      else awaited.current = typed.trim();
    }
  };

  return (
    <>
      <SearchField
        label={t`Name, AGS oder PLZ`}
        type="text"
        role="combobox"
        aria-expanded={found.count > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.count > 0 ? optionId(active) : undefined}
        value={typed}
        onType={(text) => {
          awaited.current = null;
          type(text);
        }}
        onKeyDown={onKeyDown}
      />
      <Box
        id={listId}
        role="listbox"
        aria-label={t`Kommunen`}
        aria-busy={!isAnswered || undefined}
        css={optionStyles}
      >
        {shown && (
          <LoadBoundary
            attempt={shown}
            renderFailure={(error) => <p role="alert">{errorMessage(toFailure(error))}</p>}
          >
            <Suspense fallback={null}>
              <FoundCommunes
                reference={shown}
                linkOf={linkOf}
                active={active}
                optionId={optionId}
                onFound={onFound}
                onChosen={onChosen}
              />
            </Suspense>
          </LoadBoundary>
        )}
      </Box>
    </>
  );
}
