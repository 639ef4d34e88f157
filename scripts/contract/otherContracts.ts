/** Schemas to compare the app with: of a running backend, or in SDL files. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from "graphql";
import { endpointNames, endpointPaths, type EndpointName } from "#domain/endpoints";

export interface OtherSchemas {
  readonly schemas: ReadonlyMap<EndpointName, GraphQLSchema>;
  /** Whether the schemas have directives: introspection does not return them. */
  readonly directives: boolean;
}

const timeoutMs = 30_000;

/**
 * Reads the schemas of another backend.
 * @param source base URL of a running backend, a folder with an SDL file per endpoint, or one such file (mgt.graphql)
 * @param endpoints those to read
 * @param token sent as bearer token to a running backend
 * @throws Error that names the schema that cannot be read
 */
export async function readOtherSchemas(
  source: string,
  endpoints: readonly EndpointName[],
  token: string | undefined,
): Promise<OtherSchemas> {
  if (/^https?:\/\//.test(source)) {
    return { schemas: await introspectAll(source, endpoints, token), directives: false };
  }
  if (!existsSync(source)) throw new Error(`${source} is neither a URL nor a file or folder.`);
  const files = statSync(source).isDirectory()
    ? endpoints.map((name) => join(source, `${name}.graphql`)).filter((file) => existsSync(file))
    : [source];
  const schemas = new Map<EndpointName, GraphQLSchema>();
  for (const file of files) {
    const name = endpointNames.find((each) => basename(file) === `${each}.graphql`);
    if (name === undefined) {
      throw new Error(
        `${file} must be named after its endpoint: ${endpointNames.map((each) => `${each}.graphql`).join(", ")}.`,
      );
    }
    schemas.set(name, parseSdl(file));
  }
  if (schemas.size === 0) throw new Error(`${source} contains no SDL file of an endpoint.`);
  return { schemas, directives: true };
}

function parseSdl(file: string): GraphQLSchema {
  try {
    return buildSchema(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} is not a valid SDL file: ${messageOf(error)}`, { cause: error });
  }
}

async function introspectAll(
  baseUrl: string,
  endpoints: readonly EndpointName[],
  token: string | undefined,
): Promise<ReadonlyMap<EndpointName, GraphQLSchema>> {
  const base = baseUrl.replace(/\/+$/, "");
  const entries = endpoints.map(
    async (name) => [name, await introspect(`${base}${endpointPaths[name]}`, token)] as const,
  );
  return new Map(await Promise.all(entries));
}

async function introspect(url: string, token: string | undefined): Promise<GraphQLSchema> {
  const text = await post(url, token);
  try {
    // Checked by buildClientSchema.
    const answer: { readonly data?: IntrospectionQuery; readonly errors?: unknown } = JSON.parse(text);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors ?? answer).slice(0, 500));
    return buildClientSchema(answer.data);
  } catch (error) {
    throw new Error(
      `${url} did not answer the introspection query: ${messageOf(error)}\n` +
        "A server with OPERATIONS=persisted refuses it. Compare with its SDL files instead: --against <folder>.",
      { cause: error },
    );
  }
}

async function post(url: string, token: string | undefined): Promise<string> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/graphql-response+json, application/json",
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query: getIntrospectionQuery() }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await response.text();
  } catch (error) {
    // The message of fetch itself is only "fetch failed".
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    throw new Error(`${url} cannot be reached: ${messageOf(reason)}`, { cause: error });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
