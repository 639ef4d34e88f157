/** Numbers of this installation. */
import type { Context } from "#server/context";
import { selectFigures, type StoredFigures } from "#server/storage/figures";

/** All figures as they are now; who may see them is said by the contract. */
export function readFigures({ db, now }: Pick<Context, "db" | "now">): Promise<StoredFigures> {
  return selectFigures(db, now());
}
