import { describe, expect, test } from 'vitest';
import type { Answer } from '../services/legend.ts';
import { enumReply, sipReply, telUri } from './wire-forms.ts';

const zone = { enumZone: 'example.net' };
const host = { sipDomain: 'sip.example.net' };
const uk: Answer = {
  tel: '447700900123',
  npdi: true,
  npi: 'yes',
  rn: null,
  cic: '44001',
  cc: 'GB',
  cn: 'ExampleMobile',
  nt: 'mobile',
  mcc: '234',
  mnc: '99',
  rc: 0,
};
const us: Answer = { tel: '12025550123', npdi: true, rn: '+12025440000', rc: 0 };

describe('ENUM', () => {
  test('the record of an answer as a line of a zone file, and the question for it without EDNS', () => {
    const { command, line, status, leftOut } = enumReply('npq', uk, zone);
    expect(command).toBe('dig +noedns 3.2.1.0.0.9.0.0.7.7.4.4.npq.example.net NAPTR');
    expect(line).toBe(
      '3.2.1.0.0.9.0.0.7.7.4.4.npq.example.net. 60 IN NAPTR 10 100 "u" "E2U+pstn:tel" ' +
        '"!^.*$!tel:+447700900123;npdi;npi=yes;cic=44001;cc=GB;cn=ExampleMobile;nt=mobile;mcc=234;mnc=99;rc=0!" .',
    );
    expect([status, leftOut]).toEqual(['NOERROR', []]);
  });

  test('a service of days stands in the domain by the name that needs no escape', () => {
    expect(enumReply('ports&days', { tel: '447700900123', ports: 0, rc: 0 }, zone).domain).toMatch(/\.ports\.example\.net$/);
  });

  test('an expression has at most 255 octets: names go first, what is routed by stays, and what is missing is said', () => {
    const { record, leftOut } = enumReply('npq', { ...uk, cn: 'Ж'.repeat(60) }, zone);
    expect(record?.regexp.length).toBeLessThanOrEqual(255);
    expect(record?.regexp).toContain(';npdi;npi=yes;cic=44001;');
    expect(leftOut).toEqual(['cn']);
  });

  test.each([
    [0, 'NOERROR', '302 Moved Temporarily'],
    [3, 'NOERROR', '302 Moved Temporarily'],
    [104, 'NOERROR', '302 Moved Temporarily'],
    [201, 'NOERROR', '302 Moved Temporarily'],
    [403, 'NOERROR', '302 Moved Temporarily'],
    [100, 'FORMERR', '484 Address Incomplete'],
    [103, 'NXDOMAIN', '404 Not Found'],
    [500, 'REFUSED', '403 Forbidden'],
    [502, 'REFUSED', '503 Service Unavailable'],
    [300, 'SERVFAIL', '503 Service Unavailable'],
    [900, 'SERVFAIL', '503 Service Unavailable'],
  ])('reason code %i is %s, and %s over SIP; only what is answered has a record and a contact', (rc, dns, sip) => {
    const reply = enumReply('npq', { tel: '447700900123', rc }, zone);
    const redirect = sipReply('npq', { tel: '447700900123', rc }, host);
    expect(reply.status).toBe(dns);
    expect(redirect.split('\n')[0]).toBe(`SIP/2.0 ${sip}`);
    expect([reply.line !== undefined, redirect.includes('Contact:')]).toEqual([dns === 'NOERROR', dns === 'NOERROR']);
  });
});

test('SIP: the parameters stand before the @, as in RFC 4694', () => {
  expect(sipReply('npq', { ...us, rc: 0 }, host)).toBe(
    'SIP/2.0 302 Moved Temporarily\nContact: <sip:+12025550123;npdi;rn=+12025440000;rc=0@sip.example.net;user=phone>',
  );
});

test('SIP: a colon would begin a password there, and is percent-encoded', () => {
  const answer: Answer = { tel: '447700900123', npi: 'yes', lastPorted: '2024-03-11T00:00:00Z', rc: 0 };
  expect(sipReply('ported', answer, host)).toContain('lastPorted=2024-03-11T00%3A00%3A00Z');
});

test('RFC 4694: a routing number of one country alone has its context', () => {
  expect(telUri('npq', { tel: '79161234567', npdi: true, rn: 'd2701', rc: 0 })).toBe('tel:+79161234567;npdi;rn=d2701;rn-context=+7;rc=0');
});

test('RFC 3986: what may not stand in a URI is percent-encoded, and the delimiter of an expression too', () => {
  expect(telUri('gnr', { tel: '447700900123', cn: 'A&B; "Été"! 100%', rc: 0 })).toBe(
    'tel:+447700900123;cn=A&B%3B%20%22%C3%89t%C3%A9%22%21%20100%25;rc=0',
  );
});
