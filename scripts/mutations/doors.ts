/** Servers beside the portal, in the shipped files: each proof that a stranger lacks. */
import { type Mutation, mutationsOf } from './mutation.ts';

const proxies = ['deploy/proxies-and-strangers.test.ts'];
const poolers = ['deploy/poolers.test.ts'];
const patroni = ['deploy/patroni/patroni.test.ts'];

export const doorMutations: readonly Mutation[] = [
  ...mutationsOf('deploy/haproxy/haproxy.cfg', proxies, [
    ['metrics are one %6D away', 'path,url_dec,lower -m', 'path,lower -m'],
    ['a caller says where it comes from', 'set-header X-Forwarded-For', 'add-header X-Forwarded-For'],
    ['a stolen key opens what was recorded', '  ssl-default-bind-ciphers ECDHE+AESGCM:ECDHE+CHACHA20\n', ''],
    ['programs get HTML while no node is ready', '  http-error status 503', '  # '],
  ]),
  ...mutationsOf('deploy/nginx/portal.conf', proxies, [
    ['metrics are there with a capital letter', 'location ~* ^/metrics', 'location ~ ^/metrics'],
    ['a caller says where it comes from', 'X-Forwarded-For $remote_addr', 'X-Forwarded-For $proxy_add_x_forwarded_for'],
    ['any name is answered', '  return 421;', '  return 200;'],
    ['programs get HTML while no node is ready', '  error_page 502 504 = @away;\n', ''],
  ]),
  ...mutationsOf(
    'deploy/nats/nats.conf',
    ['deploy/nats/nats.test.ts'],
    [
      ['a server joins without a password', '    user: cluster\n    password: $NATS_CLUSTER_PASSWORD\n', ''],
      ['a server joins with a certificate of its own', '    verify: true\n', '', 'NATS looks at the certificates of routes in any case'],
    ],
  ),
  ...mutationsOf('deploy/pgbouncer/pgbouncer.ini', poolers, [
    ['nobody is asked for a password', 'auth_type = scram-sha-256', 'auth_type = trust'],
  ]),
  ...mutationsOf('deploy/container/pgbouncer.ini', poolers, [
    ['passwords cross the network', 'auth_type = scram-sha-256', 'auth_type = plain'],
  ]),
  ...mutationsOf('deploy/patroni/patroni.yaml', patroni, [
    ['the password alone changes settings', '  verify_client: optional\n', ''],
    ['the portal talks to its database in clear', 'hostssl all all samenet', 'host all all samenet'],
  ]),
  ...mutationsOf('deploy/haproxy/database.cfg', patroni, [['anybody says that they lead', 'verify required', 'verify none']]),
];
