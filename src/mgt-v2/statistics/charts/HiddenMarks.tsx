import { usePlotArea } from "recharts";
import type { ChartRow } from "../chartModel";
import { hiddenMarkSize } from "./ChartFills";

interface HiddenMarksProps {
  readonly rows: readonly ChartRow[];
  /** Series that are drawn as lines. */
  readonly keys: readonly string[];
  readonly id: string;
  readonly stroke: string;
}

/** Marks at the axis for hidden values of lines. */
export function HiddenMarks({ rows, keys, id, stroke }: HiddenMarksProps) {
  const area = usePlotArea();
  if (!area) return null;
  const slot = area.width / rows.length;
  const width = Math.min(hiddenMarkSize, slot * 0.7);
  return rows.map((row, index) =>
    keys.some((key) => row.facts[key] === "hidden") ? (
      <rect
        key={row.name}
        x={area.x + slot * (index + 0.5) - width / 2}
        y={area.y + area.height - hiddenMarkSize}
        width={width}
        height={hiddenMarkSize}
        fill={`url(#${id}-hidden)`}
        stroke={stroke}
        strokeWidth={0.75}
        data-mark="hidden"
      />
    ) : null,
  );
}
