import { type Config, parseConfig } from '../config/config.ts';

/** The configuration of a portal under test: quiet, without waits between codes and without call-rate limits. */
export function testConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return parseConfig({
    LOG_LEVEL: 'silent',
    DEMO: 'false',
    CODE_RESEND_SECONDS: '0',
    CODES_PER_HOUR: '1000',
    RATE_LIMIT_PER_MINUTE: '0',
    // Tests of it say so.
    STAFF_NEED_FACTOR: 'false',
    // TEST_DATABASE_URL may name a server beside the one that tests.
    ALLOW_PLAINTEXT: 'true',
    SECRET_KEY: 'a secret key for tests that is long enough',
    ...env,
  });
}
