import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** What every page needs: the framework, which seldom changes, and the shop's own parts. */
const SHARED = [
  { name: 'framework', test: /node_modules/ },
  {
    name: 'shop',
    // But what of the shell opens on demand comes on demand, and what only paying needs comes with it. `card` is a product's.
    test: /storefront\/(parts|shell\/(?!suggestion-list|recent-list|mark-parts)|card\/|root|api|seo)|\/domain\/(?!cards|boleto|pix|order)/,
  },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [reactRouter(), serviceWorker(), mail(), missingCode()],
  // A page holds hundreds of class names, and its data beside them: short ones keep it light.
  css: command === 'build' ? { modules: { generateScopedName: '[hash:base64:5]' } } : {},
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    // Small pictures and icons stay files: inlined ones would be sent again with every page.
    assetsInlineLimit: 0,
    // One small stylesheet for all pages: those whose code comes later have their looks from the start.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: SHARED } } },
  },
}))

/** Builds the service worker beside the pages, under the name that its scope asks for. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'storefront/service-worker/worker.ts', fileName: 'sw.js' })
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
 * React Router would load the page anew as often as a page's code is missing. `shell/missing-code.tsx` decides that instead;
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
