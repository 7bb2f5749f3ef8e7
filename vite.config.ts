import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** What every page needs: the framework, which seldom changes, and the shop's own parts. */
const SHARED = [
  { name: 'framework', test: /node_modules/ },
  { name: 'shop', test: /storefront\/(parts|shell|card|root|api|seo)|\/domain\// },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [reactRouter(), mail()],
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
