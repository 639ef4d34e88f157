/** The three checks of npm run contract. Each returns a report for printing or as JSON. */
import { isObjectType, type GraphQLSchema } from "graphql";
import { endpointNames, type EndpointName } from "#domain/endpoints";
import { resolversOf } from "#server/endpoints";
import { guardsOf } from "#server/graphql/authorisation";
import { readAppSources, type AppSources } from "./appSources";
import { artifactProblems } from "./artifacts";
import {
  differencesOf,
  effectsOf,
  invalidOperations,
  pointsInto,
  usesConcerned,
  type Difference,
  type Effect,
} from "./changes";
import { readAtCommit, readContracts, readFrom, type Contract } from "./contracts";
import { conventionProblems, sharedProblems } from "./conventions";
import { documentProblems } from "./documents";
import { deprecationsOf, fieldsOf, ownTypes, type Deprecation } from "./elements";
import { readOtherSchemas } from "./otherContracts";
import { usesOf, type Use } from "./uses";

/** A use with its place in the sources. */
export interface PlacedUse {
  readonly operation: string;
  readonly fragment: string | null;
  /** Path and line of the component; null for an operation that the app no longer has. */
  readonly file: string | null;
  readonly line: number | null;
  /** Routes that send the operation. */
  readonly routes: readonly string[];
  readonly certainty?: Effect["certainty"];
}

export interface CheckReport {
  readonly kind: "check";
  readonly isOk: boolean;
  /** Problems of generated files, of the app's documents and of definitions that several contracts share. */
  readonly problems: readonly string[];
  readonly endpoints: readonly {
    readonly name: string;
    readonly operations: number;
    readonly problems: readonly string[];
    /** Deprecated elements that the app still uses. */
    readonly deprecated: readonly (Deprecation & { readonly uses: readonly PlacedUse[] })[];
    /** Fields that no document of the app selects, without those for machines. */
    readonly unused: readonly string[];
  }[];
}

export interface ComparedEndpoint {
  readonly name: string;
  readonly differences: readonly (Difference & { readonly uses: readonly PlacedUse[] })[];
  /** Operations that the other schema refuses for reasons not explained by any difference. */
  readonly refused: readonly (PlacedUse & { readonly message: string })[];
}

export interface CompareReport {
  readonly kind: "against" | "since";
  /** Whether every document of the app works. */
  readonly isOk: boolean;
  readonly endpoints: readonly ComparedEndpoint[];
}

/** Checks the contracts of the checkout, the documents of its app and the resolvers of its backend. */
export async function checkContracts(root: string): Promise<CheckReport> {
  const contracts = readContracts(readFrom(root));
  const [app, artifacts] = await Promise.all([readAppSources(root), artifactProblems(root)]);
  const problems = [
    ...artifacts,
    ...documentProblems(app.definitions.values()),
    ...sharedProblems(contracts),
  ];
  const endpoints = contracts.map((contract) => {
    const { name, schema, operations } = contract;
    const uses = usesIn(contract, app);
    const invalid = [...invalidOperations(schema, operations)].map(
      ([operation, [error]]) => `${operation.name} does not fit the contract: ${error?.message}`,
    );
    return {
      name,
      operations: operations.length,
      problems: [...invalid, ...conventionProblems(contract, resolversOf[name])],
      deprecated: deprecationsOf(schema)
        .map((each) => ({
          ...each,
          uses: place(app, asEffects(uses.filter((use) => use.coordinate === each.coordinate))),
        }))
        .filter((each) => each.uses.length > 0),
      unused: unusedFields(schema, uses),
    };
  });
  const isOk = [problems, ...endpoints.map((each) => each.problems)].every((each) => each.length === 0);
  return { kind: "check", isOk, problems, endpoints };
}

/**
 * Compares the contracts of the checkout with those of another backend, see `readOtherSchemas`.
 * @throws Error that names the schema that cannot be read
 */
export async function compareAgainst(
  root: string,
  source: string,
  options: { readonly token?: string; readonly endpoints?: readonly string[] } = {},
): Promise<CompareReport> {
  const contracts = readContracts(readFrom(root));
  const names = chosenEndpoints(options.endpoints);
  const { schemas, directives } = await readOtherSchemas(source, names, options.token);
  const app = await readAppSources(root);
  const endpoints: ComparedEndpoint[] = [];
  for (const contract of contracts) {
    const other = schemas.get(contract.name);
    if (other !== undefined) endpoints.push(await compareEndpoint(contract, other, directives, app));
  }
  return { kind: "against", isOk: endpoints.every(works), endpoints };
}

