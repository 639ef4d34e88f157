/** Builds a commune's row of a demo fee and its log entries from the changes that led to it. */
import type { FeeNumbers } from "#domain/fees";
import { withPriceFrom, type FeePrice } from "#domain/feePrices";
import type { Fee } from "#server/domain/fees/service/fees";
import {
  feeActivityTarget,
  loggedFee,
  loggedMetadata,
  type FeeActivity,
  type FeeMetadataActivity,
} from "#server/domain/fees/service/loggedFees";
import type { FeeKey } from "#server/storage/fees/serviceFees";
import { officeHours } from "./calendar";
import type { Row } from "./communeRows";
import type { Random } from "./random";
import type { DemoUser } from "./userRows";

/** Columns of a fee that all rows share, and its prices. */
export interface DemoFee {
  readonly row: Row<"service_fee">;
  readonly prices: readonly FeePrice[];
}

/** A fee as it applies in the commune after a change. */
export type FeeState = Pick<
  Fee,
  "isInherited" | "text" | "status" | "prices" | "numbers" | "hasOwnNumbers" | "canRestoreNumbers"
>;

/** A change of a fee. For a fee added by the commune, the first change is `addFee`. */
export interface FeeEdit {
  readonly type: FeeActivity | FeeMetadataActivity;
  /** `inherited`: the fee before all changes. */
  readonly apply: (before: FeeState, inherited: FeeState) => FeeState;
}

const noNumbers: FeeNumbers = { gebOstNr: null, hhst: null, objnr: null };
const noFee: FeeState = {
  isInherited: true,
  text: "",
  status: "ACTIVE",
  prices: [],
  numbers: noNumbers,
  hasOwnNumbers: false,
  canRestoreNumbers: false,
};

/** Adds a fee that the catalogue does not contain. */
export const addFee = (text: string, prices: readonly FeePrice[]): FeeEdit => ({
  type: "CREATE_SERVICE_FEE",
  apply: (before) => ({ ...before, isInherited: false, text, prices }),
});

/** Replaces all prices. */
export const savePrices = (prices: readonly FeePrice[]): FeeEdit => ({
  type: "SAVE_SERVICE_FEE",
  apply: (before) => ({ ...before, isInherited: false, prices }),
});

/** Charges another share of the latest price from a day on. */
export const raisePrice = (factor: number, validFrom: string): FeeEdit => ({
  type: "SAVE_SERVICE_FEE",
  apply(before) {
    const { value = 0, taxRate = 0 } = before.prices.at(-1) ?? {};
    const price = { value: Math.round(value * factor), taxRate, validFrom };
    return { ...before, isInherited: false, prices: withPriceFrom(before.prices, price) };
  },
});

/** Makes the fee inactive. */
export const deactivateFee: FeeEdit = {
  type: "CHANGE_SERVICE_FEE",
  apply: (before) => ({ ...before, isInherited: false, status: "INACTIVE" }),
};

/** Saves own accounts next to the effective GebOSt number. */
export const saveAccounts = (hhst: string, objnr: string | null): FeeEdit => ({
  type: "SAVE_SERVICE_FEE_METADATA",
  apply(before) {
    const numbers = { ...before.numbers, hhst, objnr };
    return { ...before, numbers, hasOwnNumbers: true, canRestoreNumbers: false };
  },
});

/** Returns to the numbers of the catalogue. */
export const resetAccounts: FeeEdit = {
  type: "RESET_SERVICE_FEE_METADATA",
  apply: (before, { numbers }) => ({ ...before, numbers, hasOwnNumbers: false, canRestoreNumbers: true }),
};

/** Users who may change fees, and the period. */
export interface FeeHistory {
  readonly start: Date;
  /** Days since the commune was created. */
  readonly age: number;
  readonly actors: readonly DemoUser[];
  readonly random: Random;
}

/** The commune's row of a fee with its log entries, oldest first. `inherited` is null if the catalogue lacks the fee. */
export function editedFee(
  key: FeeKey,
  inherited: FeeState | null,
  edits: readonly FeeEdit[],
  { start, age, actors, random }: FeeHistory,
): { readonly fee: DemoFee; readonly activity: readonly Row<"activity">[] } {
  const actor = random.pick(actors);
  // A few days apart, since weekends are moved to the Friday before.
  const pause = random.int(4, Math.floor((age - 5) / edits.length));
  const first = inherited ?? noFee;
  const states = [first];
  const activity = edits.map(({ type, apply }, at): Row<"activity"> => {
    const before = states.at(-1) ?? first;
    const after = apply(before, first);
    states.push(after);
    const isOfMetadata = type.endsWith("_METADATA");
    const logged = (state: FeeState) =>
      JSON.stringify((isOfMetadata ? loggedMetadata : loggedFee)({ ...key, ...state }));
    const { ags, serviceId, target, label } = feeActivityTarget({ ...key, text: after.text });
    return {
      type,
      at: officeHours(start, pause * (edits.length - at), random),
      actor_user_id: actor.id,
      actor_name: actor.username,
      actor_role: actor.type,
      target_kind: target.kind,
      target_id: target.id,
      commune_ags: ags,
      service_id: serviceId,
      label,
      before: type === "CREATE_SERVICE_FEE" ? null : logged(before),
      after: logged(after),
    };
  });
  const latest = states.at(-1) ?? first;
  const isOwn = !latest.isInherited;
  const ownNumbers = states.findLast(({ hasOwnNumbers }, at) => at > 0 && hasOwnNumbers)?.numbers;
  const { gebOstNr, hhst, objnr } = ownNumbers ?? noNumbers;
  return {
    fee: {
      row: {
        commune_ags: key.communeAgs,
        service_id: key.serviceId,
        fee_id: key.feeId,
        text: isOwn ? latest.text : null,
        is_active: isOwn ? latest.status === "ACTIVE" : null,
        geb_ost_nr: gebOstNr,
        hhst,
        objnr,
        metadata_state: latest.canRestoreNumbers ? "RESET" : ownNumbers ? "OWN" : "INHERITED",
        revision: edits.length,
        updated_at: activity.at(-1)?.at ?? start,
        updated_by_id: actor.id,
        updated_by_name: actor.username,
        updated_by_role: actor.type,
      },
      prices: isOwn ? latest.prices : [],
    },
    activity,
  };
}
