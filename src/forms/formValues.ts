/**
 * Compares, merges and addresses nested form values by stable paths. A stable path names an item of a keyed
 * array by its key (`roles.09761000.services`), where Formik's field name has its index (`roles.0.services`).
 */

/** How to identify the items of an array. */
export interface ArrayKey {
  /** Property that identifies an item. */
  readonly key: string;
  /** Whether the order of the items is itself a value. */
  readonly isOrdered?: boolean;
}

/**
 * Keyed arrays by property name, at any depth: `{ rules: { key: "id" },
 * children: { key: "id" } }`. Other arrays are compared and merged as one value.
 */
export type ArrayKeys = Readonly<Record<string, ArrayKey>>;

/** Values with the revision they were loaded at. */
export interface Revisioned<Values> {
  readonly values: Values;
  /** Conflict token; 0 for an entity that is not stored yet. */
  readonly revision: number;
}

type PlainObject = Readonly<Record<string, unknown>>;

const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Keys may contain dots, which are the path separator. */
const encode = (key: string) => key.replaceAll("%", "%25").replaceAll(".", "%2E");
const parse = (path: string) =>
  path.split(".").map((part) => part.replaceAll("%2E", ".").replaceAll("%25", "%"));
const join = (path: string, part: string) => (path ? `${path}.${encode(part)}` : encode(part));

const keyOf = (item: unknown, { key }: ArrayKey) => (isPlainObject(item) ? String(item[key]) : "");

const itemsByKey = (items: readonly unknown[], array: ArrayKey) =>
  new Map(items.map((item) => [keyOf(item, array), item]));

const union = (lists: Iterable<Iterable<string>>) => new Set([...lists].flatMap((list) => [...list]));

/** Deep equality of two values. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isArray(one) && isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameValue(item, other[index]));
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  return [...union([Object.keys(one), Object.keys(other)])].every((name) =>
    isSameValue(one[name], other[name]),
  );
}

type Visit = (path: string, versions: readonly unknown[]) => void;

/**
 * Visits each field that differs between versions of the
 * same values; undefined if a version has no such item.
 */
function visitDifferences(versions: readonly unknown[], keys: ArrayKeys, visit: Visit, path = "", name = "") {
  const [first] = versions;
  if (versions.every((version) => version === first)) return;
  const array = keys[name];
  if (versions.every(isPlainObject)) {
    for (const property of union(versions.map(Object.keys))) {
      const inside = versions.map((version) => version[property]);
      visitDifferences(inside, keys, visit, join(path, property), property);
    }
  } else if (array && versions.every(isArray)) {
    const maps = versions.map((items) => itemsByKey(items, array));
    if (array.isOrdered) {
      const orders = maps.map((map) =>
        [...map.keys()].filter((key) => maps.every((other) => other.has(key))),
      );
      if (!orders.every((order) => isSameValue(order, orders[0]))) visit(path, orders);
    }
    for (const key of union(maps.map((map) => map.keys()))) {
      const items = maps.map((map) => map.get(key));
      visitDifferences(items, keys, visit, join(path, key));
    }
  } else if (!versions.every((version) => isSameValue(version, first))) visit(path, versions);
}

/** Stable paths of the fields that differ. An item missing on one side counts as one field. */
export function changedFields(one: unknown, other: unknown, keys: ArrayKeys): string[] {
  const paths: string[] = [];
  visitDifferences([one, other], keys, (path) => paths.push(path));
  return paths;
}

/** The value at a stable path; undefined if there is none. */
export function valueAt(values: unknown, path: string, keys: ArrayKeys): unknown {
  let current = values;
  let array: ArrayKey | undefined;
  for (const part of parse(path)) {
    const [container, keyed]: [unknown, ArrayKey | undefined] = [current, array];
    if (isArray(container)) {
      current = keyed ? container.find((item) => keyOf(item, keyed) === part) : container[Number(part)];
      array = undefined;
    } else {
      current = isPlainObject(container) ? container[part] : undefined;
      array = keys[part];
    }
  }
  return current;
}

function replace(
  container: unknown,
  path: readonly string[],
  value: unknown,
  keys: ArrayKeys,
  name = "",
): unknown {
  const [part, ...rest] = path;
  const array = keys[name];
  if (part === undefined) {
    if (!array?.isOrdered || !isArray(container) || !isArray(value)) return value;
    const order = value.map((item) => (isPlainObject(item) ? keyOf(item, array) : item));
    const place = (item: unknown) => order.indexOf(keyOf(item, array));
    // Items missing from the given order keep their positions.
    const known = container
      .filter((item) => place(item) >= 0)
      .sort((one, other) => place(one) - place(other));
    return container.map((item) => (place(item) >= 0 ? known.shift() : item));
  }
  if (array && isArray(container)) {
    const index = container.findIndex((item) => keyOf(item, array) === part);
    const item = replace(container[index] ?? { [array.key]: part }, rest, value, keys);
    if (item === undefined) return container.filter((_, at) => at !== index);
    return index < 0 ? [...container, item] : container.with(index, item);
  }
  const parent = isPlainObject(container) ? container : {};
  return { ...parent, [part]: replace(parent[part], rest, value, keys, part) };
}

