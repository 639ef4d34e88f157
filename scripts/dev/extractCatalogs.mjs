/*
 * Updates the catalogs that contain the given source files: new sentences are added, those no longer used are kept as
 * obsolete, so that moving one loses no translation. `npm run generate` removes them.
 */
import { getConfig } from "@lingui/conf";
import { getCatalogs } from "@lingui/cli/api";

const config = getConfig();
const files = process.argv.slice(2);
const catalogs = await getCatalogs(config);
for (const catalog of catalogs.filter(({ sourcePaths }) =>
  files.some((file) => sourcePaths.includes(file)),
)) {
  // Prints itself what cannot be parsed.
  await catalog.make({ files: undefined, clean: false, overwrite: false, orderBy: config.orderBy });
}
