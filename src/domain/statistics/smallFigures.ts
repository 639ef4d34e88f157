/**
 * Protects small figures: which sums of a figure may be shown, so that no figure from 1 to 4 can be computed from all
 * that is shown, over all periods and points.
 *
 * The days are divided into a tree: between the bounds of the periods into months, then weeks, then days. A node from 1
 * to 4 is hidden; if it is the only one of its parent, or those hidden sum to less than 5, the next smallest is hidden as
 * well. What is left unknown of a parent is then a sum of at least two nodes. A span is shown if it consists of shown
 * nodes and of all hidden ones of a shown parent; no other combination is ever shown. Zero is not hidden.
 */
import { addDays } from "#domain/calendarDays";
import { daysIn, monthStart, periodBounds, weekStart, type DaySpan } from "./periods";

/** Figures from 1 to below this are small. */
export const smallBelow = 5;

/** Whether a figure is small. */
export const isSmall = (value: number): boolean => value > 0 && value < smallBelow;

/** A figure by day, without gaps. */
export interface DailyFigure {
  /** The first day. */
  readonly firstDay: string;
  /** Up to today. */
  readonly values: readonly number[];
}

interface Node {
  /** Positions of the first day and the day after the last. */
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly children: readonly Node[];
  isHidden: boolean;
}

/** Decides which spans of one figure are shown. */
export class ProtectedFigure {
  readonly #firstDay: string;
  readonly #root: Node;

  constructor({ firstDay, values }: DailyFigure) {
    this.#firstDay = firstDay;
    this.#root = treeOf(firstDay, values);
    this.#root.isHidden = isSmall(this.#root.value);
    hideBelow(this.#root);
  }

  /** Whether the sum over these days must be hidden. Days that are not recorded count as zero. */
  isHidden({ from, to }: DaySpan): boolean {
    const start = Math.max(daysIn({ from: this.#firstDay, to: from }) - 1, 0);
    const end = Math.min(daysIn({ from: this.#firstDay, to }), this.#root.end);
    return start < end && !isKnown(this.#root, start, end);
  }
}

/** Groups positions of days: those with the same key are neighbours. */
type KeyOf = (day: string) => string;

function treeOf(firstDay: string, values: readonly number[]): Node {
  const days = values.map((_, index) => addDays(firstDay, index));
  const today = days.at(-1) ?? firstDay;
  const bounds = periodBounds(today);
  const regionOf: KeyOf = (day) => String(bounds.filter((bound) => bound <= day).length);
  return nodeOf([regionOf, monthStart, weekStart, (day) => day]);

  function nodeOf(levels: readonly KeyOf[], start = 0, end = values.length): Node {
    const [keyOf, ...lower] = levels;
    const keys = keyOf === undefined ? [] : days.slice(start, end).map(keyOf);
    const starts = keys.flatMap((key, index) => (key === keys[index - 1] ? [] : start + index));
    const children = starts.map((from, index) => nodeOf(lower, from, starts[index + 1] ?? end));
    const value = values.slice(start, end).reduce((sum, each) => sum + each, 0);
    return { start, end, value, children, isHidden: false };
  }
}

/** Hides children so that none that is small can be computed from the others. */
function hideBelow(parent: Node): void {
  hideSmallest(parent.children, parent.isHidden);
  for (const child of parent.children) hideBelow(child);
}

/** A figure that is part of a sum. */
interface Part {
  readonly value: number;
  isHidden: boolean;
}

/**
 * Hides the small parts of a sum, and the next smallest until at least two are hidden that sum to 5 or more. Of a hidden
 * sum, one hidden part is enough if it is 5 or more.
 */
function hideSmallest(parts: readonly Part[], isSumHidden: boolean): void {
  const ordered = parts.filter(({ value }) => value > 0).sort((a, b) => a.value - b.value);
  let [count, sum] = [0, 0];
  for (const part of ordered) {
    const isEnough = isSumHidden ? sum >= smallBelow : count === 0 || (count > 1 && sum >= smallBelow);
    if (!isSmall(part.value) && isEnough) return;
    part.isHidden = true;
    count += 1;
    sum += part.value;
  }
}

/** Whether the sum of a node's days from `start` to before `end` can be shown. */
function isKnown(node: Node, start: number, end: number): boolean {
  const isWhole = start <= node.start && node.end <= end;
  if (isWhole) return !node.isHidden;
  const overlapping = node.children.filter((child) => child.start < end && start < child.end);
  const whole = overlapping.filter((child) => start <= child.start && child.end <= end);
  const hiddenInside = whole.filter(({ isHidden }) => isHidden).length;
  if (hiddenInside > 0) {
    // The hidden ones are known in sum only.
    const hidden = node.children.filter(({ isHidden }) => isHidden).length;
    if (node.isHidden || hiddenInside < hidden) return false;
  }
  return overlapping.every((child) => whole.includes(child) || isKnown(child, start, end));
}

/**
 * Which parts of a sum must be hidden, by position: those that are small, and the next smallest where one could be
 * computed from the rest. All parts but zeros if the sum itself is hidden.
 */
export function hiddenParts(values: readonly number[], isSumHidden: boolean): readonly boolean[] {
  const parts = values.map((value) => ({ value, isHidden: isSumHidden && value > 0 }));
  if (!isSumHidden) hideSmallest(parts, false);
  return parts.map(({ isHidden }) => isHidden);
}
