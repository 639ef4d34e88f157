/**
 * @generated SignedSource<<da0f65e3054100290aad35b28c724e64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionKind = "COMMUNE_NOT_INITIALIZED" | "FEE_GAP" | "FEE_OVERLAP" | "IMPORT_FAILED" | "INVITATION_EXPIRING" | "JOB_FAILED" | "KBA_PASSWORD" | "KEYSTORE" | "MAIL_REFUSED" | "PROCESS_ERROR_GROUP" | "PROCESS_WITHOUT_RETRY" | "RESOURCE_DEPRECATED" | "SECRET_KEY" | "TEXT_INCOMPLETE" | "WATER_METER_READING" | "%future added value";
export type AttentionUrgency = "ERROR" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttentionList_query$data = {
  readonly systemOverview: {
    readonly attention: ReadonlyArray<{
      readonly computedAt: string;
      readonly kind: AttentionKind;
      readonly lines: ReadonlyArray<{
        readonly count: number;
        readonly id: string;
        readonly kind: AttentionKind;
        readonly seen: {
          readonly isOutgrown: boolean;
        } | null | undefined;
        readonly urgency: AttentionUrgency;
        readonly " $fragmentSpreads": FragmentRefs<"AttentionRow_line" | "MarkSeenDialog_line" | "SeenLines_line">;
      }> | null | undefined;
    }>;
  };
  readonly " $fragmentType": "AttentionList_query";
};
export type AttentionList_query$key = {
  readonly " $data"?: AttentionList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionList_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AttentionList_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemOverview",
      "kind": "LinkedField",
      "name": "systemOverview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AttentionReport",
          "kind": "LinkedField",
          "name": "attention",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "AttentionLine",
              "kind": "LinkedField",
              "name": "lines",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "urgency",
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
                  "concreteType": "AttentionSeen",
                  "kind": "LinkedField",
                  "name": "seen",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isOutgrown",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AttentionRow_line"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SeenLines_line"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MarkSeenDialog_line"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "computedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "c5d913225bf97150eed0c614de309c93";

export default node;
