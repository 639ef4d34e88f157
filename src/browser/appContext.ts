import { createContext, use, type Context } from "react";

/** Creates a context that every app provides, and its hook, which throws outside an app. */
export function appContext<T>(name: string): readonly [Context<T | null>, () => T] {
  const context = createContext<T | null>(null);
  return [
    context,
    () => {
      const value = use(context);
      if (value === null) throw new Error(`There is no ${name} outside of an app.`);
      return value;
    },
  ];
}
