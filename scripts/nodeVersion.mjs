/* Imported first by every script, so that an old Node fails with a sentence instead of a stack trace. */
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error("Service Management needs Node 20.19 or newer; this is Node " + process.versions.node + ".");
  process.exit(1);
}
