import { Box, Flex, Heading, Skeleton, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { loadChunk } from "#browser/loadChunk";
import { isEmptyChart, type ChartModel } from "./chartModel";
import { courseHeight } from "./charts/plotLayout";
import { ChartTable } from "./ChartTable";
import { PictureMenu, type PictureSource } from "./PictureMenu";

const loadCharts = () => loadChunk(() => import("./charts/ChartPlot"));
const ChartPlot = lazy(async () => ({ default: (await loadCharts()).ChartPlot }));
// Loads in parallel with the figures. A failure is handled when a chart is rendered.
void loadCharts().catch(() => undefined);

interface ChartSectionProps {
  readonly model: ChartModel;
  readonly source: PictureSource;
  /** Whether to draw the chart now. */
  readonly isDue: boolean;
  /** Called once after drawing. Must be stable. */
  readonly onDrawn: () => void;
}

/** A chart with its heading, summary and table of values. */
export function ChartSection({ model, source, isDue, onDrawn }: ChartSectionProps) {
  const isEmpty = isEmptyChart(model);
  return (
    <Box asChild minW={0} css={{ _print: { breakInside: "avoid" } }}>
      <section aria-labelledby={`${model.id}-title`}>
        <Flex align="center" gap={2} minH={8}>
          <Heading id={`${model.id}-title`} flex={1} minW={0}>
            {model.title}
          </Heading>
          {!isEmpty && (
            <Box _print={{ display: "none" }}>
              <PictureMenu model={model} source={source} />
            </Box>
          )}
        </Flex>
        <Text mb={2} maxW="prose" color="fg.muted" fontSize="sm" textWrap="pretty">
          {isEmpty ? <Trans>In diesem Zeitraum gibt es dazu keine Werte.</Trans> : model.summary}
        </Text>
        {!isEmpty && (
          <>
            <Suspense fallback={<PlotPending />}>
              {isDue ? <ChartPlot model={model} onDrawn={onDrawn} /> : <PlotPending />}
            </Suspense>
            <ChartTable model={model} />
          </>
        )}
      </section>
    </Box>
  );
}

const PlotPending = () => <Skeleton height={`${courseHeight}px`} />;
