import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { CannotPrepare, ensureBuilt, ensureInstalled, NODE, ROOT, SERVER } from './tools/prepare.mjs'

/** How often to check whether npm, the parent process, is still alive. */
const WATCH_MS = 250

const [flag, ...rest] = process.argv.slice(2)

try {
  ensureInstalled()
  if (flag === '--build-only') ensureBuilt()
  else if (flag === '--import') run('tools/import.ts', rest, 'production')
  else if (flag === '--sell') run('tools/invite-seller.ts', rest, 'production')
  else if (flag === '--create-owner') run('tools/create-owner.ts', rest, 'production')
  else if (flag === '--import-freight') run('tools/import-freight.ts', rest, 'production')
  else if (flag === '--failed-jobs') run('tools/failed-jobs.ts', rest, 'production')
  else if (flag === '--backup') run('tools/backup.ts', rest, 'production')
  else if (flag === '--doctor') run('tools/doctor.ts', rest, 'production')
  else if (flag === '--restore') run('tools/restore.ts', rest, 'production')
  else if (flag === '--copy-files') run('tools/command/copy-files.ts', rest, 'production')
  else if (flag === '--dev') run('server/main.ts', ['--dev'], 'development')
  else {
    ensureBuilt()
    run(SERVER, [], 'production')
  }
} catch (error) {
  if (!(error instanceof CannotPrepare)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

/** Runs a program of the shop with the shop's own Node; passes signals and the exit code through. */
function run(program, flags, mode) {
  const child = spawn(NODE, [join(ROOT, program), ...flags], {
    // The program shuts down in order when this channel breaks, that is, if this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: mode },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)))
  if (process.env.npm_lifecycle_event) endWithParent(child)
}

/** An npm that is killed can't pass that on. */
function endWithParent(child) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, WATCH_MS).unref()
}
