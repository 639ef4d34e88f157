/* Writes oxlint.layers.jsonc: rules of oxlint that define which folder may import from which. */
import { writeFileSync } from "node:fs";
import { inRoot } from "./run.mjs";

/** Folders of src above src/domain, lowest first. Folders in the same line must not import from each other. */
const appLayers = [
  ["browser"],
  ["i18n"],
  ["ui"],
  ["relay"],
  ["session"],
  ["help"],
  ["frame"],
  ["lists", "forms"],
  ["runs"],
  ["mgt", "mgt-v2", "process", "ikfz"],
  ["palette"],
  ["routes"],
];

/** Folders and files of the server, lowest first. `*.ts` matches all files directly in server that are not listed. */
const serverLayers = [
  ["storage"],
  ["*.ts"],
  ["queue", "outgoing"],
  ["domain"],
  ["graphql"],
  ["mgt", "mgt-v2", "process", "ikfz"],
  ["demo", "endpoints.ts"],
  ["http"],
  ["program.ts", "main.ts", "createAdmin.ts"],
];

/** Imports allowed in src/domain besides itself: resource schemas and pure packages. */
const pureImports = [
  "#domain/**",
  "#schema/resources/**",
  "@formatjs/icu-messageformat-parser",
  "fastest-levenshtein",
  "htmlparser2",
  "json-schema-library",
  "node-diff3",
  "papaparse",
  "yaml",
  "yup",
];

const isFile = (name) => name.endsWith(".ts");
const withoutExtension = (file) => file.slice(0, -".ts".length);
const moved = "Move the import down or hand the value in; use an alias instead of ../../.";
const upTwo = String.raw`\.\./\.\./`;
const anyOf = (names) => names.join("|");

/** A rule that forbids the imports that match. */
const forbid = (files, ...patterns) => ({
  files: [files],
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

/** The layers that a member of a layer must not import from: higher ones, and the other members of its own. */
function notBelow(layers, name) {
  const at = layers.findIndex((layer) => layer.includes(name));
  return [...layers[at].filter((sibling) => sibling !== name), ...layers.slice(at + 1).flat()];
}

const aboveDomain = appLayers.flat().filter((name) => name !== "routes");
/** Aliases of what the server must not import. */
const ofApp = `#(${anyOf(["src", ...aboveDomain, "locales"])})/`;

function appRules() {
  const domain = "src/domain stands alone";
  const allowed = ["./*", "../*", "../*/*", ...pureImports].map((name) => `!${name}`);
  return [
    forbid(
      "src/domain/**",
      {
        group: ["*", "**", ...allowed],
        message: `${domain}: no React, no I/O, only packages that are pure.`,
      },
      { regex: `^${upTwo}`, message: `${domain}.` },
    ),
    ...appLayers.flat().map((name) =>
      forbid(`src/${name}/**`, {
        regex: String.raw`^((#|\.\./)(${anyOf([...notBelow(appLayers, name), "src"])})/|#server/|${upTwo})`,
        message: `Not below src/${name}. ${moved}`,
      }),
    ),
    forbid("src/*.{ts,tsx}", {
      regex: `^(#server/|${upTwo})`,
      message: "The app imports nothing from the server.",
    }),
  ];
}

/** graphiql is a separate page that uses some layers of src. */
function graphiqlRule() {
  const others = aboveDomain.filter((name) => name !== "browser" && name !== "relay");
  return forbid("graphiql/**", {
    regex: String.raw`^(#(${anyOf(["server", "src", ...others, "locales"])})/|\.\./)`,
    message: "Of src, graphiql imports only src/domain, src/browser and src/relay.",
  });
}

function serverRule(name) {
  const above = notBelow(serverLayers, name);
  const paths = above.map((other) =>
    other === "*.ts" ? "[^/]+$" : isFile(other) ? `${withoutExtension(other)}$` : `${other}/`,
  );
  const toServer = isFile(name) ? String.raw`\./` : String.raw`\.\./`;
  const inServer = `(#server/|${toServer})(${anyOf(paths)})`;
  return forbid(`server/${isFile(name) ? name : `${name}/**`}`, {
    regex: `^(${inServer}|${ofApp}|${upTwo})`,
    message: `Not below server/${name}. ${moved}`,
  });
}

/** The programs import from all of the server. */
function serverRules() {
  const programs = serverLayers.at(-1);
  const names = programs.map(withoutExtension).join(",");
  return [
    ...serverLayers.slice(0, -1).flat().map(serverRule),
    forbid(`server/{${names}}.ts`, {
      regex: `^${ofApp}`,
      message: "The server imports nothing from src but src/domain.",
    }),
  ];
}

const rules = [...appRules(), graphiqlRule(), ...serverRules()];
writeFileSync(
  inRoot("oxlint.layers.jsonc"),
  `// Written by scripts/layers.mjs: the order of imports, one rule for each folder.
{
  "$schema": "./node_modules/oxlint/configuration_schema.json",
  "overrides": [
${rules.map((rule) => `    ${JSON.stringify(rule)}`).join(",\n")}
  ]
}
`,
);
