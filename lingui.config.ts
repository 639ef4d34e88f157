import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

const area = (name: string, include: string[]) => ({
  path: `locales/{locale}/${name}`,
  include,
  exclude: ["**/__generated__/**"],
});

/** One catalog for each part of the app that is loaded as one; a file belongs to exactly one of them. */
export default defineConfig({
  sourceLocale: "de",
  locales: ["de", "en"],
  catalogs: [
    area("entry", [
      "src/main.tsx",
      "src/Root.tsx",
      "src/session/**",
      "src/i18n/**",
      "src/relay/**",
      "src/ui/plain/**",
    ]),
    area("app", ["src/App.tsx", "src/router.tsx", "src/ui/*", "src/frame/**", "src/routes/*.tsx"]),
    area("legal", ["src/routes/legal/**"]),
    area("communes", ["src/mgt/communes/**"]),
    area("admin", [
      "src/mgt/admin/**",
      "src/mgt-v2/**",
      "src/process/**",
      "src/ikfz/**",
      "src/routes/admin/**",
    ]),
  ],
  format: formatter({ lineNumbers: false, origins: false }),
});
