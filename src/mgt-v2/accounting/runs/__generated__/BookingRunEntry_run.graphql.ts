/**
 * @generated SignedSource<<dddffa8af6e818880073244b217c517e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingFormat = "CSV" | "XLSX" | "%future added value";
export type BookingKind = "PAYMENT" | "REFUND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingRunEntry_run$data = {
  readonly byteSize: number;
  readonly commune: {
    readonly ags: string;
  };
  readonly continuedBy: {
    readonly number: number;
  } | null | undefined;
  readonly correctionCount: number;
  readonly createdAt: string;
  readonly createdBy: {
    readonly username: string;
  };
  readonly download: {
    readonly fileName: string;
  } | null | undefined;
  readonly filter: {
    readonly budgetItems: ReadonlyArray<string> | null | undefined;
    readonly from: string | null | undefined;
    readonly kinds: ReadonlyArray<BookingKind> | null | undefined;
    readonly paymentMethods: ReadonlyArray<string> | null | undefined;
    readonly services: ReadonlyArray<string> | null | undefined;
    readonly text: string | null | undefined;
    readonly to: string | null | undefined;
    readonly totalFrom: number | null | undefined;
    readonly totalTo: number | null | undefined;
  };
  readonly id: string;
  readonly layout: {
    readonly format: BookingFormat;
  };
  readonly number: number;
  readonly rowCount: number;
  readonly sha256: string;
  readonly sinceRun: {
    readonly number: number;
  } | null | undefined;
  readonly total: number;
  readonly vat: number;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadRun_run">;
  readonly " $fragmentType": "BookingRunEntry_run";
};
export type BookingRunEntry_run$key = {
  readonly " $data"?: BookingRunEntry_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingRunEntry_run">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BookingRunEntry_run",
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
      "concreteType": "CommuneRef",
      "kind": "LinkedField",
      "name": "commune",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ags",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingRun",
      "kind": "LinkedField",
      "name": "sinceRun",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingRun",
      "kind": "LinkedField",
      "name": "continuedBy",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "createdBy",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingRunFilter",
      "kind": "LinkedField",
      "name": "filter",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "services",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "budgetItems",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentMethods",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kinds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingLayout",
      "kind": "LinkedField",
      "name": "layout",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "format",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctionCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sha256",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byteSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Download",
      "kind": "LinkedField",
      "name": "download",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DownloadRun_run"
    }
  ],
  "type": "BookingRun",
  "abstractKey": null
};
})();

(node as any).hash = "1e59fe1d12f49967c63b009fa9bf716b";

export default node;
