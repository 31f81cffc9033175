/**
 * The English sentences with which the server answers, shared schemas refuse and a file is found unreadable in a worker, which has no catalogues,
 * read from the source: every text that begins like a sentence and has more than a word. A value within it is `{}`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const root = join(import.meta.dirname, '..');

/** What answers calls, and what shares its rules with the browser. Documents, mails and the command line have other readers. */
const places = [
  'src/shared/base/**/!(german-*|country-words).ts',
  'src/shared/{account,audit,documents,entitlements,factors,home,keys,organisations,query-records,range-search,reports}/*.ts',
  'src/shared/{sign-in,single-sign-on,status,support-view,tickets,users,webhooks}/*.ts',
  'src/shared/services/{reference-data,services}.ts',
  'src/shared/single-query/single-query.ts',
  'src/shared/watch/watch.ts',
  'src/shared/batches/{batch-addresses,batches,check-batch-file,number-cell}.ts',
  'src/web/batches/{read-sheet,unpacked-size}.ts',
  'src/server/{answerers,archive,auth,data-sets,http,organisations,query-log,spreadsheets,single-sign-on,storage,webhooks}/*.ts',
  'src/server/records-stream/stream-connection.ts',
  'src/server/features/**/*.ts',
  'src/server/{documents/documents,database/pages}.ts',
  'src/server/demo/away-people.ts',
];

/** What answers while no node does. */
const ofProxies = ['deploy/haproxy/haproxy.cfg', 'deploy/nginx/portal.conf'];

/** These are shown by a catalogue, or not in the browser. */
const shownOtherwise = ['summary', 'about', 'label', 'title', 'column'];
const levels = ['info', 'warn', 'error', 'debug', 'fatal'];

/** A node of the tree (ESTree), of which each kind has properties of its own. */
type Node = Readonly<Record<string, unknown>>;

/** Each sentence with the file that says it. */
export function saidSentences(): Map<string, string> {
  const files = places
    .flatMap((place) => globSync(place, { cwd: root }))
    .filter((file) => !/\.test\.ts$|(?:said|wanted|openapi(-[a-z]+)?)\.ts$/.test(file));
  const said = new Map<string, string>();
  for (const file of files) {
    const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    for (const text of textsIn(program)) if (isSentence(text)) said.set(text, file);
  }
  for (const file of ofProxies)
    for (const [, text = ''] of readFileSync(join(root, file), 'utf8').matchAll(/"message":"([^"]+)"/g)) said.set(text, file);
  return said;
}

function isSentence(text: string): boolean {
  return /^(?:[A-Z]|\{\})/.test(text) && / [a-z]{2}/.test(text);
}

function textsIn(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(textsIn);
  if (!isNode(tree) || isPassedOver(tree)) return [];
  const within = Object.values(tree).flatMap(textsIn);
  if (tree['type'] === 'Literal' && typeof tree['value'] === 'string') return [tree['value'], ...within];
  return tree['type'] === 'TemplateLiteral' ? [withPlaces(tree), ...within] : within;
}

function isNode(tree: unknown): tree is Node {
  return typeof tree === 'object' && tree !== null;
}

function withPlaces({ quasis }: Node): string {
  // The grammar of a template.
  return (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}');
}

/** Types, SQL, what is thrown for programmers alone, and what is logged. */
function isPassedOver(node: Node): boolean {
  const { type, key, callee } = node;
  if (type === 'TaggedTemplateExpression' || type === 'TSLiteralType' || type === 'ImportDeclaration') return true;
  if (type === 'Property') return shownOtherwise.includes(nameOf(key));
  if (type === 'NewExpression') return nameOf(callee) === 'Error';
  return type === 'CallExpression' && isNode(callee) && levels.includes(nameOf(callee['property']));
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}
