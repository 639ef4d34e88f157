import { Trans, useLingui } from "@lingui/react/macro";
import { loadChunk } from "#browser/loadChunk";
import { useLocale } from "#i18n/language";
import { Icon } from "#ui/Icon";
import { MoreActions } from "#ui/MoreActions";
import { startDownload } from "#ui/startDownload";
import { useToast } from "#ui/ui";
import type { ChartModel } from "./chartModel";
import { useChartLabels } from "./useChartLabels";

export interface PictureSource {
  /** The chart without small figures. */
  readonly exportedChart: (id: string) => ChartModel | undefined;
  /** Commune, service and periods, a line each. */
  readonly filter: () => readonly string[];
  /** File name without extension. */
  readonly fileName: (part: string) => string;
}

interface PictureMenuProps {
  readonly model: ChartModel;
  readonly source: PictureSource;
}

/** Downloads a chart as a picture. */
export function PictureMenu({ model, source }: PictureMenuProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const { legendOf } = useChartLabels();

  async function download(format: "svg" | "png") {
    const exported = source.exportedChart(model.id);
    if (!exported) return;
    try {
      const { drawChartSvg, pngUrl, svgUrl } = await loadChunk(() => import("./charts/chartPicture"));
      const legend = legendOf(exported);
      const svg = await drawChartSvg({ model: exported, filter: source.filter(), legend, locale });
      startDownload({
        url: format === "svg" ? svgUrl(svg) : await pngUrl(svg),
        fileName: `${source.fileName(model.id)}.${format}`,
      });
    } catch {
      toast({
        tone: "error",
        text: <Trans>Das Bild konnte nicht erstellt werden. Versuchen Sie es noch einmal.</Trans>,
      });
    }
  }

  return (
    <MoreActions
      size="sm"
      variant="ghost"
      label={t`Diagramm herunterladen: ${model.title}`}
      icon={<Icon name="download" />}
      actions={[
        { value: "png", content: <Trans>Bild (PNG)</Trans>, onSelect: () => void download("png") },
        { value: "svg", content: <Trans>Grafik (SVG)</Trans>, onSelect: () => void download("svg") },
      ]}
    />
  );
}
