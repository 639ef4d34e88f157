/**
 * @generated SignedSource<<2be18484b1eed4916619029e8ef71c7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionKind = "COMMUNE_NOT_INITIALIZED" | "FEE_GAP" | "FEE_OVERLAP" | "IMPORT_FAILED" | "INVITATION_EXPIRING" | "JOB_FAILED" | "KBA_PASSWORD" | "KEYSTORE" | "MAIL_REFUSED" | "PROCESS_ERROR_GROUP" | "PROCESS_WITHOUT_RETRY" | "RESOURCE_DEPRECATED" | "SECRET_KEY" | "TEXT_INCOMPLETE" | "WATER_METER_READING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeenLines_line$data = {
  readonly count: number;
  readonly id: string;
  readonly kind: AttentionKind;
  readonly name: string | null | undefined;
  readonly seen: {
    readonly at: string;
    readonly by: {
      readonly username: string;
    };
    readonly reason: string;
    readonly until: string;
  } | null | undefined;
  readonly " $fragmentType": "SeenLines_line";
};
export type SeenLines_line$key = {
  readonly " $data"?: SeenLines_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeenLines_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SeenLines_line",
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
          "name": "until",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
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
    }
  ],
  "type": "AttentionLine",
  "abstractKey": null
};

(node as any).hash = "486317d542c37710ed54c34db7c1a1ca";

export default node;
