/** English messages of everything behind the login, in one chunk; `language.ts` loads it. */
import type { Messages } from "@lingui/core";

const areas = import.meta.glob<Messages>(["/locales/en/*.po", "!/locales/en/entry.po"], {
  eager: true,
  import: "messages",
});

export const messages: Messages = Object.assign({}, ...Object.values(areas));
