import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery } from "#relay/preload";
import { PictureSection } from "../picture/PictureSection";
import { SectionHead } from "../SectionHead";
import type { MasterDataSectionQuery } from "./__generated__/MasterDataSectionQuery.graphql";
import { AtAGlance } from "./AtAGlance";
import { MasterDataForm } from "./MasterDataForm";

const masterDataSectionQuery = graphql`
  query MasterDataSectionQuery($ags: AGS!) @throwOnFieldError @preloadable {
    commune(ags: $ags) {
      ...CommuneHeader_commune
      ...MasterDataForm_commune
      ...PictureSection_commune
      ...AtAGlance_commune
    }
  }
`;

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 560px) 260px",
    gap: 12,
    "@media (max-width: 1200px)": { gridTemplateColumns: "minmax(0, 560px)", gap: 8 },
  },
});

const Form = chakra("div", { base: { mt: 4 } });

interface MasterDataSectionProps {
  readonly queryRef: PreloadedQuery<MasterDataSectionQuery>;
}

/** Name, kind and picture of a commune. */
export function MasterDataSection({ queryRef }: MasterDataSectionProps) {
  const { commune } = useOwnedQuery<MasterDataSectionQuery>(masterDataSectionQuery, queryRef);
  if (!commune) return null;
  return (
    <Columns>
      <div>
        <SectionHead
          section="master-data"
          lede={<Trans>Name und Art der Behörde stehen überall, wo die Kommune genannt wird.</Trans>}
        />
        <Form>
          <PanelBoundary data={commune}>
            <MasterDataForm commune={commune} />
          </PanelBoundary>
        </Form>
        <PanelBoundary data={commune}>
          <PictureSection commune={commune} />
        </PanelBoundary>
      </div>
      <PanelBoundary data={commune}>
        <AtAGlance commune={commune} />
      </PanelBoundary>
    </Columns>
  );
}
