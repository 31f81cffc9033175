import { mutationsOf } from './mutation.ts';

const folder = 'src/server/bundled-postgres';
const life = [`${folder}/bundled-postgres.test.ts`];
const user = [`${folder}/server-user.test.ts`];
const settings = [`${folder}/settings.test.ts`];

/** The server that the portal starts: who it is, who gets in, and that there is one of it. */
export const bundledPostgresMutations = [
  ...mutationsOf(
    `${folder}/make-database.ts`,
    [...user, ...life],
    [
      ['the role is a superuser', 'create role ${ownName} login', 'create role ${ownName} login superuser'],
      [
        'the database of an earlier version is started',
        'if (existsSync(markOf(directory)) && Number(found) === version) return;',
        'return;',
      ],
      ['a half of a database stays', 'rmSync(join(dataDir, name), { recursive: true, force: true });', ';'],
    ],
  ),
  ...mutationsOf(
    `${folder}/server-process.ts`,
    [...life, ...settings],
    [
      ['anybody gets in as anybody', 'local ${ownName} ${ownName} peer map=${ownName}', 'local all all trust'],
      ['no password over TCP', '127.0.0.1/32 scram-sha-256', '127.0.0.1/32 trust'],
      ['the provider’s own settings come first', '    ...own,\n    `include_if_exists', '    `include_if_exists'],
      ['a socket of a folder of its own stays', 'removeSocketFolder(listening.socketFolder, defaultPort);', ';'],
    ],
  ),
  ...mutationsOf(
    `${folder}/server-user.ts`,
    [...life, ...user],
    [
      [
        'the server outlives a portal that is killed',
        "const endWithParent = ['--pdeathsig', 'INT'];",
        'const endWithParent: string[] = [];',
      ],
      [
        'root’s server takes the files of an ordinary user',
        'if (owner !== undefined && owner.uid !== 0)',
        'if (owner !== undefined && owner.uid < 0)',
      ],
      ['a user without a name is not told', 'if (!isRoot) requireName();', ''],
      [
        'the way to the folder is not looked at',
        'if ((mode & (owner === uid ? 0o100 : group === gid ? 0o010 : 0o001)) === 0) return false;',
        '',
      ],
    ],
  ),
  ...mutationsOf(`${folder}/bundled-postgres.ts`, life, [
    ['two portals on one folder', "if (holder === 'portal' && portal !== undefined) throw inUse(place, portal);", ''],
    [
      'a server that another container cannot see is started twice',
      'const running = seen ?? (await unseenServer(opening.directory));',
      'const running = seen;',
    ],
    [
      'a command stops the server under another one',
      "if (holder === 'command') await this.#session?.lock('commands').catch(() => undefined);",
      '',
    ],
    ['a server that was killed stays away', 'void server.ended.then((words) => (this.#startingAgain = this.#startAgain(words)));', ''],
    ['a lock that was lost is not taken again', 'void session.ended.then(() => this.#takeLocksAgain());', ''],
    ['a portal takes the server of a command', "    if (holder === 'portal') {\n", "    if (holder === 'portal' && !isSeen) {\n"],
  ]),
  ...mutationsOf(`${folder}/pid-file.ts`, life, [
    ['any process with the number is taken for the server', '? isPostgres(pid) && worksIn(pid, directory) :', '? isAlive(pid) :'],
  ]),
];
