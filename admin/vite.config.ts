import { defineConfig, type Plugin } from 'vite'

/** The panel is a build of its own, separate from the shop's files. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [serviceWorker()],
  publicDir: false,
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    outDir: '../build/admin',
    emptyOutDir: true,
    // Staff come every day, so that browsers have the files cached.
    chunkSizeWarningLimit: 900,
  },
})

/** Builds the panel's service worker under the name that its scope requires. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'shell/service-worker/worker.ts', fileName: 'sw.js' })
    },
  }
}
