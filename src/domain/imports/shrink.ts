/** How much a replacement shrinks a stock; browser and server compute the same number. */
import { shrinkPercent } from "../limits";

/**
 * Percentage by which a stock shrinks, as an integer; 100
 * only if nothing is left. Null if no confirmation is needed.
 * @param before rows of the stock
 * @param after rows that replace them
 */
export function confirmedShrink(before: number, after: number): number | null {
  if (before === 0) return null;
  const percent = ((before - after) / before) * 100;
  if (percent <= shrinkPercent) return null;
  // Never show the threshold itself, which needs no confirmation.
  const rounded = Math.max(Math.round(percent), shrinkPercent + 1);
  return after === 0 ? 100 : Math.min(rounded, 99);
}
