/** Counts the statements sent to the database. */
import type { Database } from "#server/storage/database/database";

/** Wraps the database; returns the statements sent since the last count. */
export function countStatements(db: Database): { readonly counted: Database; readonly take: () => number } {
  let count = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const take = () => {
    const taken = count;
    count = 0;
    return taken;
  };
  return { counted, take };
}
