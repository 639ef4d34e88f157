/**
 * @generated SignedSource<<4ee66ba8ed1d39c197d3ce669f6ff20f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicationStatus = "ERROR" | "ERROR_WITHOUT_RETRY" | "FINALLY_TERMINATED" | "IN_PROGRESS" | "SUCCESS" | "SUCCESS_MANUAL" | "UNKNOWN" | "%future added value";
export type AttemptProblem = "ADDRESS_REFUSED" | "ANSWER_NOT_JSON" | "ANSWER_TOO_LARGE" | "CONNECTION_FAILED" | "HTTP_STATUS" | "SERVER_STOPPED" | "TARGET_MISSING" | "TIMEOUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CopyForTicket_process$data = {
  readonly businessKey: string | null | undefined;
  readonly commune: {
    readonly ags: string;
  };
  readonly createdAt: string;
  readonly errorFingerprint: string | null | undefined;
  readonly httpStatus: number | null | undefined;
  readonly key: string;
  readonly nextRetryAt: string | null | undefined;
  readonly payment: {
    readonly identifier: string;
  } | null | undefined;
  readonly paymentSystemIdentifier: string | null | undefined;
  readonly pid: string;
  readonly problem: AttemptProblem | null | undefined;
  readonly restarts: number;
  readonly serviceId: string;
  readonly status: ApplicationStatus;
  readonly tries: number;
  readonly updatedAt: string;
  readonly uuid: string;
  readonly " $fragmentType": "CopyForTicket_process";
};
export type CopyForTicket_process$key = {
  readonly " $data"?: CopyForTicket_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyForTicket_process">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CopyForTicket_process",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "serviceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restarts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identifier",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentSystemIdentifier",
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
      "name": "errorFingerprint",
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
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextRetryAt",
      "storageKey": null
    }
  ],
  "type": "Process",
  "abstractKey": null
};

(node as any).hash = "96dadb3f590d9fdb15a882ee0454f600";

export default node;
