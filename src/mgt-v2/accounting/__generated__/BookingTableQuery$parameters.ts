/**
 * @generated SignedSource<<d542b3c0cf241c90618eb057869033e0>>
 * @relayHash c9c8de9e569387458330d80fe8d2a638
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b77c6d38c1ff7f01fb5b1c372ed81d080a5b3674a10a2be50e71d52495157cb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingTableQuery } from './BookingTableQuery.graphql';

const node: PreloadableConcreteRequest<BookingTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b77c6d38c1ff7f01fb5b1c372ed81d080a5b3674a10a2be50e71d52495157cb6",
    "metadata": {},
    "name": "BookingTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
