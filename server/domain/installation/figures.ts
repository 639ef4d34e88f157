/** Statistics of this installation. */
import type { Context } from "#server/context";
import { selectFigures, type StoredFigures } from "#server/storage/figures";

/** Returns all current figures. Access is restricted in the GraphQL schema, not here. */
export function readFigures({ db, now }: Pick<Context, "db" | "now">): Promise<StoredFigures> {
  return selectFigures(db, now());
}
