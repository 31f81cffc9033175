/** Runnable calls of the API in curl, Node and Python, without dependencies. The variable PORTAL_KEY holds the key. */
import type { SampleRequest } from './sample-request.ts';

export const sampleLanguages = ['curl', 'node', 'python'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

/** Name of the key's variable in every language. */
export const keyVariable = 'PORTAL_KEY';

const writers: Record<SampleLanguage, (request: SampleRequest) => string> = { curl: curlSample, node: nodeSample, python: pythonSample };

/** Returns the request in one of the languages. */
export function sampleOf(language: SampleLanguage, request: SampleRequest): string {
  return writers[language](request);
}

const jsonType = 'application/json';
const csvType = 'text/csv';

/** Returns the curl command. curl uses POST by itself for a file or a body. */
function curlSample({ method, url, needsKey, headers, body, file, saveAs }: SampleRequest): string {
  const hasContent = body !== undefined || file !== undefined;
  const lines = [
    `curl -sS --fail-with-body ${method === 'POST' && !hasContent ? '-X POST ' : ''}${shellWord(url)}`,
    ...(needsKey ? [`-H "Authorization: Bearer $${keyVariable}"`] : []),
    ...headers.map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : [`-H ${shellWord(`Content-Type: ${jsonType}`)}`, `--data-raw ${shellWord(JSON.stringify(body, null, 2))}`]),
    ...(file ? [`-F ${shellWord(`${file.field}=@"${file.name}";type=${csvType}`)}`] : []),
    ...(saveAs === undefined ? [] : [`-o ${shellWord(saveAs)}`]),
  ];
  return `${lines.join(' \\\n  ')}\n`;
}

function nodeSample({ method, url, needsKey, headers, body, file, saveAs }: SampleRequest): string {
  const files = [...(file ? ['readFile'] : []), ...(saveAs === undefined ? [] : ['writeFile'])];
  const sent = [
    ...(needsKey ? [`    Authorization: \`Bearer \${process.env.${keyVariable}}\`,`] : []),
    ...headers.map(([name, value]) => `    ${javaScript(name)}: ${javaScript(value)},`),
    ...(body === undefined ? [] : [`    'Content-Type': '${jsonType}',`]),
  ];
  return textOf([
    ...(files.length > 0 ? [`import { ${files.join(', ')} } from 'node:fs/promises';`, ''] : []),
    ...(file ? ['const form = new FormData();', formPartInNode(file), ''] : []),
    `const response = await fetch(${javaScript(url)}, {`,
    ...(method === 'POST' ? [`  method: '${method}',`] : []),
    ...(sent.length > 0 ? ['  headers: {', ...sent, '  },'] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${javaScript(body, '  ')}),`]),
    ...(file ? ['  body: form,'] : []),
    '});',
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    saveAs === undefined
      ? 'console.log(JSON.stringify(await response.json(), null, 2));'
      : `await writeFile(${javaScript(saveAs)}, response.body);`,
  ]);
}

function formPartInNode({ field, name }: NonNullable<SampleRequest['file']>): string {
  const content = `new Blob([await readFile(${javaScript(name)})], { type: '${csvType}' })`;
  return `form.append(${javaScript(field)}, ${content}, ${javaScript(name)});`;
}

function pythonSample({ method, url, needsKey, headers, body, file, saveAs }: SampleRequest): string {
  const needsJson = body !== undefined || saveAs === undefined;
  const imports = [...(needsJson ? ['json'] : []), ...(needsKey ? ['os'] : []), ...(saveAs === undefined ? [] : ['shutil'])];
  const sent = [
    ...(needsKey ? [`        "Authorization": "Bearer " + os.environ["${keyVariable}"],`] : []),
    ...headers.map(([name, value]) => `        ${python(name)}: ${python(value)},`),
    ...(body === undefined ? [] : [`        "Content-Type": "${jsonType}",`]),
    ...(file ? ['        "Content-Type": "multipart/form-data; boundary=" + boundary,'] : []),
  ];
  return textOf([
    ...imports.map((name) => `import ${name}`),
    'import urllib.error',
    'import urllib.request',
    ...(file ? ['import uuid', '', ...formInPython(file)] : []),
    '',
    'request = urllib.request.Request(',
    `    ${python(url)},`,
    `    method="${method}",`,
    ...(sent.length > 0 ? ['    headers={', ...sent, '    },'] : []),
    ...(body === undefined ? [] : [`    data=json.dumps(${python(body, '    ')}).encode(),`]),
    ...(file ? ['    data=form,'] : []),
    ')',
    'try:',
    '    with urllib.request.urlopen(request) as response:',
    ...(saveAs === undefined
      ? ['        print(json.dumps(json.load(response), indent=2))']
      : [`        with open(${python(saveAs)}, "wb") as file:`, '            shutil.copyfileobj(response, file)']),
    'except urllib.error.HTTPError as error:',
    '    raise SystemExit(f"{error.code} {error.read().decode()}")',
  ]);
}

/** Builds the form by hand, because the language's library has no forms. */
function formInPython({ field, name }: NonNullable<SampleRequest['file']>): string[] {
  const head = [`Content-Disposition: form-data; name="${field}"; filename="${name}"`, `Content-Type: ${csvType}`, '', ''];
  return [
    'boundary = uuid.uuid4().hex',
    `with open(${python(name)}, "rb") as file:`,
    '    form = b"".join([',
    `        ("--" + boundary + ${python(`\r\n${head.join('\r\n')}`)}).encode(),`,
    '        file.read(),',
    String.raw`        ("\r\n--" + boundary + "--\r\n").encode(),`,
    '    ])',
  ];
}

function textOf(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

// Values as literals of programming languages. Typed text is always data there, regardless of its content.

/** Spellings of JSON values in a language that differ from JSON. */
interface Dialect {
  readonly true: string;
  readonly false: string;
  readonly null: string;
  readonly key: (name: string) => string;
}

// Computed, because `__proto__` without brackets would set the prototype.
const inJavaScript: Dialect = {
  true: 'true',
  false: 'false',
  null: 'null',
  key: (name) => (name === '__proto__' ? '["__proto__"]' : text(name)),
};
const inPython: Dialect = { true: 'True', false: 'False', null: 'None', key: text };

/** Returns a shell word: single quotes keep everything literal except the quote itself. */
function shellWord(value: string): string {
  return `'${value.replaceAll("'", String.raw`'\''`)}'`;
}

function javaScript(value: unknown, indent = ''): string {
  return literal(value, inJavaScript, indent);
}

function python(value: unknown, indent = ''): string {
  return literal(value, inPython, indent);
}

/** Strings of JSON are valid in JavaScript (since 2019) and in Python. */
function text(value: string): string {
  return JSON.stringify(value);
}

function literal(value: unknown, dialect: Dialect, indent: string): string {
  const deeper = `${indent}  `;
  const lines = (parts: readonly string[], [open, close]: readonly [string, string]) =>
    parts.length === 0 ? open + close : `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
  if (Array.isArray(value))
    return lines(
      value.map((one) => literal(one, dialect, deeper)),
      ['[', ']'],
    );
  if (typeof value === 'object' && value !== null)
    return lines(
      Object.entries(value).map(([name, one]) => `${dialect.key(name)}: ${literal(one, dialect, deeper)}`),
      ['{', '}'],
    );
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') return String(value);
  return value === true ? dialect.true : value === false ? dialect.false : dialect.null;
}
