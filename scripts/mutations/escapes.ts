import { mutationsOf } from './mutation.ts';

/** Breaks that let a spreadsheet, a browser or a mail program run foreign text. */
export const escapeMutations = [
  ...mutationsOf(
    'src/shared/base/csv.ts',
    ['src/shared/base/csv.test.ts'],
    [
      ['formulas run in a spreadsheet', 'text = text.replace(formulaStart, "$1\'$2$3")', 'text = text.trim()'],
      ['a quote ends the cell', "text.replaceAll('\"', '\"\"')", 'text'],
      ['full-width signs start formulas', '\\uFF1D\\uFF0B\\uFF0D\\uFF20', ''],
      ['a tab starts a formula', "if (/^[\\t\\r]/.test(text)) text = `'${text}`;", ''],
    ],
  ),
  ...mutationsOf(
    'src/server/http/file-reply.ts',
    ['src/server/documents', 'src/server/batches'],
    [
      ['a name ends the header', "name.replaceAll(/[^\\w.-]/g, '_')", 'name'],
      [
        'a part begins one byte late',
        "first === '' ? Math.max(0, bytes - Number(last)) : Number(first)",
        "first === '' ? Math.max(0, bytes - Number(last)) : Number(first) + 1",
      ],
      ['a file opens in the page', '`attachment; ', '`inline; '],
    ],
  ),
  ...mutationsOf(
    'src/server/http/content-security-policy.ts',
    ['src/server/security.unit.test.ts', 'src/server/app.test.ts', 'src/server/http'],
    [
      ['inline scripts run', '"script-src \'self\'",', "\"script-src 'self' 'unsafe-inline'\","],
      ['the portal may be framed', ', "frame-ancestors \'none\'"', ''],
    ],
  ),
  ...mutationsOf(
    'src/server/http/security-headers.ts',
    ['src/server/app.test.ts'],
    [['no HSTS', '{ contentSecurityPolicy: false,', '{ contentSecurityPolicy: false, strictTransportSecurity: false,']],
  ),
  ...mutationsOf(
    'src/server/http/call-log.ts',
    ['src/server/app.test.ts'],
    [['replies of calls are cached', "if (isCall(request)) void reply.header('cache-control', 'no-store');", '']],
  ),
  ...mutationsOf(
    'src/server/http/trusted-proxies.ts',
    ['src/server/http/caller-address.test.ts'],
    [
      ['any sender names its own address', '(_address, hop) => hop < trusted', '() => true'],
      ['any sender is a proxy where their addresses are named', "isMember(address ?? '')", 'true'],
    ],
  ),
  ...mutationsOf(
    'src/server/app.ts',
    ['src/server/http/caller-address.test.ts'],
    [['any sender names its own request', 'isProxy(socket.remoteAddress, 0) && ', '']],
  ),
  ...mutationsOf(
    'src/server/http/admission.ts',
    [
      'src/server/app.test.ts',
      'src/server/http/caller-address.test.ts',
      'src/server/auth/sessions.test.ts',
      'src/server/security.unit.test.ts',
    ],
    [['a longer token is read as its beginning', '/^Bearer ([\\w-]{43})$/', '/^Bearer ([\\w-]{43})/']],
  ),
  ...mutationsOf(
    'src/web/session/redirect.ts',
    ['src/web/session/redirect.test.ts'],
    [
      [
        'a link leads out of the portal after sign-in',
        "targetOrigin !== origin || pathname.startsWith('//')",
        "pathname.startsWith('//')",
        'a target that passes the pattern before it begins with one slash, and so has the origin of the page; the comparison is there for what the pattern misses',
      ],
      ['a path with two slashes leads out of the portal', " || pathname.startsWith('//')", ''],
      ['a link with control characters is followed', ' || controlCharacters.test(target)', ''],
    ],
  ),
];
