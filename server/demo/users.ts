/** Demo users: three accounts for trying out the app, and others in every account state. */
import type { RoleType } from "#domain/permissions";

/** Password of the three demo accounts. It is public, so they are only created together with demo data. */
export const demoPassword = "Probelauf-2025!";

/** The services of a user in a commune. */
export interface Access {
  readonly ags: string;
  readonly services: readonly string[];
}

/** An account with a known password. */
export interface DemoAccount {
  readonly username: string;
  readonly email: string;
  readonly type: RoleType;
  readonly access: readonly Access[];
}

/** Accounts for trying out the app. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: "admin", email: "admin@example.org", type: "ADMIN", access: [] },
  { username: "support", email: "support@example.org", type: "SUPPORT", access: [] },
  {
    username: "member",
    email: "member@example.org",
    type: "MEMBER",
    access: [
      {
        ags: "09761000",
        services: [
          "ew-meldebescheinigung",
          "ew-aufenthaltsbescheinigung",
          "ew-wohnsitzanmeldung",
          "ew-fuehrungszeugnis",
          "ikfz-kennzeichenreservierung",
          "ikfz-neuzulassung",
          "ikfz-umschreibung",
          "ikfz-umschreibungkennzeichenmitnahme",
          "ikfz-ausserbetriebsetzung",
          "service-portal",
          "parken-bewohnerparkausweis",
        ],
      },
      {
        ags: "09182111",
        services: ["ew-meldebescheinigung", "ws-briefwahlantrag", "fin-wasserzaehlerstand"],
      },
      {
        ags: "05974028",
        services: [
          "pw-geburtsurkunde",
          "pw-internationalegeburtsurkunde",
          "pw-geburtenregisterausdruck",
          "pw-eheurkunde",
          "pw-anmeldungeheschliessung",
          "pw-sterbeurkunde",
          "pw-namenserklaerung",
        ],
      },
    ],
  },
];

/**
 * Account state: active; active, but without a login for a quarter (`quiet`); invited with days left (`invited`),
 * until tomorrow (`expiring`) or for the second time (`reinvited`); invitation expired or withdrawn; deactivated
 * (`inactive`).
 */
export type AccountState =
  "active" | "quiet" | "invited" | "expiring" | "reinvited" | "expired" | "withdrawn" | "inactive";

/** Number of a commune's services that a user has. */
type Share = readonly [ags: string, count: number];

/** Username, email address or its domain, role, account state, communes of a member, deactivation reason. */
export type UserRow = readonly [
  username: string,
  email: string,
  type: RoleType,
  accountState: AccountState,
  shares?: readonly Share[],
  reason?: string,
];

/** More services than any commune offers, which selects all of them. */
const all = 200;

