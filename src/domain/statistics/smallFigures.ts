/**
 * Protects small figures: which sums of a figure may be shown, so that no figure from 1 to 4 can be computed from all
 * that is shown, over all periods and points.
 *
 * The days are divided into a tree: the last year and the time before, each at the bounds of the periods, then into
 * months, weeks and days. A node from 1 to 4 is hidden; if it is the only one of its parent, or those hidden sum to less
 * than 5, the next smallest is hidden as well. The unknown part of a parent is then a sum of at least two nodes. A
 * span is shown if it consists of shown nodes and of all hidden ones of a shown parent; no other combination is ever
 * shown. Zeros are hidden beside hidden nodes only.
 */
import { addDays } from "#domain/calendarDays";
import { daysIn, monthStart, periodBounds, weekStart, type DaySpan } from "./periods";

/** Figures from 1 to below this are small. */
export const smallBelow = 5;

/** Replaces a hidden figure in tables and files, as in official statistics. */
export const hiddenSign = "•";

/** Whether a figure is small. */
export const isSmall = (value: number): boolean => value > 0 && value < smallBelow;

/** Days of a part of the tree. */
interface Section {
  /** Positions of the first day and the day after the last. */
  readonly start: number;
  readonly end: number;
  readonly children: readonly Section[];
}

/** Groups days: those with the same key are neighbours. */
type KeyOf = (day: string) => string;

/** The days from the first recorded one up to today, without gaps, as a tree for all figures. */
export class DayTree {
  readonly root: Section;

  constructor(
    readonly firstDay: string,
    today: string,
  ) {
    const count = daysIn({ from: firstDay, to: today });
    const days = Array.from({ length: count }, (_, index) => addDays(firstDay, index));
    const { yearStart, all } = periodBounds(today, firstDay);
    // Hidden values before the last year must not hide its total.
    const isInYear: KeyOf = (day) => String(day >= yearStart);
    const boundsBefore: KeyOf = (day) => String(all.filter((bound) => bound <= day).length);
    this.root = sectionOf(days, [isInYear, boundsBefore, monthStart, weekStart, (day) => day]);
  }
}

function sectionOf(days: readonly string[], levels: readonly KeyOf[], start = 0): Section {
  const [keyOf, ...lower] = levels;
  const keys = keyOf === undefined ? [] : days.map(keyOf);
  const starts = keys.flatMap((key, index) => (key === keys[index - 1] ? [] : index));
  const children = starts.map((from, index) =>
    sectionOf(days.slice(from, starts[index + 1]), lower, start + from),
  );
  return { start, end: start + days.length, children };
}

interface Node {
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

  /**
   * @param values the figure of each day of the tree
   */
  constructor({ firstDay, root }: DayTree, values: readonly number[]) {
    this.#firstDay = firstDay;
    this.#root = nodeOf(root, values);
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

function nodeOf({ start, end, ...section }: Section, values: readonly number[]): Node {
  const children = section.children.map((child) => nodeOf(child, values));
  const value =
    children.length === 0 ? (values[start] ?? 0) : children.reduce((sum, child) => sum + child.value, 0);
  return { start, end, value, children, isHidden: false };
}

/** Hides children so that no small one can be computed from the others. */
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
 * Hides the small parts of a sum, and the next smallest until at least two are hidden that sum to 5 or more; for a
 * hidden sum, one is enough. Zeros are hidden with them: if all hidden parts were known to be at least 1, a sum equal
 * to their number would reveal them.
 */
function hideSmallest(parts: readonly Part[], isSumHidden: boolean): void {
  let [count, sum] = [0, 0];
  for (const part of parts.filter(({ value }) => value > 0).sort((a, b) => a.value - b.value)) {
    const isEnough = isSumHidden ? sum >= smallBelow : count === 0 || (count > 1 && sum >= smallBelow);
    if (!isSmall(part.value) && isEnough) break;
    part.isHidden = true;
    count += 1;
    sum += part.value;
  }
  if (count === 0 && !isSumHidden) return;
  for (const part of parts) part.isHidden ||= part.value === 0;
}

/** Whether the sum of a node's days from `start` to before `end` can be shown. */
function isKnown(node: Node, start: number, end: number): boolean {
  const isWhole = start <= node.start && node.end <= end;
  if (isWhole) return !node.isHidden;
  const overlapping = node.children.filter((child) => child.start < end && start < child.end);
  const whole = overlapping.filter((child) => start <= child.start && child.end <= end);
  const hiddenInside = whole.filter(({ isHidden }) => isHidden).length;
  if (hiddenInside > 0) {
    // Only the sum of the hidden children is known.
    const hidden = node.children.filter(({ isHidden }) => isHidden).length;
    if (node.isHidden || hiddenInside < hidden) return false;
  }
  return overlapping.every((child) => whole.includes(child) || isKnown(child, start, end));
}

/**
 * Which parts of a sum must be hidden, by position: small ones, the next smallest if one could be computed from the
 * rest, and zeros with them. All parts if the sum itself is hidden.
 */
export function hiddenParts(values: readonly number[], isSumHidden: boolean): readonly boolean[] {
  const parts = values.map((value) => ({ value, isHidden: isSumHidden }));
  if (!isSumHidden) hideSmallest(parts, false);
  return parts.map(({ isHidden }) => isHidden);
}
