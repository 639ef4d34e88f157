/** A commune with a few residential properties that cover the special cases of lists and files. */
import type { DatabaseKind, TestDatabase } from "./databases";
import { addImportPeople, propertyHeader, storeProperties, type ImportPeople } from "./imports";
import { importsSettled } from "./services";

/** Its rows as lines of a CSV file. */
export const propertyLines = [
  "09761000;86150;Augsburg;Innenstadt;Annastraße;10;;;;10",
  "09761000;86150;Augsburg;Innenstadt;Annastraße;2;a;;Hinterhaus;2a",
  "09761000;86150;Augsburg;Innenstadt;Annastraße;2;;;;2",
  "09761000;86152;Augsburg;Jakobervorstadt;Äußeres Pfaffengäßchen;1;;;;1",
  "09761000;86199;Göggingen;;Am Alten Einlaß;12;;;;12",
  "09761000;86199;Göggingen;;Zeuggasse;12;;;=1+1;12",
  "09761000;86199;Göggingen;;''-Weg;;;;;",
];

/** A harness for tests of residential properties. */
export interface PropertyHarness {
  readonly database: TestDatabase;
  readonly people: ImportPeople;
  readonly close: () => Promise<void>;
}

/** Opens a harness. */
export async function propertyHarness(kind: DatabaseKind): Promise<PropertyHarness> {
  const database = await kind.open();
  const people = await addImportPeople(database.db);
  await storeProperties(database.db, people.support, [propertyHeader, ...propertyLines].join("\n"));
  const close = async () => {
    await importsSettled(database.db);
    await database.close();
  };
  return { database, people, close };
}