function chosenEndpoints(names: readonly string[] = endpointNames): readonly EndpointName[] {
  return names.map((name) => {
    const chosen = endpointNames.find((each) => each === name);
    if (chosen === undefined) throw new Error(`The endpoints are ${endpointNames.join(", ")}, not ${name}.`);
    return chosen;
  });
}

function works({ differences, refused }: ComparedEndpoint): boolean {
  const uses = differences.flatMap((difference) => difference.uses);
  return refused.length === 0 && uses.every(({ certainty }) => certainty !== "breaks");
}

async function compareEndpoint(
  contract: Contract,
  other: GraphQLSchema,
  directives: boolean,
  app: AppSources,
): Promise<ComparedEndpoint> {
  const { name, schema, operations } = contract;
  const uses = usesIn(contract, app);
  const invalid = invalidOperations(other, operations);
  const explained = new Set<string>();
  const differences = (await differencesOf(schema, other, { directives })).map((difference) => {
    const effects = effectsOf(difference, uses, (operation, location) =>
      pointsInto(invalid.get(operation) ?? [], location),
    );
    for (const { use, certainty } of effects) {
      if (certainty === "breaks") explained.add(use.operation.name);
    }
    return { ...difference, uses: place(app, effects) };
  });
  const refused = [...invalid]
    .filter(([operation]) => !explained.has(operation.name))
    .map(([operation, errors]) => ({
      ...placeOf(app, operation.name, null),
      message: errors.map(({ message }) => message).join(" "),
    }));
  return { name, differences, refused };
}

/**
 * Lists what changed in the contracts since a commit, with the routes that the changes concern.
 * @throws Error with git's message if the commit or its contracts do not exist
 */
export async function changesSince(root: string, ref: string): Promise<CompareReport> {
  const contracts = readContracts(readFrom(root));
  const earlier = readContracts(readAtCommit(root, ref));
  const app = await readAppSources(root);
  const endpoints: ComparedEndpoint[] = [];
  for (const contract of contracts) {
    const before = earlier.find(({ name }) => name === contract.name);
    if (before === undefined) continue;
    // Removed elements occur only in the earlier documents, added ones only in the current ones.
    const uses = [...usesIn(contract, app), ...usesIn(before, app)];
    const differences = await differencesOf(before.schema, contract.schema, { directives: true });
    endpoints.push({
      name: contract.name,
      differences: differences.map((each) => ({
        ...each,
        uses: place(app, asEffects(usesConcerned(each, uses))),
      })),
      refused: [],
    });
  }
  return { kind: "since", isOk: true, endpoints };
}

function usesIn({ schema, operations }: Contract, { definitions }: AppSources): readonly Use[] {
  return operations.flatMap((operation) => usesOf(schema, operation, (name) => definitions.has(name)));
}

const asEffects = (uses: readonly Use[]) => uses.map((use) => ({ use, certainty: undefined }));

/** Places uses in the sources, without duplicates. */
function place(
  app: AppSources,
  effects: readonly { readonly use: Use; readonly certainty?: Effect["certainty"] }[],
): readonly PlacedUse[] {
  const placed = new Map<string, PlacedUse>();
  for (const { use, certainty } of effects) {
    const found = placeOf(app, use.operation.name, use.fragment);
    placed.set([found.operation, found.fragment, certainty].join(" "), { ...found, certainty });
  }
  return [...placed.values()];
}

function placeOf(
  { definitions, routesOf }: AppSources,
  operation: string,
  fragment: string | null,
): PlacedUse {
  const { file = null, line = null } = definitions.get(fragment ?? operation) ?? {};
  const sender = definitions.get(operation);
  return { operation, fragment, file, line, routes: sender ? routesOf(sender.file) : [] };
}

function unusedFields(schema: GraphQLSchema, uses: readonly Use[]): readonly string[] {
  const used = new Set(uses.map((use) => use.coordinate));
  return ownTypes(schema)
    .filter(isObjectType)
    .flatMap((type) => {
      const interfaces = type.getInterfaces().map(({ name }) => name);
      return fieldsOf(type)
        .filter((field) => !guardsOf(schema, field).some(({ kind }) => kind === "intake"))
        .filter(({ name }) => ![type.name, ...interfaces].some((each) => used.has(`${each}.${name}`)))
        .map(({ name }) => `${type.name}.${name}`);
    });
}
