/** Calls mutations and notes which entries of the activity log each of them writes. */
import type { EndpointName } from "#domain/endpoints";
import { documentOf, type FieldCall } from "../matrix/fieldCall";
import { definitionsOf, type Person, type World } from "../matrix/world";
import { importsSettled } from "../services";

type Input = object | ((world: World) => Promise<object>);

interface MutateOptions {
  /** Default: an administrator. */
  readonly by?: Person;
  /** What the server does later because of the call, such as a run. */
  readonly later?: () => Promise<unknown>;
}

/** Calls a mutation, which must succeed. */
export type Mutate = (
  endpoint: EndpointName,
  name: string,
  input: Input,
  options?: MutateOptions,
) => Promise<void>;

/** Types of entries by mutation, such as "mgt.saveFee". */
export type WrittenTypes = ReadonlyMap<string, ReadonlySet<string>>;

/** Calls of mutations, with the types that they wrote so far. */
export interface Mutations {
  readonly mutate: Mutate;
  /** Calls a mutation as the permission matrix does. */
  readonly run: (
    endpoint: EndpointName,
    name: string,
    call: FieldCall | undefined,
    options?: MutateOptions,
  ) => Promise<void>;
  readonly written: WrittenTypes;
}

/** Starts with the present end of the log. */
export function openMutations(world: World, admin: Person): Mutations {
  const written = new Map<string, Set<string>>();
  let lastId = 0;
  const note = async (key: string) => {
    const later = world.db.selectFrom("activity").select(["id", "type"]).where("id", ">", lastId);
    const rows = await later.orderBy("id").execute();
    lastId = rows.at(-1)?.id ?? lastId;
    const types = written.get(key) ?? new Set();
    for (const { type } of rows) types.add(type);
    written.set(key, types);
  };
  const run = async (
    endpoint: EndpointName,
    name: string,
    call: FieldCall | undefined,
    { by: given, later }: MutateOptions = {},
  ) => {
    if (!call) throw new Error(`There is no call of ${name}.`);
    const field = definitionsOf(endpoint).fields.get(`Mutation.${name}`);
    if (!field) throw new Error(`There is no ${name}.`);
    const by = given ?? (call.endsSessions ? await world.doubleOf(admin) : admin);
    const variables = await call.own(world, by);
    await note("setup");
    const source = documentOf(`Mutation.${name}`, field, variables);
    const { data, codes } = await world.send(endpoint, by, source, variables);
    await importsSettled(world.db);
    const payload = data?.[name] as { readonly errors?: readonly { readonly code: string }[] } | null;
    const failures = [...codes, ...(payload?.errors ?? []).map(({ code }) => code)];
    if (failures.length > 0) throw new Error(`${name}: ${failures.join()}`);
    await later?.();
    await note(`${endpoint}.${name}`);
  };
  const mutate: Mutate = (endpoint, name, input, options) =>
    run(
      endpoint,
      name,
      { own: async () => ({ input: typeof input === "function" ? await input(world) : input }) },
      options,
    );
  return { mutate, run, written };
}
