/**
 * @generated SignedSource<<e913f0c71a1aa4d8b2088431cee69ad6>>
 * @relayHash f688edf71634468058e289daac677e78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36904ed8ace9970e7d64b0d56a0ed0eb014b641c76f41694a99becead26fdb55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommuneStatisticsPageQuery } from './CommuneStatisticsPageQuery.graphql';

const node: PreloadableConcreteRequest<CommuneStatisticsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36904ed8ace9970e7d64b0d56a0ed0eb014b641c76f41694a99becead26fdb55",
    "metadata": {},
    "name": "CommuneStatisticsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
