/** Servers of another release, for the option `server` of `visit`. */
import { readFileSync } from "node:fs";
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { endpointNames, endpointPaths } from "#domain/endpoints";
import { appBuildHeader, appBuildMeta } from "#domain/version";
import { onTestFinished } from "vitest";

type WrapServer = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;

/** Whether the document of a call selects the field `Type.field`. */
function selects(path: string, id: string, coordinate: string): boolean {
  const name = endpointNames.find((one) => endpointPaths[one] === path);
  if (!name) return false;
  const documents = JSON.parse(readFileSync(`schema/operations/${name}.json`, "utf8")) as Record<
    string,
    string
  >;
  const types = new TypeInfo(buildSchema(readFileSync(`schema/${name}.graphql`, "utf8")));
  let isSelected = false;
  const Field = ({ name: field }: { readonly name: { readonly value: string } }) => {
    if (`${types.getParentType()?.name}.${field.value}` === coordinate) isSelected = true;
  };
  visit(parse(documents[id] ?? ""), visitWithTypeInfo(types, { Field }));
  return isSelected;
}

/** A server whose schema lacks a field, such as `Query.processCounts`: it refuses documents that select it. */
export function withoutField(coordinate: string, onRefused?: () => void): WrapServer {
  const [type = "", field = ""] = coordinate.split(".");
  return (fetch) => (input, init) => {
    const { id } = JSON.parse(String(init?.body)) as { readonly id: string };
    if (!selects(String(input), id, coordinate)) return fetch(input, init);
    onRefused?.();
    const message = `Cannot query field "${field}" on type "${type}".`;
    const extensions = { code: "GRAPHQL_VALIDATION_FAILED" };
    const errors = [{ message, locations: [{ line: 1, column: 9 }], extensions }];
    return Promise.resolve(Response.json({ errors }, { status: 400 }));
  };
}

/** A lenient server: a function changes its data before they are sent. */
export function withData(change: (data: Record<string, unknown>) => void): WrapServer {
  return (fetch) => async (input, init) => {
    const response = await fetch(input, init);
    if (response.headers.get("Content-Type") !== "application/json") return response;
    const answer = (await response.json()) as { readonly data?: Record<string, unknown> };
    if (answer.data) change(answer.data);
    return Response.json(answer);
  };
}

/** A server that serves the page's own build until another one is deployed. */
export function deployment() {
  const meta = Object.assign(document.createElement("meta"), { name: appBuildMeta, content: "build-1" });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  let build = "build-1";
  const server: WrapServer = (fetch) => async (input, init) => {
    const response = await fetch(input, init);
    response.headers.set(appBuildHeader, build);
    return response;
  };
  return {
    server,
    deploy: (next: string) => {
      build = next;
    },
  };
}