/** Sorted by role, then by username. */
export const users: readonly UserRow[] = [
  ["g.brunnhuber", "example.org", "ADMIN", "active"],
  ["r.falkenhagen", "example.org", "ADMIN", "inactive", [], "In den Ruhestand getreten"],
  ["y.demirel", "example.org", "ADMIN", "expiring"],
  ["c.maurer", "example.org", "SUPPORT", "invited"],
  ["e.thiessen", "example.org", "SUPPORT", "quiet"],
  ["l.petrović", "l.petrovic@example.org", "SUPPORT", "active"],
  ["s.oberhuber", "example.org", "SUPPORT", "active"],
  ["t.vogelsang", "example.org", "SUPPORT", "inactive", [], "Wechsel in ein anderes Amt"],

  ["a.nowak", "lippstadt.example.org", "MEMBER", "active", [["05974028", 7]]],
  ["b.hartung", "augsburg.example.org", "MEMBER", "active", [["09761000", 11]]],
  ["b.kjærgaard", "b.kjaergaard@flensburg.example.org", "MEMBER", "active", [["01001000", 14]]],
  ["c.d’angelo", "c.dangelo@muenchen.example.org", "MEMBER", "active", [["09162000", 24]]],
  ["d.schaller", "augsburg.example.org", "MEMBER", "invited", [["09761000", 4]]],
  ["f.lindqvist", "kiel.example.org", "MEMBER", "reinvited", [["01002000", 9]]],
  ["f.weiß", "f.weiss@dresden.example.org", "MEMBER", "active", [["14612000", 16]]],
  ["g.əliyev", "g.aliyev@berlin.example.org", "MEMBER", "active", [["11000000", 12]]],
  ["h.ćosić", "h.cosic@soest.example.org", "MEMBER", "withdrawn", [["05974000", 4]]],
  ["h.petersen", "augsburg.example.org", "MEMBER", "active", [["09761000", all]]],
  ["i.krüger-łukaszewicz", "i.krueger@goerlitz.example.org", "MEMBER", "expired", [["14626010", 5]]],
  ["j.ackermann", "hamburg.example.net", "MEMBER", "active", [["02000000", all]]],
  ["j.o’brien", "j.obrien@frankfurt.example.org", "MEMBER", "quiet", [["06412000", 20]]],
  [
    "k.brandl",
    "augsburg.example.org",
    "MEMBER",
    "active",
    [
      ["09761000", 11],
      ["09182111", 3],
      ["05974028", 7],
    ],
  ],
  ["k.szymański", "k.szymanski@potsdam.example.org", "MEMBER", "inactive", [["12069017", 6]], "Elternzeit"],
  ["l.hofstetter", "bad-wiessee.example.org", "MEMBER", "active", [["09182111", all]]],
  [
    "M.Ḍāhir",
    "m.dahir@koeln.example.org",
    "MEMBER",
    "active",
    [
      ["05315000", 18],
      ["05711000", 12],
    ],
  ],
  ["m.wiechert", "lippstadt.example.org", "MEMBER", "quiet", [["05974028", all]]],
  ["n.dudek", "augsburg.example.org", "MEMBER", "expired", [["09761000", 2]]],
  [
    "o.clausen",
    "neuenkirchen.example.org",
    "MEMBER",
    "active",
    [
      ["01051075", 3],
      ["03358017", 4],
      ["05566060", 6],
    ],
  ],
  ["p.nguyễn", "p.nguyen@leipzig.example.org", "MEMBER", "active", [["14713000", 22]]],
  [
    "p.vossiek",
    "lippstadt.example.org",
    "MEMBER",
    "inactive",
    [["05974028", 3]],
    "Zugang wird nicht mehr benötigt",
  ],
  ["r.achterberg", "bielefeld.example.org", "MEMBER", "active", [["05711000", 81]]],
  ["r.velten", "augsburg.example.org", "MEMBER", "active", [["09761000", 11]]],
  [
    "s.mužík",
    "s.muzik@bad-muskau.example.org",
    "MEMBER",
    "active",
    [
      ["14626010", all],
      ["14626030", all],
    ],
  ],
  ["s.özdemir", "s.oezdemir@augsburg.example.org", "MEMBER", "active", [["09761000", 18]]],
  ["t.kruse", "lippstadt.example.org", "MEMBER", "expiring", [["05974028", 12]]],
  [
    "u.steinbrecher",
    "starnberg.example.org",
    "MEMBER",
    "active",
    [
      ["09188000", 15],
      ["09184000", 15],
    ],
  ],
  ["v.ohnegemeinde", "example.com", "MEMBER", "active"],
  ["w.engelbrecht", "kfz-zulassungsstelle.augsburg.example.org", "MEMBER", "quiet", [["09761000", 9]]],
  ["w.leerlauf", "example.com", "MEMBER", "active", [["09181113", 0]]],
  ["x.baumgärtner", "x.baumgaertner@soest.example.org", "MEMBER", "invited", [["05974000", 10]]],
  [
    "z.horvatić",
    "z.horvatic@saarland.example.org",
    "MEMBER",
    "active",
    [
      ["10041000", 8],
      ["10041100", 20],
    ],
  ],
];
