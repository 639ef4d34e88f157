import { transformAsync, types, type PluginObj } from "@babel/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";

const hasTags = /graphql`|@lingui\/(core|react)\/macro/;

/**
 * Compiles graphql tags and Lingui macros with Babel, which the React plugin no longer includes. Leaves TypeScript
 * and JSX to later plugins. German messages are compiled into the code, so German needs no catalogs.
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
        plugins: [
          ["relay", { eagerEsModules: true }],
          ["@lingui/babel-plugin-lingui-macro", { stripMessageField: false }],
          compileMessages,
        ],
      });
      return result?.code ? { code: result.code, map: result.map } : null;
    },
  };
}

/** Replaces the source text of each message by its compiled form, so that no message parser is shipped. */
function compileMessages(): PluginObj {
  const compiled = (text: types.Expression) =>
    types.isStringLiteral(text) ? types.valueToNode(compileMessage(text.value)) : text;
  return {
    visitor: {
      Program: {
        exit(program) {
          program.traverse({
            ObjectExpression({ node }) {
              const properties = node.properties.filter((property) => types.isObjectProperty(property));
              const named = (name: string) =>
                properties.find(
                  ({ key }) =>
                    types.isIdentifier(key, { name }) || types.isStringLiteral(key, { value: name }),
                );
              const message = named("message");
              if (
                node.leadingComments?.some(({ value }) => value === "i18n") &&
                message &&
                types.isExpression(message.value)
              ) {
                message.value = compiled(message.value);
              }
            },
          });
        },
      },
    },
  };
}
