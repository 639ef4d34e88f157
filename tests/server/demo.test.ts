import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { isAgs } from "#domain/ags";
import { calendarDayOf, isWithinDays } from "#domain/calendarDays";
import { isAuthorityIdentifier, isAuthorityPrefix } from "#domain/registerOffices";
import { isServiceUrl } from "#domain/urls";
import { federalStates } from "#domain/federalStates";
import {
  isKbaUser,
  isPasswordIdentifier,
  isStbaNumber,
  kbaPasswordStates,
  passwordStateOn,
  vehicleRegistrationServiceIds,
} from "#domain/kba/kbaSettings";
import { priceGaps, priceOn } from "#domain/feePrices";
import { isFeeId } from "#domain/fees";
import { reservationServiceId, serviceCatalogue } from "#domain/serviceCatalogue";
import { communes } from "#server/demo/communes";
import type { DemoRows } from "#server/demo/demoRows";
import { drawPicture } from "#server/demo/picture";
import { demoDay, demoRowsOf } from "../support/demoRows";

const registerDir = process.env["REGISTER_DIR"];

/** Tables whose rows differ. Invitation tokens are random. */
function differing(one: DemoRows, other: DemoRows): readonly string[] {
  const withoutTokens = (rows: DemoRows) => ({
    ...rows,
    user_invitation: rows.user_invitation.map((row) => ({ ...row, token_hash: null })),
  });
  const others = new Map(Object.entries(withoutTokens(other)));
  return Object.entries(withoutTokens(one))
    .filter(([table, rows]) => !isDeepStrictEqual(rows, others.get(table)))
    .map(([table]) => table);
}

