import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Runs before anything is installed, on any Node ≥ 20: plain JavaScript, Node's own modules only.

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const MODULES = join(ROOT, 'node_modules')

/** The Node version for this version of the shop; it comes with the dependencies. */
export const NODE = join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

const QUIETLY = ['--include=dev', '--loglevel=error', '--no-audit', '--no-fund', '--no-progress']

/** Path of the built server (`server/vite.config.ts`), from the root. */
export const SERVER = 'build/app/main.js'

/** Sources of the pages, the panel and the server. */
const BUILD_SOURCES = [
  'storefront',
  'admin',
  'contract',
  'demo',
  'domain',
  'platform',
  'server',
  'public',
  'tools/command/compress-assets.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

const STAMP = join(ROOT, 'build', 'fontes.sha256')

/** A message for the user, printed without a stack trace. */
export class CannotPrepare extends Error {}

/** Installs what `package-lock.json` lists, unless exactly that is installed. */
export function ensureInstalled() {
  const isNew = !isInstalled()
  if (isNew) {
    say('Instalando as dependências…')
    // `ci` requires the lock file to list every package of every system, even those that the registry lacked when it
    // was written; `install` takes the same versions without that.
    if (npm(['ci', ...QUIETLY], 'ignore') !== 0 && npm(['install', '--no-save', ...QUIETLY], 'inherit') !== 0)
      throw new CannotPrepare('As dependências não puderam ser instaladas (npm install falhou).')
  }
  if (!existsSync(NODE)) installNode()
  if (isNew) requireOpening()
}

/** Slim images lack a library of Node's. */
function requireOpening() {
  const { status, stderr } = spawnSync(NODE, ['--version'], { encoding: 'utf8' })
  if (status === 0) return
  throw new CannotPrepare(
    `O Node da loja não abre nesta máquina. ${stderr ?? ''}No Debian e no Ubuntu: apt-get install libatomic1`,
  )
}

/** Builds the shop's pages, the panel and the server, unless the build has exactly these sources. */
export function ensureBuilt() {
  const sources = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return

  say('Construindo a loja…')
  rmSync(STAMP, { force: true })
  const vite = [join(MODULES, 'vite', 'bin', 'vite.js'), 'build', '--config']
  build('A loja', [join(MODULES, '@react-router', 'dev', 'bin.cjs'), 'build'])
  build('O painel', [...vite, 'admin/vite.config.ts'])
  build('O servidor', [...vite, 'server/vite.config.ts'])
  build('Os arquivos', ['tools/command/compress-assets.ts', 'build/client', 'build/admin'])
  writeFileSync(STAMP, sources)
}

function build(what, command) {
  const { status, stdout, stderr } = spawnSync(NODE, command, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return

  process.stderr.write(`${stdout}${stderr}`)
  throw new CannotPrepare(`${what} não se deixou construir.`)
}

/** npm itself writes the list of what it has installed, and writes it last. */
function isInstalled() {
  const required = packagesIn(join(ROOT, 'package-lock.json'))
  const present = packagesIn(join(MODULES, '.package-lock.json'))

  return Object.entries(required).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

/**
 * The package `node` downloads the binary for this machine in its install script, which npm may be configured not to
 * run.
 */
function installNode() {
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(MODULES, 'node'),
    stdio: 'ignore',
  })
  if (!existsSync(NODE))
    throw new CannotPrepare(
      `O Node para ${process.platform}-${process.arch} não pôde ser instalado; permita os scripts do npm (npm config delete ignore-scripts) e apague node_modules.`,
    )
}

function npm(flags, output) {
  const cli = process.env.npm_execpath
  const options = { cwd: ROOT, stdio: ['ignore', output, output] }
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...flags], options).status
  return spawnSync('npm', flags, { ...options, shell: process.platform === 'win32' }).status
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of BUILD_SOURCES.flatMap(filesIn)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  const full = join(ROOT, path)
  if (!existsSync(full)) return []
  if (/\.\w+$/.test(path)) return /\.test\.tsx?$/.test(path) ? [] : [path]

  return readdirSync(full)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

function say(line) {
  process.stdout.write(`${line}\n`)
}
