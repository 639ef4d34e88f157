import { Box, Flex, Heading, Skeleton, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { loadChunk } from "#browser/loadChunk";
import { isEmptyChart, type ChartModel } from "./chartModel";
import { courseHeight } from "./charts/plotLayout";
import { ChartTable } from "./ChartTable";
import { PictureMenu, type PictureSource } from "./PictureMenu";

const ChartPlot = lazy(async () => {
  const charts = await loadChunk(() => import("./charts/ChartPlot"));
  return { default: charts.ChartPlot };
});

interface ChartSectionProps {
  readonly model: ChartModel;
  readonly source: PictureSource;
}

/** A chart with its heading, its summary and its numbers as a table. */
export function ChartSection({ model, source }: ChartSectionProps) {
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
            <Suspense fallback={<Skeleton height={`${courseHeight}px`} />}>
              <ChartPlot model={model} />
            </Suspense>
            <ChartTable model={model} />
          </>
        )}
      </section>
    </Box>
  );
}
