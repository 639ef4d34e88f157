/** Things by their opaque id, under the same rules as where they are listed. */
import type { IResolvers } from "@graphql-tools/utils";
import { can } from "#domain/permissions";
import type { Context } from "#server/context";
import { findRecord } from "#server/domain/communes/communeRecords";
import { findCommune } from "#server/domain/communes/communes";
import { findCommuneService } from "#server/domain/communes/communeServices";
import { countryKind } from "#server/domain/communes/countries";
import { findPreview } from "#server/domain/imports/importPreviews";
import { postalCodeKind } from "#server/domain/communes/postalCodes";
import { registerOfficeKind } from "#server/domain/communes/registerOffices";
import { residentialPropertyKind } from "#server/domain/residentialProperties/residentialProperties";
import { findView } from "#server/domain/lists/savedViews";
import { findSession } from "#server/domain/sessions/sessions";
import { findSnapshot } from "#server/domain/imports/snapshots";
import { findUser } from "#server/domain/users/users";
import { waterMeterReadingKind } from "#server/domain/communes/waterMeterReadings";
import { failure } from "#server/failure";
import { fromNodeId, type NodeType } from "#server/nodeId";
import { communeServiceKey, presentCommuneService } from "./commune.resolvers";
import {
  presentCountry,
  presentPostalCode,
  presentReading,
  presentRegisterOffice,
} from "./communeLists.resolvers";
import { presentCommune } from "./communes.resolvers";
import { presentPreview, presentSnapshot } from "./imports.resolvers";
import { presentUser } from "./presentUser";
import { presentResidentialProperty } from "./residentialProperties.resolvers";
import { presentView } from "./savedViews.resolvers";
import { presentSession } from "./session.resolvers";

type Finder = (id: string, ctx: Context) => Promise<object | null>;

const finders: Readonly<Partial<Record<NodeType, Finder>>> = {
  Commune: async (id, ctx) => {
    const commune = await findCommune(ctx, id);
    return commune && presentCommune(commune, ctx.signPath);
  },
  CommuneService: async (id, ctx) => {
    const key = communeServiceKey(id);
    const service = key && (await findCommuneService(ctx, key));
    return service && presentCommuneService(service);
  },
  PostalCode: async (id, ctx) => {
    const row = await findRecord(ctx, postalCodeKind, id);
    return row && presentPostalCode(row);
  },
  RegisterOffice: async (id, ctx) => {
    const row = await findRecord(ctx, registerOfficeKind, id);
    return row && presentRegisterOffice(row);
  },
  Country: async (id, ctx) => {
    const row = await findRecord(ctx, countryKind, id);
    return row && presentCountry(row);
  },
  WaterMeterReadingCommune: async (id, ctx) => {
    const row = await findRecord(ctx, waterMeterReadingKind, id);
    return row && presentReading(ctx, row);
  },
  ResidentialProperty: async (id, ctx) => {
    const row = await findRecord(ctx, residentialPropertyKind, id);
    return row && presentResidentialProperty(row);
  },
  ImportPreview: async (id, ctx) => {
    const preview = await findPreview(ctx, id);
    return preview && presentPreview(preview, ctx);
  },
  Snapshot: async (id, ctx) => {
    const snapshot = await findSnapshot(ctx, Number(id));
    return snapshot && presentSnapshot(snapshot);
  },
  SavedView: async (id, ctx) => {
    const view = await findView(ctx, id);
    return view && presentView(view);
  },
  Session: async (id, ctx) => {
    const session = await findSession(ctx, id);
    return session && presentSession(session);
  },
  User: async (id, ctx) => {
    // Before looking, so that the answer does not tell whether there is such a user.
    if (!can(ctx.viewer, "user_info")) throw failure("insufficient_permissions");
    const user = await findUser(ctx.db, id);
    return user && presentUser(user, ctx);
  },
};

export const nodeResolvers = {
  Query: {
    node: (_root: unknown, args: { id: string }, ctx: Context) => {
      const ref = fromNodeId(args.id);
      return ref && (finders[ref.type]?.(ref.id, ctx) ?? null);
    },
  },
} satisfies IResolvers<unknown, Context>;
