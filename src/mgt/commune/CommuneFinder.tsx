import { createListCollection, Text, useListbox, type SystemStyleObject } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useDeferredValue, useRef, useState, type KeyboardEvent } from "react";
import { useQueryLoader } from "react-relay/hooks";
import { useErrorMessage } from "#i18n/useErrorMessage";
import type { ApiError } from "#relay/apiError";
import { toFailure } from "#relay/failure";
import { LoadBoundary } from "#ui/LoadBoundary";
import { PopoverPanel, type PopoverPanelProps } from "#ui/PopoverPanel";
import { SearchField } from "#ui/SearchField";
import { useTypedText } from "#ui/table/useTypedText";
import { useAnnounce } from "#ui/ui";
import { isEnter } from "#ui/isEnter";
import type { FoundCommunesQuery } from "./__generated__/FoundCommunesQuery.graphql";
import {
  FoundCommunes,
  resultsMax,
  foundCommunesQuery,
  type Found,
  type FoundCommune,
  type LinkOfCommune,
} from "./FoundCommunes";
import { finderPanel } from "./SwitcherButton";

interface FinderProps {
  /** Link target of a commune; without it, choosing only calls `onChosen`. */
  readonly linkOf?: LinkOfCommune;
  /** Why a commune cannot be chosen, or null. */
  readonly refusalOf?: (commune: FoundCommune) => ApiError | null;
  readonly onChosen: (commune: FoundCommune) => void;
}

const panel = {
  ...finderPanel,
  css: {
    ...finderPanel.css,
    "& [role=listbox]:not(:empty)": { mt: 1.5 },
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
    } satisfies SystemStyleObject,
  },
};

/** Popover that finds communes by name, AGS or postal code. Load it on intent: it has a state machine. */
export function CommuneFinder({
  linkOf,
  refusalOf,
  onChosen,
  ...opened
}: FinderProps & Omit<PopoverPanelProps, "panel" | "children">) {
  return (
    <PopoverPanel {...opened} panel={panel}>
      <Finder linkOf={linkOf} refusalOf={refusalOf} onChosen={onChosen} />
    </PopoverPanel>
  );
}

const noneFound: Found = { text: "", communes: [] };

/** Search field with results: arrow keys move, Enter chooses. */
function Finder({ linkOf, refusalOf, onChosen }: FinderProps) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [reference, load, dispose] = useQueryLoader<FoundCommunesQuery>(foundCommunesQuery);
  const shown = useDeferredValue(reference);
  const [found, setFound] = useState(noneFound);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Text when Enter was pressed before its response; responses to shorter texts may arrive first. */
  const pendingEnter = useRef<string | null>(null);

  const { typed, type } = useTypedText("", (text) => {
    if (text.trim()) load({ text: text.trim(), count: resultsMax, isLinked: linkOf !== undefined });
    else {
      dispose();
      setFound(noneFound);
    }
  });
  const isAnswered = found.text === typed.trim();

  const listbox = useListbox({
    collection: createListCollection({
      items: [...found.communes],
      itemToValue: ({ ags }) => ags,
      itemToString: ({ name }) => name,
    }),
    loopFocus: true,
    // Scrolls the panel.
    scrollToIndexFn: ({ getElement }) => getElement()?.scrollIntoView({ block: "nearest" }),
  });
  const { size: _size, onKeyDown: moveHighlight, ...input } = listbox.getInputProps({ autoHighlight: true });
  const isExpanded = found.communes.length > 0;

  /** Clicks the option of this AGS, or else the first one; options may be links. */
  const choose = useCallback((ags: string | null) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
    (options.find(({ dataset }) => dataset.value === ags) ?? options[0])?.click();
  }, []);
  const onFound = useCallback(
    (next: Found) => {
      setFound(next);
      announce(t`${plural(next.communes.length, { one: "# Kommune", other: "# Kommunen" })}`);
      if (pendingEnter.current !== next.text) return;
      pendingEnter.current = null;
      choose(null);
    },
    [announce, choose, t],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (!isEnter(event)) {
      moveHighlight?.(event);
      return;
    }
    // Enter would submit a surrounding form.
    event.preventDefault();
    if (!typed.trim()) return;
    if (isAnswered) choose(listbox.highlightedValue);
    else pendingEnter.current = typed.trim();
  };

  return (
    <>
      {refusal && (
        <Text role="alert" css={{ "&&": { color: "status.error.fg" } }}>
          {errorMessage(refusal)}
        </Text>
      )}
      <SearchField
        {...input}
        label={t`Name, AGS oder PLZ`}
        type="text"
        role="combobox"
        aria-expanded={isExpanded}
        aria-controls={input["aria-controls"]}
        aria-activedescendant={isExpanded ? input["aria-activedescendant"] : undefined}
        value={typed}
        onType={(text) => {
          pendingEnter.current = null;
          type(text);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        {...listbox.getContentProps()}
        ref={list}
        aria-label={t`Kommunen`}
        aria-labelledby={undefined}
        aria-busy={!isAnswered || undefined}
        tabIndex={-1}
      >
        {shown && (
          <LoadBoundary
            attempt={shown}
            renderFailure={(error) => <p role="alert">{errorMessage(toFailure(error))}</p>}
          >
            <Suspense fallback={null}>
              <FoundCommunes
                reference={shown}
                listbox={listbox}
                linkOf={linkOf}
                onFound={onFound}
                onChosen={(commune) => {
                  const failure = refusalOf?.(commune) ?? null;
                  setRefusal(failure);
                  if (!failure) onChosen(commune);
                }}
              />
            </Suspense>
          </LoadBoundary>
        )}
      </div>
    </>
  );
}
