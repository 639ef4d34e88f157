/** How many rows each table showed last, so that its skeleton is as high as what comes. */
const counts = new Map<string, number>();

const usualCount = 12;

export function rememberRowCount(tableId: string, count: number): void {
  counts.set(tableId, Math.max(count, 1));
}

export function expectedRowCount(tableId: string): number {
  return counts.get(tableId) ?? usualCount;
}
