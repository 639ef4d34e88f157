/** Selectors of the commune overview, for all parts of the bench. */

/** The name of a commune in the list view. */
export const listedName = "main tbody th[scope=row]";

/** The name of a commune in the tile view. */
export const tileName = "main article :is(h2, p)[id]";

/** A commune in either view. */
export const communeRow = `${listedName}, ${tileName}`;

/** The loaded row of the list view at this position, from 0. */
export const rowAt = (position: number): string => `main tr[aria-rowindex="${position + 2}"] th[scope=row]`;
