import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { stat } from 'node:fs/promises'

/** The user that runs PostgreSQL: the shop's own, or another one if that is root, which PostgreSQL refuses. */
export type DatabaseUser = { kind: 'same' } | { kind: 'other'; uid: number; gid: number; setpriv: boolean }

/** Uid and gid of `nobody` on every Linux and macOS, if the system does not say. */
const NOBODY = { uid: 65534, gid: 65534 }

/**
 * As root, runs the database as the owner of its files, initially `nobody`. That user may not be able to reach files
 * below root's private folders (a clone in `mktemp -d` has mode 0700): with `setpriv` of util-linux it gets the
 * capability to read and traverse them, and nothing else of root's.
 */
export async function databaseUser(files: string): Promise<DatabaseUser> {
  if (process.getuid?.() !== 0) return { kind: 'same' }

  const owner = await stat(files).catch(() => undefined)
  const { uid, gid } = owner && owner.uid !== 0 ? owner : nobody()
  const other = { kind: 'other' as const, uid, gid, setpriv: true }
  const works = spawnSync('setpriv', [...privileges(other), 'true'], { stdio: 'ignore' }).status === 0

  return { ...other, setpriv: works }
}

/** Starts a program of PostgreSQL as that user, with none of our environment variables. */
export function spawnAs(
  user: DatabaseUser,
  program: string,
  flags: string[],
  options: SpawnOptions,
): ChildProcess {
  const clean: SpawnOptions = {
    ...options,
    cwd: '/',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  }
  if (user.kind === 'same') return spawn(program, flags, clean)
  if (!user.setpriv) return spawn(program, flags, { ...clean, uid: user.uid, gid: user.gid })

  return spawn('setpriv', [...privileges(user), program, ...flags], clean)
}

function privileges({ uid, gid }: { uid: number; gid: number }) {
  return [
    // Without this bit, access(2), by which PostgreSQL looks for its own binary, ignores the capability.
    '--securebits=+no_setuid_fixup',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
}

function nobody() {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'nobody'], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return NOBODY
  }
}
