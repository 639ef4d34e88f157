/**
 * @generated SignedSource<<d3fca863d7eef01744f454ca89eddd14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttemptProblem = "ADDRESS_REFUSED" | "ANSWER_NOT_JSON" | "ANSWER_TOO_LARGE" | "CONNECTION_FAILED" | "HTTP_STATUS" | "SERVER_STOPPED" | "TARGET_MISSING" | "TIMEOUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ErrorGroup_group$data = {
  readonly errorText: string | null | undefined;
  readonly fingerprint: string;
  readonly firstAt: string;
  readonly httpStatus: number | null | undefined;
  readonly lastAt: string;
  readonly problem: AttemptProblem;
  readonly processCount: number;
  readonly serviceIds: ReadonlyArray<string>;
  readonly " $fragmentType": "ErrorGroup_group";
};
export type ErrorGroup_group$key = {
  readonly " $data"?: ErrorGroup_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorGroup_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ErrorGroup_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fingerprint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "httpStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errorText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "processCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastAt",
      "storageKey": null
    }
  ],
  "type": "ProcessErrorGroup",
  "abstractKey": null
};

(node as any).hash = "b532635c18c8e61ccbade2c3bceb1962";

export default node;
