import { Button } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { communeSectionRoutes, type CommuneSection } from "#domain/communeSections";
import { federalStateName } from "#domain/federalStates";
import { CommunePicture } from "#mgt/communes/CommunePicture";
import { useCan } from "#session/useSession";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { BreadcrumbPath } from "#ui/Breadcrumbs";
import { Icon } from "#ui/Icon";
import { usePageSubject } from "#ui/routeTitles";
import type { CommuneHeader_commune$key } from "./__generated__/CommuneHeader_commune.graphql";
import { CommuneSwitcher } from "./CommuneSwitcher";
import { CountedNavigation } from "./CountedNavigation";
import { EditorsButton } from "./editors/EditorsButton";

const headerFragment = graphql`
  fragment CommuneHeader_commune on Commune {
    ags
    name
    unit
    state
    ...CommunePicture_commune
    ...CountedNavigation_commune
  }
`;

interface CommuneHeaderProps {
  readonly commune: CommuneHeader_commune$key;
  readonly section: CommuneSection;
}

/** Which commune this is, the way to another one, and its sections. */
export function CommuneHeader({ commune, section }: CommuneHeaderProps) {
  const { t } = useLingui();
  const data = useFragment(headerFragment, commune);
  const mayReadHistory = useCan("activities");
  const { ags, name, unit, state } = data;
  usePageSubject(name);
  return (
    <>
      <header className="commune-header">
        <CommunePicture commune={data} size={48} />
        <div>
          <BreadcrumbPath>
            <AppLink to="/">{t`Kommunen`}</AppLink>
          </BreadcrumbPath>
          <div className="commune-name">
            <h1 lang="de" title={name}>
              {name}
            </h1>
            <CommuneSwitcher
              linkOf={(other) => ({ to: communeSectionRoutes[section], params: { commune: other } })}
            />
            <p>
              <Ags ags={ags} />
              <span lang="de">
                {unit}, {federalStateName(state)}
              </span>
            </p>
          </div>
        </div>
        <EditorsButton ags={ags} />
        {mayReadHistory && section !== "history" && (
          <Button asChild variant="ghost">
            <AppLink to="/mgt/edit/$commune/history" params={{ commune: ags }} look="bare">
              <Icon name="clock" />
              {t`Verlauf`}
            </AppLink>
          </Button>
        )}
      </header>
      <CountedNavigation commune={data} ags={ags} />
    </>
  );
}
