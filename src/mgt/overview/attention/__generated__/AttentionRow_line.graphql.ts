/**
 * @generated SignedSource<<6edb8f24c43fef4f486e33a0036c4f76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionKind = "COMMUNE_NOT_INITIALIZED" | "FEE_GAP" | "FEE_OVERLAP" | "IMPORT_FAILED" | "INVITATION_EXPIRING" | "JOB_FAILED" | "KBA_PASSWORD" | "KEYSTORE" | "MAIL_REFUSED" | "PROCESS_ERROR_GROUP" | "PROCESS_WITHOUT_RETRY" | "RESOURCE_DEPRECATED" | "SECRET_KEY" | "TEXT_INCOMPLETE" | "WATER_METER_READING" | "%future added value";
export type AttentionUrgency = "ERROR" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttentionRow_line$data = {
  readonly communeCount: number | null | undefined;
  readonly count: number;
  readonly endsOn: string | null | undefined;
  readonly kind: AttentionKind;
  readonly name: string | null | undefined;
  readonly seen: {
    readonly at: string;
    readonly by: {
      readonly username: string;
    };
    readonly count: number;
  } | null | undefined;
  readonly serviceCount: number | null | undefined;
  readonly since: string | null | undefined;
  readonly urgency: AttentionUrgency;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionStep_line">;
  readonly " $fragmentType": "AttentionRow_line";
};
export type AttentionRow_line$key = {
  readonly " $data"?: AttentionRow_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionRow_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AttentionRow_line",
  "selections": [
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
      "name": "urgency",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "communeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttentionSeen",
      "kind": "LinkedField",
      "name": "seen",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActorRef",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "username",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttentionStep_line"
    }
  ],
  "type": "AttentionLine",
  "abstractKey": null
};
})();

(node as any).hash = "b8319c0a9cce135d9a81784ada95a121";

export default node;
