/**
 * @generated SignedSource<<b79941d8bee67d16a9f2a278563ae227>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatisticsFigure = "ASSISTED" | "COMPLETED" | "FAILED_ATTEMPTS" | "PAYMENTS" | "RATINGS" | "SUBMITTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type figures_figures$data = {
  readonly assisted: number | null | undefined;
  readonly assistedShare: number | null | undefined;
  readonly completed: number | null | undefined;
  readonly failedAttempts: number | null | undefined;
  readonly feeIncome: number | null | undefined;
  readonly hidden: ReadonlyArray<StatisticsFigure>;
  readonly medianSeconds: number | null | undefined;
  readonly p90Seconds: number | null | undefined;
  readonly payments: number | null | undefined;
  readonly ratingAverage: number | null | undefined;
  readonly ratings: number | null | undefined;
  readonly submitted: number | null | undefined;
  readonly " $fragmentType": "figures_figures";
};
export type figures_figures$key = {
  readonly " $data"?: figures_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"figures_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "figures_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submitted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assisted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assistedShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedAttempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeIncome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medianSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "p90Seconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratingAverage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hidden",
      "storageKey": null
    }
  ],
  "type": "StatisticsFigures",
  "abstractKey": null
};

(node as any).hash = "1edcbaad726606bd1e1f58de36f171d9";

export default node;
