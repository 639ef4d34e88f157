/** The English sentences of everything behind the login, in one script: see `language.ts` for when it is loaded. */
import type { Messages } from "@lingui/core";

const areas = import.meta.glob<Messages>(["/locales/en/*.po", "!/locales/en/entry.po"], {
  eager: true,
  import: "messages",
});

export const messages: Messages = Object.assign({}, ...Object.values(areas));
