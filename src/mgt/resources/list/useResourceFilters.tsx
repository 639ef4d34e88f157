import { useLingui } from "@lingui/react/macro";
import { choiceFilter, selectFilter, type ListFilter } from "#lists/filters";
import { ChosenCommune } from "#mgt/communeFilter/ChosenCommune";
import { CommuneFilter } from "#mgt/communeFilter/CommuneFilter";
import { Ags } from "#ui/Ags";
import { expiryDays, type ResourceListName, type ResourcesAddress } from "./resourcesList";

/** Filters of a list of resources. */
export function useResourceFilters(
  list: ResourceListName,
  { search, change }: ResourcesAddress,
): readonly ListFilter[] {
  const { t } = useLingui();
  const { commune = [], deprecated, used, expires } = search;
  const chooseCommunes = (chosen: readonly string[]) => change({ commune: chosen });
  const filters: (ListFilter | false)[] = [
    choiceFilter({
      label: t`Kommune`,
      chosen: commune,
      onChoose: chooseCommunes,
      control: <CommuneFilter chosen={commune} onChoose={chooseCommunes} />,
      contentOf: (ags) => (
        <>
          <ChosenCommune ags={ags} name={undefined} /> <Ags ags={ags} />
        </>
      ),
    }),
    list !== "commune" &&
      selectFilter({
        label: t`Benutzung`,
        all: t`Benutzt oder nicht`,
        choices: [
          { value: "yes", label: t`Benutzt` },
          { value: "no", label: t`Unbenutzt` },
        ],
        chosen: used,
        onChoose: (chosen) => change({ used: chosen }),
      }),
    list !== "commune" &&
      selectFilter({
        label: t({ message: "Veraltet", context: "resource" }),
        all: t`Auch veraltete`,
        choices: [
          { value: "yes", label: t`Nur veraltete` },
          { value: "no", label: t`Ohne veraltete` },
        ],
        chosen: deprecated,
        onChoose: (chosen) => change({ deprecated: chosen }),
      }),
    (list === "keystore" || list === "all" || expires !== undefined) &&
      selectFilter({
        label: t`Zertifikat läuft ab`,
        all: t`Jedes Ablaufdatum`,
        choices: expiryDays.map((days) => ({ value: days, label: t`Läuft in ${days} Tagen ab` })),
        chosen: expires,
        onChoose: (chosen) => change({ expires: chosen }),
      }),
  ];
  return filters.filter((filter) => filter !== false);
}
