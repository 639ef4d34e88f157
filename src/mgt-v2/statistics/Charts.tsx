import { Box } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { nextTask } from "#browser/nextTask";
import { PanelBoundary } from "#relay/PanelBoundary";
import { ChartSection } from "./ChartSection";
import { isEmptyChart, type ChartModel } from "./chartModel";
import type { PictureSource } from "./PictureMenu";
import type { ShownStatistics } from "./statisticsQuery";

interface ChartsProps {
  readonly charts: readonly ChartModel[];
  readonly statistics: ShownStatistics;
  readonly source: PictureSource;
}

/** The charts of a period as cells of a grid. Each is drawn in a separate task, so that the first appears early. */
export function Charts({ charts, statistics, source }: ChartsProps) {
  const [drawnCount, setDrawnCount] = useState(0);
  const countDrawn = useCallback(() => {
    void nextTask().then(() => setDrawnCount((before) => before + 1));
  }, []);
  const drawable = charts.filter((model) => !isEmptyChart(model));
  return charts.map((model) => (
    <Box key={model.id} minW={0} gridColumn={model.id === "submitted" ? "1 / -1" : undefined}>
      <PanelBoundary data={statistics}>
        <ChartSection
          model={model}
          source={source}
          isDue={drawable.indexOf(model) <= drawnCount}
          onDrawn={countDrawn}
        />
      </PanelBoundary>
    </Box>
  ));
}
