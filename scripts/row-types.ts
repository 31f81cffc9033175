/** Rows that the source expects of its statements, as the compiler sees them. */
import { join } from 'node:path';
import {
  type CallExpression,
  isCallExpression,
  isPropertyAccessExpression,
  type Node,
  type PropertyAccessExpression,
} from 'typescript/unstable/ast';
import { API, type Checker, type Project, TypeFlags, type Type } from 'typescript/unstable/sync';

const root = join(import.meta.dirname, '..');

/** The driver's value of a column, or a type's. `anything` is a type or a column that says nothing. */
export type Kind = 'anything' | 'array' | 'boolean' | 'bytes' | 'date' | 'number' | 'object' | 'string';

export interface ExpectedRow {
  /** File and line of the call: `src/server/cleanup.ts:40`. */
  readonly place: string;
  /** True for a statement that is written as SQL. */
  readonly isRaw: boolean;
  /** The kinds that each column's type admits, by the name of the column; undefined if nobody reads the rows. */
  readonly columns: Readonly<Record<string, readonly Kind[]>> | undefined;
}

const running = new Set(['execute', 'executeTakeFirst', 'executeTakeFirstOrThrow']);
/** Types of Kysely whose last parameter is the row. */
const builders = new Set(['SelectQueryBuilder', 'InsertQueryBuilder', 'UpdateQueryBuilder', 'DeleteQueryBuilder', 'RawBuilder']);

/** Returns the row that each statement of the server is expected to give. */
export function expectedRows(): ExpectedRow[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('tsconfig.json makes no project');
    return project.program
      .getSourceFileNames()
      .map((file) => file.slice(root.length + 1))
      .filter((path) => path.startsWith('src/server/') && !/\.test\.ts$|test-support/.test(path))
      .flatMap((path) => rowsOf(project, path));
  } finally {
    api.close();
  }
}

function rowsOf({ program, checker }: Project, path: string): ExpectedRow[] {
  const source = program.getSourceFile(join(root, path));
  if (!source) throw new Error(`${path} is no source`);
  const found: ExpectedRow[] = [];
  const visit = (node: Node): void => {
    if (isRunning(node)) {
      const type = checker.getTypeAtLocation(node.expression.expression);
      const builder = type?.getSymbol()?.name ?? '';
      if (type?.isTypeReference() && builders.has(builder)) {
        const line = source.text.slice(0, node.expression.name.getStart()).split('\n').length;
        const row = checker.getTypeArguments(type).at(-1);
        found.push({ place: `${path}:${line}`, isRaw: builder === 'RawBuilder', columns: row && columnsOf(checker, row) });
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function isRunning(node: Node): node is CallExpression & { readonly expression: PropertyAccessExpression } {
  return isCallExpression(node) && isPropertyAccessExpression(node.expression) && running.has(node.expression.name.text);
}

function columnsOf(checker: Checker, row: Type): ExpectedRow['columns'] {
  if ((row.flags & (TypeFlags.Unknown | TypeFlags.Any)) !== 0 || /^(Insert|Update|Delete)Result$/.test(row.getSymbol()?.name ?? ''))
    return undefined;
  return Object.fromEntries(
    checker.getPropertiesOfType(row).map((property) => [property.name, kindsOf(checker, checker.getTypeOfSymbol(property))]),
  );
}

function kindsOf(checker: Checker, type: Type | undefined): readonly Kind[] {
  if (!type || (type.flags & (TypeFlags.Null | TypeFlags.Undefined)) !== 0) return [];
  if (type.isUnionType()) return [...new Set(type.getTypes().flatMap((part) => kindsOf(checker, part)))];
  if ((type.flags & TypeFlags.StringLike) !== 0) return ['string'];
  if ((type.flags & TypeFlags.NumberLike) !== 0) return ['number'];
  if ((type.flags & TypeFlags.BooleanLike) !== 0) return ['boolean'];
  const name = type.getSymbol()?.name ?? '';
  if (name === 'Date') return ['date'];
  if (name === 'Buffer') return ['bytes'];
  if (/^(Readonly)?Array$/.test(name) || type.isTupleType?.()) return ['array'];
  return [(type.flags & TypeFlags.Object) !== 0 || type.isIntersectionType() ? 'object' : 'anything'];
}
