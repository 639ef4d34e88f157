/* CommonJS on purpose: the compiler loads this file with require. */
const scalars = { AGS: "string", DateTime: "string" };
const scalarsOf = {
  // A file travels beside the variables, in which null stands for it.
  mgt: { ...scalars, Date: "string", JSON: "unknown", Upload: "null", Cents: "number" },
  "mgt-v2": { ...scalars, Date: "string", JSON: "unknown", Upload: "null", Cents: "number" },
  process: { ...scalars, Date: "string", JSON: "unknown", Upload: "null", Cents: "number" },
  ikfz: { ...scalars, Date: "string", Upload: "null" },
};

const project = (endpoint) => ({
  schema: `schema/${endpoint}.graphql`,
  language: "typescript",
  eagerEsModules: true,
  useImportTypeSyntax: true,
  requireCustomScalarTypes: true,
  customScalarTypes: scalarsOf[endpoint] ?? {},
  persist: { file: `schema/operations/${endpoint}.json`, algorithm: "SHA256" },
  featureFlags: { compact_query_text: { kind: "enabled" } },
});

module.exports = {
  // Without this the compiler stages what it writes.
  noSourceControl: true,
  sources: {
    "src/session": "mgt",
    "src/mgt": "mgt",
    "src/mgt-v2": "mgt-v2",
    "src/process": "process",
    "src/ikfz": "ikfz",
  },
  excludes: ["**/node_modules/**", "**/__generated__/**"],
  projects: {
    mgt: project("mgt"),
    "mgt-v2": project("mgt-v2"),
    process: project("process"),
    ikfz: project("ikfz"),
  },
};
