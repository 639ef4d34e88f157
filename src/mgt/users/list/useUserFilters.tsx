import { Trans, useLingui } from "@lingui/react/macro";
import { quietDays } from "#domain/timings";
import { choiceFilter, flagFilter, useServiceFilter, type ListFilter } from "#lists/filters";
import { ChosenCommune } from "#mgt/communeFilter/ChosenCommune";
import { CommuneFilter } from "#mgt/communeFilter/CommuneFilter";
import { Ags } from "#ui/Ags";
import { SegmentedControl } from "#ui/SegmentedControl";
import { userStatuses, type RoleName, type UsersAddress, type UserStatusName } from "./usersList";

/** Filters of the list of users. */
export function useUserFilters({ search, change }: UsersAddress): readonly ListFilter[] {
  const { t } = useLingui();
  const { role = [], commune = [], quiet = false, ending = false, refused = false } = search;
  const statusLabels: Readonly<Record<UserStatusName, string>> = {
    invited: t`Eingeladen`,
    active: t`Aktiv`,
    inactive: t`Inaktiv`,
  };
  const chooseCommunes = (chosen: readonly string[]) => change({ commune: chosen });
  return [
    choiceFilter<RoleName>({
      label: t`Rolle`,
      chosen: role,
      onChoose: (chosen) => change({ role: chosen }),
      // The URL can have several roles. Admin can only be set in the URL.
      control: (
        <SegmentedControl<RoleName | "">
          label={t`Rolle`}
          choices={[
            { value: "", label: <Trans context="Rollen">alle</Trans> },
            { value: "member", label: "member", isCode: true },
            { value: "support", label: "support", isCode: true },
          ]}
          chosen={role.length > 0 ? role : [""]}
          onChoose={(chosen) => change({ role: chosen ? [chosen] : [] })}
        />
      ),
    }),
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
    useServiceFilter(search.service, (service) => change({ service })),
    choiceFilter({
      label: t`Status`,
      choices: userStatuses.map((value) => ({ value, label: statusLabels[value] })),
      chosen: search.status,
      onChoose: (status) => change({ status }),
    }),
    flagFilter({
      label: t`${quietDays} Tage ohne Anmeldung`,
      isSet: quiet,
      onChange: (isSet) => change({ quiet: isSet }),
    }),
    flagFilter({
      label: t`Einladung läuft ab`,
      isSet: ending,
      onChange: (isSet) => change({ ending: isSet }),
    }),
    flagFilter({
      label: t`Mail abgelehnt`,
      isSet: refused,
      onChange: (isSet) => change({ refused: isSet }),
    }),
  ];
}
