/** GraphiQL for one endpoint, below a bar with links to the others and the use of the session token. */
import { GraphiQL } from "graphiql";
import { useRef, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { endpointNames, endpointPaths, type EndpointName } from "#domain/endpoints";
import { createEditorStorage } from "./editorStorage";
import { createFetcher } from "./fetcher";
import { createSessionToken, type SessionToken } from "./sessionToken";

const defaultQuery = `# Ctrl+Enter executes the operation, Ctrl+Space completes a name.
# Escape, then Tab leaves the editor.

`;

export function EndpointPage({ endpoint }: { endpoint: EndpointName }) {
  const [token] = useState(createSessionToken);
  // GraphiQL fetches the schema again for each new fetcher.
  const [fetcher] = useState(() => createFetcher(endpointPaths[endpoint], token.forRequest));
  const [storage] = useState(() => createEditorStorage(window.localStorage, endpoint));
  const releaseTab = useTabAfterEscape();
  return (
    <>
      <header className="bar">
        <nav aria-label="Endpoints">
          {endpointNames.map((name) => (
            <a key={name} href={endpointPaths[name]} aria-current={name === endpoint ? "page" : undefined}>
              {endpointPaths[name]}
            </a>
          ))}
        </nav>
        <TokenUse token={token} />
        <a href="/">Service Management</a>
      </header>
      <main onKeyDownCapture={releaseTab}>
        <GraphiQL
          fetcher={fetcher}
          storage={storage}
          defaultQuery={defaultQuery}
          shouldPersistHeaders={false}
          inputValueDeprecation
        />
      </main>
    </>
  );
}

/** Shows whether requests carry the session token, and lets the user withhold it. */
function TokenUse({ token }: { token: SessionToken }) {
  const use = useSyncExternalStore(token.subscribe, token.use);
  if (use === "absent") {
    return (
      <div className="token">
        <span>
          Not signed in: <a href="/">sign in</a> first.
        </span>
      </div>
    );
  }
  return (
    <div className="token">
      <input
        type="checkbox"
        checked={use === "sent"}
        aria-label="Send the session token"
        onChange={(event) => token.withhold(!event.target.checked)}
      />
      <span role="status">
        {use === "sent"
          ? "Token of this browser’s session is sent, unless the Headers tab sets Authorization."
          : "Token of this browser’s session is not sent."}
      </span>
    </div>
  );
}

/** Returns a listener by which Tab leaves an editor after Escape; the editors would take every Tab as input. */
function useTabAfterEscape() {
  const isEscaped = useRef(false);
  return (event: KeyboardEvent) => {
    if (event.key !== "Tab") {
      if (event.key !== "Shift") isEscaped.current = event.key === "Escape";
    } else if (isEscaped.current && event.target instanceof Element && event.target.closest(".CodeMirror")) {
      event.stopPropagation();
    }
  };
}
