/** Comes with this change. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";

function notYet(): never {
  throw new Error("Not yet.");
}

export const importsResolvers = {
  Query: {
    importPreview: notYet,
  },
  Commune: {
    snapshots: notYet,
  },
  ImportPreview: {
    problems: notYet,
    changes: notYet,
  },
  Mutation: {
    previewPostalCodeImport: notYet,
    previewResidentialPropertyUpload: notYet,
    previewOkkommImport: notYet,
    commitImport: notYet,
    cancelImport: notYet,
    restoreSnapshot: notYet,
  },
} satisfies IResolvers<unknown, Context>;
