/**
 * @generated SignedSource<<1626c8861ac88d295a1bd16ef8cf2d04>>
 * @relayHash 9bd28ad49bba6269cce62927befe1f2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c9dd902f8b5d16d4f0f664286b35cec45b30c03fec7cdf8f93a195b679281c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingExportScreenQuery } from './BookingExportScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingExportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c9dd902f8b5d16d4f0f664286b35cec45b30c03fec7cdf8f93a195b679281c7",
    "metadata": {},
    "name": "BookingExportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