/**
 * Copies the values with the value at a stable path replaced; undefined removes an item from its
 * array. For an ordered array the value sets the order: a list of its items, or of their keys.
 */
export function withValue<Values>(values: Values, path: string, value: unknown, keys: ArrayKeys): Values {
  return replace(values, parse(path), value, keys) as Values;
}

/** Converts Formik's field name to a stable path. */
export function stablePath(values: unknown, fieldName: string, keys: ArrayKeys): string {
  let current = values;
  let array: ArrayKey | undefined;
  return fieldName
    .split(".")
    .map((part) => {
      const isItem = isArray(current);
      const inside: unknown = isArray(current)
        ? current[Number(part)]
        : isPlainObject(current)
          ? current[part]
          : undefined;
      const stable = isItem && array && inside !== undefined ? keyOf(inside, array) : part;
      current = inside;
      array = isItem ? undefined : keys[part];
      return encode(stable);
    })
    .join(".");
}

/** Formik's name of the field that a server path points into; undefined if the form has no such field. */
export function fieldNameAt(values: unknown, path: readonly string[], keys: ArrayKeys): string | undefined {
  let current = values;
  let array: ArrayKey | undefined;
  const name: string[] = [];
  for (const part of path) {
    const isList = isArray(current);
    // An array without keys is one value and invalid as a whole.
    if (name.length > 0 && (isList ? !array : !isPlainObject(current))) break;
    current = isArray(current) ? current[Number(part)] : isPlainObject(current) ? current[part] : undefined;
    array = isList ? undefined : keys[part];
    if (current === undefined) return undefined;
    name.push(part);
  }
  return name.length > 0 ? name.join(".") : undefined;
}

/** The label of a field, or of its nearest labelled ancestor. */
export function labelOf(labels: Readonly<Record<string, string>>, path: string): string {
  let owner = path;
  while (labels[owner] === undefined && owner.includes(".")) owner = owner.slice(0, owner.lastIndexOf("."));
  return labels[owner] ?? path;
}

export interface Merge<Values> {
  /** Both changes merged; where they conflict, mine wins. */
  readonly values: Values;
  /** Fields that both sides changed differently. */
  readonly overlapping: readonly string[];
  /** Fields that only they changed. */
  readonly theirs: readonly string[];
  /** Fields that only I changed. */
  readonly mine: readonly string[];
}

/** Merges two changes of the same base values, field by field. */
export function mergeValues<Values>(
  base: Values,
  mine: Values,
  theirs: Values,
  keys: ArrayKeys,
): Merge<Values> {
  const overlapping: string[] = [];
  const onlyTheirs: string[] = [];
  const onlyMine: string[] = [];
  let values = mine;
  visitDifferences([base, mine, theirs], keys, (path, [before, here, there]) => {
    const isMine = !isSameValue(here, before);
    if (isSameValue(there, before)) onlyMine.push(path);
    else if (!isMine) {
      onlyTheirs.push(path);
      values = withValue(values, path, there, keys);
      if (here === undefined) values = placeLike(theirs, values, path, keys);
    } else if (!isSameValue(here, there)) overlapping.push(path);
  });
  return { values, overlapping, theirs: onlyTheirs, mine: onlyMine };
}

/** Moves an item that was added to an ordered array behind its nearest predecessor in the other version. */
function placeLike<Values>(other: unknown, values: Values, path: string, keys: ArrayKeys): Values {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf(".")));
  const array = keys[parse(parent).at(-1) ?? ""];
  const [model, items] = [valueAt(other, parent, keys), valueAt(values, parent, keys)];
  if (!array?.isOrdered || !isArray(model) || !isArray(items)) return values;
  const added = parse(path).at(-1) ?? "";
  const order = model.map((item) => keyOf(item, array));
  const others = items.map((item) => keyOf(item, array)).filter((key) => key !== added);
  const before = order.slice(0, order.indexOf(added)).findLast((key) => others.includes(key));
  const at = before === undefined ? 0 : others.indexOf(before) + 1;
  return withValue(values, parent, others.toSpliced(at, 0, added), keys);
}
