import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

const area = (name: string, include: string[], exclude: string[] = []) => ({
  path: `locales/{locale}/${name}`,
  include,
  exclude: ["**/__generated__/**", ...exclude],
});

/** One catalog for each part of the app that is loaded as one; a file belongs to exactly one of them. */
export default defineConfig({
  sourceLocale: "de",
  locales: ["de", "en"],
  catalogs: [
    area(
      "entry",
      ["src/main.tsx", "src/Root.tsx", "src/session/**", "src/i18n/**", "src/ui/plain/**"],
      [
        "src/i18n/Trans.tsx",
        "src/i18n/{app,commune,fee,ikfz,reporting,resource,service,setting}ErrorMessages.ts",
      ],
    ),
    area("app", [
      "src/App.tsx",
      "src/router.tsx",
      "src/ui/*",
      "src/ui/shortcuts/**",
      "src/frame/**",
      "src/relay/**",
      "src/routes/*.tsx",
      "src/mgt/places/**",
    ]),
    area("palette", ["src/palette/**"]),
    area("legal", ["src/routes/legal/**"]),
    area("help", ["src/help/**"]),
    area("communes", ["src/mgt/communes/**", "src/mgt/start/**"]),
    // What every screen that lists or edits records needs: forms, lists, their filters and views, imports.
    area("records", [
      "src/i18n/appErrorMessages.ts",
      "src/forms/**",
      "src/lists/**",
      "src/runs/**",
      "src/ui/table/**",
      "src/ui/upload/**",
      "src/mgt/imports/**",
      "src/mgt/savedViews/**",
      "src/mgt/{communeFilter,userFilter}/**",
    ]),
    area("reporting", [
      "src/mgt-v2/statistics/**",
      "src/mgt-v2/feedback/**",
      "src/mgt-v2/{accounting,reports,entries}/**",
      "src/i18n/reportingErrorMessages.ts",
    ]),
    area("ikfz", ["src/ikfz/{kba,securityLists}/**", "src/i18n/ikfzErrorMessages.ts"]),
    area("activities", ["src/mgt-v2/activities/**"]),
    area("commune", [
      "src/i18n/communeErrorMessages.ts",
      "src/mgt/commune/**",
      "src/mgt/service/*",
      "src/routes/mgt/**",
    ]),
    area("service", [
      "src/mgt/service/*/**",
      "src/mgt/texts/**",
      "src/mgt/fees/{service,rule}/**",
      "src/i18n/{fee,service,setting}ErrorMessages.ts",
    ]),
    area("resources", ["src/mgt/resources/**", "src/ui/code/**", "src/i18n/resourceErrorMessages.ts"]),
    area("process", ["src/process/**"]),
    // The administration of users, and the own account.
    area("users", ["src/mgt/users/**", "src/mgt/account/**"]),
    area("jobs", ["src/mgt/automatedJobs/**"]),
    area("admin", [
      "src/mgt/{overview,runs,services,systemSettings}/**",
      "src/mgt/fees/{catalogue,changes}/**",
      "src/mgt-v2/*",
      "src/ikfz/*",
      "src/routes/admin/**",
    ]),
  ],
  runtimeConfigModule: { Trans: ["#i18n/Trans", "Trans"] },
  format: formatter({ lineNumbers: false, origins: false }),
});
