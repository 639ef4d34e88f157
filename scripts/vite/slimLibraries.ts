import type { Plugin } from "vite";

const unused = (name: string) =>
  `module.exports = function () { throw new Error(${JSON.stringify(`${name} is not part of this build.`)}); };`;

/** Resolvers on the client are not in use: this cache of theirs never has anything to keep. */
const noLiveResolvers = `
function LiveResolverCache() {}
const nothing = () => {};
Object.assign(LiveResolverCache.prototype, {
  getLiveResolverPromise: nothing, batchLiveStateUpdates: (run) => run(),
  batchLiveStateUpdatesWithoutNotify: (run) => { run(); return false; },
  invalidateDataIDs: nothing, invalidateResolverRecords: nothing,
  unsubscribeFromLiveResolverRecords: nothing, notifyUpdatedSubscribers: nothing,
});
module.exports = {
  LiveResolverCache, RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY: "__resolverLiveStateSubscription",
  getUpdatedDataIDs: (records) => records,
};`;

const hooks = "react-relay/lib/relay-hooks";
const runtime = "relay-runtime/lib";

const replacements: Readonly<Record<string, string>> = {
  [`${hooks}/EntryPointContainer.react.js`]: unused("EntryPointContainer"),
  [`${hooks}/loadEntryPoint.js`]: unused("loadEntryPoint"),
  [`${hooks}/useEntryPointLoader.js`]: unused("useEntryPointLoader"),
  [`${hooks}/useLazyLoadQuery.js`]: unused("useLazyLoadQuery"),
  [`${hooks}/useMutationAction_EXPERIMENTAL.js`]: unused("useMutationAction"),
  // In use only without ENABLE_ACTIVITY_COMPATIBILITY, which is on.
  [`${hooks}/useFragmentInternal_CURRENT.js`]: unused("useFragmentInternal_CURRENT"),
  [`${runtime}/mutations/createUpdatableProxy.js`]: unused("@updatable"),
  [`${runtime}/network/RelayQueryResponseCache.js`]: unused("QueryResponseCache"),
  [`${runtime}/query/fetchQuery_DEPRECATED.js`]: unused("fetchQuery_DEPRECATED"),
  [`${runtime}/store/RelayModernFragmentSpecResolver.js`]: unused("createFragmentSpecResolver"),
  [`${runtime}/store/observeFragmentExperimental.js`]: unused("observeFragment"),
  [`${runtime}/store/live-resolvers/LiveResolverCache.js`]: noLiveResolvers,
  // Chakra's preflight is off: base.css is the ground.
  "@chakra-ui/react/dist/esm/styled-system/preflight.js": "export const createPreflight = () => ({});",
  // Emotion's withTheme copies the statics of class components; there are none.
  "hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js": "module.exports = (component) => component;",
};

/**
 * Leaves out parts of the libraries that nothing here reaches, but that no bundler can drop because their packages are
 * CommonJS or decide at run time: some 11 kB of every first load. A replacement that is no longer met fails the build,
 * so that an update of a library cannot undo it unseen.
 */
export function slimLibraries(): Plugin {
  const met = new Set<string>();
  return {
    name: "slim-libraries",
    apply: "build",
    enforce: "pre",
    load(id) {
      const [, path = ""] = id.split("/node_modules/");
      const replacement = replacements[path];
      if (replacement === undefined) return null;
      met.add(path);
      return replacement;
    },
    buildEnd(error) {
      const missing = Object.keys(replacements).filter((path) => !met.has(path));
      if (!error && missing.length > 0)
        this.error(`These files are no longer part of the app: ${missing.join(", ")}`);
    },
  };
}
