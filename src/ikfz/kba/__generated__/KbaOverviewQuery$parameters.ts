/**
 * @generated SignedSource<<c91ac3a225d7cc0cc2d23eb556689f67>>
 * @relayHash cd34c5788fcdab3eded015f2c928c13e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffe1081bda67916d20a24c7d077770dbda0f91f105514710c31def25e5f43fc9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KbaOverviewQuery } from './KbaOverviewQuery.graphql';

const node: PreloadableConcreteRequest<KbaOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ffe1081bda67916d20a24c7d077770dbda0f91f105514710c31def25e5f43fc9",
    "metadata": {},
    "name": "KbaOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
