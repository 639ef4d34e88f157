import { transformAsync } from "@babel/core";
import type { Plugin } from "vite";

const hasTags = /graphql`|@lingui\/(core|react)\/macro/;

/**
 * Compiles graphql tags and the macros for sentences. The React plugin no longer carries Babel, so the files that
 * need it pass through it here; TypeScript and JSX stay as they are for the steps that follow.
 */
export function compileTags(): Plugin {
  return {
    name: "compile-tags",
    enforce: "pre",
    async transform(code, id) {
      const [path = id] = id.split("?");
      if (path.includes("/node_modules/") || !/\.tsx?$/.test(path) || !hasTags.test(code)) return null;
      const result = await transformAsync(code, {
        filename: path,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ["typescript", "jsx"] },
        plugins: [["relay", { eagerEsModules: true }], "@lingui/babel-plugin-lingui-macro"],
      });
      return result?.code ? { code: result.code, map: result.map } : null;
    },
  };
}
