/** How much smaller a replacement makes a stock; server and browser name the same number. */
import { shrinkPercent } from "../limits";

/**
 * By how many percent a stock shrinks, as a whole number, 100 only where nothing is left; null: by no more than needs no
 * confirmation.
 * @param before rows of the stock
 * @param after rows that would take their place
 */
export function confirmedShrink(before: number, after: number): number | null {
  if (before === 0) return null;
  const percent = ((before - after) / before) * 100;
  if (percent <= shrinkPercent) return null;
  // Never the bound itself, which would not have been asked about.
  const rounded = Math.max(Math.round(percent), shrinkPercent + 1);
  return after === 0 ? 100 : Math.min(rounded, 99);
}
