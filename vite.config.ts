import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { build, defineConfig, type Plugin } from 'vite'

/** What every page needs at once: the frame around it, and what fetches, navigates and fails. Other parts of the shell come later. */
const SHELL = [
  'root',
  'rendering/(seo|browser/api)',
  'listing/(listing-meta|pagination/page-search)',
  'shell/(frame|load-shell|logo|shell|use-page-level)\\.',
  'shell/errors/(failed-calls|failed-page|missing-code)',
  'shell/header/(account-menu|header|use-passed-hero)',
  'shell/internal-sale/internal-sale-bar',
  'shell/menu/(?!side-menu-contents)',
  'shell/navigation/(?!loader-overlay)',
  'shell/search/search-panel-id',
]

/** What pages with products show. */
const PRODUCT_PARTS = [
  'components/(breadcrumb|carousel|picture|stars|price/price)',
  'components/forms/quantity-field',
  'components/product-card/',
]

/** The files that many pages load: the framework, which seldom changes, and the shop's own. */
const SHARED = [
  { name: 'framework', test: /node_modules/ },
  { name: 'shop', test: new RegExp(`storefront/(${SHELL.join('|')})`) },
  { name: 'parts', test: new RegExp(`storefront/(${PRODUCT_PARTS.join('|')})`) },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [reactRouter(), serviceWorker(), mail(), missingCode(), unusedCode(), classNames()],
  // A page holds hundreds of class names, and its data beside them: short ones keep it light.
  css: command === 'build' ? { modules: { generateScopedName: shortName } } : {},
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    // Small pictures and icons stay files: inlined ones would be sent again with every page.
    assetsInlineLimit: 0,
    // One small stylesheet for all pages: those whose code comes later have their looks from the start.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // Class names above all.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // What pages share is named by its content alone: the table of routes, which every page loads, names it often.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: { groups: SHARED },
          },
        },
  },
}))

const STYLESHEETS = globSync('storefront/**/*.module.css').sort()

/**
 * What a name of a stylesheet is called in the built shop: the stylesheet's number in small letters, then the name's own in
 * capitals. Neighbours are called alike, which compresses well, and the same sources are called the same in each build.
 */
function shortName(name: string, path: string, css: string): string {
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))]
  const sheet = STYLESHEETS.indexOf(relative(import.meta.dirname, path))

  return letters(sheet) + letters(names.indexOf(name)).toUpperCase()
}

/** a, b … z, aa, ab … for 0, 1 and so on. */
function letters(n: number): string {
  if (n < 0) throw new Error('A name is not where it is looked for.')
  const last = String.fromCharCode(97 + (n % 26))

  return n < 26 ? last : letters(Math.floor(n / 26) - 1) + last
}

/** Builds the service worker beside the pages, under the name that its scope asks for: one file, which loads no other. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: {
            input: 'storefront/service-worker/worker.ts',
            output: { format: 'iife' },
          },
        },
      })
      const [worker] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
      if (worker?.type !== 'chunk') this.error('The service worker was not built.')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.code })
    },
  }
}

/** Builds the mail templates beside the pages, for the server to read: `build/server/mail.js`. */
function mail(): Plugin {
  return {
    name: 'mail',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'platform/mail/render.tsx', fileName: 'mail.js' })
    },
  }
}

/**
 * React Router would load the page anew as often as a page's code is missing. `shell/errors/missing-code.tsx` decides that instead;
 * if it does not, the page is one that fails, and the error page shows.
 */
function missingCode(): Plugin {
  const reload = 'window.location.reload();'
  const ask = `if (window.dispatchEvent(new Event('page-code-missing', { cancelable: true })))
    return { default() { throw error; } };`

  return {
    name: 'missing-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router\/dist\/.*\/routeModules\.js$/.test(id)) return
      if (!code.includes(reload)) this.error('React Router deals with missing code in another way now.')

      return { code: code.replace(reload, ask), map: null }
    },
  }
}

/**
 * Class names are written where they are used, and no table of them goes to the browser: a part imports its stylesheet's names
 * one by one, and the stylesheet, which would be left out once nothing imports it any more, stays.
 */
function classNames(): Plugin {
  return {
    name: 'class-names',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      if (id.endsWith('.module.css')) {
        const [names = ''] = code.split('export default')
        return { code: names, map: null, moduleSideEffects: 'no-treeshake' }
      }
      const imported = /^import (\w+) from (['"]\.[^'"]*\.module\.css['"])/gm

      return { code: code.replace(imported, 'import * as $1 from $2'), map: null }
    },
  }
}

/** Leaves out what React Router has for tools that watch it: the shop has none, and never calls these functions. */
function unusedCode(): Plugin {
  return {
    name: 'unused-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router\/dist\/.*\/router\/instrumentation\.js$/.test(id)) return
      const [, names] = /^export \{ (.+) \};$/m.exec(code) ?? []
      if (!names) this.error('React Router exports what watches it in another way now.')

      return {
        code: names
          .split(', ')
          .map((name) => `export function ${name}() {}`)
          .join('\n'),
        map: null,
      }
    },
  }
}
