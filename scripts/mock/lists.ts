/** The lists of the mocked data: their rows and how many there are. */
import {
  getNullableType,
  isListType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from "graphql";
import { communes } from "#server/demo/communes";

/** Types whose objects are identified by another value than their id. */
export const keyFields: Readonly<Record<string, "ags" | "pid">> = {
  Commune: "ags",
  CommuneRef: "ags",
  RoleCommune: "ags",
  ImportOtherCommune: "ags",
  Process: "pid",
};

/** Minimum and maximum number of rows of a list with this type of rows. */
const sizes: Readonly<Record<string, readonly [min: number, max: number]>> = {
  User: [137, 137],
  Commune: [communes.length, communes.length],
  Process: [260, 260],
  Activity: [180, 180],
  Job: [23, 23],
  ProcessErrorGroup: [9, 9],
  SavedView: [3, 3],
  PostalCode: [3, 14],
  RegisterOffice: [1, 4],
  CommuneRef: [communes.length, communes.length],
  RoleCommune: [communes.length, communes.length],
  Country: [10, 10],
  ResidentialProperty: [80, 240],
  WaterMeterReadingCommune: [1, 3],
  ProcessAttempt: [1, 20],
  ProcessFile: [1, 3],
  CommuneEditor: [2, 6],
};

export const sizeRange = (rowType: string) => sizes[rowType] ?? ([5, 40] as const);

/** The type of the rows of a connection; null for any other type. */
export const rowTypeOf = (type: GraphQLOutputType): GraphQLObjectType | null => {
  const connection = getNullableType(type);
  if (!isObjectType(connection) || !connection.name.endsWith("Connection")) return null;
  const edges = getNullableType(connection.getFields()["edges"]?.type);
  const edge = isListType(edges) ? getNullableType(edges.ofType) : null;
  const node = isObjectType(edge) ? getNullableType(edge.getFields()["node"]?.type) : null;
  return isObjectType(node) ? node : null;
};

export const isConnection = (type: GraphQLOutputType) => rowTypeOf(type) !== null;
