/*
 * Imported before the server: its time stands still, so that the pictures of the help change only with the screens.
 * Timers still run.
 */
const { FIXED_TIME } = process.env;
const now = Date.parse(FIXED_TIME);
if (Number.isNaN(now)) throw new Error(`FIXED_TIME is no time: ${FIXED_TIME}`);

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now], newTarget === Date ? target : newTarget),
  apply: (target) => new target(now).toString(),
  get: (target, key) => (key === "now" ? () => now : Reflect.get(target, key)),
});
