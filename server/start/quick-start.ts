import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/lira', import.meta.url))

/**
 * Reduces time and memory of loading the code; call it before any of it is loaded. Measured on Node 26.10, with a shop
 * of 320 products: from 250 MB and 1.7 s of processor time at the start to 200 MB and 1.1 s.
 */
export function quicken(): void {
  // Compiled code, with its types stripped, is reused between starts.
  enableCompileCache(CACHE)
  readDrizzleAsCommonJs()
}

/**
 * For every ES module that it loads, Node parses the nearest package.json again. That of drizzle-orm has 200 kB, for
 * more than a hundred modules. Its CommonJS version is loaded without that.
 */
function readDrizzleAsCommonJs() {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (!specifier.startsWith('drizzle-orm')) return nextResolve(specifier, context)
      return nextResolve(specifier, { ...context, conditions: ['node', 'require'] })
    },
  })
}
