import { Button, Flex, Heading, Text } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { communeSectionRoutes, communeSections, type CommuneSection } from "#domain/communeSections";
import { federalStateName } from "#domain/federalStates";
import { sectionToOpen, openCommuneSections } from "#domain/sectionToOpen";
import { can } from "#domain/permissions";
import { CommunePicture } from "#mgt/communes/CommunePicture";
import { ReportLinks } from "#mgt/communes/ReportLinks";
import { FavouriteCommuneButton } from "#mgt/places/FavouriteButton";
import { useViewer } from "#session/useSession";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { usePageSubject } from "#ui/routeTitles";
import type { CommuneHeader_commune$key } from "./__generated__/CommuneHeader_commune.graphql";
import { CommuneBar, CommuneNameLine } from "./CommuneBar";
import { CommuneSwitcher } from "./CommuneSwitcher";
import { EditorsButton } from "./editors/EditorsButton";
import type { LinkOfCommune } from "./FoundCommunes";
import { sectionLabels } from "./sectionLabels";
import { SectionNavigation } from "./SectionNavigation";
import { CommuneSetup } from "./setup/CommuneSetup";

const headerFragment = graphql`
  fragment CommuneHeader_commune on Commune @throwOnFieldError {
    ags
    name
    unit
    state
    ...CommunePicture_commune
    ...FavouriteButton_commune
    ...CommuneSetup_commune
    ...SectionNavigation_commune
  }
`;

export interface CommuneHeaderProps {
  readonly commune: CommuneHeader_commune$key;
  readonly section: CommuneSection;
}

/** Name and AGS of the commune, the commune switcher and the sections. */
export function CommuneHeader({ commune, section }: CommuneHeaderProps) {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const data = useFragment(headerFragment, commune);
  const mayReadHistory = can(viewer, "activities");
  const { ags, name, unit, state } = data;
  usePageSubject(name);
  const linkOf: LinkOfCommune = (other, serviceIds) => {
    const open = openCommuneSections(serviceIds, (permission) => can(viewer, permission));
    const opened = sectionToOpen(communeSections, open, section) ?? "master-data";
    const link = { to: communeSectionRoutes[opened], params: { commune: other } };
    if (opened === section) return link;
    return { ...link, state: { missingSection: section }, opens: i18n._(sectionLabels[opened]) };
  };
  return (
    <>
      <CommuneBar
        hasTabs
        picture={<CommunePicture commune={data} size={48} />}
        actions={
          <>
            <EditorsButton ags={ags} />
            {/* Without room beside the name, they are above the services. */}
            <Flex flex="none" gap={1} hideBelow="lg">
              <ReportLinks ags={ags} />
            </Flex>
            {mayReadHistory && section !== "history" && (
              // On phones the history is only among the sections.
              <Button asChild variant="ghost" hideBelow="sm">
                <AppLink
                  to="/mgt/edit/$commune/history"
                  params={{ commune: ags }}
                  // The first section is the page of the whole commune.
                  search={section === "master-data" ? {} : { section }}
                  variant="bare"
                >
                  <Icon name="clock" />
                  {t`Verlauf`}
                </AppLink>
              </Button>
            )}
          </>
        }
      >
        <CommuneNameLine>
          <Heading
            as="h1"
            textStyle="h1"
            lang="de"
            data-tooltip={name}
            minW={0}
            letterSpacing="-0.01em"
            overflowWrap="anywhere"
            lineClamp={2}
          >
            {name}
          </Heading>
          <CommuneSwitcher linkOf={linkOf} />
          <FavouriteCommuneButton commune={data} />
          <Flex asChild gap={2} minW={0} color="fg.muted" fontSize="sm">
            <p>
              <Ags ags={ags} />
              <Text as="span" lang="de" truncate>
                {unit}, {federalStateName(state)}
              </Text>
            </p>
          </Flex>
        </CommuneNameLine>
      </CommuneBar>
      <CommuneSetup commune={data} />
      <SectionNavigation commune={data} ags={ags} />
    </>
  );
}
