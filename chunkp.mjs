import { build } from "vite";
const out = [];
await build({ root: process.cwd(), logLevel: "error", build: { write: false }, plugins: [{ name: "sizes", generateBundle(_o, bundle) {
  for (const c of Object.values(bundle)) if (c.type === "chunk" && c.name === "palette") for (const [id, m] of Object.entries(c.modules)) out.push([m.renderedLength, id.replace(process.cwd(), "")]);
} }] });
out.sort((a, b) => b[0] - a[0]);
const groups = {};
for (const [n, id] of out) { const g = id.includes("node_modules") ? id.split("node_modules/").pop().split("/").slice(0, id.split("node_modules/").pop().startsWith("@") ? 2 : 1).join("/") : id.split("/").slice(0, 4).join("/"); groups[g] = (groups[g] ?? 0) + n; }
console.log(Object.entries(groups).sort((a, b) => b[1] - a[1]).slice(0, 45).map(x => x.join(" ")).join("\n"));
console.log("----"); console.log(out.filter(([, id]) => !id.includes("node_modules")).slice(0, 60).map(x => x.join(" ")).join("\n"));