describe("Rows of the demo data", () => {
  const rows = demoRowsOf();

  test("have security lists where plates can be reserved, which some reservations match", () => {
    const offering = rows.commune_service.filter((row) => row.service_id === reservationServiceId);
    const listed = new Set(rows.security_list_entry.map((row) => row.commune_ags));
    expect([...listed].sort()).toEqual(offering.map((row) => row.commune_ags).sort());
    const domains = rows.security_list_entry.flatMap((row) => (row.is_domain ? row.pattern : []));
    const emails = rows.process.flatMap(({ row, variables }) =>
      row.service_id === reservationServiceId && variables && "email" in variables
        ? String(variables.email)
        : [],
    );
    const matching = emails.filter((email) => domains.some((domain) => email.endsWith(`@${domain}`)));
    expect(matching.length).toBeGreaterThan(0);
    expect(matching.length).toBeLessThan(emails.length / 2);
  });
  const servicesOf = (ags: string) =>
    rows.commune_service.filter((row) => row.commune_ags === ags).map((row) => row.service_id);

  test("are the same for the same seed and day, whatever the time", () => {
    const evening = demoRowsOf({ today: new Date("2025-11-20T22:59:00Z") });
    expect(differing(evening, rows)).toEqual([]);
  });

  test("differ with the seed and with the day", () => {
    const another = demoRowsOf({ seed: "another" });
    expect(differing(another, rows)).toContain("commune_service");
    expect(another.user_account[0]?.id).not.toBe(rows.user_account[0]?.id);
    const nextDay = demoRowsOf({ today: new Date("2025-11-20T23:01:00Z") });
    expect(differing(nextDay, rows)).toContain("activity");
    expect(differing(nextDay, rows)).not.toContain("commune_postal_code");
  });

  test("contain communes of every Land and every service of the catalogue", () => {
    expect(new Set(rows.commune.map((row) => row.state))).toEqual(
      new Set(federalStates.map(({ code }) => code)),
    );
    const offered = new Set(rows.commune_service.map((row) => row.service_id));
    expect([...offered].sort()).toEqual(serviceCatalogue.map(({ id }) => id).sort());
    expect(servicesOf("02000000")).toHaveLength(serviceCatalogue.length);
    for (const [ags, , , count] of communes) expect(servicesOf(ags), ags).toHaveLength(count);
  });

  test("contain KBA settings in every state, only of communes with a vehicle registration", () => {
    const today = calendarDayOf(demoDay);
    const statesOf = (settings: DemoRows["kba_settings"]) =>
      new Set(settings.map((row) => passwordStateOn(row.password_set_on, today)));
    const ofAugsburg = rows.kba_settings.filter((row) => row.commune_ags === "09761000");
    expect([...statesOf(ofAugsburg)].toSorted()).toEqual(kbaPasswordStates.toSorted());
    expect(ofAugsburg.filter((row) => row.previous_identifier !== null)).toHaveLength(1);
    const communesWithSettings = new Set(rows.kba_settings.map((row) => row.commune_ags));
    expect(communesWithSettings.size).toBeGreaterThan(5);
    for (const ags of communesWithSettings) {
      expect(servicesOf(ags).some((id) => vehicleRegistrationServiceIds.includes(id))).toBe(true);
    }
    for (const row of rows.kba_settings) {
      expect(isPasswordIdentifier(row.kba_user, row.password_identifier)).toBe(true);
      expect(isKbaUser(row.kba_user)).toBe(true);
      expect(row.stba_number === null || isStbaNumber(row.stba_number ?? "")).toBe(true);
    }
  });

  test("give members only what their communes offer", () => {
    const withCommune = rows.user_role.filter((row) => row.commune_ags !== null);
    expect(withCommune.length).toBeGreaterThan(30);
    for (const { commune_ags: ags, services } of withCommune) {
      expect(servicesOf(ags ?? "")).toEqual(expect.arrayContaining([...(services ?? [])]));
    }
    expect(withCommune.some(({ services }) => services?.length === 0)).toBe(true);
    const members = rows.user_role.filter(({ type }) => type === "MEMBER");
    expect(members.some(({ commune_ags: ags }) => ags === null)).toBe(true);
  });

  test("lie within the 14 months before today", () => {
    const times = rows.activity.map(({ at }) => new Date(at).getTime());
    expect(times.length).toBeGreaterThan(300);
    expect(Math.max(...times)).toBeLessThan(demoDay.getTime());
    expect(Math.min(...times)).toBeGreaterThan(new Date("2024-09-15T00:00:00Z").getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const createdAt = new Map(rows.commune.map((row) => [row.ags, row.created_at ?? demoDay]));
    const tooEarly = rows.activity.filter(
      ({ at, commune_ags: ags }) => ags && at < (createdAt.get(ags) ?? demoDay),
    );
    expect(tooEarly).toEqual([]);
  });

  test("contain invitations that are open, about to expire, and expired", () => {
    const inHours = rows.user_invitation
      .filter(({ used_at: used, withdrawn_at: withdrawn }) => used === null && withdrawn === null)
      .map(({ expires_at: end }) => (new Date(end).getTime() - demoDay.getTime()) / 3_600_000);
    expect(inHours.filter((hours) => hours < 0).length).toBeGreaterThan(0);
    expect(inHours.filter((hours) => hours > 0 && hours < 36).length).toBeGreaterThan(0);
    expect(inHours.filter((hours) => hours > 72).length).toBeGreaterThan(0);
  });

  test("contain lists that satisfy the validation rules", () => {
    for (const row of rows.register_office) {
      const { url, authority_prefix: prefix, identifier } = row;
      expect([isServiceUrl(url), isAuthorityPrefix(prefix), isAuthorityIdentifier(identifier)], url).toEqual([
        true,
        true,
        true,
      ]);
    }
    const augsburg = rows.country.filter((row) => row.commune_ags === "09761000");
    expect(augsburg.filter((row) => row.is_eu)).toHaveLength(27);
    expect(augsburg.length).toBeGreaterThan(55);
    const day = calendarDayOf(demoDay);
    const running = rows.water_meter_reading.filter((row) =>
      isWithinDays(day, row.reading_from, row.reading_until),
    );
    expect(running.map((row) => row.commune_ags)).toContain("09761000");
    expect(running.length).toBeLessThan(rows.water_meter_reading.length);
    const properties = rows.residential_property.filter((row) => row.commune_ags === "09761000");
    expect(properties).toHaveLength(1_500);
  });

  test("contain fees for every service with fees, and those that applications have paid", () => {
    const catalogue = rows.service_fee.filter(({ row }) => row.commune_ags === null);
    const names = new Set(catalogue.map(({ row }) => `${row.service_id}/${row.fee_id}`));
    expect(names.size).toBe(catalogue.length);
    for (const { row } of catalogue)
      expect([isFeeId(row.fee_id), row.hhst]).toEqual([true, expect.any(String)]);
    const withFees = serviceCatalogue.filter(({ capabilities }) => capabilities.includes("fees"));
    expect(new Set(catalogue.map(({ row }) => row.service_id))).toEqual(
      new Set(withFees.map(({ id }) => id)),
    );
    const day = calendarDayOf(demoDay);
    const paid = rows.process.flatMap(({ row, payment }) =>
      (payment?.fees ?? []).map(({ feeId, value }) => ({ name: `${row.service_id}/${feeId}`, value })),
    );
    expect(paid.length).toBeGreaterThan(1_000);
    const prices = new Map(
      catalogue.map(({ row, prices: all }) => [`${row.service_id}/${row.fee_id}`, priceOn(all, day)?.value]),
    );
    expect(paid.filter(({ name, value }) => prices.get(name) !== value)).toEqual([]);
  });

  test("contain fees that communes have changed, with all their changes in the log", () => {
    const own = rows.service_fee.filter(({ row }) => row.commune_ags !== null);
    const find = (feeId: string) =>
      own.find(({ row }) => row.commune_ags === "09761000" && row.fee_id === feeId);
    expect(priceGaps(find("228.3")?.prices ?? [])).toEqual([
      { from: "2025-06-01", to: "2025-08-31" },
      { from: "2026-01-01", to: "2026-02-28" },
    ]);
    expect(find("feinstaubplakette")?.prices).toMatchObject([{ validTo: "2026-02-28" }]);
    expect(find("versand")?.row).toMatchObject({ is_active: false, revision: 2 });
    const changes = own.reduce((sum, { row }) => sum + (row.revision ?? 0), 0);
    const types = rows.activity.map(({ type }) => type).filter((type) => type.includes("SERVICE_FEE"));
    expect(types).toHaveLength(changes);
    const elsewhere = own.filter(({ row }) => row.commune_ags !== "09761000" && row.text !== null);
    expect(elsewhere.length).toBeGreaterThan(0);
    const communesWithNumbers = new Set(
      own.filter(({ row }) => row.metadata_state === "OWN").map(({ row }) => row.commune_ags),
    );
    expect(communesWithNumbers.size / communes.length).toBeGreaterThan(0.2);
  });

  test("grow with the scale: further communes and users next to the same ones", () => {
    const scale = 3;
    const large = demoRowsOf({ scale });
    expect(large.process).toHaveLength(rows.process.length);
    expect(large.commune).toHaveLength(scale * communes.length);
    expect(large.commune.slice(0, communes.length)).toEqual(rows.commune);
    expect(new Set(large.commune.map(({ ags }) => ags)).size).toBe(large.commune.length);
    expect(large.commune.filter(({ ags }) => !isAgs(ags))).toEqual([]);
    expect(new Set(large.user_account.map((row) => row.username_key)).size).toBe(large.user_account.length);
    expect(new Set(large.user_account.map((row) => row.email_key)).size).toBe(large.user_account.length);
    expect(large.user_account.length).toBeGreaterThan((scale - 1) * (rows.user_account.length - 3));
    expect(() => demoRowsOf({ scale: 0 })).toThrow(RangeError);
  });
});

test("Demo data: a picture is a PNG file, deterministic per AGS and different between two", () => {
  const picture = drawPicture("09761000");
  expect(PNG.sync.read(picture)).toMatchObject({ width: 160, height: 160 });
  expect(drawPicture("09761000").equals(picture)).toBe(true);
  expect(drawPicture("01002000").equals(picture)).toBe(false);
});

test.runIf(registerDir !== undefined)("Demo data: every commune is in the official register", async () => {
  const names = new Map<string, string[]>();
  for (const [file, column] of [["communes_full.csv", 2] as const, ["districts.csv", 1] as const]) {
    const lines = (await readFile(join(registerDir ?? "", file), "utf8")).split("\n");
    for (const cells of lines.map((line) => line.split(";"))) {
      const [ags = ""] = cells;
      names.set(ags, [...(names.get(ags) ?? []), cells[column] ?? ""]);
    }
  }
  const isKnown = (ags: string, name: string) =>
    names.get(ags)?.some((known) => known.includes(name)) ?? false;
  const unknown = communes.filter(([ags, name, unit]) => unit !== "Verbandsgemeinde" && !isKnown(ags, name));
  expect(unknown).toEqual([]);
});
