/** Tests that change communes have a server of their own: all others find the demo data as it was. */
import { test as walk } from "./walk";

export const test = walk.extend<object, { dataOf: string }>({
  dataOf: ["communes", { scope: "worker", option: true }],
});

export { databaseOf, expect } from "./walk";
