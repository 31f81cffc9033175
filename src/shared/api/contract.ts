/** Every endpoint there is. What is not in this list does not exist: not on the server, not in the OpenAPI document. */
import * as authentication from './authentication.ts';
import { publicConfig } from './config.ts';
import type { Endpoint } from './endpoint.ts';
import { numberLookup, rangeSearch } from './gnr-search.ts';
import { countryList, reasonCodeList, userServices } from './reference-data.ts';
import { singleQuery } from './test-diagnostics.ts';

export const contract: readonly Endpoint[] = [
  authentication.login,
  authentication.sendOtp,
  authentication.confirmOtp,
  authentication.logout,
  authentication.status,
  publicConfig,
  rangeSearch,
  numberLookup,
  singleQuery,
  reasonCodeList,
  countryList,
  userServices,
];
