/** Storage outside the database: the variables of the stream of query records, and of files. */
import * as z from 'zod';
import { oneOf, recordsUrl, text, url } from './variable-schemas.ts';

export const placeVariables = {
  RECORDS_URL: {
    schema: recordsUrl.optional(),
    unset: 'the database records each query before it is answered',
    about:
      'NATS servers with JetStream that store query records, for many queries per second (nats:// or tls://, separated by commas): an answer leaves once they have its record, and workers write it to the database. Needs DATABASE_URL; see docs/operate.md.',
    secret: true,
  },
  RECORDS_REPLICAS: {
    schema: oneOf(['1', '3', '5']).transform(Number).optional(),
    unset: '3 if the servers of RECORDS_URL are a cluster, otherwise 1',
    about: 'Number of these servers that store each record: 1, 3 or 5.',
  },
  STORAGE_URL: {
    schema: z
      .string()
      .regex(
        /^s3:\/\/[a-z0-9][a-z0-9.-]{2,62}(\/[\w.-]+)*\/?$/,
        'must be like s3://bucket or s3://bucket/prefix, with a bucket of 3 to 63 small letters, digits, dots and dashes',
      )
      .optional(),
    unset: 'files are stored in DATA_DIR/files',
    about: 'Bucket for uploads, results and documents, with an optional prefix. Required if several machines run the portal.',
  },
  S3_ENDPOINT: {
    schema: url('http', 'https').optional(),
    unset: 'https://s3.AWS_REGION.amazonaws.com',
    about: 'Address of the object storage, without the bucket.',
  },
  AWS_REGION: {
    schema: text.optional(),
    unset: 'us-east-1 with S3_ENDPOINT',
    about: 'Region of the bucket; required with STORAGE_URL if S3_ENDPOINT is unset.',
  },
  AWS_ACCESS_KEY_ID: { schema: text.optional(), unset: 'none', about: 'Key of the bucket; required with STORAGE_URL.', secret: true },
  AWS_SECRET_ACCESS_KEY: {
    schema: text.optional(),
    unset: 'none',
    about: 'Secret of the access key; required with STORAGE_URL.',
    secret: true,
  },
} as const;
