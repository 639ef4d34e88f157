/**
 * @generated SignedSource<<eff5d2c0090c3db1052941a792bd43ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionKind = "COMMUNE_NOT_INITIALIZED" | "FEE_GAP" | "FEE_OVERLAP" | "IMPORT_FAILED" | "INVITATION_EXPIRING" | "JOB_FAILED" | "KBA_PASSWORD" | "KEYSTORE" | "MAIL_REFUSED" | "PROCESS_ERROR_GROUP" | "PROCESS_WITHOUT_RETRY" | "RESOURCE_DEPRECATED" | "SECRET_KEY" | "TEXT_INCOMPLETE" | "WATER_METER_READING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MarkSeenDialog_line$data = {
  readonly count: number;
  readonly id: string;
  readonly kind: AttentionKind;
  readonly name: string | null | undefined;
  readonly " $fragmentType": "MarkSeenDialog_line";
};
export type MarkSeenDialog_line$key = {
  readonly " $data"?: MarkSeenDialog_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkSeenDialog_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MarkSeenDialog_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "AttentionLine",
  "abstractKey": null
};

(node as any).hash = "619812418c8cb16f96b7db266da880cd";

export default node;
