/**
 * @generated SignedSource<<e0634a102c80ece769ab8d1d22d4e767>>
 * @relayHash 7c8ead456323308150f89e9fdaeaf060
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d188d47b957c85db618cba510fe61fc0925a12c8a0221667497b5c160062c49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { overviewQuery } from './overviewQuery.graphql';

const node: PreloadableConcreteRequest<overviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d188d47b957c85db618cba510fe61fc0925a12c8a0221667497b5c160062c49",
    "metadata": {},
    "name": "overviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
