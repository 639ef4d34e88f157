/** The checked-in contracts and persisted documents. */
import { buildASTSchema, parse, type DocumentNode, type GraphQLSchema } from "graphql";
import { endpointNames, type EndpointName } from "#domain/endpoints";
import { readOperations, readContract } from "#server/graphql/contracts";
import type { OperationTexts } from "#server/graphql/persistedOperations";

export interface Contract {
  readonly name: EndpointName;
  readonly text: string;
  readonly document: DocumentNode;
  readonly schema: GraphQLSchema;
  readonly operations: OperationTexts;
}

const root = process.cwd();

export const contracts: readonly Contract[] = endpointNames.map((name) => {
  const text = readContract(name, root);
  const document = parse(text);
  const operations = readOperations(name, { root, previousOperationsDir: null });
  return { name, text, document, schema: buildASTSchema(document), operations };
});

/** The values of an enum, sorted; undefined if the contract does not define it. */
export function enumValues({ schema }: Contract, name: string): readonly string[] | undefined {
  const type = schema.toConfig().types.find((each) => each.name === name);
  return type && "getValues" in type
    ? type
        .getValues()
        .map((value) => value.name)
        .sort()
    : undefined;
}
