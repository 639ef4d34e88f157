/**
 * @generated SignedSource<<5ad94a0e340197016cc86ae538234580>>
 * @relayHash 47eb7e4422ad8c2ceb30db50b6a04cba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09cdbdbceb679037a5721cc03282e03e7aeeb53f17225a671ad6ddd2f8cc2f2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { overviewQuery } from './overviewQuery.graphql';

const node: PreloadableConcreteRequest<overviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09cdbdbceb679037a5721cc03282e03e7aeeb53f17225a671ad6ddd2f8cc2f2d",
    "metadata": {},
    "name": "overviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
