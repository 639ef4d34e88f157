import { Input } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useDeferredValue, useRef, useState } from "react";
import { useQueryLoader } from "react-relay/hooks";
import { isAgs } from "#domain/ags";
import { searchTextMaxLength } from "#domain/limits";
import { Ags } from "#ui/Ags";
import { useAnnounce } from "#ui/ui";
import { Choices } from "#ui/Choices";
import { FilterPopover } from "#ui/FilterPopover";
import { LoadBoundary } from "#ui/LoadBoundary";
import { useTypedText } from "#ui/table/useTypedText";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { FilterCommunesQuery } from "./__generated__/FilterCommunesQuery.graphql";
import { ChosenCommune } from "./ChosenCommune";
import { FilterCommunes, filterCommunesQuery, resultsMax } from "./FilterCommunes";

interface CommuneFilterProps {
  /** AGS. */
  readonly chosen: readonly string[];
  readonly onChoose: (communes: readonly string[]) => void;
}

/** Filter by communes, found by name, AGS or postal code. Accepts the AGS of removed communes. */
export function CommuneFilter({ chosen, onChoose }: CommuneFilterProps) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [reference, load, dispose] = useQueryLoader<FilterCommunesQuery>(filterCommunesQuery);
  const shown = useDeferredValue(reference);
  const [found, setFound] = useState({ text: "", count: 0 });
  const { typed, type } = useTypedText("", (text) => {
    if (text.trim()) load({ text: text.trim(), count: resultsMax });
    else dispose();
  });
  const onFound = useCallback(
    (text: string, count: number) => {
      setFound({ text, count });
      announce(t`${plural(count, { one: "# Kommune", other: "# Kommunen" })}`);
    },
    [announce, t],
  );
  const search = useRef<HTMLInputElement>(null);
  /** The AGS toggled last, whose checkbox moves between the results and the chosen communes. */
  const switched = useRef<string>(undefined);
  const choices = useRestoreFocus(chosen.join(" "), (part) => {
    const boxes = [...part.querySelectorAll("input")];
    return boxes.find(({ value }) => value === switched.current) ?? search.current;
  });
  const choose = (one: string, isChosen: boolean) => {
    switched.current = one;
    onChoose(isChosen ? [...chosen, one] : chosen.filter((other) => other !== one));
  };
  const ags = typed.trim();
  const isUnknown = isAgs(ags) && found.text === ags && found.count === 0 && !chosen.includes(ags);
  const [first] = chosen;
  return (
    <FilterPopover
      label={t`Kommune`}
      panel={{ w: "min(332px, calc(100vw - 16px))" }}
      value={
        chosen.length > 1 ? (
          String(chosen.length)
        ) : first === undefined ? undefined : (
          <ChosenCommune key={first} ags={first} name={names.get(first)} />
        )
      }
    >
      <>
        <Input
          ref={search}
          type="search"
          mb={1}
          aria-label={t`Name, AGS oder PLZ`}
          placeholder={t`Name, AGS oder PLZ`}
          maxLength={searchTextMaxLength}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <Choices
          ref={choices}
          role="group"
          aria-label={t`Kommunen`}
          css={{
            "& label > :not(input, .ags)": { flex: 1, minW: 0, overflowWrap: "anywhere" },
            "& p": { px: 2, py: 1, color: "fg.muted" },
          }}
        >
          {chosen.map((one) => (
            <label key={one}>
              <input type="checkbox" value={one} checked onChange={() => choose(one, false)} />
              <ChosenCommune ags={one} name={names.get(one)} />
              <Ags ags={one} />
            </label>
          ))}
          {isUnknown && (
            <label>
              <input type="checkbox" value={ags} checked={false} onChange={() => choose(ags, true)} />
              <Trans>Trotzdem nach diesem AGS filtern</Trans>
              <Ags ags={ags} />
            </label>
          )}
          {shown && (
            <LoadBoundary
              attempt={shown}
              renderFailure={() => (
                <p role="alert">
                  <Trans>
                    Die Kommunen konnten nicht geladen werden. Tippen Sie weiter, um es noch einmal zu
                    versuchen.
                  </Trans>
                </p>
              )}
            >
              <Suspense fallback={null}>
                <FilterCommunes
                  queryRef={shown}
                  chosen={chosen}
                  onFound={onFound}
                  onChoose={(one, name) => {
                    setNames(new Map(names).set(one, name));
                    choose(one, true);
                  }}
                />
              </Suspense>
            </LoadBoundary>
          )}
        </Choices>
      </>
    </FilterPopover>
  );
}
