import { describe, expect, test } from "vitest";
import {
  changedFields,
  fieldNameAt,
  labelOf,
  mergeValues,
  stablePath,
  valueAt,
  withValue,
  type ArrayKeys,
} from "#forms/formValues";

const keys: ArrayKeys = {
  roles: { key: "ags" },
  rules: { key: "id", isOrdered: true },
  children: { key: "id", isOrdered: true },
};

const base = {
  name: "Anna",
  address: { street: "Ring", number: "1" },
  roles: [
    { ags: "a", services: ["x", "y"] },
    { ags: "b", services: [] as string[] },
  ],
  rules: [
    { id: "1", amount: "5", children: [{ id: "1.1", amount: "2", children: [] }] },
    { id: "2", amount: "7", children: [] },
  ],
};
type Values = typeof base;
const [a, b] = base.roles;
const [first, second] = base.rules;
if (!a || !b || !first || !second) throw new Error("They are there.");

const changed = (other: Values) => changedFields(base, other, keys);
const merge = (mine: Values, theirs: Values) => mergeValues(base, mine, theirs, keys);

describe("Form changes", () => {
  test("are counted by field, within objects and items", () => {
    expect(changed(structuredClone(base))).toEqual([]);
    const address = { ...base.address, number: "2" };
    const roles = [{ ...a, services: ["x"] }, b];
    expect(changed({ ...base, address, roles })).toEqual(["address.number", "roles.a.services"]);
  });

  test("of an added or removed item count as one", () => {
    expect(changed({ ...base, roles: [a] })).toEqual(["roles.b"]);
    expect(changed({ ...base, roles: [a, { ags: "c", services: [] }, b] })).toEqual(["roles.c"]);
  });

  test("of the order count if it is a value", () => {
    expect(changed({ ...base, roles: [b, a] })).toEqual([]);
    expect(changed({ ...base, rules: [second, first] })).toEqual(["rules"]);
    expect(changed({ ...base, rules: [second] })).toEqual(["rules.1"]);
  });

  test("reach into trees, and keys may contain dots", () => {
    const children = [{ id: "1.1", amount: "3", children: [] }];
    const next = { ...base, rules: [{ ...first, children }, second] };
    expect(changed(next)).toEqual(["rules.1.children.1%2E1.amount"]);
    expect(valueAt(next, "rules.1.children.1%2E1.amount", keys)).toBe("3");
    expect(withValue(base, "rules.1.children.1%2E1.amount", "3", keys)).toEqual(next);
  });
});

describe("Form merge", () => {
  test("combines the changes of both sides, item by item", () => {
    const mine = { ...base, roles: [...base.roles, { ags: "c", services: ["x"] }] };
    const theirs = { ...base, name: "Berta", roles: [{ ...a, services: [] }, b, { ags: "d", services: [] }] };
    const merged = merge(mine, theirs);
    expect(merged).toMatchObject({
      mine: ["roles.c"],
      theirs: ["name", "roles.a.services", "roles.d"],
      overlapping: [],
    });
    expect(merged.values.name).toBe("Berta");
    expect(merged.values.roles.map(({ ags }) => ags)).toEqual(["a", "b", "c", "d"]);
    expect(merged.values.roles[0]?.services).toEqual([]);
  });

  test("reports a conflict if both changed the same field, or one removed what the other changed", () => {
    const mine = { ...base, name: "Berta", roles: [{ ...a, services: ["x"] }, b] };
    const theirs = { ...base, name: "Carla", roles: [b] };
    expect(merge(mine, theirs).overlapping).toEqual(["name", "roles.a"]);
    expect(merge(mine, theirs).values).toEqual(mine);
    expect(merge(mine, mine).overlapping).toEqual([]);
    expect(withValue(mine, "roles.a", undefined, keys).roles).toEqual([b]);
  });

  test("takes over another order, and keeps unknown items", () => {
    const added = { id: "3", amount: "1", children: [] };
    const merged = merge(
      { ...base, rules: [first, added, second] },
      { ...base, rules: [{ ...second, amount: "8" }, first] },
    );
    expect(merged.overlapping).toEqual([]);
    expect(merged.values.rules.map(({ id, amount }) => [id, amount])).toEqual([
      ["2", "8"],
      ["3", "1"],
      ["1", "5"],
    ]);
  });
});

test("Form values: Formik names and stable paths lead to the same field", () => {
  const values = { ...base, roles: [b, a] };
  expect(stablePath(values, "roles.1.services", keys)).toBe("roles.a.services");
  expect(stablePath(values, "address.street", keys)).toBe("address.street");
  expect(stablePath(values, "rules.0.children.0.amount", keys)).toBe("rules.1.children.1%2E1.amount");
});

test("Form values: a server path leads to the field that holds the value", () => {
  expect(fieldNameAt(base, ["roles", "0", "services", "1"], keys)).toBe("roles.0.services");
  expect(fieldNameAt(base, ["roles", "1"], keys)).toBe("roles.1");
  expect(fieldNameAt(base, ["address", "street"], keys)).toBe("address.street");
  expect(fieldNameAt(base, ["input", "name"], keys)).toBeUndefined();
  expect(fieldNameAt(base, ["roles", "7"], keys)).toBeUndefined();
});

test("Form values: a field without a label has the label of its parent", () => {
  const labels = { roles: "Kommunen", "roles.a": "Augsburg" };
  expect(labelOf(labels, "roles.a.services")).toBe("Augsburg");
  expect(labelOf(labels, "roles.b.services")).toBe("Kommunen");
  expect(labelOf(labels, "name")).toBe("name");
});

test("Form values: an item that they added to an ordered array keeps its place", () => {
  const rule = (id: string, amount = "1") => ({ id, amount });
  const rules = (...items: object[]) => ({ rules: items });
  const idsOf = (theirs: object, mine: object = rules(rule("1"), rule("2"))) =>
    mergeValues<object>(rules(rule("1"), rule("2")), mine, theirs, keys).values;
  expect(idsOf(rules(rule("1"), rule("new"), rule("2")))).toEqual(rules(rule("1"), rule("new"), rule("2")));
  expect(idsOf(rules(rule("new"), rule("1"), rule("2")), rules(rule("2", "9")))).toEqual(
    rules(rule("new"), rule("2", "9")),
  );
  const both = idsOf(rules(rule("1"), rule("2"), rule("theirs")), rules(rule("1"), rule("2"), rule("mine")));
  expect(both).toEqual(rules(rule("1"), rule("2"), rule("theirs"), rule("mine")));
});
