import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/lira', import.meta.url))

/**
 * Makes reading the code quick and small, before any of it is read. Measured on Node 26.10, from a shop with 320 products:
 * from 250 MB and 1.7 s of processor time at the start to 200 MB and 1.1 s.
 */
export function quicken(): void {
  // Compiled code, types stripped, is kept between starts.
  enableCompileCache(CACHE)
  readDrizzleAsCommonJs()
}

/**
 * For every ES module it reads, Node parses the package.json around it anew, and that of drizzle-orm has 200 kB, around
 * more than a hundred modules. Its CommonJS twin is read without that.
 */
function readDrizzleAsCommonJs() {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (!specifier.startsWith('drizzle-orm')) return nextResolve(specifier, context)
      return nextResolve(specifier, { ...context, conditions: ['node', 'require'] })
    },
  })
}
