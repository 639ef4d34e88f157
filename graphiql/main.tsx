/** GraphiQL, the page that a browser gets from an endpoint if OPERATIONS is "any". One page serves all endpoints. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { endpointNames, endpointPaths } from "#domain/endpoints";
import { EndpointPage } from "./EndpointPage";
import "graphiql/style.css";
import "./page.css";

const endpoint = endpointNames.find((name) => endpointPaths[name] === window.location.pathname);
const root = document.getElementById("root");
if (endpoint === undefined || root === null) throw new Error("This page belongs to an endpoint.");
document.title = `${endpointPaths[endpoint]} – GraphiQL`;
createRoot(root).render(
  <StrictMode>
    <EndpointPage endpoint={endpoint} />
  </StrictMode>,
);
