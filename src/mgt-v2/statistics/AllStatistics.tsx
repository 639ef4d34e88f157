import { Box } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { Page } from "#ui/Page";
import { ToastRegion } from "#ui/ToastRegion";
import { StatisticsScreen } from "./StatisticsScreen";

/** Statistics of all communes and services that the viewer may see. */
export function AllStatistics(props: ComponentProps<typeof StatisticsScreen>) {
  return (
    <>
      <Page
        title={<Trans>Statistik</Trans>}
        lede={<Trans>Alle Kommunen und Dienste, die Sie sehen dürfen.</Trans>}
      >
        <Box mt={3}>
          <StatisticsScreen {...props} />
        </Box>
      </Page>
      <ToastRegion />
    </>
  );
}
