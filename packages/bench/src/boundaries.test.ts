// Holds the packages to the import edges of ARCHITECTURE.md: it reads the manifests and every source, and searches the
// packages that must also run in a browser for modules and globals of Node and of the DOM.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

interface Rule {
  /** Folders of the packages it may import. */
  readonly imports: readonly string[];
  /** What its sources may count on: `none` is neither Node nor a DOM, and no library but those listed. */
  readonly host: 'none' | 'node' | 'dom';
  /** The only outside libraries a package without a host may depend on. */
  readonly libraries?: readonly string[];
  /** Sources of a package without a host that run in Node only. */
  readonly nodeFiles?: readonly string[];
}

const rules: Readonly<Record<string, Rule>> = {
  rules: { imports: [], host: 'none' },
  record: { imports: ['rules'], host: 'none' },
  formats: { imports: ['rules', 'record'], host: 'none', libraries: ['iconv-lite'] },
  check: { imports: ['rules', 'record', 'formats'], host: 'none' },
  board: { imports: ['rules'], host: 'none' },
  batch: { imports: ['rules', 'record', 'formats', 'check'], host: 'node' },
  library: { imports: ['rules', 'record', 'formats', 'batch'], host: 'node' },
  cli: { imports: ['rules', 'record', 'formats', 'check', 'board', 'batch', 'library'], host: 'node' },
  web: { imports: ['rules', 'record', 'formats', 'check', 'board'], host: 'dom' },
  bench: {
    imports: ['rules', 'record', 'formats', 'check', 'board', 'batch', 'library', 'cli', 'web'],
    host: 'node',
  },
};

const nodeGlobals = ['process', 'Buffer', 'global', 'require', 'module', '__dirname', '__filename', 'setImmediate'];
const domGlobals =
  'window document navigator location localStorage sessionStorage indexedDB self fetch XMLHttpRequest DOMParser Worker HTMLElement Element Node'.split(
    ' ',
  );

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const packagesDir = join(root, 'packages');
const folders = readdirSync(packagesDir).filter((folder) => existsSync(join(packagesDir, folder, 'package.json')));
const manifests = new Map(folders.map((folder) => [folder, readManifest(join(packagesDir, folder))]));
const folderOf = new Map([...manifests].map(([folder, manifest]) => [manifest.name, folder]));
const rootDevDependencies = Object.keys(readManifest(root).devDependencies ?? {});

describe.each(folders)('packages/%s', (folder) => {
  const rule = rules[folder];
  const manifest = manifests.get(folder) as Manifest;

  test('has a rule here', () => expect(rule).toBeDefined());

  test('depends on allowed packages only', () => {
    if (rule) expect(manifestFaults(manifest, rule)).toEqual([]);
  });

  test('imports and names only what its place allows', () => {
    if (rule) expect(sourcesOf(folder).flatMap((path) => sourceFaults(path, folder, manifest, rule))).toEqual([]);
  });
});

function manifestFaults(manifest: Manifest, rule: Rule): string[] {
  const shipped = { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.optionalDependencies };
  const faults: string[] = [];
  for (const [name, version] of Object.entries({ ...manifest.devDependencies, ...shipped })) {
    const target = folderOf.get(name);
    if (target === undefined) {
      const library = rule.host !== 'none' || !(name in shipped) || rule.libraries?.includes(name);
      if (!library) faults.push(`${name}: not among the libraries this package may use`);
    } else if (!rule.imports.includes(target)) {
      faults.push(`${name}: this package must not import it`);
    } else if (version !== 'workspace:*') {
      faults.push(`${name}: ${version} should be workspace:*`);
    }
  }
  return faults;
}

function sourceFaults(path: string, folder: string, manifest: Manifest, rule: Rule): string[] {
  const text = readFileSync(path, 'utf8');
  const inPackage = relative(join(packagesDir, folder), path).split(sep).join('/');
  const isTest = /\.test\.ts$|\/testing\//.test(inPackage);
  const host = isTest || rule.nodeFiles?.includes(inPackage) ? 'node' : rule.host;
  const faults: string[] = [];
  for (const { fileName: specifier } of ts.preProcessFile(text, true, true).importedFiles) {
    const fault = importFault(specifier, { path, folder, manifest, rule, host, isTest });
    if (fault) faults.push(`${inPackage} imports '${specifier}': ${fault}`);
  }
  const forbidden = { none: [...nodeGlobals, ...domGlobals], dom: nodeGlobals, node: [] }[host];
  for (const name of globalsUsed(path, text, forbidden))
    faults.push(`${inPackage} names ${name}, a global of its host`);
  return faults;
}

interface Place {
  readonly path: string;
  readonly folder: string;
  readonly manifest: Manifest;
  readonly rule: Rule;
  readonly host: Rule['host'];
  readonly isTest: boolean;
}

function importFault(specifier: string, place: Place): string | undefined {
  const { path, folder, manifest, rule, host, isTest } = place;
  if (specifier.startsWith('.')) {
    const inside = resolve(dirname(path), specifier).startsWith(join(packagesDir, folder) + sep);
    return inside ? undefined : 'leaves the package';
  }
  if (isBuiltin(specifier)) return host === 'node' ? undefined : 'a module of Node';
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const target = folderOf.get(name);
  if (target !== undefined && !rule.imports.includes(target)) return 'an edge that is not allowed';
  if (name in { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.optionalDependencies }) return;
  if (isTest && (name in { ...manifest.devDependencies } || rootDevDependencies.includes(name))) return;
  return 'not in the dependencies of the package';
}

/** Names among `names` that the file uses as values or types without declaring or importing them. */
function globalsUsed(path: string, text: string, names: readonly string[]): Set<string> {
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && names.includes(node.text)) {
      const role = roleOf(node);
      if (role !== 'member') (role === 'use' ? used : declared).add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  if (names.some((name) => text.includes(name))) visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true));
  return new Set([...used].filter((name) => !declared.has(name)));
}

/** Whether an identifier uses a name, declares it, or only names a member of something else. */
function roleOf(node: ts.Identifier): 'use' | 'declaration' | 'member' {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return parent.expression.getText() === 'globalThis' ? 'use' : 'member';
  }
  if (ts.isShorthandPropertyAssignment(parent)) return 'use';
  if (ts.isQualifiedName(parent)) return parent.right === node ? 'member' : 'use';
  if (ts.isExportSpecifier(parent)) return 'member';
  if ((ts.isBindingElement(parent) || ts.isImportSpecifier(parent)) && parent.propertyName === node) return 'member';
  if ((parent as { name?: ts.Node }).name !== node) return 'use';
  return isMember(parent) ? 'member' : 'declaration';
}

function isMember(node: ts.Node): boolean {
  return ts.isClassElement(node) || ts.isTypeElement(node) || ts.isObjectLiteralElement(node);
}

function sourcesOf(folder: string): string[] {
  const src = join(packagesDir, folder, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[cm]?tsx?$/.test(path))
    .map((path) => join(src, path));
}

function readManifest(dir: string): Manifest {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Manifest;
}
