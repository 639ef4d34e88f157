/** Tests that change communes have their own server, so that all others see the original demo data. */
import { test as walk } from "./walk";

export const test = walk.extend<object, { dataOf: string }>({
  dataOf: ["communes", { scope: "worker", option: true }],
});

export { databaseOf, expect } from "./walk";
